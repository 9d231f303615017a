package droppedkey_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/droppedkey"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestDroppedkey(t *testing.T) { wanttest.Run(t, "droppedkey", droppedkey.Analyzer) }
