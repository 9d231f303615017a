package unrecordedintent_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/unrecordedintent"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestUnrecordedintent(t *testing.T) {
	wanttest.Run(t, "unrecordedintent", unrecordedintent.Analyzer)
}
