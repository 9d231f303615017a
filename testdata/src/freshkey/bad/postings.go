package bad

import (
	"context"

	"github.com/google/uuid"
)

type walletTransaction struct {
	Wallet         string
	Cents          int64
	IdempotencyKey string
}

type walletRepo interface {
	CreateTransaction(ctx context.Context, tx *walletTransaction) error
	GetTransactionByIdempotencyKey(ctx context.Context, key string) (*walletTransaction, error)
}

// The row is the credit, and is looked for under a key that nobody had before.
func autoTopUp(ctx context.Context, repo walletRepo, wallet, given string) error {
	key := given
	if key == "" {
		key = uuid.NewString() // want `idempotency key of walletRepo.CreateTransaction is new in every call that finds none \(uuid.NewString\): .* \(freshkey, medium\)`
	}
	if tx, err := repo.GetTransactionByIdempotencyKey(ctx, key); err != nil || tx != nil {
		return err
	}
	return repo.CreateTransaction(ctx, &walletTransaction{Wallet: wallet, Cents: 500, IdempotencyKey: key})
}

type topUpOrder struct {
	Wallet         string
	IdempotencyKey string
}

type purse struct{ repo walletRepo }

func (w *purse) TopUp(ctx context.Context, t topUpOrder) error {
	return w.repo.CreateTransaction(ctx, &walletTransaction{Wallet: t.Wallet, Cents: 500, IdempotencyKey: t.IdempotencyKey})
}

// The store is two calls away.
func (w *purse) low(ctx context.Context, wallet string) error {
	return w.TopUp(ctx, topUpOrder{Wallet: wallet, IdempotencyKey: uuid.NewString()}) // want `idempotency key of walletRepo.CreateTransaction is new in every call \(uuid.NewString\)`
}
