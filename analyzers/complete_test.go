package analyzers_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/idemlint/idemlint/analyzers"
)

// headings are the parts that every rule's page has, in this order; others may
// stand between them.
var headings = []string{"What it reports", "Why it matters", "Flagged", "Not flagged", "How to fix", "Limits"}

// TestRulesAreComplete holds what belongs to a rule besides its code.
func TestRulesAreComplete(t *testing.T) {
	readme, changelog := readText(t, "../README.md"), readText(t, "../CHANGELOG.md")
	for _, a := range analyzers.All()[1:] {
		missing := func(what string, args ...any) { t.Errorf("%s: no "+what, append([]any{a.Name}, args...)...) }
		page := readText(t, filepath.Join(a.Name, "doc.go"))
		for _, h := range headings {
			_, rest, ok := strings.Cut(page, "\n// # "+h+"\n")
			if !ok {
				missing("heading %q in its place in doc.go", h)
				continue
			}
			page = rest
		}
		summary, _, _ := strings.Cut(a.Doc, ".")
		summary = strings.TrimPrefix(strings.Join(strings.Fields(summary), " "), "reports ")
		if row := fmt.Sprintf("| [%s](analyzers/%[1]s/doc.go) | %s |\n", a.Name, summary); !strings.Contains(readme, row) {
			missing("row in README.md: %s", row)
		}
		if !strings.Contains(changelog, "`"+a.Name+"`") {
			missing("line in CHANGELOG.md")
		}
		for _, kind := range []string{"bad", "good"} {
			if files, _ := filepath.Glob(filepath.Join("../testdata/src", a.Name, kind, "*.go")); len(files) == 0 {
				missing("Go file in testdata/src/%s/%s", a.Name, kind)
			}
		}
	}
}

func readText(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
