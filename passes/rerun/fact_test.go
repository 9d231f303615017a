package rerun_test

import (
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/rerun"
)

func TestFacts(t *testing.T) { wanttest.Run(t, "rerun", rerun.Analyzer) }
