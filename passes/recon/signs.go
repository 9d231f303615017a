package recon

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/rerun"
)

// loops reports whether a function has a loop.
func loops(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, succ := range b.Succs {
			if succ.Dominates(b) {
				return true
			}
		}
	}
	return false
}

// aboutMoney reports whether a reconciliation is about payments: by its own name, by
// what it calls, by the tables of its statements, or by the records that it has.
func (f *finder) aboutMoney(fn *ssa.Function, reach []*ssa.Function) bool {
	if catalog.MoneyName(fn.Name()) || catalog.MoneyName(f.pass.Pkg.Name()) {
		return true
	}
	if recv := fn.Signature.Recv(); recv != nil {
		if tn := gotypes.NamedOf(recv.Type()); tn != nil && catalog.MoneyName(tn.Name()) {
			return true
		}
	}
	for _, in := range reach {
		for _, c := range calls(in) {
			for _, obj := range f.callees(c) {
				if catalog.MoneyName(obj.Name()) {
					return true
				}
			}
			for _, arg := range c.Common().Args {
				if k, ok := arg.(*ssa.Const); ok && k.Value != nil && k.Value.Kind() == constant.String && moneyText(constant.StringVal(k.Value)) {
					return true
				}
			}
		}
	}
	return false
}

// moneyText reports whether a text is a statement on a table about money, or a name.
func moneyText(text string) bool {
	if s := sqltext.Parse(text); s.Kind != sqltext.Other {
		return catalog.MoneyName(s.Table)
	}
	return len(text) < 64 && catalog.MoneyName(text)
}

// ages reports whether a function computes how old something is: a difference of
// times of which the earlier one is not the start of the job itself.
func (f *finder) ages(fn *ssa.Function) bool {
	for _, c := range calls(fn) {
		for _, obj := range f.callees(c) {
			if rows := f.roles.Func(obj); rows != nil {
				for _, m := range rows.Meters {
					if m.Kind == "time" {
						return true
					}
				}
			}
			sig := obj.Signature()
			if obj.Pkg() == nil || obj.Pkg().Path() != "time" || sig.Results().Len() != 1 || !gotypes.IsNamed(sig.Results().At(0).Type(), "time", "Duration") {
				continue
			}
			args := c.Common().Args
			if len(args) > 0 && gotypes.IsNamed(args[len(args)-1].Type(), "time", "Time") && !now(args[len(args)-1]) {
				return true
			}
		}
	}
	return false
}

// now reports whether a time is the clock's, as the function itself read it.
func now(v ssa.Value) bool {
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		if alloc, ok := load.X.(*ssa.Alloc); ok {
			for _, ref := range *alloc.Referrers() {
				if st, ok := ref.(*ssa.Store); ok && st.Addr == alloc && now(st.Val) {
					return true
				}
			}
		}
	}
	c, ok := v.(*ssa.Call)
	return ok && c.Call.StaticCallee() != nil && len(c.Call.Args) == 0
}

// sink returns the kind of a call that says how many, or "". A line of a log does
// only if a number that was counted is in it.
func (f *finder) sink(c ssa.CallInstruction) string {
	for _, obj := range f.callees(c) {
		rows := f.roles.Func(obj)
		if rows == nil {
			continue
		}
		for _, m := range rows.Meters {
			if m.Kind == "count" || m.Kind == "level" || m.Kind == "log" && counted(c) {
				return m.Kind
			}
		}
	}
	return ""
}

// counted reports whether an argument of a call is a number that was counted.
func counted(c ssa.CallInstruction) bool {
	for _, arg := range c.Common().Args {
		if isCount(arg) {
			return true
		}
		slice, ok := arg.(*ssa.Slice)
		if !ok {
			continue
		}
		alloc, ok := slice.X.(*ssa.Alloc)
		if !ok {
			continue
		}
		for _, ref := range *alloc.Referrers() {
			addr, ok := ref.(*ssa.IndexAddr)
			if !ok {
				continue
			}
			for _, ref := range *addr.Referrers() {
				if st, ok := ref.(*ssa.Store); ok && isCount(st.Val) {
					return true
				}
			}
		}
	}
	return false
}

// isCount reports whether a value is a whole number that is not constant: a
// variable that is counted up, a length, a field of a result.
func isCount(v ssa.Value) bool {
	if mi, ok := v.(*ssa.MakeInterface); ok {
		v = mi.X
	}
	if conv, ok := v.(*ssa.Convert); ok {
		v = conv.X
	}
	b, ok := v.Type().Underlying().(*types.Basic)
	if !ok || b.Info()&types.IsInteger == 0 || gotypes.IsNamed(v.Type(), "time", "Duration") {
		return false
	}
	switch v := v.(type) {
	case *ssa.Phi, *ssa.BinOp:
		return true
	case *ssa.UnOp:
		return v.Op == token.MUL
	case *ssa.Field:
		return true
	case *ssa.Call:
		b, ok := v.Call.Value.(*ssa.Builtin)
		return ok && b.Name() == "len"
	}
	return false
}

// scheduled reports whether a job is seen to run by a clock: it is a cron's, or a
// loop that waits for a ticker calls it.
func (f *finder) scheduled(fn *ssa.Function) bool {
	for _, g := range f.again.At(fn.Blocks[0].Instrs[0]) {
		if g.Kind == rerun.Handler && g.What == "cron job" {
			return true
		}
	}
	for _, caller := range f.body.Funcs() {
		for _, c := range calls(caller) {
			if c.Common().StaticCallee() == fn && loops(caller) && ticks(caller) {
				return true
			}
		}
	}
	return loops(fn) && ticks(fn)
}

// ticks reports whether a function waits for times that come by themselves.
func ticks(fn *ssa.Function) bool {
	isTime := func(ch ssa.Value) bool {
		c, ok := ch.Type().Underlying().(*types.Chan)
		return ok && gotypes.IsNamed(c.Elem(), "time", "Time")
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Select:
				for _, st := range in.States {
					if isTime(st.Chan) {
						return true
					}
				}
			case *ssa.UnOp:
				if in.Op == token.ARROW && isTime(in.X) {
					return true
				}
			}
		}
	}
	return false
}

// asksEach reports whether something is asked about each record, of another party
// than the one that lists them: methods of two interfaces or types of this program's
// collaborators, one of them in a loop.
func (f *finder) asksEach(reach []*ssa.Function) bool {
	inLoop, outside := map[string]bool{}, map[string]bool{}
	for _, fn := range reach {
		for _, c := range calls(fn) {
			for _, obj := range f.callees(c) {
				sig := obj.Signature()
				if sig.Recv() == nil || sig.Params().Len() == 0 || !gotypes.IsContext(sig.Params().At(0).Type()) {
					continue
				}
				tn := gotypes.NamedOf(sig.Recv().Type())
				if c.Common().IsInvoke() {
					tn = gotypes.NamedOf(c.Common().Value.Type())
				}
				if tn == nil {
					continue
				}
				if inALoop(c.Block()) {
					inLoop[tn.Name()] = true
				} else {
					outside[tn.Name()] = true
				}
			}
		}
	}
	for name := range inLoop {
		for other := range outside {
			if name != other {
				return true
			}
		}
	}
	return false
}

// inALoop reports whether a block can run again after itself.
func inALoop(b *ssa.BasicBlock) bool {
	seen := make(map[*ssa.BasicBlock]bool)
	todo := append([]*ssa.BasicBlock(nil), b.Succs...)
	for len(todo) > 0 {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if n == b {
			return true
		}
		if !seen[n] {
			seen[n] = true
			todo = append(todo, n.Succs...)
		}
	}
	return false
}
