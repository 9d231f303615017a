package rerun

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/ssa/ssautil"

	"github.com/idemlint/idemlint/internal/catalog"
)

// The standard library is type-checked once for all tests.
var std = sync.OnceValues(func() (*token.FileSet, types.Importer) {
	fset := token.NewFileSet()
	return fset, importer.ForCompiler(fset, "source", nil)
})

var stdLock sync.Mutex

// A source is a package under test.
type source struct {
	t      *testing.T
	fset   *token.FileSet
	result *Result
	solver *solver
	funcs  []*ssa.Function
}

// load builds the package p from a source text. Packages that it imports may be
// given as texts in deps, by path; rows are the catalog.
func load(t *testing.T, text string, deps map[string]string, rows map[string]*catalog.Rows) *source {
	t.Helper()
	fset, lib := std()
	stdLock.Lock()
	defer stdLock.Unlock()
	imp := &texts{fset: fset, lib: lib, deps: deps, done: map[string]*types.Package{}}
	file, err := parser.ParseFile(fset, "p.go", text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	pkg, _, err := ssautil.BuildPackage(&types.Config{Importer: imp, GoVersion: "go1.25"}, fset, types.NewPackage("p", file.Name.Name), []*ast.File{file}, 0)
	if err != nil {
		t.Fatal(err)
	}
	var funcs []*ssa.Function
	var add func(fn *ssa.Function)
	add = func(fn *ssa.Function) {
		funcs = append(funcs, fn)
		for _, anon := range fn.AnonFuncs {
			add(anon)
		}
	}
	for _, decl := range file.Decls {
		if decl, ok := decl.(*ast.FuncDecl); ok {
			add(pkg.Prog.FuncValue(findFunc(pkg.Pkg, decl)))
		}
	}
	add(pkg.Func("init"))
	s := newSolver(fset, table(rows), funcs)
	s.solve()
	return &source{t, fset, &Result{func() *solver { return s }}, s, funcs}
}

// A table is a catalog: rows by "pkg.Func", "pkg.Type.Method" or "pkg.Type".
type table map[string]*catalog.Rows

func (t table) Func(fn *types.Func) *catalog.Rows {
	return t[strings.NewReplacer("(", "", ")", "", "*", "").Replace(fn.FullName())]
}

func (t table) Type(typ *types.TypeName) *catalog.Rows {
	if typ.Pkg() == nil {
		return nil
	}
	return t[typ.Pkg().Path()+"."+typ.Name()]
}

// findFunc finds the function or method that decl declares.
func findFunc(pkg *types.Package, decl *ast.FuncDecl) *types.Func {
	if decl.Recv == nil {
		return pkg.Scope().Lookup(decl.Name.Name).(*types.Func)
	}
	for _, name := range pkg.Scope().Names() {
		tn, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok {
			continue
		}
		if n, ok := tn.Type().(*types.Named); ok {
			for m := range n.Methods() {
				if m.Pos() == decl.Name.Pos() {
					return m
				}
			}
		}
	}
	panic("no function " + decl.Name.Name)
}

// texts imports packages from texts, and the rest from the standard library.
type texts struct {
	fset *token.FileSet
	lib  types.Importer
	deps map[string]string
	done map[string]*types.Package
}

func (i *texts) Import(path string) (*types.Package, error) {
	text, ok := i.deps[path]
	if !ok {
		return i.lib.Import(path)
	}
	if i.done[path] == nil {
		f, err := parser.ParseFile(i.fset, path+".go", text, 0)
		if err != nil {
			return nil, err
		}
		conf := types.Config{Importer: i}
		pkg, err := conf.Check(path, i.fset, []*ast.File{f}, nil)
		if err != nil {
			return nil, err
		}
		i.done[path] = pkg
	}
	return i.done[path], nil
}

// call returns the first call, go or defer of the named function or method.
func (s *source) call(name string) ssa.Instruction {
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(ssa.CallInstruction); ok {
					got := callName(c.Common())
					if got == name || strings.HasSuffix(got, "."+name) {
						return instr
					}
				}
			}
		}
	}
	s.t.Fatalf("no call of %s", name)
	return nil
}

// regions describes the regions of a call: "loop(bank.Pay); retry.Do via send".
func (s *source) regions(name string) string {
	var out []string
	for _, g := range s.result.At(s.call(name)) {
		d := g.What
		if g.Kind == Loop {
			d = fmt.Sprintf("%s(%s)", g.What, g.Repeats)
		}
		if g.Failover {
			d += " failover"
		}
		if g.Mode != Retry {
			d += " " + string(g.Mode)
		}
		if g.Grade != 3 {
			d += fmt.Sprintf(" R%d", g.Grade)
		}
		if len(g.Via) > 0 {
			d += " via " + strings.Join(g.Via, ">")
		}
		out = append(out, d)
	}
	return strings.Join(out, "; ")
}

// explained are the reasons given at the line of a call.
func (s *source) explained(name string) string {
	return strings.Join(s.result.Explain(s.call(name).Pos()), "\n")
}
