package freshkey_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/freshkey"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestFreshkey(t *testing.T) { wanttest.Run(t, "freshkey", freshkey.Analyzer) }
