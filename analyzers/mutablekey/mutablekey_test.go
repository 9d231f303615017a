package mutablekey_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/mutablekey"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestMutablekey(t *testing.T) { wanttest.Run(t, "mutablekey", mutablekey.Analyzer) }
