package origin

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// A Held is an idempotency key that a function has been given.
type Held struct {
	Name string     // how a reader would call it: "key", "req.IdempotencyKey", "Idempotency-Key"
	Expr string     // an expression that gives it wherever the function's parameters are seen, or ""
	Kind string     // parameter, field, header
	Type types.Type // the expression's type, nil without one

	val  ssa.Value
	path path
}

// Held returns the keys, by strong names, that fn or a function around it has been
// given: parameters, fields of parameters and of what was decoded from outside,
// headers of a request.
func (r *Result) Held(fn *ssa.Function) []Held {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := r.eval
	var out []Held
	for f := fn; f != nil; f = f.Parent() {
		for i, p := range f.Params {
			if i == 0 && f.Signature.Recv() != nil {
				continue
			}
			out = append(out, e.heldParam(p)...)
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.Alloc:
					out = append(out, e.heldDecoded(f, in)...)
				case *ssa.Call:
					if h, ok := e.heldHeader(in); ok {
						out = append(out, h)
					}
				}
			}
		}
	}
	return out
}

func (e *evaluator) heldParam(p *ssa.Parameter) []Held {
	if isKeyType(p.Type()) && gotypes.StructOf(p.Type()) == nil {
		if catalog.SlotName(p.Name()) < catalog.S2 {
			return nil
		}
		return []Held{{Name: p.Name(), Expr: p.Name(), Kind: "parameter", Type: p.Type(), val: p}}
	}
	return e.heldFields(p, p.Name(), p.Type())
}

// heldFields returns the key fields of a struct that the function has not made.
func (e *evaluator) heldFields(v ssa.Value, name string, t types.Type) []Held {
	if name == "" || name == "_" {
		return nil
	}
	var out []Held
	for _, kf := range e.keyFieldsOf(t, 0) {
		if kf.level < catalog.S2 || len(kf.path) != 1 || !e.isOwnType(t) || isRow(t) {
			continue
		}
		h := Held{Name: name + "." + strings.Join(kf.path, "."), Kind: "field", val: v, path: kf.path}
		if obj := fieldAt(t, kf.path); obj != nil {
			h.Expr, h.Type = h.Name, obj.Type()
		}
		out = append(out, h)
	}
	return out
}

// isRow reports whether a struct is what is kept of something, with an id of its
// own: the key in it is the one that it was made under, and not what to do next.
func isRow(t types.Type) bool {
	tn, st := gotypes.NamedOf(t), gotypes.StructOf(t)
	if st == nil || tn != nil && catalog.RequestName(tn.Name()) {
		return false
	}
	for f := range st.Fields() {
		if strings.EqualFold(f.Name(), "id") || f.Embedded() && isRow(f.Type()) {
			return true
		}
	}
	return false
}

// isOwnType reports whether a struct is declared by the user: the fields of a
// library's request that a function is given are its caller's affair.
func (e *evaluator) isOwnType(t types.Type) bool {
	tn := gotypes.NamedOf(t)
	return tn != nil && tn.Pkg() != nil && (tn.Pkg() == e.pkg || e.hasFacts(tn.Pkg()) || sameModule(tn.Pkg().Path(), e.pkg.Path()))
}

// sameModule guesses from two import paths whether their packages belong
// together: they share a first element that has no dot, or their first three.
func sameModule(a, b string) bool {
	x, y := strings.Split(a, "/"), strings.Split(b, "/")
	n := 1
	if strings.Contains(x[0], ".") {
		n = 3
	}
	if len(x) < n || len(y) < n {
		return false
	}
	for i := range n {
		if x[i] != y[i] {
			return false
		}
	}
	return true
}

// fieldAt returns the field that a path of field names leads to from t, or nil.
func fieldAt(t types.Type, p path) *types.Var {
	var f *types.Var
	for _, step := range p {
		obj, _, _ := types.LookupFieldOrMethod(t, true, packageOf(t), step)
		v, ok := obj.(*types.Var)
		if !ok {
			return nil
		}
		f, t = v, v.Type()
	}
	return f
}

func packageOf(t types.Type) *types.Package {
	if tn := gotypes.NamedOf(t); tn != nil {
		return tn.Pkg()
	}
	return nil
}

// heldDecoded returns the key fields of a local variable that a catalogued call
// has filled from outside: a request's body.
func (e *evaluator) heldDecoded(fn *ssa.Function, a *ssa.Alloc) []Held {
	if gotypes.StructOf(a.Type()) == nil {
		return nil
	}
	held := e.heldFields(a, a.Comment, a.Type())
	if len(held) == 0 {
		return nil
	}
	for _, f := range e.withClosures(fn) {
		for _, wr := range e.writesOf(f).byRoot[a] {
			if _, ok := wr.instr.(ssa.CallInstruction); ok && len(wr.cell.path) == 0 {
				return held
			}
		}
	}
	return nil
}

// heldHeader returns the key that a call reads from the header of a request that
// came in.
func (e *evaluator) heldHeader(c *ssa.Call) (Held, bool) {
	for _, cl := range e.callees(&c.Call) {
		if cl.obj == nil {
			continue
		}
		rows := e.roles.Func(cl.obj)
		if rows == nil || len(rows.Sources) == 0 || rows.Sources[0].Origin != catalog.Stable {
			continue
		}
		_, args := operands(&c.Call)
		for _, a := range args {
			if name, ok := constString(a); ok && catalog.SlotName(name) >= catalog.S2 {
				return Held{Name: name, Kind: "header", val: c}, true
			}
		}
	}
	return Held{}, false
}
