package good

import (
	"context"

	"github.com/google/uuid"

	"freshkey/sdk/payments"
)

type keyBook interface {
	SaveKey(ctx context.Context, orderID, key string) error
}

type biller struct {
	book keyBook
	bank interface {
		Charge(ctx context.Context, idempotencyKey string, cents int64) error
	}
}

// A helper makes the key and stores it with what it is found again by.
func (b *biller) keyFor(ctx context.Context, orderID string) (string, error) {
	key := uuid.NewString()
	if err := b.book.SaveKey(ctx, orderID, key); err != nil {
		return "", err
	}
	return key, nil
}

func (b *biller) charge(ctx context.Context, orderID string, cents int64) error {
	key, err := b.keyFor(ctx, orderID)
	if err != nil {
		return err
	}
	return b.bank.Charge(ctx, key, cents)
}

// One in another package does.
func (b *biller) chargeElsewhere(ctx context.Context, book payments.Book, orderID string, cents int64) error {
	key, err := payments.NewKey(ctx, book, orderID)
	if err != nil {
		return err
	}
	return b.bank.Charge(ctx, key, cents)
}

// One condition decides where the key is made and where it is stored.
func (b *biller) onCondition(ctx context.Context, orderID, given string, fresh bool, cents int64) error {
	key := given
	if fresh {
		key = uuid.NewString()
	}
	cents += 2
	if fresh {
		if err := b.book.SaveKey(ctx, orderID, key); err != nil {
			return err
		}
	}
	return b.bank.Charge(ctx, key, cents)
}
