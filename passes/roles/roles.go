// Package roles says what a function, field or variable is: a directive in the
// source, else a row of the catalog, else a fact of the pass that asks.
package roles

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/fact"
	"github.com/idemlint/idemlint/passes/config"
)

// Analyzer gives the *Roles of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemroles",
	Doc:        "idemroles: what functions are, by directive and catalog",
	Requires:   []*analysis.Analyzer{config.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Roles](),
	FactTypes:  []analysis.Fact{new(IdemDirective)},
}

// Roles answers what a symbol is.
type Roles struct {
	Own      bool      // the package is the user's own code
	Relevant bool      // something in it has a row other than a flow, a directive or a strong slot name
	Problems []Problem // directives that say nothing, in source order

	cat  *catalog.Catalog
	rows map[types.Object]*catalog.Rows // what directives say, of this package and of facts
	info *types.Info
	pkg  *types.Package
}

func run(pass *analysis.Pass) (any, error) {
	s := pass.ResultOf[config.Analyzer].(*config.Settings)
	return config.Safely(pass, &Roles{cat: s.Catalog}, func() *Roles { return find(pass, s) })
}

func find(pass *analysis.Pass, s *config.Settings) *Roles {
	r := &Roles{Own: s.Own, cat: s.Catalog, rows: map[types.Object]*catalog.Rows{}, info: pass.TypesInfo, pkg: pass.Pkg}
	if !r.Own {
		return r
	}
	for _, f := range pass.AllObjectFacts() {
		if d, ok := f.Fact.(*IdemDirective); ok && f.Object.Pkg() != pass.Pkg {
			r.rows[f.Object] = d.rows()
		}
	}
	r.directives(pass.Fset, pass.Files, pass.TypesInfo)
	r.bind()
	for obj, rows := range r.rows {
		fact.Export(pass, obj, toFact(rows))
	}
	r.Relevant = r.relevant(pass.Files)
	return r
}

// own returns the rows of an object of this package, to add to.
func (r *Roles) own(obj types.Object) *catalog.Rows {
	if r.rows[obj] == nil {
		r.rows[obj] = &catalog.Rows{}
	}
	return r.rows[obj]
}

// Func returns the rows of fn; nil if it has none. What directives say stands
// instead of the catalog's rows of the same kind. The rows are shared and must
// not be changed. A handler row of a directive without Body means that fn itself
// is redelivered.
func (r *Roles) Func(fn *types.Func) *catalog.Rows {
	return merge(r.rows[fn.Origin()], r.cat.Func(fn))
}

// Field returns the rows of a field of the named type that declares it.
func (r *Roles) Field(owner *types.TypeName, field string) *catalog.Rows {
	rows := r.cat.Field(owner, field)
	if len(r.rows) == 0 {
		return rows
	}
	if st, ok := owner.Type().Underlying().(*types.Struct); ok {
		for v := range st.Fields() {
			if v.Name() == field {
				return merge(r.rows[v.Origin()], rows)
			}
		}
	}
	return rows
}

// Var returns the rows of a package variable.
func (r *Roles) Var(v *types.Var) *catalog.Rows { return merge(r.rows[v], r.cat.Var(v)) }

// Type returns the rows (Handlers) of a named type that marks a handler by being
// the type of a parameter.
func (r *Roles) Type(t *types.TypeName) *catalog.Rows { return r.cat.Type(t) }

// Param returns the rows (Sources) of a parameter of a function of this package.
func (r *Roles) Param(v *types.Var) *catalog.Rows { return r.rows[v.Origin()] }

// Library returns what is known of the library that holds a package, or nil.
func (r *Roles) Library(pkgPath string) *catalog.Library { return r.cat.Library(pkgPath) }

// merge returns the rows of directives, filled up with those of the catalog.
func merge(d, c *catalog.Rows) *catalog.Rows {
	if d == nil || c == nil {
		if d == nil {
			return c
		}
		return d
	}
	m := *c
	if len(d.Calls) > 0 {
		m.Calls = d.Calls
	}
	if len(d.Slots) > 0 {
		m.Slots = d.Slots
	}
	if len(d.Sources) > 0 {
		m.Sources = d.Sources
	}
	if len(d.Reruns) > 0 {
		m.Reruns = d.Reruns
	}
	if len(d.Handlers) > 0 {
		m.Handlers = d.Handlers
	}
	if len(d.Stores) > 0 {
		m.Stores = d.Stores
	}
	return &m
}
