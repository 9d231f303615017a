// Package pgconn declares, for tests, what they use of github.com/jackc/pgconn.
package pgconn

type CommandTag []byte
