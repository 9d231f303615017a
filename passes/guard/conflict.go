package guard

import (
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// HandlesConflict names the test that takes the failure of a call for the sign that
// another was there first: IsAlreadyExists(err), a comparison with the code of a
// unique violation. It is "" if there is none.
func (r *Result) HandlesConflict(c *ssa.Call) string {
	if r.f == nil {
		return ""
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.handlesConflict(c)
}

func (f *finder) handlesConflict(c *ssa.Call) string {
	var errs []ssa.Value
	if gotypes.IsError(c.Type()) {
		errs = append(errs, c)
	}
	for _, r := range *c.Referrers() {
		switch x := r.(type) {
		case *ssa.Extract:
			if gotypes.IsError(x.Type()) {
				errs = append(errs, x)
			}
		case *ssa.FieldAddr: // db.Create(&row).Error
			for _, u := range *x.Referrers() {
				if l, ok := u.(*ssa.UnOp); ok && gotypes.IsError(l.Type()) {
					errs = append(errs, l)
				}
			}
		}
	}
	for _, e := range errs {
		if name := f.conflictOf(e, 8); name != "" {
			return name
		}
	}
	return ""
}

// conflictOf follows an error to a test that is about conflicts.
func (f *finder) conflictOf(err ssa.Value, depth int) string {
	if depth == 0 || err.Referrers() == nil {
		return ""
	}
	for _, r := range *err.Referrers() {
		switch r := r.(type) {
		case *ssa.BinOp:
			if n := f.nameOf(other(r, err)); conflicts(n) {
				return n
			}
		case *ssa.Call:
			if n := f.conflictCall(r, err, depth); n != "" {
				return n
			}
		case *ssa.Phi, *ssa.TypeAssert, *ssa.Extract, *ssa.MakeInterface, *ssa.ChangeInterface:
			if n := f.conflictOf(r.(ssa.Value), depth-1); n != "" {
				return n
			}
		case *ssa.FieldAddr, *ssa.Field, *ssa.UnOp: // pgErr.Code
			if n := f.conflictOf(r.(ssa.Value), depth-1); n != "" {
				return n
			}
		case *ssa.Store: // a named result, a variable of a closure
			if a, ok := r.Addr.(*ssa.Alloc); ok && r.Val == err {
				if n := f.conflictOf(a, depth-1); n != "" {
					return n
				}
			}
		}
	}
	return ""
}

// conflictCall names a test that an error is handed to: by its name, by what it is
// compared with, or by what is then asked of the error that it fills.
func (f *finder) conflictCall(c *ssa.Call, err ssa.Value, depth int) string {
	if n := calledName(c); conflicts(n) {
		return n
	}
	for _, a := range c.Call.Args {
		if a == err {
			continue
		}
		if n := f.nameOf(a); conflicts(n) {
			return n
		}
		if tn := gotypes.NamedOf(gotypes.Deref(ssabody.Strip(a).Type())); tn != nil && conflicts(tn.Name()) {
			return tn.Name()
		}
		if al, ok := ssabody.Strip(a).(*ssa.Alloc); ok { // errors.As(err, &pgErr)
			if n := f.conflictOf(al, depth-1); n != "" {
				return n
			}
		}
	}
	if recv, args := operands(&c.Call); recv == err && len(args) == 0 || recv == nil && len(args) == 1 && isString(c.Type()) {
		return f.conflictOf(c, depth-1) // err.Code(), status.Code(err)
	}
	if fn := c.Call.StaticCallee(); fn != nil && len(fn.Blocks) > 0 && isBool(c.Type()) {
		for i, a := range c.Call.Args { // the package's own test
			if a == err && i < len(fn.Params) {
				return f.conflictOf(fn.Params[i], depth-1)
			}
		}
	}
	return ""
}

func other(b *ssa.BinOp, v ssa.Value) ssa.Value {
	if b.X == v {
		return b.Y
	}
	return b.X
}

// conflicts reports whether a name or a code says that something was there before.
func conflicts(name string) bool {
	return name != "" && (catalog.ConflictCode(name) || catalog.ConflictName(name) && !catalog.AbsentName(name))
}
