package site

import (
	"fmt"
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/outcome"
	"github.com/idemlint/idemlint/passes/ssabody"
	"github.com/idemlint/idemlint/passes/txn"
)

// GuessedFailure is a rule that can own an effect.
const GuessedFailure = "guessedfailure"

// A Guessed is what guessedfailure needs for its message: what is done on the way
// that an error of the effect takes, although it may have been done.
type Guessed struct {
	Pos    token.Pos // the first of the three below
	Class  outcome.Set
	Failed *Reaction // a state that says it failed, or nil
	Back   *Reaction // what was taken is given back, or nil
	Second *Effect   // another effect of the kind, or nil
	Caller string    // the function that reacts, if that is not the effect's own
}

// A Reaction is a call or store on that way.
type Reaction struct {
	Instr ssa.Instruction
	Name  string // "DB.ExecContext", "Wallets.Credit"
}

// guessedFailure bids for a call that moves money whose error is taken for a
// failure, although nobody knows: what was taken is given back, or another provider
// is asked to do it.
func (w *world) guessedFailure(s *Effect) *Bid {
	call, ok := s.Call.(*ssa.Call)
	if !ok || s.Local || !s.Money() || w.pass.ResultOf[txn.Analyzer].(*txn.Result).PartOf(call) {
		return nil
	}
	for depth, c := range w.answering(call) {
		a := outcome.Of(c)
		if a == nil {
			continue
		}
		g := w.reactions(s, c, a)
		if g == nil {
			continue
		}
		if depth > 0 {
			g.Caller = c.Parent().Name()
		}
		b := &Bid{Rule: GuessedFailure, Confidence: config.Low, Found: g, Why: fmt.Sprintf("on %s of it", g.Class)}
		switch {
		case g.Back == nil && g.Second == nil:
			b.Why += " a failed state is written"
		case g.Class == outcome.Ambiguous && s.K >= 2:
			b.Confidence, b.Why = config.High, b.Why+" it is made up for"
		default:
			b.Confidence, b.Why = config.Medium, b.Why+" it is made up for"
		}
		return b
	}
	return nil
}

// answering returns a call and the calls of this package that hand its error on:
// of its function, and of that function's callers.
func (w *world) answering(call *ssa.Call) []*ssa.Call {
	out := []*ssa.Call{call}
	for i := 0; i < len(out) && len(out) < 6; i++ {
		if !handsErrorOn(out[i]) {
			continue
		}
		for _, c := range w.callersOf(out[i].Parent()) {
			if !slices.Contains(out, c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// handsErrorOn reports whether the function of a call gives the call's error to
// its own callers.
func handsErrorOn(c *ssa.Call) bool {
	a := outcome.Of(c)
	if a == nil {
		return false
	}
	for _, b := range c.Parent().Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok {
			continue
		}
		for _, v := range ret.Results {
			if gotypes.IsError(v.Type()) && a.IsError(v) {
				return true
			}
		}
	}
	return false
}

// events are the guard's events.
func (w *world) events() *guard.Result { return w.pass.ResultOf[guard.Analyzer].(*guard.Result) }

// callersOf returns the static calls of a function in this package.
func (w *world) callersOf(fn *ssa.Function) []*ssa.Call {
	if w.calls == nil {
		w.calls = make(map[*ssa.Function][]*ssa.Call)
		for _, f := range w.pass.ResultOf[ssabody.Analyzer].(*ssabody.Package).Funcs() {
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					c, ok := in.(*ssa.Call)
					if !ok {
						continue
					}
					if to := c.Call.StaticCallee(); to != nil {
						w.calls[to] = append(w.calls[to], c)
					}
				}
			}
		}
	}
	return w.calls[fn]
}

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
	return catalog.FailedName(outcome.ConstName(c))
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

func (w *world) effectAt(c ssa.CallInstruction) *Effect {
	for _, e := range w.done.Effects {
		if e.Call == c {
			return &Effect{Effect: e}
		}
	}
	return nil
}

// calledName is the name of what a call calls, without its type or package.
func calledName(c ssa.CallInstruction) string {
	if c.Common().IsInvoke() {
		return c.Common().Method.Name()
	}
	if fn := c.Common().StaticCallee(); fn != nil {
		return fn.Name()
	}
	return fieldName(c.Common().Value)
}

// callName is calledName with the type that it is a method of.
func callName(c ssa.CallInstruction) string {
	if recv := receiverName(c); recv != "" {
		return recv + "." + calledName(c)
	}
	return calledName(c)
}
