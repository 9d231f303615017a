package site

import (
	"fmt"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
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
