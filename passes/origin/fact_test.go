package origin_test

import (
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/origin"
)

func TestFacts(t *testing.T) { wanttest.Run(t, "origin", origin.Analyzer) }
