package schema

import (
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/sqltext"
)

// A set is what one row of scripts makes, replayed in their order. A name can have
// several tables: of two schemas, or of two dialects side by side.
type set struct{ tables map[string][]*Table }

func newSet() *set { return &set{tables: make(map[string][]*Table)} }

// run replays the changes of one script. place says where an offset of it stands;
// offsets ascend.
func (s *set) run(changes []sqltext.Change, place func(off int) string) {
	for i := range changes {
		s.apply(&changes[i], place)
	}
}

func (s *set) apply(c *sqltext.Change, place func(off int) string) {
	at := ""
	if c.Offset >= 0 {
		at = place(c.Offset)
	}
	switch c.Op {
	case sqltext.CreateTableAsIs:
		if len(s.tables[c.Table]) > 0 {
			return
		}
		fallthrough
	case sqltext.CreateTable, sqltext.CreateTableLike, sqltext.CreateTableQuery:
		t := &Table{Name: c.Table, At: at}
		if c.Op == sqltext.CreateTableLike {
			t.Unsure = "it is made like another table"
		}
		t.add(c, place)
		s.tables[c.Table] = append(s.tables[c.Table], t)
	case sqltext.DropTable:
		delete(s.tables, c.Table)
	case sqltext.RenameTable:
		for _, t := range s.tables[c.Table] {
			t.Name = c.NewName
			s.tables[c.NewName] = append(s.tables[c.NewName], t)
		}
		delete(s.tables, c.Table)
	case sqltext.DropIndex, sqltext.RenameIndex:
		if c.Table == "" {
			for _, tables := range s.tables {
				for _, t := range tables {
					t.index(c)
				}
			}
			return
		}
		fallthrough
	default:
		for _, t := range s.tables[c.Table] {
			t.alter(c, place)
		}
	}
}

// alter applies a change to a table that is there.
func (t *Table) alter(c *sqltext.Change, place func(int) string) {
	switch c.Op {
	case sqltext.AddColumn, sqltext.AddUnique:
		t.add(c, place)
	case sqltext.DropColumn:
		t.Columns = slices.DeleteFunc(t.Columns, func(x Column) bool { return x.Name == c.Name })
		t.Uniques = slices.DeleteFunc(t.Uniques, func(u Unique) bool { return u.Has(c.Name) })
	case sqltext.RenameColumn:
		t.rename(c.Name, c.NewName)
	case sqltext.ReplaceColumn:
		if len(c.Columns) == 1 {
			t.rename(c.Name, c.Columns[0].Name)
			if col := t.Column(c.Columns[0].Name); col != nil {
				*col = column(&c.Columns[0])
			}
			t.uniques(c, place)
		}
	case sqltext.SetNotNull, sqltext.DropNotNull:
		if col := t.Column(c.Name); col != nil {
			col.Nullable = c.Op == sqltext.DropNotNull
		}
	case sqltext.SetDefault:
		if col := t.Column(c.Name); col != nil && len(c.Columns) == 1 {
			d := column(&c.Columns[0])
			col.Generated, col.Default, col.Defaults = col.Generated || d.Generated, d.Default, d.Defaults || d.Generated
		}
	case sqltext.DropPrimary:
		t.Uniques = slices.DeleteFunc(t.Uniques, func(u Unique) bool { return u.Primary })
	case sqltext.DropIndex, sqltext.RenameIndex:
		t.index(c)
	}
}

// index drops or renames a constraint by its name.
func (t *Table) index(c *sqltext.Change) {
	for i := range t.Uniques {
		u := &t.Uniques[i]
		if !u.named(c.Name, t.Name) {
			continue
		}
		if c.Op == sqltext.RenameIndex {
			u.Name = c.NewName
			return
		}
		t.Uniques = slices.Delete(t.Uniques, i, i+1)
		return
	}
}

// named reports whether a constraint has a name, by itself or by what databases
// call it: t_key_key, t_pkey, its first column in MySQL.
func (u *Unique) named(name, table string) bool {
	if u.Name != "" || name == "" {
		return u.Name == name
	}
	if u.Primary {
		return name == table+"_pkey"
	}
	cols := strings.Join(u.Columns, "_")
	return name == table+"_"+cols+"_key" || name == table+"_"+cols+"_idx" || len(u.Columns) > 0 && name == u.Columns[0]
}

func (t *Table) rename(from, to string) {
	if col := t.Column(from); col != nil {
		col.Name = to
	}
	for i := range t.Uniques {
		for k, name := range t.Uniques[i].Columns {
			if name == from {
				t.Uniques[i].Columns[k] = to
			}
		}
	}
}

// add takes over the columns and constraints of a change.
func (t *Table) add(c *sqltext.Change, place func(int) string) {
	for i := range c.Columns {
		if t.Column(c.Columns[i].Name) == nil {
			t.Columns = append(t.Columns, column(&c.Columns[i]))
		}
	}
	t.uniques(c, place)
}

func (t *Table) uniques(c *sqltext.Change, place func(int) string) {
	for i := range c.Uniques {
		u := unique(&c.Uniques[i])
		u.At = place(c.Uniques[i].Offset)
		for k := range t.Columns {
			if u.Primary && u.Has(t.Columns[k].Name) {
				t.Columns[k].Nullable = false
				if len(u.Columns) == 1 && t.Columns[k].rowID() {
					t.Columns[k].Generated = true
				}
			}
		}
		t.Uniques = append(t.Uniques, u)
	}
}

func column(d *sqltext.ColumnDef) Column {
	c := Column{Name: d.Name, Nullable: d.Nullable, Generated: d.Generated, Defaults: d.Default.Kind != sqltext.Unknown, kind: d.Type}
	if d.Default.Kind == sqltext.Literal {
		c.Default = d.Default.Text
	}
	c.Clock = strings.HasPrefix(d.Type, "timestamp") || strings.HasPrefix(d.Type, "datetime") || d.Type == "time" || d.Type == "timetz"
	return c
}

// rowID reports whether the column numbers the rows if it is the primary key: so
// does an integer of SQLite.
func (c *Column) rowID() bool { return c.kind == "integer" }

func unique(d *sqltext.Unique) Unique {
	u := Unique{Name: d.Name, Columns: slices.Clone(d.Columns), Primary: d.Primary, NullsEqual: d.NullsEqual, Coalesce: d.Coalesce}
	u.Unsure = d.Expr && len(d.Coalesce) == 0
	if d.Where != nil {
		u.Unsure = u.Unsure || d.Where.Terms == nil
		for _, t := range d.Where.Terms {
			u.Where = append(u.Where, Term{Column: t.Name, Op: t.Op, Value: t.Value.Text})
		}
	}
	return u
}
