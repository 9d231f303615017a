package txn

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// runsInTx reports whether a call runs a function that is its argument inside a
// transaction: the catalog says so, what it calls does so, or, where that cannot
// be seen, its name.
func (f *finder) runsInTx(c ssa.CallInstruction, arg int) bool {
	obj := calledFunc(c)
	if obj != nil {
		if rows := f.roles.Func(obj); rows != nil {
			if slices.ContainsFunc(rows.Stores, func(s *catalog.Store) bool { return s.Role == "tx" }) {
				return true
			}
		}
	}
	param := arg
	if !c.Common().IsInvoke() && obj != nil && obj.Signature().Recv() != nil {
		param-- // SSA has the receiver first
	}
	if callee := source(c.Common().StaticCallee()); callee != nil && len(callee.Blocks) > 0 {
		if slices.Contains(f.runsOf(callee), param) {
			return true
		}
	} else if obj != nil {
		var known IdemTx
		if obj.Pkg() != f.pass.Pkg && f.pass.ImportObjectFact(obj, &known) {
			return slices.Contains(known.Runs, param)
		}
	}
	return named(c) && bodyOfTx(c.Common().Args[arg].Type())
}

// named reports whether the name of what is called, or of its type, says that it
// runs a transaction.
func named(c ssa.CallInstruction) bool {
	obj := calledFunc(c)
	if obj != nil {
		recv := ""
		if r := obj.Signature().Recv(); r != nil {
			if tn := gotypes.NamedOf(r.Type()); tn != nil {
				recv = tn.Name()
			}
		}
		return catalog.TxRunnerName(recv, obj.Name())
	}
	if catalog.TxRunnerName("", calledName(c)) {
		return true
	}
	tn := gotypes.NamedOf(c.Common().Value.Type())
	return tn != nil && catalog.TxRunnerName("", tn.Name())
}

// bodyOfTx reports whether a function has the form of a transaction's body: it
// may fail, and is given nothing but a context and what works in the transaction.
func bodyOfTx(t types.Type) bool {
	sig, ok := t.Underlying().(*types.Signature)
	if !ok || sig.Results().Len() == 0 || !gotypes.IsError(sig.Results().At(sig.Results().Len()-1).Type()) || sig.Params().Len() > 2 {
		return false
	}
	for p := range sig.Params().Variables() {
		tn := gotypes.NamedOf(p.Type())
		if !gotypes.IsContext(p.Type()) && tn == nil {
			return false
		}
	}
	return true
}

// runsLater reports whether what a call is given runs after the transaction: a
// hook for the time after the commit, a queue.
func runsLater(c ssa.CallInstruction) bool { return catalog.LaterName(calledName(c)) }

// runsOf returns the parameters, counted without the receiver, that a function of
// this package runs inside a transaction of its own.
func (f *finder) runsOf(fn *ssa.Function) []int {
	if known, ok := f.runs[fn]; ok {
		return known
	}
	f.runs[fn] = nil
	off := 0
	if fn.Signature.Recv() != nil {
		off = 1
	}
	for i, p := range fn.Params[off:] {
		if isFunc(p) && f.runsValue(p, 3) {
			f.runs[fn] = append(f.runs[fn], i)
		}
	}
	return f.runs[fn]
}

// runsValue reports whether a function value is called inside a transaction, or
// handed to what does so.
func (f *finder) runsValue(v ssa.Value, depth int) bool {
	if depth == 0 {
		return false
	}
	for _, alias := range aliases(v) {
		if alias.Referrers() == nil {
			continue
		}
		for _, r := range *alias.Referrers() {
			c, ok := r.(ssa.CallInstruction)
			if !ok {
				continue
			}
			if c.Common().Value == alias && !c.Common().IsInvoke() {
				if f.within(c) != nil || f.inCallback(c.Parent()) {
					return true
				}
				continue
			}
			for i, arg := range c.Common().Args {
				if arg == alias && f.runsInTx(c, i) {
					return true
				}
			}
		}
	}
	return false
}

// inCallback reports whether a closure is the body of a transaction.
func (f *finder) inCallback(fn *ssa.Function) bool {
	if fn.Parent() == nil {
		return false
	}
	if slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool { return handleNamed(p.Type(), p.Name()) }) {
		return true
	}
	for _, use := range f.usesOf(fn) {
		users := []ssa.Instruction{use}
		v := ssa.Value(fn)
		if mk, ok := use.(*ssa.MakeClosure); ok {
			users, v = *mk.Referrers(), mk
		}
		for _, u := range users {
			c, ok := u.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for i, arg := range c.Common().Args {
				if arg == v && f.runsInTx(c, i) {
					return true
				}
			}
		}
	}
	return false
}
