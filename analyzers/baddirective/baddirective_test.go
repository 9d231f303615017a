package baddirective_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/baddirective"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestWant(t *testing.T) {
	wanttest.Run(t, "baddirective", baddirective.Analyzer)
}
