package config_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

type someFact struct{}

func (*someFact) AFact() {}

func TestSalt(t *testing.T) {
	run := func(*analysis.Pass) (any, error) { return nil, nil }
	fact := &analysis.Analyzer{Name: "idemfact", Doc: "d", Run: run, FactTypes: []analysis.Fact{new(someFact)}}
	plain := &analysis.Analyzer{Name: "idemplain", Doc: "d", Run: run, Requires: []*analysis.Analyzer{fact}}
	rule := &analysis.Analyzer{Name: "freshkey", Doc: "d", Run: run, Requires: []*analysis.Analyzer{plain, config.Analyzer}}
	all := []*analysis.Analyzer{config.Analyzer, rule}
	t.Cleanup(func() { config.Analyzer.Name = "idemconfig" })
	for _, digest := range []string{"0123456789abcdef0123", "fedc"} {
		config.Salt(all, digest)
		suffix := "_" + digest[:min(16, len(digest))]
		for a, want := range map[*analysis.Analyzer]string{
			fact: "idemfact" + suffix, config.Analyzer: "idemconfig" + suffix, plain: "idemplain", rule: "freshkey",
		} {
			if a.Name != want {
				t.Errorf("the name is %s, want %s", a.Name, want)
			}
		}
		if err := analysis.Validate(all); err != nil {
			t.Error(err)
		}
	}
}

func TestDoor(t *testing.T) {
	lines := map[string]int{}
	config.SetDoor(config.Door{Note: func(line string) { lines[line]++ }})
	t.Cleanup(func() { config.SetDoor(config.Door{}) })
	for _, line := range strings.Fields("a b a a") {
		config.Note(line)
	}
	if got := slices.Sorted(maps.Keys(lines)); !slices.Equal(got, []string{"a", "b"}) || lines["a"] != 1 {
		t.Errorf("the door got %v, want each line once", lines)
	}
}
