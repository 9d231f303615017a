package ignoredclaim_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/ignoredclaim"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestIgnoredclaim(t *testing.T) { wanttest.Run(t, "ignoredclaim", ignoredclaim.Analyzer) }
