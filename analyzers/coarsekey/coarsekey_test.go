package coarsekey_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/coarsekey"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestCoarsekey(t *testing.T) { wanttest.Run(t, "coarsekey", coarsekey.Analyzer) }
