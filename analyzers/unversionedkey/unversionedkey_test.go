package unversionedkey_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/unversionedkey"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestUnversionedkey(t *testing.T) {
	wanttest.Run(t, "unversionedkey", unversionedkey.Analyzer)
}
