package rerun

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// implements returns what makes a boxed value repeat: a method that decorates, or
// one of which the catalog knows that it tries more than once.
func (c *clients) implements(v *ssa.MakeInterface) *client {
	iface, ok := v.Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	for m := range iface.Methods() {
		obj, _, _ := types.LookupFieldOrMethod(v.X.Type(), true, c.a.pkg.Pkg, m.Name())
		fn, ok := obj.(*types.Func)
		if !ok {
			continue
		}
		if cl := c.method(fn.Origin()); cl != nil {
			return cl
		}
		if c.a.triesOf(fn.Origin()) > 1 {
			return &client{gotypes.FuncName(fn), c.a.at(v.Pos())}
		}
	}
	return nil
}

func (c *clients) method(fn *types.Func) *client {
	if cl := c.methods[fn]; cl != nil {
		return cl
	}
	if f := c.a.remote[fn]; f != nil && f.Method {
		return c.remote(fn)
	}
	return nil
}

// remote returns what a fact says of another package's object.
func (c *clients) remote(obj types.Object) *client {
	if f := c.a.remote[obj]; f != nil {
		return &client{f.What, f.At}
	}
	return nil
}

// literal returns what makes a local variable or struct literal repeat: what is
// stored in it, or in a field of a foreign struct (Client{Transport: t}).
func (c *clients) literal(al *ssa.Alloc, seen map[ssa.Value]bool) *client {
	foreign := false
	if n, ok := types.Unalias(al.Type().Underlying().(*types.Pointer).Elem()).(*types.Named); ok {
		foreign = n.Obj().Pkg() != nil && n.Obj().Pkg() != c.a.pkg.Pkg
	}
	for _, r := range *al.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == ssa.Value(al) {
				if cl := c.find(r.Val, seen); cl != nil {
					return cl
				}
			}
		case *ssa.FieldAddr:
			if !foreign {
				continue
			}
			for _, rr := range *r.Referrers() {
				if st, ok := rr.(*ssa.Store); ok && st.Addr == ssa.Value(r) {
					if cl := c.find(st.Val, seen); cl != nil {
						return cl
					}
				}
			}
		}
	}
	return nil
}
