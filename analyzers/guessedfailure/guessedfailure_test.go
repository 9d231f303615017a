package guessedfailure_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/guessedfailure"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestGuessedfailure(t *testing.T) { wanttest.Run(t, "guessedfailure", guessedfailure.Analyzer) }
