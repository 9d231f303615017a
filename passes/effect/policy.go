package effect

import (
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// OwnPolicy reports whether the package sets, on a client of the type that c is a
// call of, what it tries again: a function that decides, or no tries at all.
func (r *Result) OwnPolicy(c ssa.CallInstruction) bool {
	args := c.Common().Args
	if c.Common().Signature().Recv() == nil || len(args) == 0 {
		return false
	}
	client := gotypes.NamedOf(args[0].Type())
	for _, fn := range r.f.body.Funcs() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				fa, ok := st.Addr.(*ssa.FieldAddr)
				if ok && client != nil && gotypes.NamedOf(fa.X.Type()) == client && decidesRetry(fa, st.Val) {
					return true
				}
			}
		}
	}
	return false
}

// decidesRetry reports whether a field is about retries and set to a function or
// to zero.
func decidesRetry(fa *ssa.FieldAddr, v ssa.Value) bool {
	words := catalog.Words(valueName(fa))
	if !slices.Contains(words, "retry") && !slices.Contains(words, "retries") {
		return false
	}
	if _, ok := v.Type().Underlying().(*types.Signature); ok {
		return true
	}
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Int && constant.Sign(c.Value) == 0
}

// policy names what is asked about the request before it is sent, wherever that
// is: whether it carries a key. Of what hands on any request it is also asked
// which method it has, and after the first try will do.
func (g *guards) policy(e *Effect) string {
	deciding, any := deciders(e.Call.Block()), e.handsOn()
	for _, b := range e.Fn.Blocks {
		br := deciding[b]
		if last, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok && any {
			br = last
		}
		if br == nil {
			continue
		}
		if name := g.asksKey(br.Cond, e, 6); name != "" {
			return name
		}
	}
	return ""
}

// asksKey names the key, or the method too, that a condition asks about. What the
// effect answers is no such question.
func (g *guards) asksKey(v ssa.Value, e *Effect, depth int) string {
	in, ok := v.(ssa.Instruction)
	if depth == 0 || ok && in == ssa.Instruction(e.Call) || failed(v) || !ok && text(v) == "" && valueName(v) == "" {
		return ""
	}
	for _, name := range []string{text(v), valueName(v)} {
		if catalog.SlotName(name) >= catalog.S2 || e.handsOn() && strings.EqualFold(name, "method") || catalog.DedupName(name) {
			return name
		}
	}
	if !ok {
		return ""
	}
	if c, ok := v.(*ssa.Call); ok {
		for _, obj := range g.f.org.Callees(c) {
			if catalog.DedupName(obj.Name()) || catalog.SetterName(obj.Name()) >= catalog.S2 {
				return gotypes.FuncName(obj)
			}
		}
		if fn := c.Call.StaticCallee(); fn != nil && mentionsKey(fn) {
			return fn.Name()
		}
	}
	for _, op := range in.Operands(nil) {
		if *op != nil {
			if name := g.asksKey(*op, e, depth-1); name != "" {
				return name
			}
		}
	}
	return ""
}

// mentionsKey reports whether a function of this package has the name of a key in
// a constant.
func mentionsKey(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			for _, op := range in.Operands(nil) {
				if *op != nil && catalog.SlotName(text(*op)) >= catalog.S2 {
					return true
				}
			}
		}
	}
	return false
}
