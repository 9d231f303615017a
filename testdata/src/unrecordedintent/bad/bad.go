// Package bad writes down what it has done, and not what it is going to do.
package bad

import (
	"context"
	"database/sql"

	"github.com/aws/aws-sdk-go-v2/service/ec2"
	"github.com/google/go-github/v75/github"
	"github.com/jackc/pgx/v5/pgxpool"
	"gorm.io/gorm"
)

type Order struct {
	Plan  string
	Token *string
}

type Box struct {
	UID    string
	Plan   string
	HostID string
	Marks  map[string]string
}

type cloud interface {
	Launch(ctx context.Context, o Order) (host string, err error)
}

type boxes interface {
	Save(ctx context.Context, b *Box) error
}

func launch(ctx context.Context, c cloud, s boxes, b *Box) error {
	host, err := c.Launch(ctx, Order{Plan: b.Plan}) // want `cloud.Launch is recorded only afterwards, by boxes.Save \(bad.go:\d+\): after a crash between the two what was made is not known, and the next attempt makes another; record the intent first.* \(unrecordedintent, medium\)`
	if err != nil {
		return err
	}
	b.HostID = host
	return s.Save(ctx, b)
}

type external interface {
	Create(ctx context.Context, b *Box) (name string, err error)
}

type cluster interface {
	Update(ctx context.Context, b *Box) error
}

type reconciler struct {
	kube cluster
	ext  external
}

// Reconcile keeps the name in a map of the object.
func (r *reconciler) Reconcile(ctx context.Context, b *Box) error {
	if b.Marks["host"] != "" {
		return nil
	}
	name, err := r.ext.Create(ctx, b) // want `external.Create is recorded only afterwards, by cluster.Update`
	if err != nil {
		return err
	}
	b.Marks["host"] = name
	return r.kube.Update(ctx, b)
}

type Ticket struct {
	ID     uint
	Title  string
	Number int
}

// issue is known by the catalog.
func issue(ctx context.Context, gh *github.Client, db *gorm.DB, t *Ticket) error {
	made, _, err := gh.Issues.Create(ctx, "org", "repo", &github.IssueRequest{Title: &t.Title}) // want `IssuesService.Create is recorded only afterwards, by DB.Save .*medium`
	if err != nil {
		return err
	}
	t.Number = *made.Number
	return db.Save(t).Error
}

func machines(ctx context.Context, api *ec2.Client, db *sql.DB, shape string) error {
	out, err := api.RunInstances(ctx, &ec2.RunInstancesInput{}) // want `Client.RunInstances is recorded only afterwards, by DB.ExecContext .*; record the intent first, and send its id as ClientToken`
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, `INSERT INTO machines (shape, reservation) VALUES (?, ?)`, shape, out)
	return err
}

type bankClient interface {
	Payout(ctx context.Context, iban string, cents int64) error
}

// payout inserts the payment when it is made.
func payout(ctx context.Context, b bankClient, pool *pgxpool.Pool, iban string, cents int64) error {
	if err := b.Payout(ctx, iban, cents); err != nil { // want `bankClient.Payout is recorded only afterwards, by Pool.Exec \(bad.go:\d+\): after a crash between the two what was paid is not known, and the next attempt pays again`
		return err
	}
	_, err := pool.Exec(ctx, `INSERT INTO payouts (iban, cents) VALUES ($1, $2)`, iban, cents)
	return err
}

type shop interface {
	CreateShipment(ctx context.Context, to string) (string, error)
}

// named is known by its name only.
func named(ctx context.Context, s shop, pool *pgxpool.Pool, to string) error {
	parcel, err := s.CreateShipment(ctx, to) // want `shop.CreateShipment is recorded only afterwards, by Pool.Exec .* \(unrecordedintent, low\)`
	if err != nil {
		return err
	}
	_, err = pool.Exec(ctx, `INSERT INTO parcels (code) VALUES ($1)`, parcel)
	return err
}

// helper hands the id to its caller, which keeps it.
func helper(ctx context.Context, c cloud, s boxes, b *Box) error {
	host, err := start(ctx, c, b.Plan)
	if err != nil {
		return err
	}
	b.HostID = host
	return s.Save(ctx, b)
}

func start(ctx context.Context, c cloud, plan string) (string, error) {
	return c.Launch(ctx, Order{Plan: plan}) // want `cloud.Launch is recorded only afterwards, by boxes.Save \(bad.go:\d+\) in helper`
}

type rail interface {
	Payout(ctx context.Context, iban string, cents int64) (string, error)
}

// paidOut is known by its name, but what it answers is kept: it is made elsewhere.
func paidOut(ctx context.Context, r rail, pool *pgxpool.Pool, iban string, cents int64) error {
	transfer, err := r.Payout(ctx, iban, cents) // want `rail.Payout is recorded only afterwards, by Pool.Exec .* \(unrecordedintent, medium\)`
	if err != nil {
		return err
	}
	_, err = pool.Exec(ctx, `INSERT INTO paid (transfer, iban) VALUES ($1, $2)`, transfer, iban)
	return err
}
