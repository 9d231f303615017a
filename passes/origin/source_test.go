package origin

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// The standard library is type-checked once for all tests.
var std = sync.OnceValues(func() (*token.FileSet, types.Importer) {
	fset := token.NewFileSet()
	return fset, importer.ForCompiler(fset, "source", nil)
})

// stubs stand for libraries that the catalog knows.
var stubs = map[string]string{
	"github.com/google/uuid": `package uuid
type UUID [16]byte
func New() UUID { return UUID{} }
func NewString() string { return "" }
func NewRandom() (UUID, error) { return UUID{}, nil }
func Must(u UUID, err error) UUID { return u }
func (u UUID) String() string { return "" }`,
}

// A world holds packages under test: own ones, given as texts by import path,
// stubs, and the standard library. Facts pass from one own package to the next.
type world struct {
	t     *testing.T
	fset  *token.FileSet
	lib   types.Importer
	own   map[string]string
	done  map[string]*types.Package
	facts map[types.Object][]analysis.Fact
	last  *Result
}

// analyse analyses the own package p, after those that it imports, and returns
// what is known of it.
func analyse(t *testing.T, own map[string]string) *world {
	t.Helper()
	w := &world{t: t, own: own, done: map[string]*types.Package{}, facts: map[types.Object][]analysis.Fact{}}
	w.fset, w.lib = std()
	if _, err := w.Import("p"); err != nil {
		t.Fatal(err)
	}
	return w
}

// Import makes a world an importer.
func (w *world) Import(path string) (*types.Package, error) {
	text, own := w.own[path]
	stub, isStub := stubs[path]
	switch {
	case w.done[path] != nil:
		return w.done[path], nil
	case isStub:
		text = stub
	case !own:
		return w.lib.Import(path)
	}
	name := path + "/" + path[strings.LastIndexByte(path, '/')+1:] + ".go"
	if isStub {
		name = "vendor/" + name
	}
	file, err := parser.ParseFile(w.fset, name, text, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Instances: map[*ast.Ident]types.Instance{},
		Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Scopes: map[ast.Node]*types.Scope{}, FileVersions: map[*ast.File]string{},
	}
	conf := types.Config{Importer: w, GoVersion: "go1.25"}
	pkg, err := conf.Check(path, w.fset, []*ast.File{file}, info)
	if err != nil {
		return nil, err
	}
	w.done[path] = pkg
	w.run(pkg, file, info)
	return pkg, nil
}

func (w *world) run(pkg *types.Package, file *ast.File, info *types.Info) {
	pass := &analysis.Pass{
		Fset: w.fset, Files: []*ast.File{file}, Pkg: pkg, TypesInfo: info, ResultOf: map[*analysis.Analyzer]any{},
		ImportObjectFact: func(obj types.Object, f analysis.Fact) bool {
			for _, have := range w.facts[obj] {
				if reflect.TypeOf(have) == reflect.TypeOf(f) {
					reflect.ValueOf(f).Elem().Set(reflect.ValueOf(have).Elem())
					return true
				}
			}
			return false
		},
		ExportObjectFact: func(obj types.Object, f analysis.Fact) { w.facts[obj] = append(w.facts[obj], f) },
		AllObjectFacts: func() []analysis.ObjectFact {
			var all []analysis.ObjectFact
			for obj, facts := range w.facts {
				for _, f := range facts {
					all = append(all, analysis.ObjectFact{Object: obj, Fact: f})
				}
			}
			return all
		},
	}
	for _, a := range []*analysis.Analyzer{config.Analyzer, roles.Analyzer, ssabody.Analyzer, Analyzer} {
		pass.Analyzer = a
		res, err := a.Run(pass)
		if err != nil {
			w.t.Fatal(err)
		}
		pass.ResultOf[a] = res
	}
	w.last = pass.ResultOf[Analyzer].(*Result)
}

// slots describes what stands in the slots of the package p, one a line.
func (w *world) slots() string {
	var lines []string
	for _, s := range w.last.Slots {
		lines = append(lines, describe(s.Val))
	}
	return strings.Join(lines, "\n")
}

// describe writes a value as its origins and its shape: `fresh uuid.NewString;
// param o.ID | "pi-" + o.ID`.
func describe(v Val) string {
	var parts []string
	for _, o := range v.Orgs {
		if text := describeOrg(o); len(parts) == 0 || parts[len(parts)-1] != text {
			parts = append(parts, text)
		}
	}
	text := strings.Join(parts, "; ")
	if len(v.Tmpl) > 0 {
		text += " | " + shape(v.Tmpl)
	}
	return text
}

func describeOrg(o Org) string {
	if o.Kind == Const {
		return "const" // what else is said of text that never changes does not matter
	}
	text := o.Kind.String()
	if o.What != "" {
		text += " " + o.What
	}
	if o.Grain > 0 {
		text += "/" + o.Grain.String()
	}
	if len(o.Via) > 0 {
		text += " via " + strings.Join(o.Via, ">")
	}
	for _, f := range []struct {
		on   bool
		text string
	}{{o.Fallback, "fallback"}, {o.Mapped, "mapped"}, {o.Part, "part"}, {o.Choice, "choice"}, {o.Weak, "weak"}} {
		if f.on {
			text += ", " + f.text
		}
	}
	return text
}

func shape(tmpl []Piece) string {
	var parts []string
	for _, p := range tmpl {
		text := p.Hole
		if p.Hole == "" {
			text = fmt.Sprintf("%q", p.Text)
		}
		if p.Hash {
			text = "hash(" + text + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " + ")
}
