package effect

import "golang.org/x/tools/go/ssa"

// deciders returns the branches on the way to a block of which one side only leads
// there, by the blocks that they end. All of them end blocks that dominate it. The
// walk back looks at each block once, for functions can be long: what reaches the
// block without passing a dominator also does so without passing those above.
func deciders(to *ssa.BasicBlock) map[*ssa.BasicBlock]*ssa.If {
	found := make(map[*ssa.BasicBlock]*ssa.If)
	reaching := make(map[*ssa.BasicBlock]bool) // to, without passing the dominator at hand
	todo := []*ssa.BasicBlock{to}
	for dom := to.Idom(); dom != nil; dom = dom.Idom() {
		for len(todo) > 0 {
			b := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if b != dom && !reaching[b] {
				reaching[b] = true
				todo = append(todo, b.Preds...)
			}
		}
		if br := decider(dom, to, reaching); br != nil {
			found[dom] = br
		}
		todo = append(todo, dom)
	}
	return found
}

// decider returns the branch at the end of a dominator of to, if only one side of
// it leads to to.
func decider(dom, to *ssa.BasicBlock, reaching map[*ssa.BasicBlock]bool) *ssa.If {
	if len(dom.Succs) != 2 {
		return nil
	}
	br, ok := dom.Instrs[len(dom.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	for i, s := range dom.Succs {
		if s.Dominates(to) && len(s.Preds) == 1 || !reaching[dom.Succs[1-i]] {
			return br
		}
	}
	return nil
}
