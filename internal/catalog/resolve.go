package catalog

import (
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"slices"
)

// Missing returns an error for each symbol of the library's rows that the
// package should declare and does not: "file:line: what is missing". Symbols of
// the library's other packages are not looked for.
func (l *Library) Missing(pkg *types.Package) error {
	var errs []error
	for at, s := range l.symbols {
		if obj, here := s.In(l.Path, pkg); here && obj == nil {
			errs = append(errs, fmt.Errorf("%s: %s declares no %s", at, pkg.Path(), s))
		}
	}
	return errors.Join(errs...)
}

// symbols yields the symbols that rows are looked up by, and the parameter types
// of handlers.
func (l *Library) symbols(yield func(Line, Symbol) bool) {
	more := true
	each := func(at Line, lists ...[]Symbol) {
		for _, list := range lists {
			for _, s := range list {
				more = more && yield(at, s)
			}
		}
	}
	for _, r := range l.Calls {
		each(r.Line, r.Func)
	}
	for _, r := range l.Slots {
		each(r.Line, r.Func, r.Field)
	}
	for _, r := range l.Sources {
		each(r.Line, r.Func, r.Field, r.Var)
	}
	for _, r := range l.Flows {
		each(r.Line, r.Func)
	}
	for _, r := range l.Reruns {
		each(r.Line, r.Func)
	}
	for _, r := range l.Handlers {
		each(r.Line, r.Func, r.Recv)
		if r.Param != "" {
			each(r.Line, []Symbol{r.Param})
		}
	}
	for _, r := range l.Stores {
		each(r.Line, r.Func)
	}
}

// Names reports whether a symbol of the library at path is, in a row, how a
// package's function, method, field, variable or type is called; recv is the
// type that declares it, or "".
func (s Symbol) Names(path, pkgPath, recv, name string) bool {
	pkg := FoldPath(pkgPath)
	return slices.ContainsFunc(s.keys(path), func(k symbolKey) bool {
		return k.pkg == pkg && k.name == name && (k.recv == recv || k.recv == "*" && recv != "")
	})
}

// In looks for a symbol of the library at path in one of its packages. here says
// that the package is the one that should have it; a name that is not exported
// may be left out of export data, so that one is never missed.
func (s Symbol) In(path string, pkg *types.Package) (obj types.Object, here bool) {
	for _, k := range s.keys(path) {
		if k.pkg != FoldPath(pkg.Path()) {
			continue
		}
		if obj := k.lookup(pkg); obj != nil {
			return obj, true
		}
		here = here || token.IsExported(k.name) && (k.recv == "" || k.recv == "*" || token.IsExported(k.recv))
	}
	return nil, here
}

// lookup returns what the key names in the package, as the catalog would match
// it: a method or field belongs to the type that declares it, not to one that
// embeds that.
func (k symbolKey) lookup(pkg *types.Package) types.Object {
	scope := pkg.Scope()
	switch k.recv {
	case "":
		return scope.Lookup(k.name)
	case "*":
		for _, name := range scope.Names() {
			if obj, _ := member(scope.Lookup(name), k.name); obj != nil {
				return obj
			}
		}
		return nil
	}
	obj, promoted := member(scope.Lookup(k.recv), k.name)
	if promoted {
		return nil
	}
	return obj
}

// member returns the method or field of a type, and whether it is another type's.
func member(t types.Object, name string) (obj types.Object, promoted bool) {
	tn, ok := t.(*types.TypeName)
	if !ok {
		return nil, false
	}
	obj, index, _ := types.LookupFieldOrMethod(types.NewPointer(tn.Type()), true, tn.Pkg(), name)
	if obj == nil && types.IsInterface(tn.Type()) {
		obj, index, _ = types.LookupFieldOrMethod(tn.Type(), true, tn.Pkg(), name)
	}
	promoted = len(index) > 1
	if fn, ok := obj.(*types.Func); ok { // an interface lists embedded methods as its own
		promoted = typeName(fn.Signature().Recv().Type()) != tn.Name()
	}
	return obj, promoted
}
