package site

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/outcome"
)

// reactions looks at what is done where the answer of a call may be an error that
// says nothing. It returns nil if nothing is, or the provider is asked first.
func (w *world) reactions(s *Effect, c *ssa.Call, a *outcome.Answer) *Guessed {
	g := &Guessed{}
	for _, b := range c.Parent().DomPreorder() {
		for _, in := range b.Instrs {
			class := a.At(in)
			if class&outcome.Ambiguous == 0 || class&outcome.OK != 0 {
				continue
			}
			if asks(s, in) {
				return nil
			}
			if w.react(g, s, in) && !g.Pos.IsValid() {
				g.Pos, g.Class = in.Pos(), class
			}
		}
	}
	if !g.Pos.IsValid() {
		return nil
	}
	return g
}

// react notes what one instruction does about the failure.
func (w *world) react(g *Guessed, s *Effect, in ssa.Instruction) bool {
	if st, ok := in.(*ssa.Store); ok {
		fa, ok := st.Addr.(*ssa.FieldAddr)
		if !ok || g.Failed != nil || !catalog.StatusName(gotypes.FieldName(fa.X.Type(), fa.Field)) || !failedValue(st.Val) {
			return false
		}
		g.Failed = &Reaction{in, gotypes.FieldName(fa.X.Type(), fa.Field)}
		return true
	}
	c, ok := in.(*ssa.Call)
	if !ok || c == s.Call {
		return false
	}
	for _, e := range w.events().At(in) {
		switch {
		case e.Role != guard.Record && e.Role != guard.Claim:
		case g.Failed == nil && writesFailed(e):
			g.Failed = &Reaction{in, e.Name}
			return true
		case g.Back == nil && ofBalance(e):
			g.Back = &Reaction{in, e.Name}
			return true
		}
	}
	name := calledName(c)
	switch second := w.effectAt(c); {
	case g.Back == nil && catalog.GivesBackName(name):
		g.Back = &Reaction{in, callName(c)}
	case g.Second == nil && second != nil && second.Verb == s.Verb && !second.Local:
		g.Second = second
	case g.Failed == nil && marksFailed(c, name):
		g.Failed = &Reaction{in, callName(c)}
	default:
		return false
	}
	return true
}

// asks reports whether an instruction asks the provider what has become of it.
func asks(s *Effect, in ssa.Instruction) bool {
	c, ok := in.(*ssa.Call)
	if !ok || receiverName(c) == "" || receiverName(c) != receiverName(s.Call) {
		return false
	}
	switch catalog.MethodClass(receiverName(c), calledName(c)) {
	case catalog.GetClass, catalog.CheckClass:
		return true
	}
	return catalog.StatusName(calledName(c))
}

// writesFailed reports whether a statement sets a state that says it failed.
func writesFailed(e *guard.Event) bool {
	if e.Statement != nil {
		for _, col := range e.Statement.Columns {
			if (col.Role == sqltext.Set || col.Role == sqltext.Inserted) && col.Value.Kind == sqltext.Literal && catalog.FailedName(col.Value.Text) {
				return true
			}
		}
	}
	return slices.ContainsFunc(e.Value, func(p guard.Part) bool { return p.Val != nil && failedValue(p.Val) })
}

// ofBalance reports whether a write adds to money, stock or quota.
func ofBalance(e *guard.Event) bool {
	d := deltaOf(e)
	return d != nil && (slices.ContainsFunc(d.names, catalog.BalanceName) || catalog.BalanceName(d.table))
}

// failedValue reports whether a value is a constant that says that it failed, by
// its text or its name.
func failedValue(v ssa.Value) bool {
	if m, ok := v.(*ssa.MakeInterface); ok {
		v = m.X
	}
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil {
		return false
	}
	if c.Value.Kind() == constant.String {
		return catalog.FailedName(constant.StringVal(c.Value))
	}
	return catalog.FailedName(gotypes.ConstName(c.Type(), c.Value))
}

// marksFailed reports whether a call marks something as failed: by its name, or by
// a constant that it is given.
func marksFailed(c *ssa.Call, name string) bool {
	switch catalog.MethodClass(receiverName(c), name) {
	case catalog.RecordClass, catalog.SetClass:
		return catalog.FailedName(name) || slices.ContainsFunc(c.Call.Args, failedValue)
	}
	words := catalog.Words(name)
	return len(words) > 1 && words[0] == "fail"
}
