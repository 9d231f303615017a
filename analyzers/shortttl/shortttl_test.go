package shortttl_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/shortttl"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestShortttl(t *testing.T) { wanttest.Run(t, "shortttl", shortttl.Analyzer) }
