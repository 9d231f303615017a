package catalog

import "go/types"

// A Catalog answers what a function, field or variable is. It is safe for
// concurrent use.
type Catalog struct{}

// Embedded returns the catalog that is built into the program. A library's file
// is read when it is first asked for, and once a process.
func Embedded() *Catalog { return &Catalog{} }

// Rows are all rows that name one function; each slice may be empty. The rows
// are shared and must not be changed.
type Rows struct {
	Library  *Library
	Calls    []*Call
	Slots    []*Slot
	Sources  []*Source
	Flows    []*Flow
	Reruns   []*Rerun
	Handlers []*Handler // registrations and Recv rows
	Stores   []*Store
	NoReturn bool
}

// Func returns the rows of fn, matched on the package path without its major
// version, the receiver's type name and the name of fn.Origin(). It returns nil
// where the catalog has none.
func (c *Catalog) Func(fn *types.Func) *Rows { return nil }

// Field returns the rows (Slots, Sources) that name the field of the named type
// owner; owner is the struct that declares the field itself, not one that embeds it.
func (c *Catalog) Field(owner *types.TypeName, field string) *Rows { return nil }

// Var returns the rows (Sources) of a package variable.
func (c *Catalog) Var(v *types.Var) *Rows { return nil }

// Library returns what is known of the library that holds the package, or nil.
func (c *Catalog) Library(pkgPath string) *Library { return nil }
