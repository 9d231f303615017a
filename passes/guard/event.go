package guard

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/sqltext"
)

// Role is what an event does for a guard.
type Role uint8

// The roles of events.
const (
	Check   Role = iota + 1 // looks whether something is there, in which state, or how much
	Claim                   // takes a key at most once, or changes a row only in a state
	Record                  // writes
	Release                 // takes away what was written or claimed
	Lock                    // keeps others out
	Tx                      // begins or runs a transaction
)

func (r Role) String() string {
	return [...]string{"", "check", "claim", "record", "release", "lock", "tx"}[r]
}

// An Event is a call, or an access to a map, that takes part in a guard.
type Event struct {
	Fn    *ssa.Function
	Instr ssa.Instruction // the call; a map's lookup, update or delete
	Role  Role
	Name  string // for messages: "Client.SetNX", "repo.FindByRef"
	Place Place
	Key   []Part // what it is looked up or written under, the context left out
	Value []Part // a record's or claim's: what is written besides

	Answer Answer // of a check or claim: where the answer stands, and how it reads
	Row    *catalog.Store

	Statement *sqltext.Statement // what it says; nil where it is not known
	Model     *types.TypeName    // the type of the rows, where an object mapper is given one in this package's code
	Sets      []string           // the columns that it sets or inserts, where they are known
	Delta     bool               // adds to what is there: x = x + n
	If        bool               // writes only in a state, or only over a version
	Insert    bool               // makes a new row
	Exists    bool               // a check that answers only whether rows are there
	Count     bool               // a check that counts rows
	Quantity  bool               // a check that adds up or counts
	List      bool               // a check that answers with a list
	Shaped    bool               // taken for a check by its parameters and results only
	Cache     bool               // of a cache, by its name
	Told      bool               // of a claim in a called function: whether it was won is answered
	Locks     bool               // a check that locks the row it reads
	Tx        bool               // happens in a transaction
	Life      bool               // what is written is forgotten after a time
	Handled   string             // of an insert: the test that takes its failure for "was there", or ""

	K   int      // how surely it is known: 3 catalog, directive, SQL; 2 what implementations do; 1 name
	At  string   // "store/store.go:22", where it happens in another function
	Via []string // the functions between, outermost first, at most 3
	Why string   // one line: how it is known
}

// PlaceKind is what kind of place a Place is.
type PlaceKind uint8

// The kinds of place.
const (
	Unknown PlaceKind = iota
	Table             // a table of a database, by SQL or by the type of its rows
	KV                // a key-value store: the key alone says where
	Object            // a collection, bucket or directory, by the value that stands for it
	Noun              // what an interface of the user's own keeps: interface and noun
	Memory            // a map or variable of this process
)

func (k PlaceKind) String() string {
	return [...]string{"unknown", "table", "key-value store", "collection", "interface", "memory"}[k]
}

// A Place is where a store keeps something. Name is a table in the singular and in
// lower case, the import path of a store's library, the normal form of the value
// that holds it, or an interface's name; Sub the noun of an interface's method, ""
// where it has none.
type Place struct {
	Kind      PlaceKind
	Name, Sub string
}

// Durable reports whether what is written outlives the process.
func (p Place) Durable() bool { return p.Kind != Memory }

// Same reports whether two places are the same, as far as that is known. An unknown
// place is the same as none.
func (p Place) Same(q Place) bool {
	switch {
	case p.Kind == Unknown || q.Kind == Unknown:
		return false
	case p.Kind == q.Kind && p.Kind == Noun:
		return p.Name == q.Name && (p.Sub == q.Sub || p.Sub == "" || q.Sub == "")
	case p.Kind == q.Kind:
		return p.Name == q.Name
	case p.Kind == Noun:
		return p.Sub != "" && q.Kind == Table && p.Sub == q.Name
	case q.Kind == Noun:
		return q.Same(p)
	}
	return false
}

func (p Place) String() string {
	if p.Sub != "" {
		return p.Name + "/" + p.Sub
	}
	return p.Name
}

// A Part is one value of a key or of what is written.
type Part struct {
	Column string    // "" where it is not known
	NF     string    // the normal form: equal ones are equal values; "" not known
	Val    ssa.Value // the value in the function of the event; of a called function's event the argument that it is made of
}

// Const reports whether the value is a constant, and says nothing of an intent.
func (p Part) Const() bool { return p.NF == "" || isConstForm(p.NF) }

// Answer says how a check or claim answers.
type Answer struct {
	// Present says what a true bool means: it was there (a check: exists; a claim:
	// loaded, duplicate), rather than that it was not.
	Present bool
	// Count says that a number among the results counts rows.
	Count bool
	// In says which results of a called function depend on the answer, a bit each; 0:
	// all.
	In uint16
	// Fails says that a claim that is lost answers with an error.
	Fails bool
}

// Columns are the columns that a record sets or inserts, as far as they are known.
func (e *Event) Columns() []string {
	out := e.Sets
	for _, p := range e.Value {
		if p.Column != "" {
			out = append(out[:len(out):len(out)], p.Column)
		}
	}
	return out
}
