package missingunique_test

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers/missingunique"
	"github.com/idemlint/idemlint/internal/wanttest"
)

func TestMissingunique(t *testing.T) { wanttest.Run(t, "missingunique", missingunique.Analyzer) }
