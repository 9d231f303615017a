package site

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/outcome"
	"github.com/idemlint/idemlint/passes/rerun"
)

// escapes reports whether the error of a call goes out of the region unjudged.
func (u *uniques) escapes(call *ssa.Call, r *rerun.Region, depth int) bool {
	a := outcome.Of(call)
	if a == nil {
		return u.fieldEscapes(call) && (call.Parent() == r.Func() || depth > 0 && u.callersLetOut(call.Parent(), r, depth))
	}
	if judged(a, call) || u.events.HandlesConflict(call) != "" {
		return false
	}
	fn := call.Parent()
	out := false
	for _, b := range fn.Blocks {
		switch last := b.Instrs[len(b.Instrs)-1].(type) {
		case *ssa.Return:
			for _, v := range last.Results {
				if gotypes.IsError(v.Type()) && a.IsError(v) {
					if translated(a, v) || a.At(last)&outcome.Conflict == 0 {
						return false
					}
					out = true
				}
			}
		}
	}
	switch {
	case !out:
		return fn == r.Func() && fails5xx(a, fn)
	case fn == r.Func():
		return true
	case depth == 0:
		return false
	}
	return u.callersLetOut(fn, r, depth)
}

// fieldEscapes is escapes within one function, for a call whose error stands in a
// field of its result: db.Create(&row).Error.
func (u *uniques) fieldEscapes(call *ssa.Call) bool {
	if u.events.HandlesConflict(call) != "" {
		return false
	}
	for _, r := range *call.Referrers() {
		fa, ok := r.(*ssa.FieldAddr)
		if !ok || !gotypes.IsError(gotypes.Deref(fa.Type())) {
			continue
		}
		for _, l := range *fa.Referrers() {
			if load, ok := l.(*ssa.UnOp); ok && goesOut(load) {
				return true
			}
		}
	}
	return false
}

// goesOut reports whether an error is returned as it is, or in one that a library
// makes of it, and nothing else is done with it.
func goesOut(err ssa.Value) bool {
	out := false
	for _, r := range *err.Referrers() {
		switch r := r.(type) {
		case *ssa.Return:
			out = true
		case *ssa.Call:
			if callee := r.Call.StaticCallee(); callee == nil || len(callee.Blocks) > 0 || !gotypes.IsError(r.Type()) {
				return false
			}
			out = out || goesOut(r)
		case *ssa.Phi:
			out = out || goesOut(r)
		}
	}
	return out
}

// callersLetOut reports whether the callers of fn that the region repeats let its
// error out, too.
func (u *uniques) callersLetOut(fn *ssa.Function, r *rerun.Region, depth int) bool {
	callers := u.callersOf(fn)
	if fn.Parent() != nil {
		callers = takers(fn)
	}
	found := false
	for _, c := range callers {
		call, ok := c.(*ssa.Call)
		if !ok || !inRegion(r, u.again)(call) {
			continue
		}
		if !u.escapes(call, r, depth-1) {
			return false
		}
		found = true
	}
	return found
}

// takers returns the calls that are given a function literal.
func takers(fn *ssa.Function) []ssa.CallInstruction {
	var out []ssa.CallInstruction
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for _, arg := range c.Common().Args {
				mk, isClosure := unboxed(arg).(*ssa.MakeClosure)
				if unboxed(arg) == ssa.Value(fn) || isClosure && mk.Fn == ssa.Value(fn) {
					out = append(out, c)
				}
			}
		}
	}
	return out
}

// judged reports whether something asks the error what it is: another answer than
// whether it is nil.
func judged(a *outcome.Answer, call *ssa.Call) bool {
	for _, b := range call.Parent().Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok || c == call {
				continue
			}
			sig := c.Call.Signature()
			if sig.Results().Len() == 1 && isBoolType(sig.Results().At(0).Type()) && slices.ContainsFunc(c.Call.Args, a.IsError) {
				return true
			}
		}
	}
	return false
}

func isBoolType(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// translated reports whether an error goes through a function with a body here,
// which can make another of it.
func translated(a *outcome.Answer, v ssa.Value) bool {
	c, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	callee := c.Call.StaticCallee()
	return (callee == nil || len(callee.Blocks) > 0) && slices.ContainsFunc(c.Call.Args, a.IsError)
}

// fails5xx reports whether a handler without an error answers with a status of 500
// or more where the call failed.
func fails5xx(a *outcome.Answer, fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok || a.At(in)&outcome.OK != 0 || a.At(in)&outcome.Conflict == 0 {
				continue
			}
			for _, arg := range c.Call.Args {
				if k, ok := unboxed(arg).(*ssa.Const); ok && k.Value != nil && isInt(k.Type()) && k.Int64() >= 500 && k.Int64() <= 599 {
					return true
				}
			}
		}
	}
	return false
}

func isInt(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}
