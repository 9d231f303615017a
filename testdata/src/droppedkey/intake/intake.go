// Package intake declares what orders come in as.
package intake

import "context"

type OrderRequest struct {
	ID          string
	Cents       int64
	ClientToken string
}

type Claims interface {
	Claim(ctx context.Context, key string) (won bool, err error)
}

type Book interface {
	Save(ctx context.Context, o OrderRequest) error
}

// An Order is kept: its token is the one that it was placed under.
type Order struct {
	ID          string
	Cents       int64
	ClientToken string
}
