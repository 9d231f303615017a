package unguardedpayload_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/unguardedpayload"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestUnguardedpayload(t *testing.T) {
	wanttest.Run(t, "unguardedpayload", unguardedpayload.Analyzer)
}
