package sqltext

// Op is what one change does to the schema.
type Op string

// The changes of a schema.
const (
	CreateTable      Op = "create table"
	DropTable        Op = "drop table"
	RenameTable      Op = "rename table"       // to NewName
	AddColumn        Op = "add column"         // Columns
	DropColumn       Op = "drop column"        // Name
	RenameColumn     Op = "rename column"      // Name to NewName
	ReplaceColumn    Op = "replace column"     // Name by Columns[0]: MODIFY, CHANGE
	SetNotNull       Op = "set not null"       // Name
	DropNotNull      Op = "drop not null"      // Name
	SetDefault       Op = "set default"        // of Name: Columns[0] has it
	AddUnique        Op = "add unique"         // Uniques
	DropIndex        Op = "drop index"         // Name; Table is empty where the statement names none
	RenameIndex      Op = "rename index"       // Name to NewName; a constraint as well
	DropPrimary      Op = "drop primary key"   // of Table
	CreateTableAsIs  Op = "create table as is" // IF NOT EXISTS: as CreateTable, if there is none yet
	CreateTableLike  Op = "create table like"  // Name is the other table; its constraints may or may not come along
	CreateTableQuery Op = "create table query" // AS SELECT: columns are not known, there is no constraint
)

// A Change is one change of the schema.
type Change struct {
	Op      Op
	Table   string
	Offset  int    // where in the text the table's name begins; -1 if it is not named
	Name    string // see the ops
	NewName string
	Columns []ColumnDef
	Uniques []Unique // of CreateTable, CreateTableAsIs, AddColumn and AddUnique
}

// A ColumnDef is a column as DDL defines it.
type ColumnDef struct {
	Name     string
	Type     string // the first word, in lower case
	Nullable bool   // NULL may stand there
	// Default is what the column gets if an insert leaves it out; of kind Unknown
	// if there is no default or it is not plain.
	Default Value
	// Generated says that the database numbers it or makes its value: serial,
	// identity, auto-increment, a default that calls a function of a new value.
	Generated bool
	Offset    int
}

// A Unique is a unique constraint, a unique index or a primary key.
type Unique struct {
	Name    string // "" if it has none
	Columns []string
	Primary bool
	// Expr says that not all of it are plain columns; the columns in an expression
	// count among Columns.
	Expr bool
	// Coalesce are the columns that stand in COALESCE or IFNULL, so that NULL is a
	// value as any other.
	Coalesce []string
	// NullsEqual says NULLS NOT DISTINCT.
	NullsEqual bool
	Where      *Where // of a partial index
	Offset     int    // where in the text it is defined
}

// A Where says which rows a partial index is about, if all of it is
// comparisons joined by AND; else Terms is nil.
type Where struct{ Terms []Column }

// Has reports whether the constraint has a column.
func (u *Unique) Has(column string) bool {
	for _, c := range u.Columns {
		if c == column {
			return true
		}
	}
	return false
}
