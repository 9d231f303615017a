// Package rule says how a rule is declared and how it reports: range, category,
// confidence, and the one filter in front of every door (ignore directives,
// baseline, generated and test files).
package rule

import (
	"fmt"
	"go/parser"
	"go/token"
	"reflect"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

// Meta describes a rule.
type Meta struct {
	Name string // one lower-case word that names the bad pattern
}

// URL returns the address of a rule's page.
func URL(name string) string {
	return "https://pkg.go.dev/github.com/idemlint/idemlint/analyzers/" + name
}

// New declares a rule. The page is the text of the rule's doc.go; its package
// comment is the documentation. run reports through the Pass; it is not called
// for foreign code. The analyzer's result is []Finding, all grades of them,
// whatever is filtered on the way to the door. A panic in run ends in no
// findings and one line, never in an error: that would end the whole run of
// go vet or golangci-lint.
func New(meta Meta, page string, run func(*Pass), requires ...*analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       meta.Name,
		Doc:        document(meta.Name, page),
		URL:        URL(meta.Name),
		Requires:   append([]*analysis.Analyzer{config.Analyzer}, requires...),
		ResultType: reflect.TypeFor[[]Finding](),
		Run: func(pass *analysis.Pass) (any, error) {
			return execute(meta, run, pass), nil
		},
	}
}

// document turns the text of a doc.go into an analyzer's documentation:
// "Package x reports …" becomes "reports …".
func document(name, page string) string {
	f, err := parser.ParseFile(token.NewFileSet(), "doc.go", page, parser.PackageClauseOnly|parser.ParseComments)
	if err == nil && f.Doc != nil {
		page = f.Doc.Text()
	}
	return strings.TrimSpace(strings.TrimPrefix(page, "Package "+name+" "))
}

func execute(meta Meta, run func(*Pass), pass *analysis.Pass) (findings []Finding) {
	p := &Pass{Pass: pass, Settings: pass.ResultOf[config.Analyzer].(*config.Settings), rule: meta.Name}
	if !p.Settings.Own {
		return nil
	}
	defer func() {
		if r := recover(); r != nil {
			config.Note(fmt.Sprintf("%s: gave up on package %s: %v", meta.Name, pass.Pkg.Path(), r))
			findings = nil
		}
	}()
	run(p)
	p.finish()
	for i := range p.findings {
		p.send(&p.findings[i])
	}
	return p.findings
}
