// Package ssabody builds the SSA form of a package when it is first asked for.
//
// It is not x/tools' buildssa: that one is eager and, since its control-flow
// facts need it, builds SSA of every dependency under go vet. Functions that
// never return are rows of the catalog instead.
package ssabody

import (
	"go/ast"
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/config"
)

// Analyzer gives the *Package of each analysed package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemssabody",
	Doc:        "idemssabody: builds SSA of a package on first demand",
	Requires:   []*analysis.Analyzer{config.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Package](),
}

// A Package is the SSA form of one package, built on first demand. It is shared
// by rules that run in parallel.
type Package struct {
	build func() *built
}

type built struct {
	pkg   *ssa.Package
	funcs []*ssa.Function
	left  []*ast.FuncDecl // functions without their bodies
}

// SSA returns the package, built.
func (p *Package) SSA() *ssa.Package { return p.build().pkg }

// Funcs returns all functions of the source in source order, each followed by
// the function literals in it; the package's initialiser comes last.
func (p *Package) Funcs() []*ssa.Function { return p.build().funcs }

func run(pass *analysis.Pass) (any, error) {
	// The closure holds values, never the pass: it may run in another analyzer.
	fset, tpkg, files, info := pass.Fset, pass.Pkg, pass.Files, pass.TypesInfo
	cat := pass.ResultOf[config.Analyzer].(*config.Settings).Catalog
	return &Package{build: sync.OnceValue(func() *built {
		prog := ssa.NewProgram(fset, 0)
		prog.SetNoReturn(func(fn *types.Func) bool {
			rows := cat.Func(fn)
			return rows != nil && rows.NoReturn
		})
		for _, imp := range tpkg.Imports() {
			prog.CreatePackage(imp, nil, nil, true)
		}
		files, left := bounded(files)
		p := prog.CreatePackage(tpkg, files, info, false)
		p.Build()
		b := &built{pkg: p, left: left}
		for _, file := range files {
			for _, decl := range file.Decls {
				if decl, ok := decl.(*ast.FuncDecl); ok {
					fn, _ := info.Defs[decl.Name].(*types.Func)
					if f := prog.FuncValue(fn); f != nil {
						b.add(f)
					}
				}
			}
		}
		if init := p.Func("init"); init != nil {
			b.add(init)
		}
		return b
	})}, nil
}

func (b *built) add(f *ssa.Function) {
	b.funcs = append(b.funcs, f)
	for _, anon := range f.AnonFuncs {
		b.add(anon)
	}
}
