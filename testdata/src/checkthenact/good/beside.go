package good

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
	SendReceipt(ctx context.Context, requestToken, email string) error
}

type orders interface {
	Payout(ctx context.Context, account, payoutReference string, cents int64) error
}

type booked struct {
	DeliveryID string
	BookingID  string
	Address    string
}

type boxOffice struct {
	rdb    *redis.Client
	dyn    *dynamodb.Client
	orders orders
	post   mailer
}

// The mail has a key of its own: the mark only saves work.
func (o *boxOffice) mail(ctx context.Context, b booked) error {
	n, err := o.rdb.Exists(ctx, "handled-once:"+b.DeliveryID).Result()
	if err != nil || n > 0 {
		return err
	}
	if err := o.post.SendReceipt(ctx, b.BookingID, b.Address); err != nil {
		return err
	}
	return o.rdb.Set(ctx, "handled-once:"+b.DeliveryID, "y", 14*24*time.Hour).Err()
}

// The receiver of money may know a repeat by the reference.
func (o *boxOffice) settle(ctx context.Context, b booked, cents int64) error {
	n, err := o.rdb.Exists(ctx, "handled-once:"+b.DeliveryID).Result()
	if err != nil || n > 0 {
		return err
	}
	if err := o.orders.Payout(ctx, b.Address, b.BookingID, cents); err != nil {
		return err
	}
	return o.rdb.Set(ctx, "handled-once:"+b.DeliveryID, "y", 14*24*time.Hour).Err()
}

// The row is written first, only if it is not there.
func (o *boxOffice) pay(ctx context.Context, b booked, bank bank, cents int64) error {
	table, missing := "processed_deliveries", "attribute_not_exists(delivery)"
	key := map[string]types.AttributeValue{"delivery": &types.AttributeValueMemberS{Value: b.DeliveryID}}
	out, err := o.dyn.GetItem(ctx, &dynamodb.GetItemInput{TableName: &table, Key: key})
	if err != nil {
		return err
	}
	if out.Item != nil {
		return nil
	}
	if _, err := o.dyn.PutItem(ctx, &dynamodb.PutItemInput{TableName: &table, Item: key, ConditionExpression: &missing}); err != nil {
		return err
	}
	return bank.Payout(ctx, b.Address, cents)
}

// The show is locked before its rows are counted.
func reserve(ctx context.Context, db *sql.DB, show, guest int64, seats int) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var id, taken int
	if err := tx.QueryRowContext(ctx, `SELECT id FROM shows WHERE id = ? FOR UPDATE`, show).Scan(&id); err != nil {
		return err
	}
	if err := tx.QueryRowContext(ctx, `SELECT COUNT(*) FROM reservations WHERE show_id = ?`, show).Scan(&taken); err != nil {
		return err
	}
	if taken >= seats {
		return errors.New("full")
	}
	if _, err := tx.ExecContext(ctx, `INSERT INTO reservations (show_id, guest_id) VALUES (?, ?)`, show, guest); err != nil {
		return err
	}
	return tx.Commit()
}

// What is counted to be told to people is compared, and something else is written.
func audit(ctx context.Context, db *sql.DB, show int64, seats int) error {
	var taken int
	if err := db.QueryRowContext(ctx, `SELECT COUNT(*) FROM reservations WHERE show_id = ?`, show).Scan(&taken); err != nil {
		return err
	}
	if taken < seats {
		return nil
	}
	_, err := db.ExecContext(ctx, `INSERT INTO notices (show_id, text) VALUES (?, 'full')`, show)
	return err
}
