// Package tool finds the tools that a program offers to a language model: how they
// are described, what they take, and what they do.
//
// A model that gets no answer calls again, and so does the program around it. A
// description is a row of the catalog; the function that is run stands beside it,
// in a call, a struct literal or the results of a function, or behind the name, in
// a switch or a map.
package tool

import (
	"go/ast"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the []*Tool of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemtool",
	Doc:        "idemtool: the tools that are offered to a language model",
	Requires:   []*analysis.Analyzer{config.Analyzer, roles.Analyzer, ssabody.Analyzer, origin.Analyzer, effect.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[[]*Tool](),
}

// A Tool is what a language model can call.
type Tool struct {
	Name string
	Def  ast.Node // the call, literal or method that describes it
	Text *Text    // what the model is told, or nil

	Params []*Param
	Open   bool // not all parameters are seen

	ReadOnly, Idempotent, Destructive *Hint // nil: not said

	Run       bool             // the code that is run is seen
	Effects   []*effect.Effect // what it does, in the order of the source
	Elsewhere []*effect.Effect // what its function does, where that is in another package
	Changes   []Change         // what else it changes: it sets, or takes away
	Makes     []Change         // calls of other modules that by their name make or send something
	Faults    []Fault          // what is wrong with the keys that it takes

	told bool // its parameters stand in the description

	in  []span          // the code that is run, as it stands in the source
	fns []*ssa.Function // the functions that are run
}

// A Text is a constant text and where it stands.
type Text struct {
	Value string
	Node  ast.Node
}

// A Param is a parameter of a tool.
type Param struct {
	Name     string
	Required bool
	Text     *Text
	Node     ast.Node // where it is declared

	field *types.Var // of the input struct, or nil
}

// Level says by its name how surely a parameter is a key that names the intent.
func (p *Param) Level() catalog.SlotLevel { return catalog.SlotName(p.Name) }

// A Hint is what a description says of a tool's nature.
type Hint struct {
	Value bool
	Node  ast.Node
}

// A Change is a call that by its name changes something outside.
type Change struct {
	Call ssa.CallInstruction
	Name string
	Kind catalog.NameClass
}

// Key returns the parameter that is a key by a strong name, or nil.
func (t *Tool) Key() *Param {
	for _, p := range t.Params {
		if p.Level() >= catalog.S2 {
			return p
		}
	}
	return nil
}

func run(pass *analysis.Pass) (any, error) {
	r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
	if !r.Own || !offers(pass.Pkg, r) {
		return []*Tool(nil), nil
	}
	return config.Safely(pass, nil, func() []*Tool {
		org := pass.ResultOf[origin.Analyzer].(*origin.Result)
		if !org.Look() {
			return nil
		}
		f := &finder{
			pass:   pass,
			roles:  r,
			org:    org,
			done:   pass.ResultOf[effect.Analyzer].(*effect.Result),
			body:   pass.ResultOf[ssabody.Analyzer].(*ssabody.Package),
			syntax: make(map[ast.Node]*ssa.Function),
			decls:  make(map[*types.Func]*ast.FuncDecl),
			inits:  make(map[types.Object]ast.Expr),
		}
		return f.tools()
	})
}

// offers reports whether a package uses a library, or is one, that has rows on tools.
func offers(pkg *types.Package, r *roles.Roles) bool {
	return slices.ContainsFunc(slices.Concat(pkg.Imports(), []*types.Package{pkg}), func(p *types.Package) bool {
		lib := r.Library(p.Path())
		return lib != nil && len(lib.Tools) > 0
	})
}

// A finder looks for the tools of one package.
type finder struct {
	pass  *analysis.Pass
	roles *roles.Roles
	org   *origin.Result
	done  *effect.Result
	body  *ssabody.Package

	syntax map[ast.Node]*ssa.Function    // by declaration or literal
	decls  map[*types.Func]*ast.FuncDecl // of this package
	inits  map[types.Object]ast.Expr     // what variables begin with; nil where they are set again
}
