package schema

import "slices"

// A Table is a table as one source defines it.
type Table struct {
	Name    string // lower case, without schema and quotes
	At      string // where it is defined: "db/0001_init.up.sql:12"
	Columns []Column
	Uniques []Unique
	Model   string // the type whose tags define it: "example.com/pay.Payment"
	// NameOnly says that the tags name the table and say nothing of constraints, so
	// that something else defines it.
	NameOnly bool
	// Unsure says why not all of its constraints are known, or is "".
	Unsure string
}

// A Column is a column of a table. A table of another package has those only that
// stand in a unique constraint or are special in another way.
type Column struct {
	Name      string
	Nullable  bool   // NULL may stand there
	Generated bool   // the database makes its value, a new one for each row
	Clock     bool   // it holds a time
	Default   string // the text of a constant default
	Defaults  bool   // it has a default of any kind

	kind string // its type's first word
}

// A Unique is a unique constraint or index, or a primary key.
type Unique struct {
	Name       string
	At         string // where it is defined
	Columns    []string
	Primary    bool
	Unsure     bool     // of expressions, or of rows that are picked in a way that is not known
	NullsEqual bool     // NULLS NOT DISTINCT: NULL counts as a value
	Coalesce   []string // columns whose NULL stands for a value
	Where      []Term   // of a partial index: what must hold of a row, all of it
}

// A Term is one condition of a partial index.
type Term struct {
	Column, Op string // "=", "is null", "is not null", "<>"…
	Value      string // of a literal
}

// Column returns the column of a name, or nil if the table has none.
func (t *Table) Column(name string) *Column {
	for i := range t.Columns {
		if t.Columns[i].Name == name {
			return &t.Columns[i]
		}
	}
	return nil
}

// Has reports whether the constraint has a column.
func (u *Unique) Has(column string) bool { return slices.Contains(u.Columns, column) }

func (t *Table) clone() *Table {
	c := *t
	c.Columns = slices.Clone(t.Columns)
	c.Uniques = slices.Clone(t.Uniques)
	for i := range c.Uniques {
		c.Uniques[i].Columns = slices.Clone(c.Uniques[i].Columns)
	}
	return &c
}
