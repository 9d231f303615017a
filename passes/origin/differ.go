package origin

import (
	"go/constant"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// PutAt returns where the key of a slot is put in its place after the call of u has
// used it: the field of a literal, the call of a setter, else the call that uses it.
func (r *Result) PutAt(u, s *Slot) token.Pos {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, c := range r.eval.cellsAt(s.place.val, s.place.path) {
		for _, wr := range r.eval.writesOf(s.Fn).byRoot[c.root] {
			if slices.Equal(wr.cell.path, c.path) && len(c.path) > 0 && wr.instr.Pos().IsValid() && leadsTo(u.Call, wr.instr) && leadsTo(wr.instr, s.Call) {
				return wr.instr.Pos()
			}
		}
	}
	return s.Call.Pos()
}

// Differ reports whether two calls of one function, v after u, are surely given
// different requests: other constants, other parameters, a field that only one of
// them sets. What cannot be compared counts as the same.
func (r *Result) Differ(u, v *Slot) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, x := operands(u.Call.Common())
	_, y := operands(v.Call.Common())
	for i := range min(len(x), len(y)) {
		if gotypes.IsContext(x[i].Type()) || x[i] == u.place.val && len(u.place.path) == 0 {
			continue
		}
		if r.eval.differ(x[i], y[i], u, v, 0) {
			return true
		}
	}
	return false
}

func (e *evaluator) differ(a, b ssa.Value, u, v *Slot, depth int) bool {
	a, b = ssabody.Strip(a), ssabody.Strip(b)
	if depth > 4 {
		return false
	}
	if a == b {
		return e.changedBetween(a, u, v)
	}
	if x, ok := a.(*ssa.Const); ok {
		y, ok := b.(*ssa.Const)
		return ok && x.Value != nil && y.Value != nil && x.Value.Kind() == y.Value.Kind() && !constant.Compare(x.Value, token.EQL, y.Value)
	}
	if x, ok := a.(*ssa.Call); ok {
		y, ok := b.(*ssa.Call)
		return ok && e.differCalls(x, y, u, v, depth)
	}
	if x, ok := root(a); ok {
		if y, ok := root(b); ok && gotypes.StructOf(x.Type()) == gotypes.StructOf(y.Type()) && gotypes.StructOf(x.Type()) != nil {
			return e.differFields(x, y, u, v, depth)
		}
		return false
	}
	p, q := e.onlyParam(a, u.Call), e.onlyParam(b, v.Call)
	return p != nil && q != nil && !p.same(*q)
}

// root returns the allocation that a struct is built in: by pointer, or as a copy.
func root(v ssa.Value) (*ssa.Alloc, bool) {
	if ld, ok := v.(*ssa.UnOp); ok && ld.Op == token.MUL {
		v = ld.X
	}
	a, ok := v.(*ssa.Alloc)
	return a, ok
}

// onlyParam returns the parameter that a value is, or nil.
func (e *evaluator) onlyParam(v ssa.Value, at ssa.Instruction) *Org {
	val := e.ask(v, nil, at)
	if len(val.Orgs) == 1 && val.Orgs[0].Kind == Param && !val.Orgs[0].Part {
		return &val.Orgs[0]
	}
	return nil
}

func (e *evaluator) differCalls(x, y *ssa.Call, u, v *Slot, depth int) bool {
	cx, cy := e.callees(&x.Call), e.callees(&y.Call)
	if len(cx) != 1 || len(cy) != 1 || cx[0].obj == nil || cx[0].obj != cy[0].obj {
		return false
	}
	_, p := operands(&x.Call)
	_, q := operands(&y.Call)
	for i := range min(len(p), len(q)) {
		if !gotypes.IsContext(p[i].Type()) && e.differ(p[i], q[i], u, v, depth+1) {
			return true
		}
	}
	return false
}

// differFields compares what is set in two structs of one type, the key aside.
func (e *evaluator) differFields(x, y *ssa.Alloc, u, v *Slot, depth int) bool {
	p, q := e.fieldsSet(x, u), e.fieldsSet(y, v)
	if p == nil || q == nil {
		return false
	}
	for name, a := range p {
		b, ok := q[name]
		if !ok || a != nil && b != nil && e.differ(a, b, u, v, depth+1) {
			return true
		}
	}
	return len(p) != len(q)
}

// fieldsSet returns the fields of a struct that are set by stores only, with their
// values; nil if something else writes to it.
func (e *evaluator) fieldsSet(a *ssa.Alloc, s *Slot) map[string]ssa.Value {
	out := make(map[string]ssa.Value)
	for _, wr := range e.writesOf(a.Parent()).byRoot[a] {
		st, ok := wr.instr.(*ssa.Store)
		if !ok || len(wr.cell.path) == 0 {
			return nil
		}
		if len(s.place.path) > 0 && wr.cell.path[0] == s.place.path[0] {
			continue
		}
		name := wr.cell.path[0]
		if _, twice := out[name]; twice || len(wr.cell.path) > 1 {
			out[name] = nil
			continue
		}
		out[name] = st.Val
	}
	return out
}

// changedBetween reports whether an object is written, other than in its key,
// after the call of u and before that of v.
func (e *evaluator) changedBetween(obj ssa.Value, u, v *Slot) bool {
	if !isObject(obj.Type()) {
		return false
	}
	for _, c := range e.cells(obj) {
		if _, local := c.root.(*ssa.Alloc); !local {
			continue
		}
		for _, wr := range e.writesOf(u.Fn).byRoot[c.root] {
			if _, ok := wr.instr.(*ssa.Store); !ok || wr.instr.Parent() != u.Fn || len(wr.cell.path) == 0 {
				continue
			}
			if len(u.place.path) > 0 && slices.Equal(wr.cell.path, u.place.path) {
				continue
			}
			if leadsTo(u.Call, wr.instr) && leadsTo(wr.instr, v.Call) && !leadsTo(wr.instr, u.Call) {
				return true
			}
		}
	}
	return false
}

// Varies returns the name of an argument of the slot's call, other than the key,
// that is made of the element of the loop's turn; "" if none is.
func (r *Result) Varies(s *Slot, inLoop func(ssa.Instruction) bool) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, args := operands(s.Call.Common())
	for _, a := range args {
		if gotypes.IsContext(a.Type()) || a == s.place.val && len(s.place.path) == 0 {
			continue
		}
		if name := r.eval.element(a, s, inLoop); name != "" {
			return name
		}
	}
	return ""
}

func (e *evaluator) element(a ssa.Value, s *Slot, inLoop func(ssa.Instruction) bool) string {
	if x, ok := root(ssabody.Strip(a)); ok {
		for _, wr := range e.writesOf(x.Parent()).byRoot[x] {
			st, ok := wr.instr.(*ssa.Store)
			if !ok || !inLoop(st) || len(wr.cell.path) == 0 || len(s.place.path) > 0 && slices.Equal(wr.cell.path, s.place.path) {
				continue
			}
			if isElement(e.ask(st.Val, nil, st)) {
				return wr.cell.path.String()
			}
		}
		return ""
	}
	if isElement(e.ask(a, nil, s.Call)) {
		return e.nameOf(a)
	}
	return ""
}

// isElement reports whether a value is, or is made of, an element of a parameter.
func isElement(v Val) bool {
	return slices.ContainsFunc(v.Orgs, func(o Org) bool {
		return o.Kind == Param && slices.ContainsFunc(o.Ref.Path, func(step string) bool { return strings.HasPrefix(step, "[") })
	})
}

// Foreign reports whether a slot's call is one of another module's function.
func (r *Result) Foreign(s *Slot) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.eval.givesAway(s.Call)
}

// IsFrom reports whether v is, or is read from, the parameter p: a closure sees
// those of the function around it.
func (r *Result) IsFrom(v ssa.Value, p *ssa.Parameter) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.ContainsFunc(r.eval.cells(v), func(c cell) bool { return c.root == p })
}
