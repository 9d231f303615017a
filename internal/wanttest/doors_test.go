package wanttest

import (
	"testing"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/passes/config"
)

// TestDoors holds what each rule is tested on against the built command, alone
// and behind go vet. The door of golangci-lint is tested beside its plugin.
func TestDoors(t *testing.T) {
	binary := Build(t)
	for _, a := range analyzers.All() {
		if a == config.Analyzer {
			continue
		}
		t.Run(a.Name, func(t *testing.T) {
			dir := Module(t, a.Name)
			t.Run("command", func(t *testing.T) { Check(t, a.Name, dir, Command(t, binary, a.Name, dir)) })
			t.Run("vet", func(t *testing.T) { Check(t, a.Name, dir, Vet(t, binary, a.Name, dir)) })
		})
	}
}
