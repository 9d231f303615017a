package unguardedincrement_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/unguardedincrement"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestUnguardedincrement(t *testing.T) {
	wanttest.Run(t, "unguardedincrement", unguardedincrement.Analyzer)
}
