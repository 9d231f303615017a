// Package desk keeps what another package makes.
package desk

import (
	"context"
	"database/sql"

	"github.com/google/go-github/v75/github"

	"unrecordedintent/pair/rail"
)

func open(ctx context.Context, gh *github.Client, db *sql.DB, title string) error {
	n, err := rail.Open(ctx, gh, title) // want `IssuesService.Create \(rail/rail.go:\d+, via rail.Open\) is recorded only afterwards, by DB.ExecContext`
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, `INSERT INTO issues (number) VALUES (?)`, n)
	return err
}

func planned(ctx context.Context, gh *github.Client, db *sql.DB, title string) error {
	if _, err := db.ExecContext(ctx, `INSERT INTO plans (title) VALUES (?)`, title); err != nil {
		return err
	}
	n, err := rail.Open(ctx, gh, title)
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, `INSERT INTO issues (number) VALUES (?)`, n)
	return err
}
