package site

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/schema"
)

// maxCallers bounds the functions between an insert and what repeats it.
const maxCallers = 3

// conflict bids for unhandledconflict: the row is kept out by a constraint when it
// comes again, but what the database says to that goes out as an error, and who
// repeats takes it for a failure.
func (u *uniques) conflict(s *Unique) {
	call, ok := s.Call.(*ssa.Call)
	if !ok || s.Event.Handled != "" || s.Event.Role != guard.Record || !s.Event.Insert {
		return
	}
	if st := s.Event.Statement; st != nil && s.Event.At == "" && st.Conflict != sqltext.Fails {
		return
	}
	name := u.kept(s)
	if name == "" {
		return
	}
	regions := u.again.At(call)
	for i := range regions {
		r := &regions[i]
		if r.Grade < 2 || r.Mode != rerun.Redeliver && r.Mode != rerun.Retry && r.Mode != rerun.Step {
			continue
		}
		if why := u.lookedBefore(s, call); why != "" {
			s.Why = "a repeat is looked for: " + why
			return
		}
		if !u.escapes(call, r, maxCallers) {
			s.Why = "its conflict does not leave " + s.Fn.Name() + " as it is"
			continue
		}
		s.Owner, s.Region, s.Unique = UnhandledConflict, r, name
		s.Confidence = config.Medium
		if r.Mode != rerun.Redeliver {
			s.Confidence = config.Low // the first try has most likely failed as it said
		}
		s.Why = "unique " + name + ": its violation goes out to " + r.What
		return
	}
}

// kept returns the constraint that surely keeps a repeat of the row out because
// what it is about comes from outside: "(event_id)"; "" if there is none.
func (u *uniques) kept(s *Unique) string {
	r, defs := u.row(s)
	for _, t := range defs {
		for i := range t.Uniques {
			un := &t.Uniques[i]
			if un.Unsure || len(un.Where) > 0 || t.Unsure != "" {
				continue
			}
			given, fixed := 0, 0
			for _, c := range un.Columns {
				switch v := r.values[c]; {
				case v == nil:
				case v.isLiteral:
					fixed++
				case v.given:
					given++
				}
			}
			if given > 0 && given+fixed == len(un.Columns) && r.holds(t, un).fault == NoFault && slices.ContainsFunc(un.Columns, catalog.IdentityName) {
				s.Defined = un.At
				return "(" + strings.Join(un.Columns, ", ") + ")"
			}
		}
	}
	return ""
}

// row returns what is inserted, and the definitions of its table.
func (u *uniques) row(s *Unique) (*insert, []*schema.Table) {
	r := &insert{u: u, s: s, values: make(map[string]*value)}
	if s.Event.At != "" {
		if s.Event.Place.Kind != guard.Table || s.Event.Statement != nil {
			return r, nil // a function of this package: its own statement is judged
		}
		for _, p := range s.Event.Key {
			if p.Column != "" {
				r.values[p.Column] = u.handed(s.Call, p.Val)
			}
		}
		defs, name := u.schema.Place(s.Event.Place.Name)
		s.Table = name
		return r, defs
	}
	if s.Event.Statement == nil {
		return u.mappedTable(s, r)
	}
	for _, c := range s.Event.Statement.By(sqltext.Inserted) {
		r.values[c.Name] = u.value(s, c.Value)
	}
	return r, u.schema.Tables(s.Event.Statement.Table)
}

// mappedTable is row for what goes through an object mapper.
func (u *uniques) mappedTable(s *Unique, r *insert) (*insert, []*schema.Table) {
	v := u.rowArgument(s)
	if v == nil {
		return r, nil
	}
	rows := u.rowTypes(s.Fn, v.Type())
	if len(rows) != 1 {
		return r, nil
	}
	defs, name := u.schema.Model(rows[0])
	s.Table = name
	return u.mappedRow(s, v, defs), defs
}

// handed says where an argument of a called function comes from.
func (u *uniques) handed(c ssa.CallInstruction, v ssa.Value) *value {
	args := c.Common().Args
	if c.Common().Signature().Recv() != nil && !c.Common().IsInvoke() {
		args = args[1:]
	}
	if n := slices.Index(args, v); n >= 0 && gotypes.StructOf(v.Type()) == nil {
		return madeOf(u.org.Key(c, catalog.Access{Root: catalog.Arg, N: n}).Val)
	}
	return &value{given: fromOutside(v)}
}

// fromOutside reports whether a value is a parameter or something in one.
func fromOutside(v ssa.Value) bool {
	for range 8 {
		switch x := v.(type) {
		case *ssa.Parameter, *ssa.FreeVar:
			return true
		case *ssa.Field:
			v = x.X
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.UnOp:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.Convert:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Alloc:
			v = stored(x)
		default:
			return false
		}
	}
	return false
}

// stored returns what a variable is set to, if that is seen to be one thing.
func stored(a *ssa.Alloc) ssa.Value {
	var val ssa.Value
	for _, r := range *a.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Addr == ssa.Value(a) {
			if val != nil {
				return nil
			}
			val = st.Val
		}
	}
	return val
}

// lookedBefore names what looks in the same place before the insert, in its
// function or where that is called: the next try finds the row there.
func (u *uniques) lookedBefore(s *Unique, call *ssa.Call) string {
	seen := map[*ssa.Function]bool{}
	var look func(fn *ssa.Function, depth int) string
	look = func(fn *ssa.Function, depth int) string {
		if fn == nil || seen[fn] {
			return ""
		}
		seen[fn] = true
		for _, e := range u.events.Events(fn) {
			if e.Instr != ssa.Instruction(call) && (e.Role == guard.Check || e.Role == guard.Claim) {
				return e.Name
			}
		}
		if depth == 0 {
			return ""
		}
		if name := look(fn.Parent(), depth); name != "" {
			return name
		}
		for _, c := range u.callersOf(fn) {
			if name := look(c.Parent(), depth-1); name != "" {
				return name
			}
		}
		return ""
	}
	return look(call.Parent(), maxCallers)
}

// callersOf returns the static calls of a function in this package.
func (u *uniques) callersOf(fn *ssa.Function) []ssa.CallInstruction {
	if u.callers == nil {
		u.callers = make(map[*ssa.Function][]ssa.CallInstruction)
		for _, from := range u.events.Funcs() {
			for _, b := range from.Blocks {
				for _, in := range b.Instrs {
					if c, ok := in.(ssa.CallInstruction); ok && c.Common().StaticCallee() != nil {
						to := c.Common().StaticCallee()
						u.callers[to] = append(u.callers[to], c)
					}
				}
			}
		}
	}
	return u.callers[fn]
}
