// Package rail makes things elsewhere.
package rail

import (
	"context"

	"github.com/google/go-github/v75/github"
)

// Open opens an issue and answers with its number.
func Open(ctx context.Context, gh *github.Client, title string) (int, error) { // want Open:`create`
	made, _, err := gh.Issues.Create(ctx, "org", "repo", &github.IssueRequest{Title: &title})
	if err != nil {
		return 0, err
	}
	return *made.Number, nil
}
