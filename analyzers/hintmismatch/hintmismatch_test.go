package hintmismatch_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/hintmismatch"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestHintmismatch(t *testing.T) { wanttest.Run(t, "hintmismatch", hintmismatch.Analyzer) }
