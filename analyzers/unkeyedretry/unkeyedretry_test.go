package unkeyedretry_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/unkeyedretry"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestUnkeyedretry(t *testing.T) { wanttest.Run(t, "unkeyedretry", unkeyedretry.Analyzer) }
