package rerun

import (
	"go/ast"
	"go/constant"
	"go/token"
	"sort"

	"golang.org/x/tools/go/ssa"
)

// A loop is a natural loop, the body of a range over a function, or a function
// that calls itself.
type loop struct {
	fn     *ssa.Function
	head   *ssa.BasicBlock
	blocks map[*ssa.BasicBlock]bool
	latch  map[*ssa.BasicBlock]bool // blocks that turn it again by their last instruction
	again  *ssa.Call                // a recursion: the call that turns it again
	pos    token.Pos                // of the for statement, or of the recursive call
	from   token.Pos                // where the code of the loop begins
	end    token.Pos
	depth  int     // 1 for an outermost loop
	writes []write // the instructions that may write memory, found on first demand
	looked bool    // writes was found

	decisions []*decision // the calls whose failure turns the loop again
	why       []string    // why it is a retry or none
}

// loops returns the loops of fn, the outermost first.
func loops(fn *ssa.Function) []*loop {
	byHead := map[*ssa.BasicBlock]*loop{}
	var found []*loop
	for _, b := range fn.Blocks {
		for _, s := range b.Succs {
			if !s.Dominates(b) {
				continue
			}
			l := byHead[s]
			if l == nil {
				l = &loop{fn: fn, head: s, blocks: map[*ssa.BasicBlock]bool{s: true}}
				byHead[s] = l
				found = append(found, l)
			}
			l.grow(b)
		}
	}
	for _, l := range []*loop{recursion(fn), yield(fn)} {
		if l != nil {
			found = append(found, l)
		}
	}
	sort.SliceStable(found, func(i, j int) bool { return len(found[i].blocks) > len(found[j].blocks) })
	for _, l := range found {
		for _, o := range found {
			if o == l || o.blocks[l.head] && len(o.blocks) > len(l.blocks) {
				l.depth++
			}
		}
		if l.again == nil {
			l.locate()
			l.from = l.pos
		}
	}
	return found
}

// grow adds the blocks that reach b without passing the loop's head.
func (l *loop) grow(b *ssa.BasicBlock) {
	if l.blocks[b] {
		return
	}
	l.blocks[b] = true
	for _, p := range b.Preds {
		l.grow(p)
	}
}

// recursion returns the calls of fn to itself as a loop: its head is the entry,
// its body all that reaches the call.
func recursion(fn *ssa.Function) *loop {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || call.Call.StaticCallee() == nil || origin(call.Call.StaticCallee()) != origin(fn) {
				continue
			}
			l := whole(fn, b)
			l.again = call
			l.pos, l.from, l.end = call.Pos(), fn.Pos(), call.Pos()
			return l
		}
	}
	return nil
}

// yield returns the body of a range over a function as a loop: the iterator calls
// it again as long as it returns true.
func yield(fn *ssa.Function) *loop {
	if fn.Synthetic != "range-over-func yield" {
		return nil
	}
	var ends []*ssa.BasicBlock
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(ret.Results) != 1 {
			continue
		}
		if k, ok := ret.Results[0].(*ssa.Const); ok && k.Value != nil && constant.BoolVal(k.Value) {
			ends = append(ends, b)
		}
	}
	if len(ends) == 0 {
		return nil
	}
	return whole(fn, ends...)
}

// whole returns all of fn that leads to the given last blocks as a loop.
func whole(fn *ssa.Function, ends ...*ssa.BasicBlock) *loop {
	head := fn.Blocks[0]
	l := &loop{fn: fn, head: head, blocks: map[*ssa.BasicBlock]bool{head: true}, latch: map[*ssa.BasicBlock]bool{}}
	for _, b := range ends {
		l.latch[b] = true
		l.grow(b)
	}
	return l
}

// locate finds the statement that the loop is: the smallest one around all its
// instructions. A loop of gotos stands at its first instruction.
func (l *loop) locate() {
	first, last := token.NoPos, token.NoPos
	for _, b := range l.fn.Blocks {
		if !l.blocks[b] {
			continue
		}
		for _, instr := range b.Instrs {
			if _, ok := instr.(*ssa.Phi); ok || !instr.Pos().IsValid() {
				continue // a phi stands where its variable is declared
			}
			if !first.IsValid() || instr.Pos() < first {
				first = instr.Pos()
			}
			last = max(last, instr.Pos())
		}
	}
	l.pos, l.end = first, last
	syntax := l.fn.Syntax()
	if syntax == nil || !first.IsValid() {
		return
	}
	ast.Inspect(syntax, func(n ast.Node) bool {
		switch n := n.(type) {
		case nil:
			return false
		case *ast.FuncLit:
			return n == syntax
		case *ast.ForStmt, *ast.RangeStmt:
			if n.Pos() <= first && last < n.End() {
				l.pos, l.end = n.Pos(), n.End()
			}
		}
		return n.Pos() <= first && last < n.End()
	})
}

// back reports whether the edge from b to s turns the loop again.
func (l *loop) back(b, s *ssa.BasicBlock) bool {
	if l.latch != nil {
		return l.latch[b]
	}
	return s == l.head
}

// reach returns the blocks of the loop that a turn can reach from b, b included,
// and whether one of them ends the turn.
func (l *loop) reach(b *ssa.BasicBlock) (seen map[*ssa.BasicBlock]bool, turns bool) {
	seen = map[*ssa.BasicBlock]bool{}
	var walk func(b *ssa.BasicBlock)
	walk = func(b *ssa.BasicBlock) {
		if !l.blocks[b] || seen[b] {
			return
		}
		seen[b] = true
		if l.latch[b] {
			turns = true
			return
		}
		for _, s := range b.Succs {
			if l.back(b, s) {
				turns = true
			} else {
				walk(s)
			}
		}
	}
	walk(b)
	return seen, turns
}

// before returns the blocks from which a turn can come to b, b included.
func (l *loop) before(b *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	seen := map[*ssa.BasicBlock]bool{}
	var walk func(b *ssa.BasicBlock)
	walk = func(b *ssa.BasicBlock) {
		if !l.blocks[b] || seen[b] {
			return
		}
		seen[b] = true
		if b == l.head {
			return
		}
		for _, p := range b.Preds {
			walk(p)
		}
	}
	walk(b)
	return seen
}

// instrs calls f for each instruction of the loop, in the order of the blocks.
func (l *loop) instrs(f func(ssa.Instruction)) {
	for _, b := range l.fn.Blocks {
		if l.blocks[b] {
			for _, instr := range b.Instrs {
				f(instr)
			}
		}
	}
}

// A write is an instruction that may write memory, with the address for a store or
// a map update.
type write struct {
	instr ssa.Instruction
	to    address
}

// writing returns the instructions of the loop that may write memory.
func (l *loop) writing() []write {
	if l.looked {
		return l.writes
	}
	l.looked = true
	l.instrs(func(instr ssa.Instruction) {
		switch instr := instr.(type) {
		case *ssa.Store:
			l.writes = append(l.writes, write{instr, addressOf(instr.Addr)})
		case *ssa.MapUpdate:
			l.writes = append(l.writes, write{instr, addressOf(instr.Map)})
		case *ssa.Call, *ssa.MakeClosure:
			l.writes = append(l.writes, write{instr: instr})
		}
	})
	return l.writes
}

// origin returns the generic function of an instance, and any other fn itself.
func origin(fn *ssa.Function) *ssa.Function {
	if o := fn.Origin(); o != nil {
		return o
	}
	return fn
}
