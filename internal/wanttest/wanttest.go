// Package wanttest checks what rules and passes say of small packages against
// want comments in them, as x/tools' analysistest does, with two differences:
// the packages are those of a module that vendors stubs of the libraries it
// uses, so that foreign code is foreign here as well; and they are checked
// through every door that users have.
//
//	testdata/src/<rule>/bad, good, …   what a rule is tested on
//	testdata/src/<import path>         stubs of libraries, shared by all rules
//
// A want of a finding matches its line as printed: "message (rule)", or
// "message (rule, medium)" where the confidence is not high. Findings of all
// grades are looked at. A want with the name of an object before the expression
// matches a fact of that object, in the form that crosses packages; such wants
// are looked at by Run only.
package wanttest

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"

	"github.com/idemlint/idemlint/internal/driver"
	"github.com/idemlint/idemlint/passes/config"
)

// Run analyses all packages of testdata/src/<name> with the analyzers, within
// this process, and compares findings and facts with the want comments. Where
// name is a rule's, only that rule reports. An analyzer that gives up on a
// package fails the test.
func Run(t *testing.T, name string, analyzers ...*analysis.Analyzer) {
	t.Helper()
	dir := Module(t, name)
	facts := newFactReader(analyzers, dir)
	suite := &driver.Suite{Analyzers: append([]*analysis.Analyzer{config.Analyzer, facts.analyzer}, analyzers...)}
	configure(t, name)
	found, err := suite.Analyze(context.Background(), dir, "./...")
	if err != nil {
		t.Fatalf("testdata/src/%s: %v", name, err)
	}
	findings := append(facts.found, common(found, dir)...)
	check(t, name, dir, findings, true)
}

// Check compares the findings that a door has in dir, a Module of the name,
// with the want comments.
func Check(t *testing.T, name, dir string, findings []Finding) {
	t.Helper()
	check(t, name, dir, findings, false)
}

func check(t *testing.T, name, dir string, findings []Finding, facts bool) {
	t.Helper()
	wants, err := readWants(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(wants) == 0 {
		t.Fatalf("testdata/src/%s has no want comment: the test could not fail", name)
	}
	for _, problem := range compare(wants, findings, facts) {
		t.Errorf("testdata/src/%s/%s", name, problem)
	}
}

// configure makes the settings of this process those of the tests.
func configure(t *testing.T, name string) {
	t.Helper()
	settings := map[string]string{"config": "off", "confidence": "low", "rules": "all"}
	if _, err := config.FindRule(name); err == nil {
		settings["rules"] = name
	}
	for flag, value := range settings {
		if err := config.Analyzer.Flags.Set(flag, value); err != nil {
			t.Fatal(err)
		}
	}
	config.SetDoor(config.Door{
		PrintsRule: true,
		Note:       func(line string) { t.Error(line) },
		Error:      func(line string) { t.Error(line) },
	})
}

// A factReader is an analyzer that runs after all that give facts and notes
// the facts that other packages can see.
type factReader struct {
	analyzer *analysis.Analyzer
	dir      string

	mu    sync.Mutex
	found []Finding
}

func newFactReader(roots []*analysis.Analyzer, dir string) *factReader {
	r := &factReader{dir: dir}
	r.analyzer = &analysis.Analyzer{Name: "idemfactreader", Doc: "notes facts", Run: r.run}
	for _, a := range all(roots) {
		if len(a.FactTypes) > 0 {
			r.analyzer.Requires = append(r.analyzer.Requires, a)
			r.analyzer.FactTypes = append(r.analyzer.FactTypes, a.FactTypes...)
		}
	}
	return r
}

func (r *factReader) run(pass *analysis.Pass) (any, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, f := range pass.AllObjectFacts() {
		if f.Object.Pkg() != pass.Pkg {
			continue
		}
		if _, err := objectpath.For(f.Object); err != nil {
			continue
		}
		at := pass.Fset.Position(f.Object.Pos())
		r.found = append(r.found, Finding{File: below(r.dir, at.Filename), Line: at.Line, Message: fmt.Sprint(f.Fact), object: f.Object.Name()})
	}
	return nil, nil
}

// all returns the analyzers and all that they require.
func all(roots []*analysis.Analyzer) []*analysis.Analyzer {
	var list []*analysis.Analyzer
	for _, a := range roots {
		for _, r := range append(all(a.Requires), a) {
			if !slices.Contains(list, r) {
				list = append(list, r)
			}
		}
	}
	return list
}
