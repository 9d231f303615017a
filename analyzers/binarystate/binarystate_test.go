package binarystate_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/binarystate"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestBinarystate(t *testing.T) { wanttest.Run(t, "binarystate", binarystate.Analyzer) }
