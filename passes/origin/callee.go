package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// A callee is what a call calls, as far as it is known.
type callee struct {
	obj  *types.Func   // nil for function values
	body *ssa.Function // its body, if it is in this package
	name string        // "uuid.NewString", "Client.Do", for messages
	sig  *types.Signature
}

func (e *evaluator) callees(c *ssa.CallCommon) []callee {
	if c.IsInvoke() {
		if cl, ok := e.concrete(c); ok {
			return []callee{cl}
		}
		return []callee{{obj: c.Method, name: gotypes.FuncName(c.Method), sig: c.Signature()}}
	}
	fns, all := e.functions(c.Value, 0)
	if !all {
		return nil
	}
	var out []callee
	for _, fn := range fns {
		cl := callee{name: fn.Name(), sig: c.Signature()}
		if fn.Origin() != nil {
			fn = fn.Origin()
		}
		if obj, ok := fn.Object().(*types.Func); ok {
			cl.obj, cl.name = obj.Origin(), gotypes.FuncName(obj)
		}
		cl.body = e.bodyOf(fn)
		out = append(out, cl)
	}
	return out
}

// concrete returns the method that an interface call calls where the value in
// the interface is seen: one that was put there in this function.
func (e *evaluator) concrete(c *ssa.CallCommon) (callee, bool) {
	v := c.Value
	if chg, ok := v.(*ssa.ChangeInterface); ok {
		v = chg.X
	}
	mk, ok := v.(*ssa.MakeInterface)
	if !ok {
		return callee{}, false
	}
	fn := e.method(mk.X.Type(), c.Method.Name())
	if fn == nil {
		return callee{}, false
	}
	cl := callee{obj: fn, name: gotypes.FuncName(fn), sig: c.Signature()}
	if body := e.body.SSA().Prog.FuncValue(fn); body != nil {
		cl.body = e.bodyOf(body)
	}
	return cl, true
}

// method returns the method of a type by its name, or nil.
func (e *evaluator) method(t types.Type, name string) *types.Func {
	obj, _, _ := types.LookupFieldOrMethod(t, true, e.pkg, name)
	fn, ok := obj.(*types.Func)
	if !ok || fn.Signature().Recv() == nil || types.IsInterface(fn.Signature().Recv().Type()) {
		return nil
	}
	return fn.Origin()
}

// bodyOf returns the function of the source that fn stands for, if it is in this
// package: fn itself, or the method behind a method value or expression.
func (e *evaluator) bodyOf(fn *ssa.Function) *ssa.Function {
	if fn.Synthetic != "" {
		obj, ok := fn.Object().(*types.Func)
		if !ok {
			return nil
		}
		if fn = fn.Prog.FuncValue(obj.Origin()); fn == nil || fn.Synthetic != "" {
			return nil
		}
	}
	if len(fn.Blocks) == 0 {
		return nil
	}
	return fn
}

// functions returns the functions that v can be, and whether these are all.
func (e *evaluator) functions(v ssa.Value, depth int) ([]*ssa.Function, bool) {
	if depth > 4 {
		return nil, false
	}
	switch v := v.(type) {
	case *ssa.Function:
		return []*ssa.Function{v}, true
	case *ssa.MakeClosure:
		return []*ssa.Function{v.Fn.(*ssa.Function)}, true
	case *ssa.ChangeType:
		return e.functions(v.X, depth+1)
	case *ssa.Phi:
		return e.allFunctions(v.Edges, depth)
	case *ssa.UnOp:
		switch addr := v.X.(type) {
		case *ssa.Global:
			var vals []ssa.Value
			for _, st := range e.storesTo(addr) {
				vals = append(vals, st.Val)
			}
			return e.allFunctions(vals, depth)
		case *ssa.FieldAddr:
			return e.allFunctions(e.fieldStores(addr), depth)
		default:
			if c, ok := e.address(addr); ok && len(c.path) == 0 {
				return e.allFunctions(e.storedAt(c), depth)
			}
		}
	}
	return nil, false
}

func (e *evaluator) allFunctions(vals []ssa.Value, depth int) ([]*ssa.Function, bool) {
	var out []*ssa.Function
	for _, v := range vals {
		fns, all := e.functions(v, depth+1)
		if !all {
			return nil, false
		}
		for _, fn := range fns {
			if !slices.Contains(out, fn) {
				out = append(out, fn)
			}
		}
	}
	return out, len(out) > 0 && len(out) <= 4
}

type fieldKey struct {
	typ   *types.TypeName
	field string
}

// fieldStores returns the values that this package stores in a field of function type.
func (e *evaluator) fieldStores(fa *ssa.FieldAddr) []ssa.Value {
	if e.fieldVals == nil {
		e.fieldVals = make(map[fieldKey][]ssa.Value)
		for _, fn := range e.body.Funcs() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					if st, ok := in.(*ssa.Store); ok {
						if fa, ok := st.Addr.(*ssa.FieldAddr); ok {
							k := fieldKey{gotypes.NamedOf(fa.X.Type()), gotypes.FieldName(fa.X.Type(), fa.Field)}
							e.fieldVals[k] = append(e.fieldVals[k], st.Val)
						}
					}
				}
			}
		}
	}
	return e.fieldVals[fieldKey{gotypes.NamedOf(fa.X.Type()), gotypes.FieldName(fa.X.Type(), fa.Field)}]
}

// operands returns the receiver (or nil) and the arguments without it.
func operands(c *ssa.CallCommon) (recv ssa.Value, args []ssa.Value) {
	if c.IsInvoke() {
		return c.Value, c.Args
	}
	if c.Signature().Recv() != nil && len(c.Args) > 0 {
		return c.Args[0], c.Args[1:]
	}
	if fn, ok := c.Value.(*ssa.Function); ok && len(c.Args) > 0 {
		if obj, ok := fn.Object().(*types.Func); ok && obj.Signature().Recv() != nil { // a method expression
			return c.Args[0], c.Args[1:]
		}
	}
	if mk, ok := c.Value.(*ssa.MakeClosure); ok && len(mk.Bindings) == 1 {
		if fn, ok := mk.Fn.(*ssa.Function).Object().(*types.Func); ok && fn.Signature().Recv() != nil { // a method value
			return mk.Bindings[0], c.Args
		}
	}
	return nil, c.Args
}

// owner returns the name of the receiver's type, or of the package of a function.
func owner(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		if tn := gotypes.NamedOf(recv.Type()); tn != nil {
			return tn.Name()
		}
		return ""
	}
	if fn.Pkg() != nil {
		return fn.Pkg().Name()
	}
	return ""
}

// returnsToken reports whether a function's first result can be a token: text,
// bytes, or a small value with a name of its own.
func returnsToken(sig *types.Signature) bool {
	if sig.Results().Len() == 0 {
		return false
	}
	switch t := sig.Results().At(0).Type().Underlying().(type) {
	case *types.Basic:
		return t.Info()&(types.IsString|types.IsInteger) != 0
	case *types.Slice, *types.Array:
		return true
	}
	return false
}

// isIO reports whether a signature is one of a call that leaves the process.
func isIO(sig *types.Signature) bool {
	for i := range sig.Params().Len() {
		if gotypes.IsContext(sig.Params().At(i).Type()) {
			return true
		}
	}
	for i := range sig.Results().Len() {
		if gotypes.IsError(sig.Results().At(i).Type()) {
			return true
		}
	}
	return false
}
