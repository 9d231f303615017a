// Package schema says which tables a program has, and what keeps rows with the same
// key apart in them: unique constraints and indexes, primary keys.
//
// A table's definition is looked for in the SQL files below the module's root
// (migrations of any tool, replayed in order, and schemas that stand in one file),
// in DDL in the string constants of the package and of the own packages that it
// imports, in files that they embed, and in the tags and builders of object mappers.
// The files are read when the first question about a table is asked. One table can
// have several definitions; what is not seen is not known.
package schema

import (
	"go/types"
	"path/filepath"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

// Analyzer gives the *Result of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemschema",
	Doc:        "idemschema: tables and what is unique in them",
	Requires:   []*analysis.Analyzer{config.Analyzer},
	FactTypes:  []analysis.Fact{(*IdemSchema)(nil)},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
}

// A Result answers for one package. It may be asked by several at the same time.
type Result struct {
	dir    string              // of the package's files
	source map[string][]*Table // in Go code, own and imported
	once   sync.Once
	module *module
}

// Tables returns the definitions of a table that were seen: none says that nothing
// is known of it. They must not be changed.
func (r *Result) Tables(name string) []*Table {
	if r.dir == "" || name == "" {
		return nil
	}
	r.once.Do(func() { r.module = moduleOf(r.dir) })
	seen := make(map[string]bool) // what is embedded stands in the module as well
	var out []*Table
	for _, t := range slices.Concat(r.source[name], r.module.tables[name]) {
		if !t.NameOnly && !seen[t.At] {
			seen[t.At] = true
			out = append(out, t)
		}
	}
	return out
}

// Place returns the definitions of the table whose name is the plural of a name, or
// that name, and the table's name.
func (r *Result) Place(singular string) (tables []*Table, name string) {
	if singular == "" {
		return nil, ""
	}
	for _, n := range plurals(singular) {
		if tables := r.Tables(n); len(tables) > 0 {
			return tables, n
		}
	}
	return nil, ""
}

// Model returns the definitions of the table that holds the values of a type, and
// the table's name, "" if it is not known.
func (r *Result) Model(tn *types.TypeName) (tables []*Table, name string) {
	if tn == nil || tn.Pkg() == nil || r.dir == "" {
		return nil, ""
	}
	model := tn.Pkg().Path() + "." + tn.Name()
	for _, n := range sorted(r.source) {
		for _, t := range r.source[n] {
			if t.Model == model {
				return r.Tables(n), n
			}
		}
	}
	return r.Place(snake(tn.Name()))
}

func run(pass *analysis.Pass) (any, error) {
	settings := pass.ResultOf[config.Analyzer].(*config.Settings)
	if !settings.Own || len(pass.Files) == 0 {
		return &Result{}, nil
	}
	return config.Safely(pass, &Result{}, func() *Result {
		s := &source{pass: pass, set: newSet()}
		r := &Result{source: make(map[string][]*Table)}
		files := s.files()
		r.dir = filepath.Dir(s.filename(pass.Files[0]))
		s.models(files)
		s.literals(files)
		for _, f := range files {
			s.texts(f)
			if imports(f, "embed") {
				for _, e := range s.embedded(f) {
					e.into(r.source)
				}
			}
		}
		s.set.into(r.source)
		exchange(pass, r.source)
		return r
	})
}
