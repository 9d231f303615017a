package site

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/outcome"
	"github.com/idemlint/idemlint/passes/rerun"
)

// A Loss is a mark that says done before the work is done, and stays when it fails.
type Loss struct {
	Mark       *guard.Event
	Work       ssa.CallInstruction
	Name       string // of the work
	Failed     ssa.Instruction
	Region     *rerun.Region // what brings the work back; or nil
	Confidence config.Confidence
}

// loses returns the marks of a function that say done before the work is done.
func (w *world) loses(fn *ssa.Function) []*Loss {
	var out []*Loss
	for _, e := range w.events().Events(fn) {
		if e.Role != guard.Claim && (e.Role != guard.Record || !e.Insert) || !w.marksOnly(e) {
			continue
		}
		won := w.won(e)
		if won == nil || w.givesUp(fn, e) {
			continue
		}
		if l := w.lost(e, won); l != nil {
			out = append(out, l)
		}
	}
	return out
}

// givesUp reports whether a function takes the mark away again in what it defers.
func (w *world) givesUp(fn *ssa.Function, e *guard.Event) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			d, ok := in.(*ssa.Defer)
			if !ok {
				continue
			}
			if w.undoes(d, e) {
				return true
			}
			mk, ok := d.Call.Value.(*ssa.MakeClosure)
			if !ok {
				continue
			}
			for _, b := range mk.Fn.(*ssa.Function).Blocks {
				if slices.ContainsFunc(b.Instrs, func(in ssa.Instruction) bool { return w.undoes(in, e) }) {
					return true
				}
			}
		}
	}
	return false
}

// undoes reports whether an instruction gives a claim back or writes another state of
// it.
func (w *world) undoes(in ssa.Instruction, e *guard.Event) bool {
	if in == e.Instr {
		return false
	}
	for _, o := range w.events().At(in) {
		switch o.Role {
		case guard.Release:
			return true
		case guard.Record, guard.Claim:
			if o.Place.Same(e.Place) {
				return true
			}
		}
	}
	c, ok := in.(ssa.CallInstruction)
	if !ok {
		return false
	}
	switch catalog.MethodClass(receiverName(c), calledName(c)) {
	case catalog.ReleaseClass, catalog.DeleteClass:
		return true
	}
	return catalog.FailedName(calledName(c))
}

// lost returns the first work after a claim is won whose failure leaves the mark and
// asks for another delivery.
func (w *world) lost(e *guard.Event, won *ssa.BasicBlock) *Loss {
	fn := won.Parent()
	for _, b := range fn.DomPreorder() {
		if b != won && !won.Dominates(b) || len(won.Preds) > 1 && b == won {
			continue
		}
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok {
				continue
			}
			if w.undoes(c, e) {
				return nil // a state is written before the work
			}
			k := w.work(c)
			if k == 0 {
				continue
			}
			a := outcome.Of(c)
			if a == nil {
				return nil
			}
			failed := w.failsWithMark(a, c, e)
			if failed == nil {
				return nil
			}
			l := &Loss{Mark: e, Work: c, Name: callName(c), Failed: failed, Region: w.repeats(c, true), Confidence: config.Medium}
			if e.Statement == nil && e.Row == nil {
				l.Confidence = config.Low // another package's, which may write a state as well
				return l
			}
			if l.Region != nil && l.Region.Grade >= 2 && k >= 2 {
				l.Confidence = config.High
			}
			return l
		}
	}
	return nil
}

// work says how surely a call does what the claim is for: 3 an effect that is known,
// 2 a record or a call through an interface or function value, 1 a function of this
// package that may fail; 0 if it only looks.
func (w *world) work(c *ssa.Call) int {
	if w.effectAt(c) != nil {
		return 3
	}
	for _, e := range w.events().At(c) {
		if (e.Role == guard.Record || e.Role == guard.Claim) && e.Place.Durable() {
			return 2
		}
		if e.Role != guard.Lock && e.Role != guard.Tx && !e.Shaped {
			return 0
		}
	}
	if !gives(c, gotypes.IsError) {
		return 0
	}
	switch catalog.MethodClass(receiverName(c), calledName(c)) {
	case catalog.GetClass, catalog.CheckClass, catalog.LockClass, catalog.ClaimClass:
		return 0
	}
	obj := c.Call.StaticCallee()
	switch {
	case c.Call.IsInvoke():
		if pkg := c.Call.Method.Pkg(); pkg == nil || pkg != w.pass.Pkg && !w.pass.ResultOf[config.Analyzer].(*config.Settings).OwnPackage(w.pass.Fset, pkg) {
			return 0
		}
		return 2
	case obj == nil && functionValue(c) != "":
		return 2
	case obj != nil && len(obj.Blocks) > 0 && waitsFor(c):
		return 1
	}
	return 0
}

// waitsFor reports whether a call is given a context: it may do more than compute.
func waitsFor(c *ssa.Call) bool {
	return slices.ContainsFunc(c.Call.Args, func(v ssa.Value) bool { return gotypes.IsContext(v.Type()) })
}

// failsWithMark returns where the failure of a work ends in the caller's hands, the
// mark still there; nil if it is taken away, or nobody hears of the failure.
func (w *world) failsWithMark(a *outcome.Answer, c *ssa.Call, e *guard.Event) ssa.Instruction {
	var told ssa.Instruction
	for _, b := range c.Parent().DomPreorder() {
		for _, in := range b.Instrs {
			class := a.At(in)
			if class&outcome.Any == 0 {
				continue
			}
			if class&outcome.OK == 0 && w.undoes(in, e) {
				return nil
			}
			if told == nil && tellsFailure(a, in, class) {
				told = in
			}
		}
	}
	return told
}

// tellsFailure reports whether an instruction tells whoever called that it failed: an
// error is returned, a 5xx is answered, a message is refused.
func tellsFailure(a *outcome.Answer, in ssa.Instruction, class outcome.Set) bool {
	switch in := in.(type) {
	case *ssa.Return:
		for _, v := range in.Results {
			if !gotypes.IsError(v.Type()) {
				continue
			}
			if k, ok := v.(*ssa.Const); ok && k.IsNil() {
				continue
			}
			if class&outcome.OK == 0 || a.IsError(v) {
				return true
			}
		}
	case *ssa.Call:
		if class&outcome.OK != 0 {
			return false
		}
		return slices.ContainsFunc(in.Call.Args, func(v ssa.Value) bool {
			k, ok := v.(*ssa.Const)
			return ok && k.Value != nil && k.Value.Kind() == constant.Int && k.Int64() >= 500 && k.Int64() <= 599
		}) || catalog.RefusesName(calledName(in))
	}
	return false
}
