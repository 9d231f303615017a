package blindreconcile_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/blindreconcile"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestBlindreconcile(t *testing.T) { wanttest.Run(t, "blindreconcile", blindreconcile.Analyzer) }
