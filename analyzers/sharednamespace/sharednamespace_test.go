package sharednamespace_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/sharednamespace"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestSharednamespace(t *testing.T) {
	wanttest.Run(t, "sharednamespace", sharednamespace.Analyzer)
}
