package schema

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// models adds the tables that the tags of the package's structs define.
func (s *source) models(files []*ast.File) {
	names := s.tableNames(files)
	scope := s.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() {
			continue
		}
		st, ok := tn.Type().Underlying().(*types.Struct)
		if !ok || strings.HasSuffix(s.pass.Fset.Position(tn.Pos()).Filename, "_test.go") {
			continue
		}
		for i := range mappers() {
			if t := s.model(&mappers()[i], tn, st, names[name]); t != nil {
				s.set.tables[t.Name] = append(s.set.tables[t.Name], t)
			}
		}
	}
}

// model reads one struct; nil if it has no tag of the mapper.
func (s *source) model(m *mapper, tn *types.TypeName, st *types.Struct, table string) *Table {
	t := &Table{Name: table, Model: tn.Pkg().Path() + "." + tn.Name()}
	b := modelBuilder{m: m, t: t, groups: make(map[string]int)}
	b.fields(st, 0)
	if !b.tagged {
		return nil
	}
	pos := s.pass.Fset.Position(tn.Pos())
	t.At = fmt.Sprintf("%s:%d", s.place(pos.Filename), pos.Line)
	for i := range t.Uniques {
		t.Uniques[i].At = t.At
	}
	if t.Name == "" {
		t.Name = b.table
	}
	if t.Name == "" {
		t.Name = snake(tn.Name())
		if m.Plural {
			t.Name = plurals(t.Name)[0]
		}
	}
	t.NameOnly = !b.ddl
	b.primary()
	return t
}

type modelBuilder struct {
	m           *mapper
	t           *Table
	groups      map[string]int // name → index of the constraint
	table       string
	tagged, ddl bool
}

// fields reads the fields of a struct, those of embedded ones as well.
func (b *modelBuilder) fields(st *types.Struct, depth int) {
	for i := range st.NumFields() {
		f := st.Field(i)
		tag, ok := b.m.read(st.Tag(i))
		b.tagged = b.tagged || ok
		if tag.table != "" {
			b.table = tag.table
		}
		inner := gotypes.StructOf(f.Type())
		if f.Embedded() && inner != nil && depth < 3 && tag.column == "" {
			b.fields(inner, depth+1)
			continue
		}
		if tag.skip || !f.Exported() {
			continue
		}
		b.ddl = b.ddl || tag.ddl
		b.column(f, tag)
	}
}

func (b *modelBuilder) column(f *types.Var, tag tag) {
	c := Column{Name: tag.column, Generated: tag.generated, Defaults: tag.defaults != ""}
	if c.Name == "" {
		c.Name = snake(f.Name())
	}
	c.Nullable = !tag.notNull && !tag.primary && nullable(f.Type())
	tn := gotypes.NamedOf(f.Type())
	c.Clock = tn != nil && tn.Pkg() != nil && tn.Pkg().Path() == "time" && tn.Name() == "Time"
	if strings.Contains(tag.defaults, "(") {
		c.Generated = c.Generated || strings.Contains(tag.defaults, "uuid") || strings.Contains(tag.defaults, "nextval")
	} else {
		c.Default = strings.Trim(tag.defaults, "'")
	}
	if isInteger(f.Type()) && (tag.primary || c.Name == "id") {
		c.Generated = true
	}
	b.t.Columns = append(b.t.Columns, c)
	if tag.primary {
		b.in(Unique{Primary: true}, " primary", c.Name)
	}
	for _, u := range tag.uniques {
		group := u.group
		if group == "" {
			group = " " + c.Name
		}
		b.in(Unique{Name: u.group, Unsure: u.where || tag.expr}, group, c.Name)
	}
}

// in puts a column into a constraint, which is made if it is not there yet.
func (b *modelBuilder) in(u Unique, group, column string) {
	i, ok := b.groups[group]
	if !ok {
		i = len(b.t.Uniques)
		b.groups[group] = i
		b.t.Uniques = append(b.t.Uniques, u)
	}
	b.t.Uniques[i].Columns = append(b.t.Uniques[i].Columns, column)
}

// primary makes the column id the primary key where no other is.
func (b *modelBuilder) primary() {
	for _, u := range b.t.Uniques {
		if u.Primary {
			return
		}
	}
	if c := b.t.Column("id"); c != nil {
		c.Nullable = false
		b.t.Uniques = append(b.t.Uniques, Unique{Primary: true, Columns: []string{"id"}, At: b.t.At})
	}
}

// nullable reports whether a field of the type can stand for NULL.
func nullable(t types.Type) bool {
	switch types.Unalias(t).Underlying().(type) {
	case *types.Pointer, *types.Interface:
		return true
	}
	tn := gotypes.NamedOf(t)
	return tn != nil && strings.HasPrefix(tn.Name(), "Null")
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// tableNames returns the tables that methods of the files name, by type.
func (s *source) tableNames(files []*ast.File) map[string]string {
	names := make(map[string]string)
	for _, f := range files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil || !namesTable(fn.Name.Name) || fn.Body == nil || len(fn.Body.List) != 1 {
				continue
			}
			ret, ok := fn.Body.List[0].(*ast.ReturnStmt)
			if !ok || len(ret.Results) != 1 {
				continue
			}
			name, ok := s.constant(ret.Results[0])
			if !ok {
				continue
			}
			t := s.pass.TypesInfo.TypeOf(fn.Recv.List[0].Type)
			if tn := gotypes.NamedOf(t); tn != nil {
				name = strings.ToLower(strings.Trim(name, "\"`"))
				names[tn.Name()] = name[strings.LastIndexByte(name, '.')+1:]
			}
		}
	}
	return names
}

// namesTable reports whether a method of that name answers with a table's name.
func namesTable(method string) bool {
	for _, m := range mappers() {
		if m.Method == method {
			return true
		}
	}
	return false
}

// ColumnOf returns the column that a struct's field is kept in, "" if it is kept in
// none.
func ColumnOf(st *types.Struct, i int) string {
	f := st.Field(i)
	for k := range mappers() {
		if t, ok := mappers()[k].read(st.Tag(i)); ok && t.skip {
			return ""
		} else if ok && t.column != "" {
			return t.column
		}
	}
	if !f.Exported() {
		return ""
	}
	return snake(f.Name())
}

// snake is a Go name as a table's or column's: OrderID is order_id.
func snake(name string) string { return strings.Join(catalog.Words(name), "_") }

// plurals returns what the plural of a table's name can be, the likeliest first.
func plurals(name string) []string {
	switch {
	case strings.HasSuffix(name, "s"), strings.HasSuffix(name, "x"), strings.HasSuffix(name, "ch"), strings.HasSuffix(name, "sh"):
		return []string{name + "es", name}
	case strings.HasSuffix(name, "y") && len(name) > 1 && strings.IndexByte("aeiou", name[len(name)-2]) < 0:
		return []string{name[:len(name)-1] + "ies", name + "s", name}
	}
	return []string{name + "s", name}
}
