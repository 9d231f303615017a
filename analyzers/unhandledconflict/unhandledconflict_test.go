package unhandledconflict_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/unhandledconflict"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestUnhandledconflict(t *testing.T) {
	wanttest.Run(t, "unhandledconflict", unhandledconflict.Analyzer)
}
