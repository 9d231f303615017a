package roles

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/directive"
)

// A Problem is a directive that says nothing to the analysis.
type Problem struct {
	Pos, End token.Pos
	Message  string
}

// directives reads the directives of a package's files, those of ignore
// excepted, into rows of what they stand at.
func (r *Roles) directives(fset *token.FileSet, files []*ast.File, info *types.Info) {
	for _, file := range files {
		var at *targets
		for _, d := range directive.All(file) {
			if d.Verb == "ignore" && d.Err == nil {
				continue
			}
			err := d.Err
			if err == nil {
				if at == nil {
					at = newTargets(fset, file)
				}
				err = r.directive(fset, at, d, info)
			}
			if err != nil {
				r.Problems = append(r.Problems, Problem{d.Pos, d.End, err.Error()})
			}
		}
	}
}

// directive adds the rows of one directive to what it stands at.
func (r *Roles) directive(fset *token.FileSet, at *targets, d directive.Directive, info *types.Info) error {
	role, err := directive.ParseRole(d.Verb, d.Args)
	if err != nil {
		return err
	}
	to, ok := at.of(d.Pos)
	if !ok {
		return fmt.Errorf("%s stands at no declaration: put it on the line above one, without a blank line between", d.Verb)
	}
	posn := fset.Position(d.Pos)
	line := catalog.Line{File: filepath.Base(posn.Filename), Line: posn.Line}
	if len(to.names) == 0 {
		return fmt.Errorf("%s does not apply to an embedded field", d.Verb)
	}
	for _, name := range to.names {
		obj := info.Defs[name]
		if obj == nil { // a blank name, or code that does not type-check
			continue
		}
		switch to.kind {
		case function:
			err = r.ofFunc(obj.(*types.Func), role, line)
		case param:
			err = r.ofParam(to.signature(info), obj.(*types.Var), role, line)
		default:
			err = r.ofValue(to.kind, obj, role, line)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// ofFunc adds the rows of a directive at a function or method.
func (r *Roles) ofFunc(fn *types.Func, role directive.Role, line catalog.Line) error {
	sym := []catalog.Symbol{catalog.Symbol(fn.Name())}
	path, err := resolve(fn.Signature(), role.Path)
	if err != nil {
		return err
	}
	if role.Verb == "reruns" && path.IsZero() {
		return fmt.Errorf("reruns names no parameter: write reruns fn")
	}
	if err := r.repeated(fn, role.Verb); err != nil {
		return err
	}
	rows := r.own(fn)
	switch role.Verb {
	case "effect":
		call := &catalog.Call{Line: line, Func: sym, Class: role.Class, Verb: role.Word}
		if !path.IsZero() {
			call.Key = []catalog.Access{path}
		}
		rows.Calls = append(rows.Calls, call)
	case "idempotent":
		rows.Calls = append(rows.Calls, &catalog.Call{Line: line, Func: sym, Class: catalog.Natural})
	case "source":
		rows.Sources = append(rows.Sources, &catalog.Source{Line: line, Func: sym, Origin: catalog.OriginKind(role.Word)})
	case "stable":
		rows.Sources = append(rows.Sources, &catalog.Source{Line: line, Func: sym, Origin: catalog.Stable})
	case "reruns":
		rows.Reruns = append(rows.Reruns, &catalog.Rerun{Line: line, Func: sym, Body: path, Kind: "retry"})
	case "redelivered":
		rows.Handlers = append(rows.Handlers, &catalog.Handler{Line: line, Method: sym, Kind: role.Word})
	case "claim":
		rows.Stores = append(rows.Stores, &catalog.Store{Line: line, Func: sym, Role: "claim", Key: path})
		rows.Slots = append(rows.Slots, &catalog.Slot{Line: line, Func: sym, Value: path, Claim: true})
	}
	return nil
}

// ofParam adds the rows of a directive at a parameter: what is passed to it, or
// what the function does with it.
func (r *Roles) ofParam(fn *types.Func, v *types.Var, role directive.Role, line catalog.Line) error {
	if fn == nil {
		return fmt.Errorf("%s does not apply to a parameter of a function literal", role.Verb)
	}
	sig := fn.Signature()
	arg := catalog.Access{Root: catalog.Arg}
	for i := range sig.Params().Len() {
		if sig.Params().At(i) == v {
			arg.N = i
		}
	}
	sym := []catalog.Symbol{catalog.Symbol(fn.Name())}
	switch role.Verb {
	case "source", "stable":
		return r.ofValue(param, v, role, line)
	case "reruns", "redelivered":
		if !callable(v.Type()) {
			return fmt.Errorf("%s does not apply to parameter %s: it is no function", role.Verb, v.Name())
		}
		rows := r.own(fn)
		if role.Verb == "reruns" {
			rows.Reruns = append(rows.Reruns, &catalog.Rerun{Line: line, Func: sym, Body: arg, Kind: "retry"})
		} else {
			rows.Handlers = append(rows.Handlers, &catalog.Handler{Line: line, Func: sym, Body: arg, Kind: role.Word})
		}
		return nil
	}
	return fmt.Errorf("%s does not apply to a parameter: put it above the function", role.Verb)
}

// repeated fails if another directive at the object answers the same question.
func (r *Roles) repeated(obj types.Object, verb string) error {
	rows := r.rows[obj]
	if rows == nil {
		return nil
	}
	switch verb {
	case "effect", "idempotent":
		if len(rows.Calls) > 0 {
			return fmt.Errorf("another effect or idempotent stands at %s: keep one", obj.Name())
		}
	case "source", "stable":
		if len(rows.Sources) > 0 {
			return fmt.Errorf("another source or stable stands at %s: keep one", obj.Name())
		}
	}
	return nil
}

// ofValue adds the rows of a directive at a field, variable or parameter.
func (r *Roles) ofValue(k kind, obj types.Object, role directive.Role, line catalog.Line) error {
	if err := r.repeated(obj, role.Verb); err != nil {
		return err
	}
	sym := []catalog.Symbol{catalog.Symbol(obj.Name())}
	origin := catalog.Stable
	switch role.Verb {
	case "source":
		origin = catalog.OriginKind(role.Word)
	case "stable":
	case "effect", "idempotent":
		sig, ok := obj.Type().Underlying().(*types.Signature)
		if !ok {
			return fmt.Errorf("%s does not apply to %s %s: it is no function", role.Verb, k, obj.Name())
		}
		path, err := resolve(sig, role.Path)
		if err != nil {
			return err
		}
		call := &catalog.Call{Line: line, Func: sym, Class: role.Class, Verb: role.Word}
		if role.Verb == "idempotent" {
			call.Class = catalog.Natural
		}
		if !path.IsZero() {
			call.Key = []catalog.Access{path}
		}
		rows := r.own(obj)
		rows.Calls = append(rows.Calls, call)
		return nil
	default:
		return fmt.Errorf("%s does not apply to a %s: put it above a function", role.Verb, k)
	}
	rows := r.own(obj)
	rows.Sources = append(rows.Sources, &catalog.Source{Line: line, Field: sym, Origin: origin})
	return nil
}

func callable(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Signature:
		return true
	case *types.Interface:
		return t.NumMethods() > 0
	}
	return false
}

// resolve turns names of parameters into their positions, so that a path holds
// for every implementation of a method, and checks that its first field exists.
func resolve(sig *types.Signature, a catalog.Access) (catalog.Access, error) {
	var root *types.Var
	switch a.Root {
	case catalog.NoRoot:
		return a, nil
	case catalog.Named:
		for i := range sig.Params().Len() {
			if p := sig.Params().At(i); p.Name() == a.Name {
				root, a.Root, a.N, a.Name = p, catalog.Arg, i, ""
				break
			}
		}
		if recv := sig.Recv(); root == nil && recv != nil && recv.Name() == a.Name {
			root, a.Root, a.Name = recv, catalog.Recv, ""
		}
		if root == nil {
			return a, fmt.Errorf("%s is no parameter of the function", a.Name)
		}
	case catalog.Arg, catalog.ArgRest:
		if a.N >= sig.Params().Len() {
			return a, fmt.Errorf("arg%d is no parameter of the function", a.N)
		}
		root = sig.Params().At(a.N)
	case catalog.Recv:
		if root = sig.Recv(); root == nil {
			return a, fmt.Errorf("%s: the function has no receiver", a)
		}
	default:
		return a, nil
	}
	if len(a.Steps) > 0 && (a.Steps[0].Kind == catalog.Field || a.Steps[0].Kind == catalog.Method) {
		if obj, _, _ := types.LookupFieldOrMethod(root.Type(), true, root.Pkg(), a.Steps[0].Name); obj == nil {
			return a, fmt.Errorf("%s has no field or method %s", root.Name(), a.Steps[0].Name)
		}
	}
	return a, nil
}
