package rerun

import (
	"go/token"
	"sort"

	"golang.org/x/tools/go/ssa"
)

// Result answers for one package. It is safe for concurrent use.
type Result struct{ solve func() *solver }

// solved returns the work on the package, done on first demand; nil if there is
// nothing to do.
func (r *Result) solved() *solver {
	if r.solve == nil {
		return nil
	}
	return r.solve()
}

// At returns the regions that run instr again, the innermost first. Regions of
// callers in this package count (at most three static calls away). A call that
// works on another item on each turn of a loop is not run again by that loop.
//
// What is deferred or started with go in a region belongs to it: each repeat
// defers or starts it once more.
func (r *Result) At(instr ssa.Instruction) []Region {
	a := r.solved()
	if a == nil || instr.Parent() == nil {
		return nil
	}
	var out []Region
	var here []*root
	for _, root := range a.roots {
		if root.fn == instr.Parent() && (root.loop != nil || root.call != nil || root.after != nil) && root.contains(instr) {
			here = append(here, root)
		}
	}
	sort.SliceStable(here, func(i, j int) bool { return here[i].before(here[j], instr) })
	for i, root := range here {
		if i > 0 && sameLoop(here[i-1], root) {
			continue // one region a loop
		}
		out = append(out, root.as(nil))
	}
	for _, h := range a.hits[instr.Parent()] {
		if n := len(out); n > 0 && sameLoop(out[n-1].root, h.root) {
			continue
		}
		out = append(out, h.root.as(h.via))
	}
	return out
}

// before orders the regions of one function that hold instr: a repeated request,
// then the inner loops; in one loop the decision that instr itself makes.
func (r *root) before(o *root, instr ssa.Instruction) bool {
	if (r.call != nil) != (o.call != nil) {
		return r.call != nil
	}
	if (r.region.Kind == Handler) != (o.region.Kind == Handler) {
		return o.region.Kind == Handler // a handler is outside the loops in it
	}
	if r.depth() != o.depth() {
		return r.depth() > o.depth()
	}
	return r.d != nil && o.d != nil && instr == ssa.Instruction(r.d.call) && instr != ssa.Instruction(o.d.call)
}

func sameLoop(a, b *root) bool {
	return a.loop != nil && a.loop == b.loop && a.region.Kind == b.region.Kind
}

func (r *root) as(via []string) Region {
	g := r.region
	g.Via, g.root = via, r
	return g
}

// Explain says of the loops and wrapper calls around a place why they are repeats
// or none, the innermost first.
func (r *Result) Explain(pos token.Pos) []string {
	a := r.solved()
	if a == nil {
		return nil
	}
	line := func(p token.Pos) (string, int) {
		at := a.fset.Position(p)
		return at.Filename, at.Line
	}
	file, n := line(pos)
	var out []string
	for _, fn := range a.funcs {
		for i := len(a.loops[fn]) - 1; i >= 0; i-- {
			l := a.loops[fn][i]
			from, first := line(l.from)
			if _, last := line(l.end); from != file || n < first || n > last {
				continue
			}
			for _, why := range l.why {
				out = append(out, "loop at "+a.at(l.pos)+": "+why)
			}
		}
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				for _, note := range a.notes[instr] {
					if from, at := line(instr.Pos()); from == file && at == n {
						out = append(out, note)
					}
				}
			}
		}
	}
	return out
}
