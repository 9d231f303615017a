package txn

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// A span is a transaction that a function begins and ends itself.
type span struct {
	begin   ssa.CallInstruction
	ends    []ssa.Instruction // calls that commit, roll back, or do one of them
	commits []ssa.Instruction // those of them that may commit
	late    bool              // it is committed when the function returns
}

// within returns the span of its own function that an instruction stands in: the
// transaction has begun, is not ended on any way there, and can be committed
// afterwards. What is deferred runs after all of it.
func (f *finder) within(in ssa.Instruction) *Region {
	if _, ok := in.(*ssa.Defer); ok {
		return nil
	}
	for _, s := range f.spansOf(in.Parent()) {
		if s.contains(in) {
			return &Region{Kind: Span, What: callName(s.begin), Pos: s.begin.Pos(), At: f.place(s.begin.Pos())}
		}
	}
	return nil
}

func (s *span) contains(in ssa.Instruction) bool {
	if in == ssa.Instruction(s.begin) || !dominates(s.begin, in) {
		return false
	}
	if slices.Contains(s.ends, in) || slices.ContainsFunc(s.ends, func(end ssa.Instruction) bool { return leads(end, in, s.begin) }) {
		return false
	}
	return s.late || slices.ContainsFunc(s.commits, func(c ssa.Instruction) bool { return leads(in, c, s.begin) })
}

func dominates(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() {
		return slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b)
	}
	return a.Block().Dominates(b.Block())
}

// leads reports whether control can go from one instruction to another without
// passing a third.
func leads(from, to, avoid ssa.Instruction) bool {
	if from.Block() == to.Block() && dominates(from, to) {
		return true
	}
	seen := map[*ssa.BasicBlock]bool{}
	todo := slices.Clone(from.Block().Succs)
	for len(todo) > 0 {
		b := todo[0]
		todo = todo[1:]
		if seen[b] {
			continue
		}
		seen[b] = true
		switch {
		case b == to.Block() && !(b == avoid.Block() && dominates(avoid, to)):
			return true
		case b != avoid.Block():
			todo = append(todo, b.Succs...)
		}
	}
	return false
}

// spansOf returns the transactions that a function begins.
func (f *finder) spansOf(fn *ssa.Function) []*span {
	if s, ok := f.spans[fn]; ok {
		return s
	}
	f.spans[fn] = nil
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok {
				continue
			}
			handle := f.begun(c)
			if handle == nil {
				continue
			}
			s := &span{begin: c}
			for _, h := range aliases(handle) {
				s.note(h)
			}
			f.spans[fn] = append(f.spans[fn], s)
		}
	}
	return f.spans[fn]
}

// begun returns the handle of the transaction that a call begins, or nil. A
// library without handles begins it on the receiver.
func (f *finder) begun(c *ssa.Call) ssa.Value {
	obj := calledFunc(c)
	if obj == nil || slices.ContainsFunc(c.Call.Args, isFunc) {
		return nil
	}
	known, answers := false, false
	if rows := f.roles.Func(obj); rows != nil {
		for _, st := range rows.Stores {
			if st.Role == "tx" {
				known, answers = true, !st.Answer.IsZero()
			}
		}
	}
	switch {
	case known && !answers && len(c.Call.Args) > 0:
		return c.Call.Args[0]
	case known, catalog.BeginName(obj.Name()) && isHandle(firstResult(obj)):
		return firstOf(c)
	}
	return nil
}

func firstResult(obj *types.Func) types.Type {
	res := obj.Signature().Results()
	if res.Len() == 0 {
		return types.Typ[types.Invalid]
	}
	return res.At(0).Type()
}

// firstOf returns the first result of a call as a value, or nil if nobody has it.
func firstOf(c *ssa.Call) ssa.Value {
	if _, ok := c.Type().(*types.Tuple); !ok {
		return c
	}
	for _, r := range *c.Referrers() {
		if ex, ok := r.(*ssa.Extract); ok && ex.Index == 0 {
			return ex
		}
	}
	return nil
}

// aliases returns the values that a handle is known by: itself, what it is put
// into, and what closures know it as.
func aliases(v ssa.Value) []ssa.Value {
	out := []ssa.Value{v}
	add := func(v ssa.Value) {
		if !slices.Contains(out, v) && len(out) < 64 {
			out = append(out, v)
		}
	}
	for i := 0; i < len(out); i++ {
		refs := out[i].Referrers()
		if refs == nil {
			continue
		}
		for _, r := range *refs {
			switch r := r.(type) {
			case *ssa.Phi, *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.ChangeType:
				add(r.(ssa.Value))
			case *ssa.UnOp:
				add(r)
			case *ssa.Store:
				if a, ok := r.Addr.(*ssa.Alloc); ok && r.Val == out[i] {
					add(a)
				}
			case *ssa.MakeClosure:
				for j, b := range r.Bindings {
					if b == out[i] {
						add(r.Fn.(*ssa.Function).FreeVars[j])
					}
				}
			}
		}
	}
	return out
}

// note takes down where a handle ends.
func (s *span) note(handle ssa.Value) {
	if handle.Referrers() == nil {
		return
	}
	for _, r := range *handle.Referrers() {
		c, ok := r.(ssa.CallInstruction)
		if !ok {
			continue
		}
		commits, ends := catalog.EndName(calledName(c))
		if !ends {
			continue
		}
		switch _, deferred := r.(*ssa.Defer); {
		case r.Parent() != s.begin.Parent():
			s.inClosure(r, commits)
		case deferred:
			s.late = s.late || commits
		default:
			s.ends = append(s.ends, r)
			if commits {
				s.commits = append(s.commits, r)
			}
		}
	}
}

// inClosure takes down an end that stands in a closure: where that is called or
// deferred.
func (s *span) inClosure(end ssa.Instruction, commits bool) {
	fn := end.Parent()
	if fn.Parent() != s.begin.Parent() {
		return
	}
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(ssa.CallInstruction)
			if !ok || !calls(c, fn) {
				continue
			}
			if _, deferred := in.(*ssa.Defer); deferred {
				s.late = s.late || commits
				continue
			}
			s.ends = append(s.ends, in)
			if commits {
				s.commits = append(s.commits, in)
			}
		}
	}
}

func calls(c ssa.CallInstruction, fn *ssa.Function) bool {
	mk, ok := c.Common().Value.(*ssa.MakeClosure)
	return ok && mk.Fn == ssa.Value(fn)
}

// endsBefore reports whether a function ends the transaction of a handle on a way
// to an instruction.
func (f *finder) endsBefore(handle ssa.Value, in ssa.Instruction) bool {
	for _, h := range aliases(handle) {
		if h.Referrers() == nil {
			continue
		}
		for _, r := range *h.Referrers() {
			c, ok := r.(*ssa.Call)
			if !ok || c.Parent() != in.Parent() {
				continue
			}
			if _, ends := catalog.EndName(calledName(c)); ends && leads(c, in, c) {
				return true
			}
		}
	}
	return false
}

func calledFunc(c ssa.CallInstruction) *types.Func {
	if c.Common().IsInvoke() {
		return c.Common().Method
	}
	if fn := source(c.Common().StaticCallee()); fn != nil {
		if obj, ok := fn.Object().(*types.Func); ok {
			return obj.Origin()
		}
	}
	return nil
}

// calledName is the name of the function that a call calls, or of the value.
func calledName(c ssa.CallInstruction) string {
	if obj := calledFunc(c); obj != nil {
		return obj.Name()
	}
	return valueName(c.Common().Value)
}

// callName is calledName with the type or package that messages have before it.
func callName(c ssa.CallInstruction) string {
	if obj := calledFunc(c); obj != nil {
		return gotypes.FuncName(obj)
	}
	return valueName(c.Common().Value)
}

func isFunc(v ssa.Value) bool {
	_, ok := v.Type().Underlying().(*types.Signature)
	return ok
}
