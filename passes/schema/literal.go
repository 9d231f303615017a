package schema

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"
	"strconv"
	"strings"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// literals adds the tables that stand in the code as literals of a struct for
// tables: one with a name, columns and indexes, whose columns have names and say
// whether they are unique. Generators write such.
func (s *source) literals(files []*ast.File) {
	vars := make(map[string]*ast.CompositeLit)
	var tables []*ast.CompositeLit
	for _, f := range files {
		for _, d := range f.Decls {
			gen, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, spec := range gen.Specs {
				vs, ok := spec.(*ast.ValueSpec)
				if !ok || len(vs.Names) != len(vs.Values) {
					continue
				}
				for i, v := range vs.Values {
					lit := literalOf(v)
					if lit == nil {
						continue
					}
					vars[vs.Names[i].Name] = lit
					if describesTable(s.pass.TypesInfo.TypeOf(lit)) {
						tables = append(tables, lit)
					}
				}
			}
		}
	}
	for _, lit := range tables {
		s.literal(lit, vars)
	}
}

func literalOf(e ast.Expr) *ast.CompositeLit {
	if u, ok := e.(*ast.UnaryExpr); ok {
		e = u.X
	}
	lit, _ := e.(*ast.CompositeLit)
	return lit
}

// describesTable reports whether a type is a struct for tables.
func describesTable(t types.Type) bool {
	st := gotypes.StructOf(t)
	col := elementOf(st, "Columns")
	return st != nil && field(st, "Name") != nil && field(st, "Indexes") != nil && col != nil &&
		field(col, "Name") != nil && field(col, "Unique") != nil && field(col, "Nullable") != nil
}

func field(st *types.Struct, name string) *types.Var {
	if st == nil {
		return nil
	}
	for f := range st.Fields() {
		if f.Name() == name {
			return f
		}
	}
	return nil
}

func elementOf(st *types.Struct, name string) *types.Struct {
	f := field(st, name)
	if f == nil {
		return nil
	}
	sl, ok := f.Type().Underlying().(*types.Slice)
	if !ok {
		return nil
	}
	return gotypes.StructOf(sl.Elem())
}

func (s *source) literal(lit *ast.CompositeLit, vars map[string]*ast.CompositeLit) {
	pos := s.pass.Fset.Position(lit.Pos())
	t := &Table{At: fmt.Sprintf("%s:%d", s.place(pos.Filename), pos.Line)}
	parts := keyed(lit)
	t.Name = strings.ToLower(s.word(parts["Name"]))
	if t.Name == "" {
		return
	}
	for _, e := range elements(parts["Columns"], vars) {
		col := keyed(e)
		c := Column{Name: s.word(col["Name"]), Nullable: s.true(col["Nullable"]), Generated: s.true(col["Increment"]), Defaults: col["Default"] != nil}
		t.Columns = append(t.Columns, c)
		if s.true(col["Unique"]) {
			t.Uniques = append(t.Uniques, Unique{Columns: []string{c.Name}, At: t.At})
		}
	}
	if cols := s.columns(parts["PrimaryKey"], vars); len(cols) > 0 {
		t.Uniques = append(t.Uniques, Unique{Columns: cols, Primary: true, At: t.At})
	}
	for _, e := range elements(parts["Indexes"], vars) {
		ix := keyed(e)
		if cols := s.columns(ix["Columns"], vars); s.true(ix["Unique"]) && len(cols) > 0 {
			t.Uniques = append(t.Uniques, Unique{Name: strings.ToLower(s.word(ix["Name"])), Columns: cols, At: t.At, Unsure: ix["Annotation"] != nil})
		}
	}
	s.set.tables[t.Name] = append(s.set.tables[t.Name], t)
}

func keyed(lit *ast.CompositeLit) map[string]ast.Expr {
	out := make(map[string]ast.Expr)
	if lit == nil {
		return out
	}
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok {
				out[id.Name] = kv.Value
			}
		}
	}
	return out
}

// elements returns the literals in a list, which may stand in a variable.
func elements(e ast.Expr, vars map[string]*ast.CompositeLit) []*ast.CompositeLit {
	list, ok := e.(*ast.CompositeLit)
	if id, isName := e.(*ast.Ident); isName {
		list, ok = vars[id.Name]
	}
	if !ok || list == nil {
		return nil
	}
	var out []*ast.CompositeLit
	for _, el := range list.Elts {
		out = append(out, literalOf(el))
	}
	return out
}

// columns returns the names in a list of columns that are elements of a variable:
// PaymentsColumns[1].
func (s *source) columns(e ast.Expr, vars map[string]*ast.CompositeLit) []string {
	list, ok := e.(*ast.CompositeLit)
	if !ok {
		return nil
	}
	var out []string
	for _, el := range list.Elts {
		ix, ok := el.(*ast.IndexExpr)
		if !ok {
			return nil
		}
		id, ok := ix.X.(*ast.Ident)
		lit, isNumber := ix.Index.(*ast.BasicLit)
		if !ok || !isNumber || vars[id.Name] == nil {
			return nil
		}
		n, err := strconv.Atoi(lit.Value)
		if err != nil || n >= len(vars[id.Name].Elts) {
			return nil
		}
		out = append(out, s.word(keyed(literalOf(vars[id.Name].Elts[n]))["Name"]))
	}
	return out
}

func (s *source) word(e ast.Expr) string {
	if e == nil {
		return ""
	}
	text, _ := s.constant(e)
	return text
}

func (s *source) true(e ast.Expr) bool {
	if e == nil {
		return false
	}
	v := s.pass.TypesInfo.Types[e].Value
	return v != nil && v.Kind() == constant.Bool && constant.BoolVal(v)
}
