package guard

import (
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// mapLookup is a check of a map that outlives the call: a field's, a variable's of
// the package, one of a function around this one.
func (f *finder) mapLookup(l *ssa.Lookup) []*Event {
	name, ok := f.kept(l.X)
	if !ok {
		return nil
	}
	return []*Event{{Role: Check, Name: name, Place: Place{Kind: Memory, Name: f.normal(l.X)}, Key: f.parts(l.Index), K: 3,
		Answer: Answer{Present: true}, Why: "a map that outlives the call is looked up"}}
}

func (f *finder) mapUpdate(u *ssa.MapUpdate) []*Event {
	name, ok := f.kept(u.Map)
	if !ok {
		return nil
	}
	return []*Event{{Role: Record, Name: name, Place: Place{Kind: Memory, Name: f.normal(u.Map)}, Key: f.parts(u.Key), Value: f.parts(u.Value),
		Insert: true, K: 3, Why: "a map that outlives the call is written"}}
}

func (f *finder) mapDelete(c ssa.CallInstruction) []*Event {
	args := c.Common().Args
	if len(args) != 2 {
		return nil
	}
	name, ok := f.kept(args[0])
	if !ok {
		return nil
	}
	return []*Event{{Role: Release, Name: name, Place: Place{Kind: Memory, Name: f.normal(args[0])}, Key: f.parts(args[1]), K: 3,
		Why: "an entry of a map that outlives the call is deleted"}}
}

// kept names a map that outlives the call.
func (f *finder) kept(v ssa.Value) (string, bool) {
	u, ok := isLoad(v)
	if !ok {
		return "", false
	}
	switch x := u.X.(type) {
	case *ssa.Global:
		return x.Name(), true
	case *ssa.FieldAddr:
		if root(x) {
			return gotypes.FieldName(x.X.Type(), x.Field), true
		}
	}
	return "", false
}

// root reports whether a field is in the receiver or in a variable of the package:
// what else a function is given may be a message.
func root(fa *ssa.FieldAddr) bool {
	for range 6 {
		switch x := fa.X.(type) {
		case *ssa.Parameter:
			fn := x.Parent()
			return fn.Signature.Recv() != nil && fn.Params[0] == x
		case *ssa.Global, *ssa.FreeVar:
			return true
		case *ssa.UnOp:
			switch y := x.X.(type) {
			case *ssa.FieldAddr:
				fa = y
			case *ssa.Global, *ssa.FreeVar:
				return true
			default:
				return false
			}
		case *ssa.FieldAddr:
			fa = x
		default:
			return false
		}
	}
	return false
}
