package checkthenact_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/checkthenact"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestCheckthenact(t *testing.T) { wanttest.Run(t, "checkthenact", checkthenact.Analyzer) }
