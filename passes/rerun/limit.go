package rerun

import (
	"fmt"
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// limit says which setting of fn's callers makes the loop of r turn once: the
// bound of its counter is a parameter of fn, or a field of one. It is "" where
// that is not seen.
func (a *solver) limit(r *root, fn *ssa.Function) string {
	if r.loop == nil {
		return ""
	}
	for _, b := range fn.Blocks {
		if !r.loop.blocks[b] {
			continue
		}
		br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok || r.loop.blocks[b.Succs[1]] {
			continue // the loop must end where the bound is reached
		}
		cmp, ok := br.Cond.(*ssa.BinOp)
		if !ok {
			continue
		}
		from, ok := startOf(cmp.X, r.loop)
		if !ok {
			continue
		}
		once := from
		switch cmp.Op {
		case token.LSS:
			once++
		case token.LEQ:
		default:
			continue
		}
		if b.Succs[0] == r.loop.head {
			once-- // tested at the end of a turn, as in a range over an int
		}
		for _, bound := range a.resolve(cmp.Y, "").refs {
			if bound.fn == fn && bound.param >= 0 {
				return setting(bound, once)
			}
		}
	}
	return ""
}

func setting(bound ref, once int64) string {
	if bound.path != "" {
		return fmt.Sprintf("arg%d.%s=%d", bound.param, bound.path, once)
	}
	return fmt.Sprintf("arg%d=%d", bound.param, once)
}

// startOf returns what a loop's counter is when it is first compared.
func startOf(v ssa.Value, l *loop) (int64, bool) {
	raised := int64(0)
	if sum, ok := v.(*ssa.BinOp); ok && sum.Op == token.ADD {
		if k, ok := sum.Y.(*ssa.Const); ok {
			raised, v = k.Int64(), sum.X
		}
	}
	phi, ok := v.(*ssa.Phi)
	if !ok || phi.Block() != l.head {
		return 0, false
	}
	for i, e := range phi.Edges {
		if l.blocks[phi.Block().Preds[i]] {
			continue
		}
		if k, ok := e.(*ssa.Const); ok && k.Value != nil && counts(k.Type()) {
			return k.Int64() + raised, true
		}
	}
	return 0, false
}
