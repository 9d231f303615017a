package rerun

import (
	"fmt"
	"go/ast"
	"go/types"
	"sort"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/fact"
)

// A Run is a function argument that a function runs again.
type Run struct {
	Param int    // the parameter, -1 the receiver
	Path  string // the field or method in it: "Op", "Execute()"
	Mode  string
	At    string // where it is repeated, "retry/retry.go:12"
}

func (r Run) String() string {
	s := "recv"
	if r.Param >= 0 {
		s = fmt.Sprintf("arg%d", r.Param)
	}
	if r.Path != "" {
		s += "." + r.Path
	}
	return fmt.Sprintf("%s (%s, %s)", s, r.Mode, r.At)
}

// IdemRerunRuns says which function arguments a function runs again.
type IdemRerunRuns struct{ Runs []Run }

// AFact marks the type as a fact.
func (*IdemRerunRuns) AFact() {}

func (f *IdemRerunRuns) String() string {
	var s []string
	for _, r := range f.Runs {
		s = append(s, r.String())
	}
	return "runs again: " + strings.Join(s, ", ")
}

// learn adds that the function of r runs it again, and reports whether that is new.
func (a *solver) learn(r ref, mode Mode, at string) bool {
	for _, run := range a.runs[r.fn] {
		if run.Param == r.param && run.Path == r.path {
			return false
		}
	}
	if len(a.runs[r.fn]) >= 16 {
		return false
	}
	a.runs[r.fn] = append(a.runs[r.fn], Run{r.param, r.path, string(mode), at})
	return true
}

// export writes what was learnt as facts.
func (a *solver) export(pass *analysis.Pass) {
	for _, fn := range a.funcs {
		runs := a.runs[fn]
		obj, ok := fn.Object().(*types.Func)
		if len(runs) == 0 || !ok {
			continue
		}
		sort.Slice(runs, func(i, j int) bool {
			if runs[i].Param != runs[j].Param {
				return runs[i].Param < runs[j].Param
			}
			return runs[i].Path < runs[j].Path
		})
		fact.Export(pass, obj, &IdemRerunRuns{runs})
	}
}

// importFacts reads the facts of the functions that the package calls.
func (a *solver) importFacts(pass *analysis.Pass) {
	a.imported = map[*types.Func][]Run{}
	for _, fn := range a.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok {
					continue
				}
				f := callee(c.Common())
				if f == nil || f.Pkg() == pass.Pkg {
					continue
				}
				var known IdemRerunRuns
				if pass.ImportObjectFact(f, &known) {
					a.imported[f] = known.Runs
				}
			}
		}
	}
}

// hasFact reports whether an object carries a fact of this pass.
func hasFact(pass *analysis.Pass) func(types.Object) bool {
	return func(obj types.Object) bool {
		fn, ok := obj.(*types.Func)
		return ok && fn.Pkg() != pass.Pkg && pass.ImportObjectFact(fn, new(IdemRerunRuns))
	}
}

// mayWrap reports, from the syntax alone, whether a package may hold a retry
// helper or an interceptor: a function that has a loop and calls what it was
// handed.
func mayWrap(files []*ast.File) bool {
	for _, file := range files {
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && fn.Body != nil && mayWrapFunc(fn) {
				return true
			}
		}
	}
	return false
}

func mayWrapFunc(fn *ast.FuncDecl) bool {
	handed := map[string]bool{}
	add := func(lists ...*ast.FieldList) {
		for _, l := range lists {
			if l == nil {
				continue
			}
			for _, f := range l.List {
				for _, name := range f.Names {
					handed[name.Name] = true
				}
			}
		}
	}
	add(fn.Recv, fn.Type.Params)
	loops, calls := false, false
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			add(n.Type.Params)
		case *ast.ForStmt, *ast.RangeStmt:
			loops = true
		case *ast.CallExpr:
			calls = calls || handed[baseName(n.Fun)]
		}
		return true
	})
	return loops && calls
}

// baseName is the identifier that a called expression begins with.
func baseName(x ast.Expr) string {
	for range 8 {
		switch f := ast.Unparen(x).(type) {
		case *ast.SelectorExpr:
			x = f.X
		case *ast.IndexExpr:
			x = f.X
		case *ast.Ident:
			return f.Name
		default:
			return ""
		}
	}
	return ""
}
