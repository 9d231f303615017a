package roles

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// bind gives the rows of directives at interface methods to the methods of this
// package's types that implement them. The interface is of this package or of
// one that it imports: a package that knows nothing of it is not bound.
func (r *Roles) bind() {
	for _, m := range r.interfaceMethods() {
		iface, ok := m.Signature().Recv().Type().Underlying().(*types.Interface)
		if !ok {
			continue
		}
		scope := r.pkg.Scope()
		for _, name := range scope.Names() {
			tn, ok := scope.Lookup(name).(*types.TypeName)
			if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) {
				continue
			}
			ptr := types.NewPointer(tn.Type())
			if !types.Implements(ptr, iface) {
				continue
			}
			obj, _, _ := types.LookupFieldOrMethod(ptr, false, r.pkg, m.Name())
			impl, ok := obj.(*types.Func)
			if ok && impl.Pkg() == r.pkg && !isInterfaceMethod(impl) {
				r.bindTo(impl.Origin(), r.rows[m])
			}
		}
	}
}

// bindTo gives impl the rows, unless it has directives of its own.
func (r *Roles) bindTo(impl *types.Func, rows *catalog.Rows) {
	if r.rows[impl] == nil {
		r.rows[impl] = rows
	}
}

// interfaceMethods returns the interface methods with directives that bind the
// types of this package, in a fixed order.
func (r *Roles) interfaceMethods() []*types.Func {
	var list []*types.Func
	for obj := range r.rows {
		fn, ok := obj.(*types.Func)
		if ok && isInterfaceMethod(fn) && (fn.Pkg() == r.pkg || slices.Contains(r.pkg.Imports(), fn.Pkg())) {
			list = append(list, fn)
		}
	}
	slices.SortFunc(list, func(a, b *types.Func) int { // methods of unnamed interfaces share a name
		return cmp.Or(strings.Compare(a.FullName(), b.FullName()), cmp.Compare(a.Pos(), b.Pos()))
	})
	return list
}
