package site

import (
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/schema"
)

// The rules that can own a row that is inserted under a key.
const (
	MissingUnique     = "missingunique"
	UnhandledConflict = "unhandledconflict"
)

// UniqueAnalyzer gives the []*Unique of each package.
var UniqueAnalyzer = &analysis.Analyzer{
	Name:       "idemuniquesite",
	Doc:        "idemuniquesite: one record per row that is inserted under a key, and the rule that owns it",
	Requires:   []*analysis.Analyzer{config.Analyzer, origin.Analyzer, rerun.Analyzer, guard.Analyzer, schema.Analyzer},
	Run:        runUniques,
	ResultType: reflect.TypeFor[[]*Unique](),
}

// A Unique is a call that inserts a row into a table whose definition was seen, and
// what keeps a second row with the same key out.
type Unique struct {
	Event *guard.Event
	Fn    *ssa.Function
	Call  ssa.CallInstruction

	Owner      string // the rule that may report it; "" if nothing is wrong
	Why        string // one line: why this owner, or why silent
	Confidence config.Confidence

	Table   string
	Key     []string // the columns that name the intent
	Fault   Fault    // missingunique: what is wrong
	Column  string   // the column that makes a constraint useless
	Unique  string   // that constraint: "(tenant, key)"
	Means   string   // what shows that a row is meant to be there once
	Defined string   // where the table, or the constraint, is defined

	Region *rerun.Region // unhandledconflict: what repeats it
}

// Fault is what is wrong with the uniqueness of a key.
type Fault string

// The faults, the most telling last.
const (
	NoFault   Fault = ""
	None      Fault = "no-constraint"
	Generated Fault = "generated-key" // a part of the constraint is new for each row
	Clocked   Fault = "timestamp-key" // the time is a part of it
	Partial   Fault = "partial-index" // the index leaves the inserted row out
	NullKey   Fault = "nullable-key"  // a part of it can be NULL, which equals nothing
)

func runUniques(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, nil, func() []*Unique {
		u := &uniques{
			pass:   pass,
			org:    pass.ResultOf[origin.Analyzer].(*origin.Result),
			again:  pass.ResultOf[rerun.Analyzer].(*rerun.Result),
			events: pass.ResultOf[guard.Analyzer].(*guard.Result),
			schema: pass.ResultOf[schema.Analyzer].(*schema.Result),
		}
		var out []*Unique
		for _, fn := range u.events.Funcs() {
			for _, e := range u.events.Events(fn) {
				if s := u.site(fn, e); s != nil {
					out = append(out, s)
				}
			}
		}
		return out
	})
}

// uniques judges the inserts of one package.
type uniques struct {
	pass   *analysis.Pass
	org    *origin.Result
	again  *rerun.Result
	events *guard.Result
	schema *schema.Result

	looked  map[string]bool // "table.column" that a statement of the package matches
	callers map[*ssa.Function][]ssa.CallInstruction
}

// site judges one event; nil if it inserts nothing into a table that was seen.
func (u *uniques) site(fn *ssa.Function, e *guard.Event) *Unique {
	call, ok := e.Instr.(ssa.CallInstruction)
	if !ok || e.Role != guard.Record && e.Role != guard.Claim {
		return nil
	}
	s := &Unique{Event: e, Fn: fn, Call: call}
	switch {
	case e.At != "":
		u.conflict(s)
	case e.Statement != nil && e.Statement.Kind == sqltext.Insert:
		if !u.statement(s) {
			return nil
		}
	case e.Statement == nil && e.Row != nil:
		if !u.mapped(s) {
			return nil
		}
	default:
		return nil
	}
	return s
}

// statement judges an INSERT; false if nothing is known of its table.
func (u *uniques) statement(s *Unique) bool {
	st := s.Event.Statement
	defs := u.schema.Tables(st.Table)
	if len(defs) == 0 {
		return false
	}
	s.Table, s.Defined = st.Table, defs[0].At
	r := &insert{u: u, s: s, values: make(map[string]*value)}
	for _, c := range st.By(sqltext.Inserted) {
		r.values[c.Name] = u.value(s, c.Value)
	}
	if len(r.values) == 0 {
		s.Why = "the columns it inserts are not known"
		return true
	}
	u.missing(s, r, defs)
	if s.Owner == "" {
		u.conflict(s)
	}
	return true
}

// missing bids for missingunique.
func (u *uniques) missing(s *Unique, r *insert, defs []*schema.Table) {
	u.intent(s, r)
	if s.Means == "" {
		s.Why = "nothing shows that a row is meant to be there once"
		return
	}
	for _, def := range defs {
		f := r.judge(def)
		if f.fault == NoFault {
			s.Fault, s.Why = NoFault, "a repeat is kept out: "+f.why
			return
		}
		if s.Fault == NoFault || rankOf(f.fault) > rankOf(s.Fault) {
			s.Fault, s.Column, s.Unique, s.Defined = f.fault, f.column, f.unique, f.at
		}
	}
	s.Owner, s.Confidence = MissingUnique, u.sure(s, r)
	s.Why = "no constraint of " + s.Table + " keeps a repeat out: " + string(s.Fault)
}

func rankOf(f Fault) int {
	return slices.Index([]Fault{NoFault, None, Generated, Clocked, Partial, NullKey}, f)
}

// intent finds out which columns are the key, and what shows that a row is meant to
// be there once under it.
func (u *uniques) intent(s *Unique, r *insert) {
	st := s.Event.Statement
	strong, identities := r.keys()
	switch {
	case len(st.Target.Columns) > 0:
		s.Key, s.Means = st.Target.Columns, "the insert yields to a row with the same "+strings.Join(st.Target.Columns, ", ")
	case st.Target.Constraint != "":
		s.Why = "the constraint is named in the statement"
	case st.Conflict == sqltext.Nothing, st.Conflict == sqltext.Replaces:
		s.Key, s.Means = first(strong, identities), "the insert yields to a row that is there"
	case len(strong) > 0 && u.isLookedUp(s.Table, strong):
		s.Key, s.Means = strong, "it is looked up by "+strings.Join(strong, ", ")
	case len(strong) > 0 && r.received(strong):
		s.Key, s.Means = strong, strings.Join(strong, ", ")+" is given by the caller"
	case catalog.DedupName(s.Table) && len(first(strong, identities)) > 0:
		s.Key, s.Means = first(strong, identities), "the table is named for what was done before"
	}
}

func first(lists ...[]string) []string {
	for _, l := range lists {
		if len(l) > 0 {
			return l
		}
	}
	return nil
}

// sure grades a missing constraint.
func (u *uniques) sure(s *Unique, r *insert) config.Confidence {
	st := s.Event.Statement
	claims := st.Conflict == sqltext.Nothing || len(st.Target.Columns) > 0
	dedup := catalog.DedupName(s.Table) || slices.ContainsFunc(s.Key, func(c string) bool { return catalog.SlotName(c) >= catalog.S2 })
	switch {
	case claims && dedup && s.Fault != NullKey:
		return config.High
	case claims && len(s.Key) > 0:
		return config.Medium
	case dedup && s.Fault == None && (catalog.DedupName(s.Table) || u.isLookedUp(s.Table, s.Key)):
		return config.Medium
	}
	return config.Low
}

// isLookedUp reports whether a statement of the package looks for a row by one of
// the columns.
func (u *uniques) isLookedUp(table string, columns []string) bool {
	if u.looked == nil {
		u.looked = make(map[string]bool)
		for _, fn := range u.events.Funcs() {
			for _, e := range u.events.Events(fn) {
				if e.Statement == nil || e.Statement.Kind != sqltext.Select {
					continue
				}
				for _, c := range e.Statement.By(sqltext.Matched) {
					if c.Op == "=" && c.Value.Placeholder() {
						u.looked[c.Table+"."+c.Name] = true
					}
				}
			}
		}
	}
	return slices.ContainsFunc(columns, func(c string) bool { return u.looked[table+"."+c] })
}

// ExplainUniques says what is known of the rows that are inserted on one line of a
// file, and which rule owns them or why none does. It returns no lines where none is.
func ExplainUniques(pass *analysis.Pass, sites []*Unique, filename string, line int) []string {
	var out []string
	for _, s := range sites {
		if p := pass.Fset.Position(s.Call.Pos()); p.Line != line || p.Filename != filename || s.Table == "" || s.Why == "" {
			continue
		}
		text := "row     of " + s.Table + ", defined at " + s.Defined
		if s.Means != "" {
			text += ": " + s.Means
		}
		owner := "none"
		if s.Owner != "" {
			owner = s.Owner + ", " + s.Confidence.String()
		}
		out = append(out, text, "owner   "+owner+": "+s.Why)
	}
	return out
}
