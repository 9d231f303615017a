package origin

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// storesBeside reports whether a call stores o, and with it something that
// identifies the intent, so that the next attempt finds it again.
func (e *evaluator) storesBeside(c ssa.CallInstruction, o Org) (name string, ok bool) {
	name, stored := e.stored(c, 0)
	carried, found := false, false
	for _, v := range stored {
		carried = carried || has(v, o)
		found = found || slices.ContainsFunc(v.Orgs, Org.Identity)
	}
	return name, carried && found
}

// storesAsID reports whether a call stores a struct whose id is o, and what it is
// called.
func (e *evaluator) storesAsID(c ssa.CallInstruction, o Org) (name string, ok bool) {
	cls := e.callees(c.Common())
	i := slices.IndexFunc(cls, func(cl callee) bool { return e.storesAll(c, cl) })
	if i < 0 {
		return "", false
	}
	_, args := operands(c.Common())
	return cls[i].name, slices.ContainsFunc(args, func(a ssa.Value) bool { return e.isID(ssabody.Strip(a), c, o) })
}

// isID reports whether o is in a field of the struct v that is named like an id
// and is no key slot.
func (e *evaluator) isID(v ssa.Value, at ssa.Instruction, o Org) bool {
	st := gotypes.StructOf(v.Type())
	if st == nil {
		return false
	}
	for f := range st.Fields() {
		if catalog.IdentityName(f.Name()) && catalog.SlotName(f.Name()) < catalog.S2 && has(e.ask(v, path{f.Name()}, at), o) {
			return true
		}
	}
	return false
}

// stored returns what a call puts into a store, by catalog, by what its body
// does, by its fact, or by its name; and the name of what stores it.
func (e *evaluator) stored(c ssa.CallInstruction, depth int) (string, []Val) {
	for _, cl := range e.callees(c.Common()) {
		if e.storesAll(c, cl) {
			return cl.name, e.arguments(c)
		}
		var refs []Ref
		if cl.body != nil && depth < 3 {
			refs = e.storedParams(cl.body, depth+1)
		} else if f := e.imported(cl); f != nil {
			refs = f.Stored
		}
		var out []Val
		for _, r := range refs {
			if pl, ok := e.argument(c, r); ok {
				out = append(out, e.ask(pl.val, pl.path, c))
			}
		}
		if len(out) > 0 {
			return cl.name, out
		}
	}
	return "", nil
}

// storesAll reports whether a call writes a record of what it is given.
func (e *evaluator) storesAll(c ssa.CallInstruction, cl callee) bool {
	if cl.obj == nil {
		return false
	}
	if rows := e.roles.Func(cl.obj); rows != nil {
		return slices.ContainsFunc(rows.Stores, func(s *catalog.Store) bool {
			switch s.Role {
			case "record", "claim":
				return true
			case "sql":
				return e.writesSQL(c, s.SQL)
			}
			return false
		})
	}
	switch catalog.MethodClass(owner(cl.obj), cl.obj.Name()) {
	case catalog.RecordClass, catalog.ClaimClass:
		return true
	case catalog.SetClass:
		return isIO(cl.sig)
	}
	return false
}

// writesSQL reports whether a statement writes; one whose text is not known is
// taken to.
func (e *evaluator) writesSQL(c ssa.CallInstruction, at catalog.Access) bool {
	for _, pl := range e.places(c, at) {
		if text, ok := e.text(pl, c); ok {
			text = strings.ToLower(text)
			return slices.ContainsFunc([]string{"insert", "update", "upsert", "merge", "replace"}, func(verb string) bool {
				return strings.Contains(text, verb)
			})
		}
	}
	return true
}

// arguments are the values of a call's arguments, the context left out.
func (e *evaluator) arguments(c ssa.CallInstruction) []Val {
	_, args := operands(c.Common())
	var out []Val
	for _, a := range args {
		if !gotypes.IsContext(a.Type()) {
			out = append(out, e.ask(a, nil, c))
		}
	}
	return out
}

// storedParams returns the parameters of fn that it stores together.
func (e *evaluator) storedParams(fn *ssa.Function, depth int) []Ref {
	var out []Ref
	for _, f := range e.withClosures(fn) {
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				c, ok := in.(ssa.CallInstruction)
				if !ok {
					continue
				}
				_, vals := e.stored(c, depth)
				for _, v := range vals {
					for _, o := range v.Orgs {
						if o.Kind == Param && o.of == fn && len(out) < maxOrgs {
							out = append(out, o.Ref)
						}
					}
				}
			}
		}
	}
	return out
}

// mayStoreKey asks cheaply what storesKey then asks: whether something named like
// a key is among fn's parameters, or a field of one.
func (e *evaluator) mayStoreKey(fn *ssa.Function) bool {
	return slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool {
		return isKeyType(p.Type()) && catalog.SlotName(p.Name()) >= catalog.S1 || len(e.keyFieldsOf(p.Type(), 0)) > 0
	})
}

// storesKey reports whether a function that stores these parameters may store a
// key: only that is worth a fact.
func storesKey(fn *ssa.Function, refs []Ref) bool {
	return slices.ContainsFunc(refs, func(r Ref) bool {
		if n := len(r.Path); n > 0 {
			return catalog.SlotName(r.Path[n-1]) >= catalog.S1
		}
		p := parameter(fn, r)
		return p != nil && catalog.SlotName(p.Name()) >= catalog.S1
	})
}
