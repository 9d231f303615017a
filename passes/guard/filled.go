package guard

import (
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// filled follows a variable to the calls that are handed its address, and to what
// is stored in it.
func (w *walk) filled(a *ssa.Alloc, s Source, depth int) {
	for _, c := range handedTo(a, 7) {
		w.f.events(c.Parent())
		if events := w.f.byInstr[c]; len(events) > 0 {
			w.add(s, events)
			continue
		}
		if events := w.f.chainEnd(c, 8); len(events) > 0 { // NewSelect().Model(&v).Scan(ctx)
			w.add(s, events)
			continue
		}
		recv, args := operands(c.Common())
		if recv != nil && ssabody.Strip(recv) != ssa.Value(a) { // row.Scan(&v), res.Decode(&v)
			w.back(recv, s, depth-1)
			continue
		}
		for _, arg := range args { // json.Unmarshal(raw, &v)
			if ssabody.Strip(arg) != ssa.Value(a) && pureSignature(c) {
				made := s
				made.Made = true
				w.back(arg, made, depth-1)
			}
		}
	}
	for _, r := range *a.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == ssa.Value(a) {
				w.back(r.Val, s, depth-1)
			}
		case *ssa.MakeClosure: // set in a closure
			w.setIn(r, a, s, depth)
		}
	}
}

// chainEnd returns the checks at the end of the chain of a builder that a call is a
// step of.
func (f *finder) chainEnd(c ssa.CallInstruction, depth int) []*Event {
	step, ok := c.(*ssa.Call)
	if !ok || depth == 0 {
		return nil
	}
	for _, r := range *step.Referrers() {
		next, ok := r.(*ssa.Call)
		if !ok {
			continue
		}
		if recv, _ := operands(&next.Call); recv != ssa.Value(step) {
			continue
		}
		for _, e := range f.byInstr[next] {
			if e.Role == Check {
				return []*Event{e}
			}
		}
		if out := f.chainEnd(next, depth-1); out != nil {
			return out
		}
	}
	return nil
}

// setIn follows what a closure does with a variable of the function around it.
func (w *walk) setIn(mk *ssa.MakeClosure, a *ssa.Alloc, s Source, depth int) {
	fn := mk.Fn.(*ssa.Function)
	for i, b := range mk.Bindings {
		if b != ssa.Value(a) {
			continue
		}
		fv := fn.FreeVars[i]
		for _, c := range handedTo(fv, 7) {
			w.f.events(fn)
			if events := w.f.byInstr[c]; len(events) > 0 {
				w.add(s, events)
			} else if recv, _ := operands(c.Common()); recv != nil {
				w.back(recv, s, depth-1)
			}
		}
		for _, r := range *fv.Referrers() {
			if st, ok := r.(*ssa.Store); ok && st.Addr == ssa.Value(fv) {
				w.back(st.Val, s, depth-1)
			}
		}
	}
}

func pureSignature(c ssa.CallInstruction) bool {
	for p := range c.Common().Signature().Params().Variables() {
		if gotypes.IsContext(p.Type()) {
			return false
		}
	}
	return true
}

// handedTo returns the calls that are given a pointer, boxed or in a list.
func handedTo(v ssa.Value, depth int) []ssa.CallInstruction {
	if depth == 0 || v.Referrers() == nil {
		return nil
	}
	var out []ssa.CallInstruction
	for _, r := range *v.Referrers() {
		switch r := r.(type) {
		case ssa.CallInstruction:
			out = append(out, r)
		case *ssa.MakeInterface, *ssa.Slice, *ssa.FieldAddr, *ssa.ChangeType:
			out = append(out, handedTo(r.(ssa.Value), depth-1)...)
		case *ssa.Store:
			if at, ok := r.Addr.(*ssa.IndexAddr); ok && r.Val == v {
				out = append(out, handedTo(at.X, depth-1)...)
			}
		}
	}
	return out
}
