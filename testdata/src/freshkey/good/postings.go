package good

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

// The key is the caller's.
func topUp(ctx context.Context, repo walletRepo, wallet, given string) error {
	if tx, err := repo.GetTransactionByIdempotencyKey(ctx, given); err != nil || tx != nil {
		return err
	}
	return repo.CreateTransaction(ctx, &walletTransaction{Wallet: wallet, Cents: 500, IdempotencyKey: given})
}

type paymentIntent struct {
	Order          string
	Cents          int64
	IdempotencyKey string
}

type intentRepo interface {
	CreateIntent(ctx context.Context, p *paymentIntent) error
	GetIntentByIdempotencyKey(ctx context.Context, key string) (*paymentIntent, error)
}

// A wish that is worked off later, under the key that is stored with it.
func intend(ctx context.Context, repo intentRepo, order string) error {
	return repo.CreateIntent(ctx, &paymentIntent{Order: order, Cents: 500, IdempotencyKey: uuid.NewString()})
}

type postingRepo interface {
	CreatePosting(ctx context.Context, tx *walletTransaction) error
}

// Nobody looks for it under its key.
func post(ctx context.Context, repo postingRepo, wallet string) error {
	return repo.CreatePosting(ctx, &walletTransaction{Wallet: wallet, Cents: 1, IdempotencyKey: uuid.NewString()})
}
