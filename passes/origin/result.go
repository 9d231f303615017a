package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
)

// The methods below answer further questions about a slot's value. They are for
// passes/site, which asks them one after the other: a Result is not safe for
// concurrent use.

// HandedBack reports how the fresh value o leaves fn, the function that holds
// its source, for a caller who can keep it: "returned", "set in p"; "" if it
// does not.
func (r *Result) HandedBack(fn *ssa.Function, o Org) string {
	e := r.eval
	for _, b := range fn.Blocks {
		ret, ok := last(b).(*ssa.Return)
		if !ok {
			continue
		}
		for _, v := range ret.Results {
			if e.carries(v, ret, o) {
				return "returned"
			}
		}
	}
	for _, p := range fn.Params {
		for _, wr := range e.writesOf(fn).byRoot[p] {
			if has(wr.val(nil), o) {
				return "set in " + p.Name()
			}
		}
	}
	return ""
}

// StoredBefore reports where the fresh value o is stored, beside something that
// it can be found again by, on every way to the call use: the name of the storing
// call, or "".
func (r *Result) StoredBefore(use ssa.CallInstruction, o Org) string {
	e := r.eval
	for _, b := range use.Parent().Blocks {
		if b != use.Block() && !b.Dominates(use.Block()) {
			continue
		}
		for _, in := range b.Instrs {
			if in == use {
				break
			}
			c, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			if name, ok := e.stores(c); ok && e.storesBeside(c, o) {
				return name
			}
		}
	}
	return ""
}

// stores reports whether a call writes a record, by catalog or by name.
func (e *evaluator) stores(c ssa.CallInstruction) (string, bool) {
	for _, cl := range e.callees(c.Common()) {
		if cl.obj == nil {
			continue
		}
		if rows := e.roles.Func(cl.obj); rows != nil {
			for _, s := range rows.Stores {
				switch s.Role {
				case "record", "claim", "sql":
					return cl.name, true
				}
			}
			continue
		}
		switch catalog.MethodClass(owner(cl.obj), cl.obj.Name()) {
		case catalog.RecordClass, catalog.ClaimClass:
			return cl.name, true
		case catalog.SetClass:
			return cl.name, isIO(cl.sig)
		}
	}
	return "", false
}

// storesBeside reports whether a storing call is given o, and with it something
// that identifies the intent.
func (e *evaluator) storesBeside(c ssa.CallInstruction, o Org) bool {
	_, args := operands(c.Common())
	carried, found := false, false
	for _, a := range args {
		if isContext(a.Type()) {
			continue
		}
		v := e.ask(a, nil, c)
		carried = carried || has(v, o)
		found = found || slices.ContainsFunc(v.Orgs, func(x Org) bool { return x.Identity() })
	}
	return carried && found
}

func (e *evaluator) carries(v ssa.Value, at ssa.Instruction, o Org) bool {
	return !isError(v.Type()) && has(e.ask(v, nil, at), o)
}

func has(v Val, o Org) bool {
	return slices.ContainsFunc(v.Orgs, func(x Org) bool { return x.Instr != nil && x.Instr == o.Instr && x.Kind == o.Kind })
}

// IsKeyParam reports whether an origin is a parameter that identifies something.
func IsKeyParam(o Org) bool {
	if o.Kind != Param {
		return false
	}
	name := o.What
	if n := len(o.Ref.Path); n > 0 {
		name = o.Ref.Path[n-1]
	}
	return catalog.IdentityName(name)
}
