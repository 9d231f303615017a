package bad

import (
	"context"

	"github.com/google/uuid"

	"freshkey/sdk/payments"
)

type keyBook interface {
	SaveKey(ctx context.Context, orderID, key string) error
	SaveShipment(ctx context.Context, s *shipment) error
}

type shipment struct {
	ID    string
	Order string
}

type biller struct {
	book keyBook
	bank interface {
		Charge(ctx context.Context, idempotencyKey string, cents int64) error
	}
}

// What the helper stores is not the key.
func (b *biller) keyFor(ctx context.Context, orderID string) (string, error) {
	if err := b.book.SaveKey(ctx, orderID, "none yet"); err != nil {
		return "", err
	}
	return uuid.NewString(), nil
}

func (b *biller) charge(ctx context.Context, orderID string, cents int64) error {
	key, err := b.keyFor(ctx, orderID) // want `is new in every call \(uuid.NewString, .*via biller.keyFor\).* \(freshkey, medium\)`
	if err != nil {
		return err
	}
	return b.bank.Charge(ctx, key, cents)
}

func (b *biller) chargeElsewhere(ctx context.Context, book payments.Book, orderID string, cents int64) error {
	key, err := payments.LooseKey(ctx, book, orderID) // want `is new in every call \(uuid.NewString, .*via payments.LooseKey\).* \(freshkey, medium\)`
	if err != nil {
		return err
	}
	return b.bank.Charge(ctx, key, cents)
}

// A row that the helper makes and stores, which nothing finds again: its id names it.
func (b *biller) ship(ctx context.Context) (*shipment, error) {
	s := &shipment{ID: uuid.NewString()}
	if err := b.book.SaveShipment(ctx, s); err != nil {
		return nil, err
	}
	return s, nil
}

func (b *biller) payShipment(ctx context.Context, cents int64) error {
	s, err := b.ship(ctx) // want `via biller.ship.* \(freshkey, low\)`
	if err != nil {
		return err
	}
	return b.bank.Charge(ctx, "shipment/"+s.ID, cents)
}

// Stored on another condition than that under which it is made.
func (b *biller) onCondition(ctx context.Context, orderID, given string, fresh, keep bool, cents int64) error {
	key := given
	if fresh {
		key = uuid.NewString() // want `is new in every call`
	}
	if keep {
		if err := b.book.SaveKey(ctx, orderID, key); err != nil {
			return err
		}
	}
	return b.bank.Charge(ctx, key, cents)
}
