package site

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/guard"
)

// fingerprinted reports whether a look-up is given a digest or the request itself, or
// its key is made of one: the store may compare.
func fingerprinted(e *guard.Event) bool {
	for _, p := range append(slices.Clone(e.Key), e.Value...) {
		if catalog.FingerprintName(p.Column) || p.Val != nil && catalog.FingerprintName(fieldName(p.Val)) || slices.ContainsFunc(
			strings.FieldsFunc(p.NF, func(r rune) bool { return strings.ContainsRune(`()+[]{}",.@/ `, r) }), catalog.FingerprintName) {
			return true
		}
	}
	c, ok := e.Instr.(ssa.CallInstruction)
	if !ok {
		return false
	}
	for p := range c.Common().Signature().Params().Variables() {
		if catalog.FingerprintName(p.Name()) || hasField(p.Type(), catalog.FingerprintName) {
			return true
		}
	}
	return false
}

// hasField reports whether a struct has a field of a kind.
func hasField(t types.Type, is func(string) bool) bool {
	s := gotypes.StructOf(t)
	if s == nil {
		return false
	}
	for f := range s.Fields() {
		if is(f.Name()) {
			return true
		}
	}
	return false
}

// compared reports whether anything in the function may compare what was found with
// the request: a comparison of a part of it with what is no constant, or a call that
// is given both.
func (w *world) compared(fn *ssa.Function, e *guard.Event) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.BinOp:
				if comparison(in.Op) && (w.foundIn(in.X, e) && varies(in.Y) || w.foundIn(in.Y, e) && varies(in.X)) {
					return true
				}
			case *ssa.Call:
				if ssa.Instruction(in) != e.Instr && w.givenBoth(in, e) {
					return true
				}
			}
		}
	}
	return false
}

func comparison(op token.Token) bool {
	switch op {
	case token.EQL, token.NEQ, token.LSS, token.GTR, token.LEQ, token.GEQ:
		return true
	}
	return false
}

func varies(v ssa.Value) bool {
	if gotypes.IsError(v.Type()) {
		return false
	}
	if u, ok := v.(*ssa.UnOp); ok {
		if _, global := u.X.(*ssa.Global); global {
			return false
		}
	}
	_, isConst := v.(*ssa.Const)
	return !isConst
}

func (w *world) foundIn(v ssa.Value, e *guard.Event) bool {
	if _, isConst := v.(*ssa.Const); isConst || gotypes.IsError(v.Type()) {
		return false
	}
	return slices.ContainsFunc(w.events().Sources(v), func(s guard.Source) bool { return s.Event.Instr == e.Instr && !s.Count })
}

// givenBoth reports whether a call is given what was found and something besides that
// is neither constant nor what answers are written to.
func (w *world) givenBoth(c *ssa.Call, e *guard.Event) bool {
	if repliesWith(c) {
		return false
	}
	found, other := false, false
	vals := c.Call.Args
	if c.Call.IsInvoke() {
		vals = append([]ssa.Value{c.Call.Value}, vals...)
	}
	for _, v := range vals {
		switch {
		case !found && w.foundIn(v, e):
			found = true
		case !gotypes.IsContext(v.Type()) && varies(v) && !gotypes.IsError(v.Type()) && !isReceiver(v, c) && !into(v):
			other = true
		}
	}
	return found && other
}

// isReceiver reports whether a value is what a call is a method of.
func isReceiver(v ssa.Value, c *ssa.Call) bool {
	if c.Call.IsInvoke() {
		return v == c.Call.Value
	}
	return c.Call.Signature().Recv() != nil && len(c.Call.Args) > 0 && v == c.Call.Args[0]
}

// into reports whether a value is a variable that a call fills, or a list of such.
func into(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Alloc, *ssa.FieldAddr:
		return true
	case *ssa.Slice:
		list := held(v)[1:]
		return len(list) > 0 && !slices.ContainsFunc(list, func(e ssa.Value) bool { return !into(e) })
	case *ssa.MakeInterface:
		return into(v.X)
	}
	return false
}
