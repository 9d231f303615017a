package driver

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
)

// A marked is the fact that something is marked by its name.
type marked struct{ Name string }

func (*marked) AFact()           {}
func (m *marked) String() string { return "marked " + m.Name }

// marks exports a fact about each package, and each function, method and field
// of it with Marked in its name.
var marks = &analysis.Analyzer{
	Name: "marks", Doc: "marks", FactTypes: []analysis.Fact{new(marked)},
	Run: func(pass *analysis.Pass) (any, error) {
		if strings.Contains(pass.Pkg.Path(), "panics") {
			panic("this package is too much")
		}
		pass.ExportPackageFact(&marked{pass.Pkg.Path()})
		for id, obj := range pass.TypesInfo.Defs {
			if obj != nil && strings.Contains(strings.ToLower(id.Name), "marked") {
				pass.ExportObjectFact(obj, &marked{id.Name})
			}
		}
		return nil, nil
	},
}

// seen reports each fact that a use sees.
var seen = rule.New(rule.Meta{Name: "baddirective"}, "package seen", func(p *rule.Pass) {
	for _, f := range p.Files {
		ast.Inspect(f, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok || p.TypesInfo.Uses[id] == nil {
				return true
			}
			fact := new(marked)
			if pkg, ok := p.TypesInfo.Uses[id].(*types.PkgName); ok {
				for _, below := range append([]*types.Package{pkg.Imported()}, pkg.Imported().Imports()...) {
					if obj := below.Scope().Lookup("MarkedFunc"); obj != nil && p.ImportObjectFact(obj, fact) {
						p.Report(rule.Finding{Pos: id.Pos(), Confidence: rule.High, Message: "function of " + below.Path()})
					}
					if p.ImportPackageFact(below, fact) {
						p.Report(rule.Finding{Pos: id.Pos(), Confidence: rule.High, Message: "package " + fact.Name})
					}
				}
			} else if p.ImportObjectFact(p.TypesInfo.Uses[id], fact) {
				p.Report(rule.Finding{Pos: id.Pos(), Confidence: rule.High, Message: fact.Name})
			}
			return true
		})
	}
}, marks)

// lookup is a command of the analyzers above.
var lookup = &Suite{
	Analyzers: []*analysis.Analyzer{config.Analyzer, seen},
}

const threePackages = `
-- go.mod --
module example.com/m

go 1.25
-- low/low.go --
package low

type T struct{ Marked int }

func (T) MarkedMethod() {}

func MarkedFunc() {}

func markedHidden() {}

func init() { markedHidden() }
-- middle/middle.go --
package middle

import "example.com/m/low"

func Get() low.T { return low.T{} }

func MarkedFunc() { low.MarkedFunc() }
-- top/top.go --
package top

import "example.com/m/middle"

func F() {
	middle.Get().MarkedMethod()
	_ = middle.Get().Marked
	middle.MarkedFunc()
}
`

const want = `
low/low.go:11:15: markedHidden (baddirective)
middle/middle.go:5:12: function of example.com/m/low (baddirective)
middle/middle.go:5:12: package example.com/m/low (baddirective)
middle/middle.go:5:27: function of example.com/m/low (baddirective)
middle/middle.go:5:27: package example.com/m/low (baddirective)
middle/middle.go:7:21: function of example.com/m/low (baddirective)
middle/middle.go:7:21: package example.com/m/low (baddirective)
middle/middle.go:7:25: MarkedFunc (baddirective)
top/top.go:6:2: function of example.com/m/middle (baddirective)
top/top.go:6:2: package example.com/m/middle (baddirective)
top/top.go:6:15: MarkedMethod (baddirective)
top/top.go:7:6: function of example.com/m/middle (baddirective)
top/top.go:7:6: package example.com/m/middle (baddirective)
top/top.go:7:19: Marked (baddirective)
top/top.go:8:2: function of example.com/m/middle (baddirective)
top/top.go:8:2: package example.com/m/middle (baddirective)
top/top.go:8:9: MarkedFunc (baddirective)
`

// write unpacks a program into a new folder and makes it the current one.
func write(t *testing.T, text string) {
	t.Helper()
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(text)).Files {
		name := filepath.Join(dir, f.Name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

func command(t *testing.T, code int, args ...string) (stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	if got := lookup.command(args, &out, &errs); got != code {
		t.Fatalf("idemlint %q: exit code %d, want %d\n%s%s", args, got, code, &out, &errs)
	}
	return out.String(), errs.String()
}

// Facts cross packages as under go vet: an object without a path in export data
// loses them, those of packages and of their functions reach direct importers.
func TestFacts(t *testing.T) {
	write(t, threePackages)
	cache := t.TempDir()
	for range 2 {
		if got, _ := command(t, 1, "-cache", cache, "./..."); got != want[1:] {
			t.Errorf("got:\n%s\nwant:\n%s", got, want[1:])
		}
	}
	// The facts of what has not changed come from the cache.
	if err := os.WriteFile("top/new.go", []byte("package top\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got, _ := command(t, 1, "-cache", cache, "./..."); got != want[1:] {
		t.Errorf("after a change at the top, got:\n%s\nwant:\n%s", got, want[1:])
	}
	// The types of a package below count, even if no fact does.
	old, err := os.ReadFile("low/low.go")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("low/low.go", bytes.ReplaceAll(old, []byte("MarkedMethod()"), []byte("MarkedMethod(int)")), 0o666); err != nil {
		t.Fatal(err)
	}
	_, stderr := command(t, 2, "-cache", cache, "./...")
	if !strings.Contains(stderr, "top/top.go:6:28: not enough arguments") {
		t.Errorf("a method has changed two packages down, and nobody says so:\n%s", stderr)
	}
}

// Where little has changed, export data is asked for that little only.
func TestLittleChanged(t *testing.T) {
	text := threePackages + "-- top/top_test.go --\npackage top\n\nimport \"testing\"\n\nfunc TestF(t *testing.T) { F() }\n"
	for _, name := range []string{"a", "b", "c", "d", "e", "f"} {
		text += fmt.Sprintf("-- %s/%[1]s.go --\npackage %[1]s\n", name)
	}
	write(t, text)
	cache := t.TempDir()
	command(t, 1, "-cache", cache, "./...")
	if err := os.WriteFile("top/new.go", []byte("package top\n\nimport \"fmt\"\n\nvar _ = fmt.Sprint\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	s, err := lookup.newSession(&options{cache: cache, patterns: []string{"./..."}, parallel: 2}, dir, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.run(t.Context()); err != nil || len(s.errors) > 0 {
		t.Fatal(err, s.errors)
	}
	if p := s.prog.packages["example.com/m/a"]; p.Export != "" {
		t.Error("export data is asked for a package that has not changed")
	}
	if p := s.prog.packages["example.com/m/middle"]; p.Export == "" {
		t.Error("no export data of what the changed package imports")
	}
	if got, _ := command(t, 1, "-cache", cache, "./..."); got != want[1:] {
		t.Errorf("got:\n%s\nwant:\n%s", got, want[1:])
	}
}

// An analyzer that panics costs its package and those above, by one line.
func TestPanic(t *testing.T) {
	write(t, threePackages+"-- panics/panics.go --\npackage panics\n-- above/above.go --\npackage above\n\nimport _ \"example.com/m/panics\"\n")
	got, stderr := command(t, 2, "-cache", "off", "./...")
	if got != want[1:] {
		t.Errorf("got:\n%s\nwant:\n%s", got, want[1:])
	}
	lines := strings.Split(strings.TrimSpace(stderr), "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[0], "marks on example.com/m/panics: internal error: this package is too much") ||
		!strings.Contains(lines[1], "2 of them not analysed") {
		t.Errorf("stderr:\n%s", stderr)
	}
}

func TestInDependencyOrder(t *testing.T) {
	var units []*unit
	for i := range 40 {
		u := &unit{goPackage: &goPackage{ImportPath: fmt.Sprint(i)}}
		for d := 2; d <= i; d++ {
			if i%d == 0 && i != d {
				u.deps = append(u.deps, units[i/d])
			}
		}
		units = append(units, u)
	}
	for _, n := range []int{1, 2, 8, 100} {
		calls := make(chan *unit, len(units))
		done := make(map[*unit]chan bool)
		for _, u := range units {
			done[u] = make(chan bool)
		}
		inDependencyOrder(units, n, func(u *unit) {
			for _, dep := range u.deps {
				select {
				case <-done[dep]:
				default:
					t.Errorf("%d at once: %s is worked on before %s", n, u.ImportPath, dep.ImportPath)
				}
			}
			calls <- u
			close(done[u])
		})
		if len(calls) != len(units) {
			t.Errorf("%d at once: %d calls for %d units", n, len(calls), len(units))
		}
	}
}

func TestReplacements(t *testing.T) {
	dir := t.TempDir()
	text := "package p\n\nvar a = 1\n"
	name := filepath.Join(dir, "p.go")
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	fix := func(column, end int, text string) Finding {
		return Finding{Fixes: []Fix{{Edits: []Edit{{File: "p.go", Line: 3, Column: column, EndLine: 3, EndColumn: end, NewText: text}}}}}
	}
	// The second is the same as the first, the third meets it, the fourth does not.
	findings := []Finding{fix(5, 6, "b"), fix(5, 6, "b"), fix(5, 8, "c"), fix(9, 10, "2")}
	var out bytes.Buffer
	if err := applyFixes(findings, dir, true, &out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "-var a = 1\n+var b = 2\n") {
		t.Errorf("diff:\n%s", &out)
	}
	if err := applyFixes(findings, dir, false, &out); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(name)
	if err != nil || string(got) != "package p\n\nvar b = 2\n" {
		t.Errorf("fixed: %q, %v", got, err)
	}
	if err := applyFixes([]Finding{fix(90, 91, "x")}, dir, false, &out); err == nil {
		t.Error("a fix outside of the file is applied")
	}
}

func TestPlaces(t *testing.T) {
	prog := &program{units: []*unit{
		{goPackage: &goPackage{Dir: "/m/checkout", ImportPath: "example.com/charge", GoFiles: []string{"a.go", "b.go"}}},
		{goPackage: &goPackage{Dir: "/m/x/charge", ImportPath: "example.com/x/charge", GoFiles: []string{"a.go"}}},
	}}
	places := prog.places()
	if got := places.of("charge/b.go"); got != "/m/checkout/b.go" {
		t.Errorf("charge/b.go is %q", got)
	}
	if got := places.of("charge/a.go"); got != "" {
		t.Errorf("charge/a.go is one of two, not %q", got)
	}
}

func TestCgoName(t *testing.T) {
	if got := cgoName([]byte("// Code generated by cmd/cgo; DO NOT EDIT.\n\n//line /m/c/pay.go:1:1\npackage c\n"), 0); got != "pay.cgo1.go" {
		t.Errorf("name of what cgo makes of pay.go: %q", got)
	}
	if got := cgoName([]byte("// Code generated by cmd/cgo; DO NOT EDIT.\n\npackage c\n"), 3); got != "_cgo_3.go" {
		t.Errorf("name of what cgo adds: %q", got)
	}
}
