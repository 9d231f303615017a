package catalog

import (
	"fmt"
	"go/types"
)

// Follow fails where the path, seen from a call of fn, ends too early: at an
// argument, result, field or method that is not there. Where the static type says
// nothing (an interface, a type parameter, a header) the rest of the path is taken
// as it is, and so is a path that begins at an option.
func (a Access) Follow(fn *types.Func) error {
	t, err := a.start(fn)
	if err != nil {
		return err
	}
	for _, s := range a.Steps {
		if t, err = s.from(fn, t); err != nil || t == nil {
			return err
		}
	}
	return nil
}

// start is the type of what the path begins at; nil where it is not known.
func (a Access) start(fn *types.Func) (types.Type, error) {
	sig := fn.Signature()
	switch a.Root {
	case Recv:
		if sig.Recv() == nil {
			return nil, fmt.Errorf("the function has no receiver")
		}
		return sig.Recv().Type(), nil
	case Arg, ArgRest:
		n := sig.Params().Len()
		if a.N >= n && !(sig.Variadic() && a.Root == Arg) {
			return nil, fmt.Errorf("there are %d parameters", n)
		}
		if sig.Variadic() && a.N >= n-1 { // one of the variadic arguments
			if s, ok := sig.Params().At(n - 1).Type().Underlying().(*types.Slice); ok {
				return s.Elem(), nil
			}
			return nil, nil
		}
		return sig.Params().At(a.N).Type(), nil
	case Ret:
		if n := sig.Results().Len(); a.N >= n {
			return nil, fmt.Errorf("there are %d results", n)
		}
		return sig.Results().At(a.N).Type(), nil
	case Named:
		for p := range sig.Params().Variables() {
			if p.Name() == a.Name {
				return p.Type(), nil
			}
		}
		return nil, fmt.Errorf("there is no such parameter")
	}
	return nil, nil
}

// from takes the step from a value of type t; the type is nil where it is not known.
func (s Step) from(fn *types.Func, t types.Type) (types.Type, error) {
	if _, ok := t.(*types.TypeParam); ok {
		return nil, nil
	}
	switch s.Kind {
	case Field, Method:
		return s.member(fn, t)
	case Index, ByArg, Elem:
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
		switch u := t.Underlying().(type) {
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

func (s Step) member(fn *types.Func, t types.Type) (types.Type, error) {
	obj, _, _ := types.LookupFieldOrMethod(t, true, fn.Pkg(), s.Name)
	if obj == nil && types.IsInterface(t) {
		return nil, nil // the dynamic type may have it
	}
	switch obj := obj.(type) {
	case *types.Var:
		if s.Kind == Field {
			return obj.Type(), nil
		}
	case *types.Func:
		if sig := obj.Signature(); s.Kind == Method && sig.Results().Len() > 0 {
			return sig.Results().At(0).Type(), nil
		}
	}
	what := "field"
	if s.Kind == Method {
		what = "method with a result"
	}
	return nil, fmt.Errorf("%s has no %s %s", types.TypeString(t, types.RelativeTo(fn.Pkg())), what, s.Name)
}
