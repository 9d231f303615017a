package analyzers_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
)

func TestAll(t *testing.T) {
	all := analyzers.All()
	if err := analysis.Validate(all); err != nil {
		t.Fatal(err)
	}
	if all[0] != config.Analyzer {
		t.Error("the first analyzer is not the root that owns the flags")
	}
	var names []string
	for _, a := range all[1:] {
		names = append(names, a.Name)
		if !slices.Contains(a.Requires, config.Analyzer) {
			t.Errorf("%s does not require the settings", a.Name)
		}
		if a.URL != rule.URL(a.Name) {
			t.Errorf("%s has the address %s", a.Name, a.URL)
		}
		if !strings.HasPrefix(a.Doc, "reports ") {
			t.Errorf("the documentation of %s begins with %.20q, not with what it reports", a.Name, a.Doc)
		}
		for _, heading := range []string{"What it reports", "Why it matters", "Flagged", "Not flagged", "How to fix", "Limits"} {
			if !strings.Contains(a.Doc, "\n# "+heading+"\n") {
				t.Errorf("the page of %s has no heading %q", a.Name, heading)
			}
		}
	}
	if !slices.Equal(names, config.Rules()) {
		t.Errorf("the rules are %q, flags and directives know %q", names, config.Rules())
	}
}
