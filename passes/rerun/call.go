package rerun

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// callee returns the declared function that a call names: the one that is
// called, or the interface's method. It is nil for a call of a function value.
func callee(c *ssa.CallCommon) *types.Func {
	if c.IsInvoke() {
		return c.Method
	}
	if fn := c.StaticCallee(); fn != nil {
		if obj, ok := fn.Object().(*types.Func); ok {
			return obj.Origin()
		}
		if obj, ok := origin(fn).Object().(*types.Func); ok {
			return obj.Origin()
		}
	}
	return nil
}

// inputs are the values that a call computes from: the arguments, the receiver,
// and what a called closure has captured.
func inputs(c *ssa.CallCommon) []ssa.Value {
	if c.IsInvoke() || c.StaticCallee() == nil {
		return append([]ssa.Value{c.Value}, c.Args...)
	}
	if mc, ok := c.Value.(*ssa.MakeClosure); ok {
		return append([]ssa.Value{mc}, c.Args...)
	}
	return c.Args
}

// payload splits the inputs of a call into the receiver (or the called function
// value) and what is handed over; a context or an error is no part of either.
func payload(c *ssa.CallCommon) (recv ssa.Value, args []ssa.Value) {
	all := inputs(c)
	if c.IsInvoke() || c.StaticCallee() == nil || c.Signature().Recv() != nil {
		if len(all) > 0 {
			recv, all = all[0], all[1:]
		}
	}
	for _, v := range all {
		if !gotypes.IsContext(v.Type()) && !gotypes.IsError(v.Type()) {
			args = append(args, v)
		}
	}
	return recv, args
}

// asks reports whether a call asks or changes the world: the catalog says so,
// its body does, or, where there is neither, it takes a context or can fail.
func (a *solver) asks(c ssa.CallInstruction) bool {
	return a.asksDepth(c, 3)
}

func (a *solver) asksDepth(c ssa.CallInstruction, depth int) bool {
	common := c.Common()
	if _, ok := common.Value.(*ssa.Builtin); ok {
		return false
	}
	if fn := common.StaticCallee(); fn != nil && len(origin(fn).Blocks) > 0 {
		return depth > 0 && a.bodyAsks(origin(fn), depth)
	}
	fn := callee(common)
	if fn != nil {
		if rows := a.known.Func(fn); rows != nil {
			switch {
			case len(rows.Calls)+len(rows.Stores)+len(rows.Reruns)+len(rows.Handlers) > 0:
				return true
			case len(rows.Flows)+len(rows.Sources)+len(rows.Slots) > 0:
				return false
			}
		}
	}
	sig := common.Signature()
	withContext := false
	for p := range sig.Params().Variables() {
		withContext = withContext || gotypes.IsContext(p.Type())
	}
	fails := false
	for r := range sig.Results().Variables() {
		fails = fails || gotypes.IsError(r.Type())
	}
	if fn != nil && sig.Recv() == nil && !common.IsInvoke() {
		// A function of another package without a context reads, parses or builds;
		// a constructor builds even with one.
		return withContext && !strings.HasPrefix(fn.Name(), "New")
	}
	return withContext || fails
}

// opens reports whether a function of which nothing is known can fail: given a
// counter, it may open the next file or element.
func (a *solver) opens(c *ssa.Call) bool {
	fn := callee(&c.Call)
	if fn == nil || !fails(c.Call.Signature()) {
		return false
	}
	if static := c.Call.StaticCallee(); static != nil && len(origin(static).Blocks) > 0 {
		return false
	}
	return a.known.Func(fn) == nil
}

// bodyAsks reports whether a function of this package asks the world, in at
// most three calls.
func (a *solver) bodyAsks(fn *ssa.Function, depth int) bool {
	key := asksKey{fn, depth}
	if r, ok := a.asksMemo[key]; ok {
		return r
	}
	a.asksMemo[key] = false // a recursion adds nothing
	r := false
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if c, ok := instr.(ssa.CallInstruction); ok && a.asksDepth(c, depth-1) {
				r = true
			}
		}
	}
	a.asksMemo[key] = r
	return r
}

type asksKey struct {
	fn    *ssa.Function
	depth int
}
