// Package good can tell after a crash what it was about to do, each function one
// edit away from one that cannot.
package good

import (
	"context"
	"database/sql"
	"errors"

	"github.com/google/go-github/v75/github"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/redis/go-redis/v9"
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

// marked saves a mark first.
func marked(ctx context.Context, c cloud, s boxes, b *Box) error {
	b.Marks["launching"] = "yes"
	if err := s.Save(ctx, b); err != nil {
		return err
	}
	host, err := c.Launch(ctx, Order{Plan: b.Plan})
	if err != nil {
		return err
	}
	b.HostID = host
	return s.Save(ctx, b)
}

// keyed is launched under the box's own id.
func keyed(ctx context.Context, c cloud, s boxes, b *Box) error {
	host, err := c.Launch(ctx, Order{Plan: b.Plan, Token: &b.UID})
	if err != nil {
		return err
	}
	b.HostID = host
	return s.Save(ctx, b)
}

type external interface {
	Create(ctx context.Context, b *Box) (name string, err error)
	Apply(ctx context.Context, b *Box) (name string, err error)
}

type cluster interface {
	Update(ctx context.Context, b *Box) error
}

type reconciler struct {
	kube cluster
	ext  external
}

func (r *reconciler) Reconcile(ctx context.Context, b *Box) error {
	b.Marks["pending"] = "yes"
	if err := r.kube.Update(ctx, b); err != nil {
		return err
	}
	name, err := r.ext.Create(ctx, b)
	if err != nil {
		return err
	}
	b.Marks["host"] = name
	return r.kube.Update(ctx, b)
}

// applied is the same, however often it is applied.
func (r *reconciler) applied(ctx context.Context, b *Box) error {
	name, err := r.ext.Apply(ctx, b)
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

// unkept does not keep what it has made.
func unkept(ctx context.Context, gh *github.Client, t *Ticket) error {
	_, _, err := gh.Issues.Create(ctx, "org", "repo", &github.IssueRequest{Title: &t.Title})
	return err
}

// rowFirst inserts the ticket before it is opened elsewhere.
func rowFirst(ctx context.Context, gh *github.Client, db *gorm.DB, t *Ticket) error {
	if err := db.Create(t).Error; err != nil {
		return err
	}
	made, _, err := gh.Issues.Create(ctx, "org", "repo", &github.IssueRequest{Title: &t.Title})
	if err != nil {
		return err
	}
	t.Number = *made.Number
	return db.Save(t).Error
}

// claimed writes a claim first.
func claimed(ctx context.Context, gh *github.Client, rdb *redis.Client, db *gorm.DB, t *Ticket) error {
	won, err := rdb.SetNX(ctx, "open:"+t.Title, 1, 0).Result()
	if err != nil || !won {
		return err
	}
	made, _, err := gh.Issues.Create(ctx, "org", "repo", &github.IssueRequest{Title: &t.Title})
	if err != nil {
		return err
	}
	t.Number = *made.Number
	return db.Save(t).Error
}

// byCaller is called when the intent is written.
func byCaller(ctx context.Context, c cloud, s boxes, b *Box) error {
	if err := s.Save(ctx, b); err != nil {
		return err
	}
	return launch(ctx, c, s, b)
}

func launch(ctx context.Context, c cloud, s boxes, b *Box) error {
	host, err := c.Launch(ctx, Order{Plan: b.Plan})
	if err != nil {
		return err
	}
	b.HostID = host
	return s.Save(ctx, b)
}

type bankClient interface {
	Payout(ctx context.Context, iban string, cents int64) error
}

func payout(ctx context.Context, b bankClient, pool *pgxpool.Pool, iban string, cents int64) error {
	if _, err := pool.Exec(ctx, `INSERT INTO payouts (iban, cents, state) VALUES ($1, $2, 'pending')`, iban, cents); err != nil {
		return err
	}
	if err := b.Payout(ctx, iban, cents); err != nil {
		return err
	}
	_, err := pool.Exec(ctx, `UPDATE payouts SET state = 'paid' WHERE iban = $1`, iban)
	return err
}

// settled changes a row that was there: that is the intent.
func settled(ctx context.Context, b bankClient, pool *pgxpool.Pool, id int64) error {
	var iban string
	var cents int64
	if err := pool.QueryRow(ctx, `SELECT iban, cents FROM payouts WHERE id = $1`, id).Scan(&iban, &cents); err != nil {
		return err
	}
	if err := b.Payout(ctx, iban, cents); err != nil {
		return err
	}
	_, err := pool.Exec(ctx, `UPDATE payouts SET state = 'paid' WHERE id = $1`, id)
	return err
}

// noted leaves a note behind, by which nobody decides.
func noted(ctx context.Context, b bankClient, db *sql.DB, iban string, cents int64) error {
	if err := b.Payout(ctx, iban, cents); err != nil {
		return err
	}
	_, err := db.ExecContext(ctx, `INSERT INTO audit_log (what, iban) VALUES ('payout', ?)`, iban)
	return err
}

type mailer interface {
	SendWelcome(ctx context.Context, email string) error
}

// mailed can be found by nobody, and is not money.
func mailed(ctx context.Context, m mailer, db *sql.DB, email string) error {
	if err := m.SendWelcome(ctx, email); err != nil {
		return err
	}
	_, err := db.ExecContext(ctx, `INSERT INTO welcomed (email) VALUES (?)`, email)
	return err
}

var ErrAlreadyExists = errors.New("exists")

// looked knows that it may be there already.
func (r *reconciler) looked(ctx context.Context, b *Box) error {
	name, err := r.ext.Create(ctx, b)
	if errors.Is(err, ErrAlreadyExists) {
		name, err = b.UID, nil
	}
	if err != nil {
		return err
	}
	b.Marks["host"] = name
	return r.kube.Update(ctx, b)
}

type userRepo interface {
	Create(ctx context.Context, email string) (int64, error)
}

// local makes a row, nothing outside.
func local(ctx context.Context, u userRepo, pool *pgxpool.Pool, email string) error {
	id, err := u.Create(ctx, email)
	if err != nil {
		return err
	}
	_, err = pool.Exec(ctx, `INSERT INTO profiles (user_id) VALUES ($1)`, id)
	return err
}

type rail interface {
	Payout(ctx context.Context, iban string, cents int64) (string, error)
}

// paidOut is entered before it goes out.
func paidOut(ctx context.Context, r rail, pool *pgxpool.Pool, id int64, iban string, cents int64) error {
	if _, err := pool.Exec(ctx, `INSERT INTO paid (id, iban, state) VALUES ($1, $2, 'leaving')`, id, iban); err != nil {
		return err
	}
	transfer, err := r.Payout(ctx, iban, cents)
	if err != nil {
		return err
	}
	_, err = pool.Exec(ctx, `UPDATE paid SET transfer = $1, state = 'left' WHERE id = $2`, transfer, id)
	return err
}
