package site

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
)

// callbacks finds guards around whatever they are given to run, whose key is what
// the client sent and says nothing of what runs: bound to two operations, they
// answer one with the other's result.
func (c *comparer) callbacks() {
	var callers map[*ssa.Function][]ssa.CallInstruction
	for _, s := range c.org.Slots {
		if !s.Claim && s.Class != catalog.ClaimClass || s.Partial || !clientsOwn(s.Val) {
			continue
		}
		outer := s.Fn
		for outer.Parent() != nil {
			outer = outer.Parent()
		}
		for i, p := range outer.Params {
			if !runnable(p.Type()) || i == 0 && outer.Signature.Recv() != nil || !c.runs(p, s) {
				continue
			}
			if callers == nil {
				callers = c.callers()
			}
			if boundTwice(callers[outer], i) {
				c.keys.Shared = append(c.keys.Shared, &Shared{Kind: Callbacks, Slot: s, What: p.Name(), Confidence: config.Medium})
			}
		}
	}
}

// clientsOwn reports whether a key is what a client sent, with constant text at
// most: nothing in it tells one operation from another.
func clientsOwn(v origin.Val) bool {
	received := false
	for _, o := range v.Orgs {
		switch o.Kind {
		case origin.Received:
			received = true
		case origin.Const:
		default:
			return false
		}
	}
	return received
}

// runnable reports whether a parameter is something to run: a function, or an
// object of one method.
func runnable(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Signature:
		return true
	case *types.Interface:
		return u.NumMethods() == 1
	}
	return false
}

// runs reports whether p is called in the function of the slot's call.
func (c *comparer) runs(p *ssa.Parameter, s *origin.Slot) bool {
	for _, b := range s.Fn.Blocks {
		for _, in := range b.Instrs {
			call, ok := in.(ssa.CallInstruction)
			if !ok || !c.org.IsFrom(call.Common().Value, p) {
				continue
			}
			if origin.LeadsTo(s.Call, call) {
				return true
			}
		}
	}
	return false
}

// callers returns the calls in this package by the function that is called.
func (c *comparer) callers() map[*ssa.Function][]ssa.CallInstruction {
	out := make(map[*ssa.Function][]ssa.CallInstruction)
	for _, fn := range c.body.Funcs() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					if callee := call.Common().StaticCallee(); callee != nil {
						out[callee] = append(out[callee], call)
					}
				}
			}
		}
	}
	return out
}

// boundTwice reports whether the calls give different things for argument i.
func boundTwice(calls []ssa.CallInstruction, i int) bool {
	var first ssa.Value
	for _, c := range calls {
		args := c.Common().Args
		if i >= len(args) {
			continue
		}
		if first == nil {
			first = args[i]
		} else if args[i] != first {
			return true
		}
	}
	return false
}
