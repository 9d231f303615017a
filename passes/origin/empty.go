package origin

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// onlyIfEmpty reports whether wr runs only where its own cell was found empty:
// if key == "" { key = … }, if _, ok := m[k]; !ok { m[k] = … }.
func (e *evaluator) onlyIfEmpty(wr *write) bool {
	return slices.ContainsFunc(testedEmpty(wr.instr.Block()), func(v ssa.Value) bool {
		return slices.ContainsFunc(e.readFrom(v), func(c cell) bool {
			return c.root == wr.cell.root && slices.Equal(c.path, wr.cell.path)
		})
	})
}

// readFrom returns the cells that a value is read from.
func (e *evaluator) readFrom(v ssa.Value) []cell {
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return e.cells(v.X)
		}
	case *ssa.Lookup:
		return e.cellsAt(v.X, path{index(v.Index)})
	case *ssa.Call:
		return e.gotFrom(v)
	}
	return nil
}

// gotFrom returns the cells that a getter, by catalog, gives back: an entry of a
// header.
func (e *evaluator) gotFrom(c *ssa.Call) []cell {
	var out []cell
	for _, cl := range e.callees(&c.Call) {
		if cl.obj == nil {
			continue
		}
		rows := e.roles.Func(cl.obj)
		if rows == nil {
			continue
		}
		for _, f := range rows.Flows {
			if f.Kind != catalog.Identity || f.To.Root != catalog.Ret || f.To.N != 0 || len(f.To.Steps) > 0 {
				continue
			}
			for _, from := range f.From {
				for _, pl := range e.places(c, from) {
					if len(pl.path) > 0 {
						out = append(out, e.cellsAt(pl.val, pl.path)...)
					}
				}
			}
		}
	}
	return out
}

// keeper returns the root of the cell in which fn keeps a value that it made
// because the cell was empty, or nil.
func (e *evaluator) keeper(fn *ssa.Function, made ssa.Value) ssa.Value {
	ws := e.writesOf(fn)
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			for _, wr := range ws.byInstr[in] {
				if written(in) == made && e.onlyIfEmpty(wr) {
					return wr.cell.root
				}
			}
		}
	}
	return nil
}

func written(in ssa.Instruction) ssa.Value {
	switch in := in.(type) {
	case *ssa.Store:
		return in.Val
	case *ssa.MapUpdate:
		return in.Value
	}
	return nil
}

func keptIn(root ssa.Value) func(*Org) {
	return func(o *Org) { o.Fallback, o.Kept, o.Keeper = true, true, root }
}

// onlyIfOneIsEmpty reports whether the edge i of a phi is taken only where the
// value of another edge was found empty.
func (e *evaluator) onlyIfOneIsEmpty(pred, block *ssa.BasicBlock, edges []ssa.Value, i int) bool {
	for _, v := range append(testedEmpty(pred), testedOnEdge(pred, block)...) {
		for j, edge := range edges {
			if j != i && (ssabody.Strip(edge) == v || isLookup(edge, v) || e.sameCell(edge, v)) {
				return true
			}
		}
	}
	return false
}

// isLookup reports whether v is the first answer of a map lookup.
func isLookup(v, lookup ssa.Value) bool {
	x, ok := v.(*ssa.Extract)
	return ok && x.Index == 0 && x.Tuple == lookup
}

func (e *evaluator) sameCell(a, b ssa.Value) bool {
	x, ok := a.(*ssa.UnOp)
	y, ok2 := b.(*ssa.UnOp)
	if !ok || !ok2 || x.Op != token.MUL || y.Op != token.MUL {
		return false
	}
	return slices.ContainsFunc(e.cells(x.X), func(c cell) bool {
		return slices.ContainsFunc(e.cells(y.X), func(d cell) bool {
			return c.root == d.root && slices.Equal(c.path, d.path)
		})
	})
}

// testedEmpty returns the values that were found empty wherever b runs.
func testedEmpty(b *ssa.BasicBlock) []ssa.Value {
	var out []ssa.Value
	for d, steps := b.Idom(), 0; d != nil && steps < 4; d, steps = d.Idom(), steps+1 {
		branch, ok := last(d).(*ssa.If)
		if !ok {
			continue
		}
		for i, succ := range d.Succs {
			if len(succ.Preds) == 1 && succ.Dominates(b) {
				if v, ok := emptyOn(branch.Cond, i == 0); ok {
					out = append(out, v)
				}
			}
		}
	}
	return out
}

// testedOnEdge returns the value found empty on the edge from pred to block.
func testedOnEdge(pred, block *ssa.BasicBlock) []ssa.Value {
	if branch, ok := last(pred).(*ssa.If); ok && pred.Succs[0] != pred.Succs[1] {
		if v, ok := emptyOn(branch.Cond, pred.Succs[0] == block); ok {
			return []ssa.Value{v}
		}
	}
	return nil
}

// emptyOn returns the value that is empty where cond has the given outcome.
func emptyOn(cond ssa.Value, outcome bool) (ssa.Value, bool) {
	switch c := cond.(type) {
	case *ssa.UnOp:
		if c.Op == token.NOT {
			return emptyOn(c.X, !outcome)
		}
	case *ssa.BinOp:
		if c.Op == token.EQL && outcome || c.Op == token.NEQ && !outcome {
			if isZero(c.Y) {
				return subject(c.X), true
			}
			if isZero(c.X) {
				return subject(c.Y), true
			}
		}
	case *ssa.Extract: // v, ok := m[k]
		if l, ok := c.Tuple.(*ssa.Lookup); ok && c.Index == 1 && !outcome {
			return l, true
		}
	case *ssa.Call: // x.IsZero()
		if fn := c.Call.StaticCallee(); outcome && fn != nil && len(c.Call.Args) == 1 {
			switch fn.Name() {
			case "IsZero", "IsNil", "IsEmpty", "Empty":
				return subject(c.Call.Args[0]), true
			}
		}
	}
	return nil, false
}

func isZero(v ssa.Value) bool {
	c, ok := ssabody.Strip(v).(*ssa.Const)
	if !ok {
		return false
	}
	if c.Value == nil {
		return true
	}
	switch c.Value.Kind() {
	case constant.String:
		return constant.StringVal(c.Value) == ""
	case constant.Int, constant.Float:
		return constant.Sign(c.Value) == 0
	}
	return false
}

// subject looks through what does not change whether a value is empty:
// len(x), a pointer's target, and functions of one argument such as TrimSpace.
func subject(v ssa.Value) ssa.Value {
	for range 4 {
		v = ssabody.Strip(v)
		c, ok := v.(*ssa.Call)
		if !ok || len(c.Call.Args) != 1 || c.Call.IsInvoke() {
			return v
		}
		v = c.Call.Args[0]
	}
	return v
}
