package guard_test

import (
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/guard"
)

func TestFacts(t *testing.T) { wanttest.Run(t, "guard", guard.Analyzer) }
