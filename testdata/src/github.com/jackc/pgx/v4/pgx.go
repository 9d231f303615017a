// Package pgx declares, for tests, what they use of github.com/jackc/pgx/v4.
package pgx

type Tx interface{}

type TxOptions struct{}
