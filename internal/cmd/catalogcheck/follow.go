package main

import (
	"fmt"
	"go/types"

	"github.com/idemlint/idemlint/internal/catalog"
)

// follow reports where a path from a call of fn ends too early: at an argument,
// result, field or method that is not there. Where the static type says nothing
// (an interface, a type parameter, a header) the rest of the path is taken as it is.
func follow(fn *types.Func, a catalog.Access) error {
	t, err := root(fn, a)
	if err != nil {
		return err
	}
	for _, s := range a.Steps {
		if t, err = step(fn, t, s); err != nil || t == nil {
			return err
		}
	}
	return nil
}

func root(fn *types.Func, a catalog.Access) (types.Type, error) {
	sig := fn.Signature()
	switch a.Root {
	case catalog.Recv:
		if sig.Recv() == nil {
			return nil, fmt.Errorf("the function has no receiver")
		}
		return sig.Recv().Type(), nil
	case catalog.Arg, catalog.ArgRest:
		n := sig.Params().Len()
		if a.N >= n && !(sig.Variadic() && a.Root == catalog.Arg) {
			return nil, fmt.Errorf("there are %d parameters", n)
		}
		if sig.Variadic() && a.N >= n-1 { // one of the variadic arguments
			if s, ok := sig.Params().At(n - 1).Type().Underlying().(*types.Slice); ok {
				return s.Elem(), nil
			}
			return nil, nil
		}
		return sig.Params().At(a.N).Type(), nil
	case catalog.Ret:
		if n := sig.Results().Len(); a.N >= n {
			return nil, fmt.Errorf("there are %d results", n)
		}
		return sig.Results().At(a.N).Type(), nil
	case catalog.Named:
		for p := range sig.Params().Variables() {
			if p.Name() == a.Name {
				return p.Type(), nil
			}
		}
		return nil, fmt.Errorf("there is no such parameter")
	}
	return nil, nil
}

// step follows one step; the type is nil where it is not known.
func step(fn *types.Func, t types.Type, s catalog.Step) (types.Type, error) {
	if _, ok := t.(*types.TypeParam); ok {
		return nil, nil
	}
	switch s.Kind {
	case catalog.Field, catalog.Method:
		return member(fn, t, s)
	case catalog.Index, catalog.ByArg, catalog.Elem:
		switch u := deref(t).Underlying().(type) {
		case *types.Map:
			return u.Elem(), nil
		case *types.Slice:
			return u.Elem(), nil
		case *types.Array:
			return u.Elem(), nil
		}
	}
	return nil, nil // a header, an element of something that only acts as a map
}

func member(fn *types.Func, t types.Type, s catalog.Step) (types.Type, error) {
	obj, _, _ := types.LookupFieldOrMethod(t, true, fn.Pkg(), s.Name)
	if obj == nil && types.IsInterface(t) {
		return nil, nil // the dynamic type may have it
	}
	switch obj := obj.(type) {
	case *types.Var:
		if s.Kind == catalog.Field {
			return obj.Type(), nil
		}
	case *types.Func:
		if sig := obj.Signature(); s.Kind == catalog.Method && sig.Results().Len() > 0 {
			return sig.Results().At(0).Type(), nil
		}
	}
	what := "field"
	if s.Kind == catalog.Method {
		what = "method with a result"
	}
	return nil, fmt.Errorf("%s has no %s %s", types.TypeString(t, types.RelativeTo(fn.Pkg())), what, s.Name)
}

func deref(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}
