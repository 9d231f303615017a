package guard

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/origin"
)

// A summary holds what is known of one function.
type summary struct {
	events []*Event
	done   bool // events holds all
	open   bool // being looked at: a recursive call adds nothing
}

// events returns the events of fn.
func (f *finder) events(fn *ssa.Function) []*Event {
	s := f.of[fn]
	if s == nil {
		s = &summary{}
		f.of[fn] = s
	}
	if s.done || s.open {
		return s.events
	}
	s.open = true
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			for _, e := range f.ofInstr(in) {
				e.Fn, e.Instr = fn, in
				e.Tx = e.Tx || e.Role != Tx && f.tx.At(in) != nil
				s.events = append(s.events, e)
				f.byInstr[in] = append(f.byInstr[in], e)
			}
		}
	}
	s.done, s.open = true, false
	return s.events
}

func (f *finder) ofInstr(in ssa.Instruction) []*Event {
	switch in := in.(type) {
	case *ssa.Lookup:
		return f.mapLookup(in)
	case *ssa.MapUpdate:
		return f.mapUpdate(in)
	case ssa.CallInstruction:
		if b, ok := in.Common().Value.(*ssa.Builtin); ok {
			if b.Name() == "delete" {
				return f.mapDelete(in)
			}
			return nil
		}
		return f.ofCall(in)
	}
	return nil
}

// ofCall returns the events of a call: by rows, by what is called, or by its name.
func (f *finder) ofCall(c ssa.CallInstruction) []*Event {
	callees := f.org.Callees(c)
	for _, obj := range callees {
		if obj.Pkg() == nil {
			return nil // error.Error
		}
		if rows := f.roles.Func(obj); rows != nil && len(rows.Stores) > 0 {
			return f.byRows(c, obj, rows)
		}
	}
	if !c.Common().IsInvoke() {
		if callee := c.Common().StaticCallee(); callee != nil && len(callee.Blocks) > 0 && callee.Parent() == nil {
			return f.lifted(c, callee)
		}
	}
	if len(callees) != 1 {
		return nil
	}
	obj := callees[0]
	if c.Common().IsInvoke() {
		return f.ofMethod(c, obj)
	}
	if obj.Pkg() == f.pass.Pkg || !f.own(obj.Pkg()) {
		return nil
	}
	return f.fromFact(c, obj)
}

// ofMethod returns the events of a call through an interface: those of what
// implements it, else, if the interface is the user's own, those that its name says.
func (f *finder) ofMethod(c ssa.CallInstruction, m *types.Func) []*Event {
	if !f.own(m.Pkg()) {
		return nil
	}
	if out := f.byStatement(c, m); out != nil {
		return out
	}
	if out := f.byImplementations(c, m); out != nil {
		return out
	}
	if e := f.byName(c, m); e != nil {
		return []*Event{e}
	}
	return nil
}

// byRows returns the events of a call that the catalog or a directive knows.
func (f *finder) byRows(c ssa.CallInstruction, obj *types.Func, rows *catalog.Rows) []*Event {
	var out []*Event
	for _, st := range rows.Stores {
		e := &Event{Name: gotypes.FuncName(obj), K: 3, Row: st, Why: "by " + st.Line.String()}
		e.Delta = st.Role == "record" && len(rows.Calls) > 0 && rows.Calls[0].Class == catalog.Accumulative && rows.Calls[0].Verb == "increment"
		switch st.Role {
		case "sql":
			if text, _ := f.org.Text(c, st.SQL); text != "" {
				out = append(out, f.ofSQL(c, e, text)...)
			}
			continue
		case "tx":
			e.Role = Tx
			out = append(out, e)
			continue
		}
		if f.ofRow(c, obj, e) {
			out = append(out, e)
		}
	}
	return out
}

var rowRoles = map[string]Role{"check": Check, "claim": Claim, "record": Record, "release": Release, "lock": Lock}

// ofRow fills in an event of a row with a role other than sql and tx. It reports
// false for a step of a builder, which is a part of the event at the end of it.
func (f *finder) ofRow(c ssa.CallInstruction, obj *types.Func, e *Event) bool {
	e.Role = rowRoles[e.Row.Role]
	recv, args := operands(c.Common())
	if (e.Role == Lock || e.Role == Claim) && builds(obj) {
		return false
	}
	e.Place = f.placeOfRow(c, obj, e.Row)
	e.Exists = e.Role == Check && catalog.MethodClass("", obj.Name()) == catalog.CheckClass
	e.Life = f.lives(c, e.Row)
	e.Count = e.Role == Check && slices.Contains(catalog.Words(obj.Name()), "count")
	e.Answer = answerOf(obj, e.Role)
	if v := at(c, e.Row.Key); v != nil && e.Row.Key.Root != catalog.Recv {
		e.Key = variable(f.parts(v))
	}
	if v := at(c, e.Row.Value); v != nil {
		e.Value = f.parts(v)
	}
	if e.Place.Kind != Memory && recv != nil {
		f.throughBuilder(e, recv, args)
	}
	if e.Role == Record && !e.Row.If.IsZero() && f.org.Key(c, e.Row.If).State != origin.Absent {
		e.Role, e.If = Claim, true
		e.Answer = answerOf(obj, Claim)
	}
	e.Insert = e.Role == Record && (e.Row.Key.IsZero() && !catalog.UpdateName(obj.Name()) || catalog.InsertName(obj.Name()))
	return true
}

// lives reports whether a row's record is forgotten after a time.
func (f *finder) lives(c ssa.CallInstruction, row *catalog.Store) bool {
	v := at(c, row.Life)
	if v == nil {
		return false
	}
	k, ok := v.(*ssa.Const)
	return !ok || k.Value != nil && k.Int64() != 0
}

// placeOfRow says where a library's call keeps things: in the process, where the row
// says, or in a store of keys.
func (f *finder) placeOfRow(c ssa.CallInstruction, obj *types.Func, row *catalog.Store) Place {
	recv, _ := operands(c.Common())
	switch key := at(c, row.Key); {
	case row.Memory:
		return Place{Kind: Memory, Name: f.normal(recv)}
	case !row.Place.IsZero():
		if v := at(c, row.Place); v != nil {
			if p := f.parts(v); len(p) == 1 {
				return Place{Kind: Object, Name: p[0].NF}
			}
		}
	case key != nil && row.Key.Root == catalog.Arg && obj.Pkg() != nil && isKey(key.Type()):
		return Place{Kind: KV, Name: catalog.FoldPath(obj.Pkg().Path())}
	}
	return Place{}
}
