// Package roles says what a function, field or variable is: a directive in the
// source, else a row of the catalog, else a fact of the pass that asks.
package roles

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
)

// Analyzer gives the *Roles of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemroles",
	Doc:        "idemroles: what functions are, by directive and catalog",
	Requires:   []*analysis.Analyzer{config.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Roles](),
}

// Roles answers what a symbol is.
type Roles struct {
	Own      bool // the package is the user's own code
	Relevant bool // something in it has a row other than a flow, a directive, a strong slot name or an imported fact
	cat      *catalog.Catalog
}

func run(pass *analysis.Pass) (any, error) {
	s := pass.ResultOf[config.Analyzer].(*config.Settings)
	return &Roles{Own: true, Relevant: true, cat: s.Catalog}, nil
}

// Func returns the rows of fn, those of its directives first; nil if it has none.
// The rows are shared and must not be changed.
func (r *Roles) Func(fn *types.Func) *catalog.Rows { return r.cat.Func(fn) }

// Field returns the rows of a field of the named type that declares it.
func (r *Roles) Field(owner *types.TypeName, field string) *catalog.Rows {
	return r.cat.Field(owner, field)
}

// Var returns the rows of a package variable.
func (r *Roles) Var(v *types.Var) *catalog.Rows { return r.cat.Var(v) }
