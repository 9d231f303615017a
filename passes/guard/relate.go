package guard

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// Same reports whether what a writes, claims or deletes is what check looked up: the
// same place, and the key that was looked up among the values of a, or something
// that the check answered with.
func (r *Result) Same(check, a *Event) bool {
	return check.Place.Same(a.Place) && r.About(check, a)
}

// About reports whether an event is about what a check looked up, wherever that is
// kept: the values that were looked up by are among those of the event, or the event
// is given something that the check answered with.
func (r *Result) About(check, a *Event) bool {
	parts := slices.Concat(a.Key, a.Value)
	if check.Place.Kind == KV && a.Place.Kind == KV {
		return sameParts(check.Key, a.Key)
	}
	if len(check.Key) > 0 && !slices.ContainsFunc(check.Key, func(k Part) bool { return !k.Const() && !among(k, parts) }) && hasVariable(check.Key) {
		return true
	}
	return slices.ContainsFunc(parts, func(p Part) bool { return r.From(p.Val, check) })
}

// From reports whether a value is an answer of an event, or made of one.
func (r *Result) From(v ssa.Value, e *Event) bool {
	if v == nil {
		return false
	}
	return slices.ContainsFunc(r.Sources(v), func(s Source) bool { return s.Event == e })
}

func sameParts(a, b []Part) bool {
	if len(a) == 0 || len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].NF == "" || a[i].NF != b[i].NF {
			return false
		}
	}
	return true
}

func hasVariable(parts []Part) bool {
	return slices.ContainsFunc(parts, func(p Part) bool { return !p.Const() })
}

// among reports whether a value is one of some parts, or in one: {1}.Ref is in {1}.
func among(k Part, parts []Part) bool {
	return slices.ContainsFunc(parts, func(p Part) bool {
		return p.NF != "" && (k.NF == p.NF || strings.HasPrefix(k.NF, p.NF+".") || strings.HasPrefix(p.NF, k.NF+"."))
	})
}

// Controls returns the side of a branch that leads to an instruction, if only one
// of them does; else nil.
func Controls(br *ssa.If, to ssa.Instruction) *ssa.BasicBlock {
	b, target := br.Block(), to.Block()
	if b.Parent() != target.Parent() || b == target {
		return nil
	}
	for i, s := range b.Succs {
		if (s == target || reaches(s, target, b)) && !(b.Succs[1-i] == target || reaches(b.Succs[1-i], target, b)) {
			return s
		}
	}
	return nil
}

// reaches reports whether from leads to to without passing avoid.
func reaches(from, to, avoid *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{avoid: true}
	todo := []*ssa.BasicBlock{from}
	for len(todo) > 0 {
		b := todo[0]
		todo = todo[1:]
		if b == to {
			return true
		}
		if seen[b] {
			continue
		}
		seen[b] = true
		todo = append(todo, b.Succs...)
	}
	return false
}

// Before reports whether a runs on every way to b, both in one function.
func Before(a, b ssa.Instruction) bool {
	if a.Parent() != b.Parent() || a == b {
		return false
	}
	if a.Block() == b.Block() {
		return slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b)
	}
	return a.Block().Dominates(b.Block())
}

// Leads reports whether b can run after a, both in one function.
func Leads(a, b ssa.Instruction) bool {
	if a.Parent() != b.Parent() {
		return false
	}
	if a.Block() == b.Block() && slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b) {
		return true
	}
	return slices.ContainsFunc(a.Block().Succs, func(s *ssa.BasicBlock) bool { return s == b.Block() || reaches(s, b.Block(), nil) })
}

// Runner returns the call in the function around a function literal that the literal
// is handed to, or the place where it is made.
func (r *Result) Runner(fn *ssa.Function) ssa.Instruction {
	if fn.Parent() == nil || r.f == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if calls := r.f.runners(fn); len(calls) > 0 {
		return calls[0]
	}
	if mk := r.f.closure(fn); mk != nil {
		return mk
	}
	return nil
}
