package catalog

import (
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"slices"
)

// Missing returns an error for each symbol of the library's rows that the
// package should declare and does not, and for each path that leads nowhere from
// a function which it declares: "file:line: what is missing". Symbols of the
// library's other packages are not looked for.
func (l *Library) Missing(pkg *types.Package) error {
	var errs []error
	for m := range l.mentions {
		obj, here := m.symbol.In(l.Path, pkg)
		if here && obj == nil {
			errs = append(errs, fmt.Errorf("%s: %s declares no %s", m.Line, pkg.Path(), m.symbol))
		}
		fn, ok := obj.(*types.Func)
		if !ok {
			continue
		}
		for _, a := range m.paths {
			if err := a.Follow(fn); !a.IsZero() && err != nil {
				errs = append(errs, fmt.Errorf("%s: path %s of %s in %s: %w", m.Line, a, m.symbol, pkg.Path(), err))
			}
		}
	}
	return errors.Join(errs...)
}

// A mention is a symbol that a row is looked up by, or the parameter type of a
// handler, with the row's paths where they begin at a call of it.
type mention struct {
	Line
	symbol Symbol
	paths  []Access
}

func (l *Library) mentions(yield func(mention) bool) {
	more := true
	each := func(at Line, symbols []Symbol, paths ...Access) {
		for _, s := range symbols {
			more = more && yield(mention{at, s, paths})
		}
	}
	for _, r := range l.Calls {
		each(r.Line, r.Func, r.Key...)
	}
	for _, r := range l.Slots {
		each(r.Line, r.Func, r.Value)
		each(r.Line, r.Field)
	}
	for _, r := range l.Sources {
		each(r.Line, r.Func, r.Into)
		each(r.Line, slices.Concat(r.Field, r.Var))
	}
	for _, r := range l.Flows {
		each(r.Line, r.Func, append(slices.Clone(r.From), r.To)...)
	}
	for _, r := range l.Reruns {
		each(r.Line, r.Func, r.Body)
	}
	for _, r := range l.Handlers {
		each(r.Line, r.Func, r.Body)
		each(r.Line, r.Recv)
		if r.Param != "" {
			each(r.Line, []Symbol{r.Param})
		}
	}
	for _, r := range l.Stores {
		each(r.Line, r.Func, r.Key, r.Value, r.Answer, r.Life, r.SQL)
	}
	for _, r := range l.Lives {
		each(r.Line, r.Func, r.Life, r.Key)
		each(r.Line, r.Field)
	}
	for _, r := range l.Replays {
		each(r.Line, slices.Concat(r.Func, r.Field, r.Type))
	}
	for _, r := range l.Meters {
		each(r.Line, r.Func)
	}
	for _, r := range l.Tools {
		each(r.Line, r.Func, r.Handler, r.Name, r.Text)
		each(r.Line, slices.Concat(r.Type, r.Params, r.About))
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
