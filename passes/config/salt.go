package config

import (
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Salt appends a digest to the names of the silent root and of every fact pass
// that the analyzers stand on, for programs that key their caches by the names
// of analyzers: golangci-lint and gopls. The names of rules stay. It is called
// before the analyzers are registered; a second call replaces the digest.
func Salt(analyzers []*analysis.Analyzer, digest string) {
	seen := map[*analysis.Analyzer]bool{}
	var visit func(a *analysis.Analyzer)
	visit = func(a *analysis.Analyzer) {
		if seen[a] {
			return
		}
		seen[a] = true
		if strings.HasPrefix(a.Name, "idem") && (a == Analyzer || len(a.FactTypes) > 0) {
			base, _, _ := strings.Cut(a.Name, "_")
			a.Name = base + "_" + digest[:min(len(digest), 16)]
		}
		for _, r := range a.Requires {
			visit(r)
		}
	}
	for _, a := range analyzers {
		visit(a)
	}
}
