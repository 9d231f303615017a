// Package clause declares, for tests, what they use of gorm.io/gorm/clause.
package clause

type Column struct {
	Table string
	Name  string
	Alias string
	Raw   bool
}

type Expr struct{}

type Expression interface{}

type Locking struct {
	Strength string
	Options  string
}

type OnConflict struct {
	Columns      []Column
	OnConstraint string
	DoNothing    bool
	UpdateAll    bool
}
