// Package pgconn declares, for tests, what they use of github.com/jackc/pgx/v5/pgconn.
package pgconn

type CommandTag struct{}

type PgError struct {
	Severity            string
	SeverityUnlocalized string
	Code                string
	Message             string
	Detail              string
	Hint                string
	Position            int32
	InternalPosition    int32
	InternalQuery       string
	Where               string
	SchemaName          string
	TableName           string
	ColumnName          string
	DataTypeName        string
	ConstraintName      string
	File                string
	Line                int32
	Routine             string
}

type StatementDescription struct{}

func (ct CommandTag) RowsAffected() (_ int64) { return }

func (pe *PgError) Error() (_ string) { return }
