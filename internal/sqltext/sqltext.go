// Package sqltext recognises what a statement of SQL does: which table it reads
// or changes, which columns it matches, inserts, sets and adds to and with which
// placeholder, what an insert does where the row is there already, and what DDL
// says of tables and their unique constraints.
//
// It works on tokens and knows no grammar, so that the spellings of Postgres,
// MySQL, SQLite and SQL Server are read alike. What it does not recognise it
// leaves out or calls other; it never fails. Names come in lower case, without
// schema and quotes.
package sqltext

// Kind is what a statement does.
type Kind string

// The kinds of statement.
const (
	Other  Kind = ""
	Select Kind = "select"
	Insert Kind = "insert" // REPLACE as well
	Update Kind = "update"
	Delete Kind = "delete"
	Merge  Kind = "merge"
	Define Kind = "define" // DDL: see Statement.Changes
)

// Conflict says what an insert does where the row is there already.
type Conflict string

// The answers to a conflict.
const (
	Fails    Conflict = ""         // the statement fails, if a unique constraint says so
	Nothing  Conflict = "nothing"  // ON CONFLICT DO NOTHING, INSERT IGNORE, INSERT OR IGNORE
	Replaces Conflict = "replaces" // DO UPDATE, ON DUPLICATE KEY UPDATE, REPLACE, MERGE that updates
)

// A Statement is what one statement says.
type Statement struct {
	Kind   Kind
	Table  string  // what it changes, or reads first; "" where it is not plain
	Offset int     // where in the text the table's name begins; -1 where it is not plain
	Tables []Table // all tables that it names, in the order of the text

	// Columns are the columns by what the statement does with them; those of one
	// role are in the order of the text. A column can stand there more than once.
	// Those that queries inside match stand there as well, with their own tables.
	Columns []Column
	// Either says that WHERE has an OR: the columns matched need not all match.
	Either bool

	Conflict Conflict
	// Target is what ON CONFLICT, or MERGE … ON, names: the columns, or the
	// constraint. MySQL and INSERT OR IGNORE name none: any unique constraint counts.
	Target Target

	// Delta says that a column is set to itself plus or minus something, on a
	// conflict as well.
	Delta bool
	// Conditional says that an update or a delete looks at the state of the row that
	// it changes, not only for the row: a comparison with a constant, or with NULL,
	// or an order, in WHERE, or a column compared that it sets. Of an insert: WHERE
	// NOT EXISTS.
	Conditional bool

	Lock      Lock // of a select
	Exists    bool // it asks only whether rows are there: SELECT EXISTS (…), SELECT 1
	Count     bool // it selects COUNT(…)
	Sum       bool // it selects SUM(…)
	One       bool // LIMIT 1, TOP 1, FETCH FIRST
	Advisory  bool // it takes a lock by name: pg_advisory_lock, GET_LOCK, sp_getapplock
	Returning bool // an insert, update or delete that answers with rows

	Changes []Change // of DDL, in the order of the text
}

// Lock is how a select locks the rows that it finds.
type Lock string

// The locks of a select.
const (
	NoLock     Lock = ""
	ForUpdate  Lock = "update" // FOR UPDATE, FOR NO KEY UPDATE, WITH (UPDLOCK)
	ForShare   Lock = "share"
	SkipLocked Lock = "skip" // FOR UPDATE SKIP LOCKED: what others hold is passed over
)

// A Table is a table that a statement names.
type Table struct {
	Name   string
	Offset int  // where in the text its name begins
	Write  bool // the statement changes it
}

// A Target is what an insert's conflict clause is about.
type Target struct {
	Columns    []string // sorted by their order in the text
	Constraint string   // ON CONFLICT ON CONSTRAINT name
	Partial    bool     // the target has a WHERE
}

// Role is what a statement does with a column.
type Role uint8

// The roles of a column.
const (
	Selected Role = iota + 1 // in the select list; the name is "*" for all
	Matched                  // in WHERE, or in MERGE's ON
	Inserted
	Set
	Added    // set to itself plus or minus the value
	Returned // RETURNING, OUTPUT
)

// A Column is one use of a column.
type Column struct {
	Name  string
	Table string // the table it belongs to, "" where that is not plain
	Role  Role
	// OnConflict says that the column is Set or Added where the row is there already.
	OnConflict bool
	Op         string // of Matched: "=", "<", "in", "is null", "is not null", "like"…
	Value      Value  // of Matched, Inserted, Set, Added
}

// ValueKind is what kind of thing a value is.
type ValueKind uint8

// The kinds of value.
const (
	Unknown ValueKind = iota // an expression of several parts, a subquery, or not known
	Param                    // one placeholder, a cast of it as well
	Literal                  // text, number or boolean
	Null
	Default // the column's default, asked for by name
	Call    // a function: Text is its name; Index or Name the only placeholder in it
	Name    // another column: Text is its name
)

// A Value is what a column is compared with or set to.
type Value struct {
	Kind  ValueKind
	Text  string // a literal's text without quotes, a function's or column's name
	Index int    // the number of the placeholder from 1: of $2 and of the second ?
	Param string // or its name: of :key, @key, sqlc.arg(key)
}

// Placeholder reports whether a placeholder of the statement is in the value.
func (v Value) Placeholder() bool { return v.Index > 0 || v.Param != "" }

// By returns the columns that a statement uses in a role.
func (s *Statement) By(r Role) []Column {
	var out []Column
	for _, c := range s.Columns {
		if c.Role == r {
			out = append(out, c)
		}
	}
	return out
}

// Writes reports whether the statement changes rows.
func (s *Statement) Writes() bool {
	switch s.Kind {
	case Insert, Update, Delete, Merge:
		return true
	}
	return false
}

// Parse recognises the statement in a text. In a text of several, and in a WITH,
// the first that changes something counts, else the first.
func Parse(text string) Statement {
	all := All(text)
	for _, s := range all {
		if s.Writes() {
			return s
		}
	}
	if len(all) > 0 {
		return all[0]
	}
	return Statement{Offset: -1}
}

// All recognises the statements in a text. Those in a WITH that change something
// stand on their own, before the one that they belong to.
func All(text string) []Statement {
	var out []Statement
	s := newScanner(text)
	for {
		toks, ok := s.statement()
		if !ok {
			return out
		}
		out = append(out, newParser(toks).statements()...)
	}
}
