package bad

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	"github.com/redis/go-redis/v9"
)

type mailer interface {
	SendReceipt(ctx context.Context, email, bookingID string) error
}

type booked struct {
	DeliveryID string
	BookingID  string
	Address    string
}

type boxOffice struct {
	rdb  *redis.Client
	dyn  *dynamodb.Client
	bank bank
	post mailer
}

// What the mail is about is no key of the mail; the mark lives long, but it comes
// last.
func (o *boxOffice) mail(ctx context.Context, b booked) error {
	n, err := o.rdb.Exists(ctx, "handled-once:"+b.DeliveryID).Result() // want `cmdable.Exists is asked but nothing is claimed before mailer.SendReceipt: .*\(checkthenact, medium\)`
	if err != nil || n > 0 {
		return err
	}
	if err := o.post.SendReceipt(ctx, b.Address, b.BookingID); err != nil {
		return err
	}
	return o.rdb.Set(ctx, "handled-once:"+b.DeliveryID, "y", 14*24*time.Hour).Err()
}

// A row that is nil is not there.
func (o *boxOffice) pay(ctx context.Context, b booked, cents int64) error {
	table := "processed_deliveries"
	key := map[string]types.AttributeValue{"delivery": &types.AttributeValueMemberS{Value: b.DeliveryID}}
	out, err := o.dyn.GetItem(ctx, &dynamodb.GetItemInput{TableName: &table, Key: key}) // want `Client.GetItem is asked but nothing is claimed before bank.Payout: .*\(checkthenact, medium\)`
	if err != nil {
		return err
	}
	if out.Item != nil {
		return nil
	}
	if err := o.bank.Payout(ctx, b.Address, cents); err != nil {
		return err
	}
	_, err = o.dyn.PutItem(ctx, &dynamodb.PutItemInput{TableName: &table, Item: key})
	return err
}

// Rows are counted, and one more is added, apart from that.
func reserve(ctx context.Context, db *sql.DB, show, guest int64, seats int) error {
	var taken int
	if err := db.QueryRowContext(ctx, `SELECT COUNT(*) FROM reservations WHERE show_id = ?`, show).Scan(&taken); err != nil {
		return err
	}
	if taken >= seats { // want `DB.QueryRowContext is compared here and changed apart from that by DB.ExecContext: .*\(checkthenact, medium\)`
		return errors.New("full")
	}
	_, err := db.ExecContext(ctx, `INSERT INTO reservations (show_id, guest_id) VALUES (?, ?)`, show, guest)
	return err
}
