package bad

import (
	"context"

	"github.com/bradfitz/gomemcache/memcache"
	"github.com/uptrace/bun"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
)

// The look-ups of other libraries.
type clerk struct {
	bank bank
	mc   *memcache.Client
	coll *mongo.Collection
	bun  *bun.DB
}

func (c *clerk) cached(ctx context.Context, n notice) error {
	if _, err := c.mc.Get("processed:" + n.ID); err == nil { // want `Client.Get is asked but nothing is claimed before bank.Payout`
		return nil
	}
	if err := c.bank.Payout(ctx, n.Account, n.Cents); err != nil {
		return err
	}
	return c.mc.Set(&memcache.Item{Key: "processed:" + n.ID})
}

func (c *clerk) counted(ctx context.Context, n notice) error {
	count, err := c.coll.CountDocuments(ctx, bson.M{"_id": n.ID}) // want `Collection.CountDocuments is asked but nothing is claimed before bank.Payout`
	if err != nil || count > 0 {
		return err
	}
	if err := c.bank.Payout(ctx, n.Account, n.Cents); err != nil {
		return err
	}
	_, err = c.coll.InsertOne(ctx, bson.M{"_id": n.ID})
	return err
}

type Receipt struct {
	ID       int64
	NoticeID string
}

func (c *clerk) selected(ctx context.Context, n notice) error {
	seen, err := c.bun.NewSelect().Model((*Receipt)(nil)).Where("notice_id = ?", n.ID).Exists(ctx) // want `SelectQuery.Exists is asked but nothing is claimed before bank.Payout`
	if err != nil || seen {
		return err
	}
	if err := c.bank.Payout(ctx, n.Account, n.Cents); err != nil {
		return err
	}
	_, err = c.bun.NewInsert().Model(&Receipt{NoticeID: n.ID}).Exec(ctx)
	return err
}

type Purse struct {
	ID    int64
	Cents int64
}

func (c *clerk) fill(ctx context.Context, id, cents int64) error {
	var p Purse
	if err := c.bun.NewSelect().Model(&p).Where("id = ?", id).Scan(ctx); err != nil {
		return err
	}
	p.Cents += cents
	_, err := c.bun.NewUpdate().Model(&p).Exec(ctx) // want `UpdateQuery.Exec writes back what was computed from SelectQuery.Scan`
	return err
}
