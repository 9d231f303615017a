package effectintx_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/effectintx"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestEffectintx(t *testing.T) { wanttest.Run(t, "effectintx", effectintx.Analyzer) }
