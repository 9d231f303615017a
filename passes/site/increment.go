package site

import (
	"fmt"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/txn"
)

// UnguardedIncrement is a rule that can own an effect.
const UnguardedIncrement = "unguardedincrement"

// An Increment is what unguardedincrement needs for its message.
type Increment struct {
	To     string        // what it adds to: "balance of account"
	Append bool          // it appends a row
	Region *rerun.Region // what repeats it
	Tx     bool          // it is done in a transaction
}

// increments returns what adds to a record and is no effect by itself: statements
// in a transaction, which a rollback undoes, and what builders of statements add.
func (w *world) increments() []*Effect {
	var out []*Effect
	for _, fn := range w.events().Funcs() {
		for _, e := range w.events().Events(fn) {
			c, ok := e.Instr.(ssa.CallInstruction)
			if !ok || e.At != "" && hasBody(c) || w.effectAt(c) != nil || w.addition(c) == nil {
				continue
			}
			s := &Effect{Effect: &effect.Effect{Fn: fn, Call: c, Name: e.Name, Class: catalog.Accumulative, Verb: "increment",
				K: e.K, Local: true, At: e.At, Via: e.Via, Why: e.Why}}
			if n := len(out); n == 0 || out[n-1].Call != c {
				out = append(out, s)
			}
		}
	}
	return out
}

func hasBody(c ssa.CallInstruction) bool {
	fn := c.Common().StaticCallee()
	return fn != nil && len(fn.Blocks) > 0
}

// unguardedIncrement bids for a write that adds to money, stock or quota, on a path
// that is repeated, with nothing that knows the repeat.
func (w *world) unguardedIncrement(s *Effect) *Bid {
	if s.Verb != "increment" || s.Key == effect.Keyed || s.Key == effect.Unseen {
		return nil
	}
	a := w.addition(s.Call)
	if !s.Local {
		a = w.counted(s)
	}
	if a == nil {
		return nil
	}
	meant, to := a.meaning()
	if meant == 0 {
		return nil
	}
	tx := w.pass.ResultOf[txn.Analyzer].(*txn.Result)
	in := tx.At(s.Call) != nil || tx.PartOf(s.Call)
	region := w.repeats(s.Call, in)
	if region == nil {
		return nil
	}
	id := identity(s.Fn)
	if id != "" && !used(s, id) {
		meant++
	}
	if meant+region.Grade < 4 || w.done.Guard(s.Effect, inRegion(region, w.again)) != "" || w.insertedWith(s.Call, region) {
		return nil
	}
	b := &Bid{Rule: UnguardedIncrement, Confidence: config.Medium, Found: &Increment{To: to, Append: a.insert, Region: region, Tx: in},
		Why: fmt.Sprintf("%s repeats it (R%d), once only is meant (O%d), known as K%d %s", region.What, region.Grade, meant, s.K, s.Effect.Why)}
	switch {
	case s.K < 2:
		b.Confidence = config.Low
	case meant >= 3 && region.Grade >= 2:
		b.Confidence = config.High
	}
	s.ID = id
	return b
}

// repeats returns the surest region that repeats a call; inside a transaction the
// retries around it do not count, for what failed was rolled back.
func (w *world) repeats(c ssa.CallInstruction, inTx bool) *rerun.Region {
	var best *rerun.Region
	for _, r := range w.again.At(c) {
		if inTx && r.Mode != rerun.Redeliver || r.Mode == rerun.Tx || r.Mode == rerun.Poll || r.Once(c) {
			continue
		}
		if best == nil || r.Grade > best.Grade {
			best = &r
		}
	}
	return best
}

// insertedWith reports whether a row with an identity is inserted in the function
// of a call or in a caller that is repeated, too: a unique constraint may make the
// repeat fail, and with it the rest of the transaction.
func (w *world) insertedWith(c ssa.CallInstruction, r *rerun.Region) bool {
	fns := []*ssa.Function{c.Parent()}
	for _, call := range w.callersOf(c.Parent()) {
		fns = append(fns, call.Parent())
	}
	if c.Parent().Parent() != nil {
		fns = append(fns, c.Parent().Parent())
	}
	for _, fn := range fns {
		for _, e := range w.events().Events(fn) {
			if e.Insert && (e.Role == guard.Record || e.Role == guard.Claim) && e.Instr != ssa.Instruction(c) && named(e) {
				return true
			}
		}
	}
	return false
}

// named reports whether a row is inserted under a value that names an intent.
func named(e *guard.Event) bool {
	return slices.ContainsFunc(append(slices.Clone(e.Key), e.Value...), func(p guard.Part) bool {
		return !p.Const() && (catalog.IdentityName(p.Column) || catalog.SlotName(p.Column) >= catalog.S1)
	})
}

// used reports whether an expression that names the intent is handed to the effect.
func used(s *Effect, id string) bool {
	return slices.ContainsFunc(s.Call.Common().Args, func(v ssa.Value) bool { return mentions(v, id, 6) })
}

// mentions reports whether a value is made of the parameter or field of this name.
func mentions(v ssa.Value, name string, depth int) bool {
	if depth == 0 || v == nil {
		return false
	}
	if n := fieldName(v); n != "" && (n == name || len(name) > len(n) && name[len(name)-len(n)-1:] == "."+n) {
		return true
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return mentions(v.X, name, depth-1)
	case *ssa.Slice:
		return mentions(v.X, name, depth-1)
	case *ssa.Alloc:
		for _, r := range *v.Referrers() {
			if at, ok := r.(*ssa.IndexAddr); ok {
				for _, u := range *at.Referrers() {
					if st, ok := u.(*ssa.Store); ok && mentions(st.Val, name, depth-1) {
						return true
					}
				}
			}
		}
	case ssa.Instruction:
		for _, op := range v.Operands(nil) {
			if *op != nil && mentions(*op, name, depth-1) {
				return true
			}
		}
	}
	return false
}

// text is the constant text of an argument.
func (w *world) text(c ssa.CallInstruction, arg int) (string, bool) {
	return w.org.ArgText(c.Common().Args[arg], c)
}
