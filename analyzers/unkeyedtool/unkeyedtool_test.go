package unkeyedtool_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/unkeyedtool"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestUnkeyedtool(t *testing.T) { wanttest.Run(t, "unkeyedtool", unkeyedtool.Analyzer) }
