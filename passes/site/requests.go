package site

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
)

// requests finds two calls of one function that use one and the same key: for two
// operations, or for two different requests of one.
func (c *comparer) requests() {
	for i, v := range c.org.Slots {
		if !sends(v) {
			continue
		}
		for _, u := range c.org.Slots[:i] {
			if u.Fn == v.Fn && sends(u) && u.Store == v.Store && u.Call != v.Call && sameKey(u, v) {
				c.sameFunction(u, v)
			}
		}
	}
}

// sends reports whether a slot's key goes out with an operation.
func sends(s *origin.Slot) bool {
	return s.Level >= catalog.S2 && !s.Partial && !s.Claim && !s.Record() && (s.Verb != "" || s.Class.Effect())
}

func (c *comparer) sameFunction(u, v *origin.Slot) {
	if !origin.LeadsTo(u.Call, v.Call) {
		return
	}
	first := KeyUse{Callee: u.Callee, Verb: operation(u), Shape: Shape(shapeOf(u.Val)), At: u.At}
	verb := operation(v)
	pair := [2]string{u.At, v.At}
	switch {
	case c.seen[pair]:
	case u.Callee == v.Callee && c.org.Differ(u, v):
		c.seen[pair] = true
		c.keys.Shared = append(c.keys.Shared, &Shared{Kind: Requests, Slot: v, First: first, FirstPos: u.Call.Pos(), At: c.org.PutAt(u, v), Confidence: config.Medium})
	case u.Callee != v.Callee && first.Verb != verb && catalog.MovesMoney(first.Verb) && catalog.MovesMoney(verb):
		c.seen[pair] = true
		c.keys.Shared = append(c.keys.Shared, &Shared{Kind: Operations, Slot: v, First: first, FirstPos: u.Call.Pos(), At: c.org.PutAt(u, v), Confidence: config.Medium})
	}
}

// sameKey reports whether two slots of one function hold the same value.
func sameKey(u, v *origin.Slot) bool {
	same := func(a, b origin.Org) bool {
		return a.Kind == b.Kind && a.Instr == b.Instr && a.What == b.What && a.Ref.Param == b.Ref.Param && slices.Equal(a.Ref.Path, b.Ref.Path)
	}
	known := slices.ContainsFunc(u.Val.Orgs, func(o origin.Org) bool { return o.Identity() || o.Volatile() })
	unknown := slices.ContainsFunc(u.Val.Orgs, func(o origin.Org) bool { return o.Kind == origin.Opaque })
	return known && !unknown && slices.EqualFunc(u.Val.Orgs, v.Val.Orgs, same) && Shape(u.Val.Tmpl) == Shape(v.Val.Tmpl)
}

// items finds a call in a loop over several things whose key is the same for all
// of them, while what is sent differs.
func (c *comparer) items(s *origin.Slot) {
	constant := func(o origin.Org) bool { return o.Kind == origin.Const }
	if !sends(s) || operation(s) == "" || len(s.Via) > 0 || !slices.ContainsFunc(s.Val.Orgs, func(o origin.Org) bool { return !constant(o) }) {
		return // no key, or one for all, is another fault
	}
	loop := rangeAround(s.Call.Block())
	if loop == nil || s.Call.Parent() != s.Fn {
		return
	}
	for _, o := range s.Val.Orgs {
		switch {
		case constant(o):
		case o.Kind == origin.Param && !hasElement(o.Ref.Path):
		case (o.Kind == origin.Received || o.Kind == origin.Stored || o.Volatile()) && o.Instr != nil && !loop[o.Instr.Block()]:
		default:
			return
		}
	}
	if what := c.org.Varies(s, func(in ssa.Instruction) bool { return loop[in.Block()] }); what != "" {
		c.keys.Shared = append(c.keys.Shared, &Shared{Kind: Items, Slot: s, What: what, Confidence: config.Medium})
	}
}

func hasElement(p []string) bool {
	return slices.ContainsFunc(p, func(step string) bool { return len(step) > 0 && step[0] == '[' })
}

// rangeAround returns the blocks of the innermost loop over a collection that b
// is in, or nil: a loop that turns by an iterator, or by an index below a length.
func rangeAround(b *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	for head := b; head != nil; head = head.Idom() {
		var tails []*ssa.BasicBlock
		for _, p := range head.Preds {
			if head.Dominates(p) {
				tails = append(tails, p)
			}
		}
		if len(tails) == 0 {
			continue
		}
		loop := natural(head, tails)
		if !loop[b] {
			continue
		}
		if isRange(head) {
			return loop
		}
		return nil
	}
	return nil
}

func natural(head *ssa.BasicBlock, tails []*ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	loop := map[*ssa.BasicBlock]bool{head: true}
	for len(tails) > 0 {
		b := tails[len(tails)-1]
		tails = tails[:len(tails)-1]
		if !loop[b] {
			loop[b] = true
			tails = append(tails, b.Preds...)
		}
	}
	return loop
}

// isRange reports whether a loop's head asks for the next element of a collection.
func isRange(head *ssa.BasicBlock) bool {
	for _, in := range head.Instrs {
		switch in := in.(type) {
		case *ssa.Next:
			return true
		case *ssa.BinOp: // index < len(x)
			if call, ok := in.Y.(*ssa.Call); ok {
				if b, ok := call.Call.Value.(*ssa.Builtin); ok && b.Name() == "len" {
					return true
				}
			}
		}
	}
	return false
}

// clientWide finds a key that is set on a client instead of a request: a default
// header.
func (c *comparer) clientWide(s *origin.Slot) {
	owner, method, ok := strings.Cut(s.Callee, ".")
	if !ok || s.Level < catalog.S2 || len(s.Via) > 0 || s.Verb != "" || catalog.SetterName(method) >= catalog.S2 {
		return
	}
	words := catalog.Words(owner)
	if len(words) > 0 && words[len(words)-1] == "client" && s.Class == catalog.SetClass && c.org.Foreign(s) {
		c.keys.Shared = append(c.keys.Shared, &Shared{Kind: Client, Slot: s, Confidence: config.Medium})
	}
}

// ambiguous finds parts of a key that run into one another: "1" and "23" give what
// "12" and "3" give.
func (c *comparer) ambiguous(s *origin.Slot) {
	if s.Level < catalog.S2 || s.Record() || len(s.Via) > 0 {
		return
	}
	t := s.Val.Tmpl
	for i := 1; i < len(t); i++ {
		if a, b := t[i-1], t[i]; a.Hole != "" && b.Hole != "" && given(a) && given(b) && !c.fixedLength(a) && !c.fixedLength(b) {
			c.keys.Shared = append(c.keys.Shared, &Shared{Kind: Ambiguous, Slot: s, What: a.Hole + " and " + b.Hole, Confidence: config.Low})
			return
		}
	}
}

// fixedLength reports whether a part of a key is always as long as it is now, as
// far as its type tells: an array.
func (c *comparer) fixedLength(p origin.Piece) bool {
	for _, o := range p.Orgs {
		if o.Kind != origin.Param {
			continue
		}
		if t := origin.ParamType(o, len(o.Ref.Path)); t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				return true
			}
		}
	}
	return false
}
