package effect

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// handed returns what functions do that a call hands over as values, if they
// stand outside of this package: retry.Do(svc.Charge). Those of this package have
// bodies, which are looked at where they stand. With which arguments they are
// called is not seen.
func (f *finder) handed(fn *ssa.Function, c ssa.CallInstruction) []*Effect {
	var out []*Effect
	for _, arg := range c.Common().Args {
		obj := outside(arg)
		if obj == nil || obj.Pkg() == nil {
			continue
		}
		for _, e := range f.ofOutside(obj) {
			e.Fn, e.Call, e.Handed = fn, c, true
			if e.Key == Keyed || e.Key == Absent && e.At == "" {
				e.Key = Unseen
			}
			out = append(out, e)
		}
	}
	return out
}

// outside returns the function or method that a value is, if it has no body here.
func outside(v ssa.Value) *types.Func {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.MakeClosure:
			v = x.Fn
		case *ssa.Function:
			obj, ok := x.Object().(*types.Func)
			if !ok || x.Parent() != nil || x.Synthetic == "" && len(x.Blocks) > 0 {
				return nil
			}
			if m := x.Prog.FuncValue(obj.Origin()); m != nil && len(m.Blocks) > 0 {
				return nil
			}
			return obj.Origin()
		default:
			return nil
		}
	}
}

// ofOutside returns what a function does whose body is not seen here: by the
// catalog, by a fact or, of an interface of the user's own, by its name.
func (f *finder) ofOutside(obj *types.Func) []*Effect {
	if rows := f.roles.Func(obj); rows != nil {
		if len(rows.Calls) == 0 || rows.Calls[0].Verb == "post" || !rows.Calls[0].Class.Doubles() {
			return nil
		}
		row := rows.Calls[0]
		e := &Effect{Name: gotypes.FuncName(obj), Class: row.Class, Verb: row.Verb, K: 3, Why: "by " + row.Line.String()}
		if len(row.Key) > 0 {
			e.Key = Unseen
		}
		return []*Effect{e}
	}
	if recv := obj.Signature().Recv(); recv == nil || !types.IsInterface(recv.Type()) {
		out := f.ofFunc(obj)
		for _, e := range out {
			e.Via, e.Why = append([]string{gotypes.FuncName(obj)}, e.Via...), "by what "+gotypes.FuncName(obj)+" does"
			e.Via = e.Via[:min(len(e.Via), maxVia)]
		}
		return out
	}
	if !f.own(obj.Pkg()) || !canFail(obj.Signature()) {
		return nil
	}
	e := f.byMethodName(obj)
	if e == nil {
		return nil
	}
	if given := params(obj.Signature()); takesKey(given) || namesIntent(e, given, 1) {
		e.Key = Unseen
	}
	return []*Effect{e}
}
