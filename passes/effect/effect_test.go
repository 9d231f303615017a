package effect_test

import (
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/effect"
)

func TestFacts(t *testing.T) { wanttest.Run(t, "effect", effect.Analyzer) }
