package rerun

import (
	"sort"

	"golang.org/x/tools/go/ssa"
)

// A hit is a region that runs a whole function again.
type hit struct {
	root *root
	via  []string
	dist int // function borders between the region and the function
}

func (a *solver) reaches(r *root, fn *ssa.Function) bool {
	for _, h := range a.hits[fn] {
		if h.root == r {
			return true
		}
	}
	return false
}

// spreadRoots carries each region into the functions that it reaches in at most
// maxCalls static calls, on the shortest way.
func (a *solver) spreadRoots() {
	clear(a.hits)
	for _, r := range a.roots {
		queue := []step{}
		seen := map[*ssa.Function]bool{}
		if r.loop == nil && r.call == nil && r.after == nil {
			seen[r.fn] = true
			a.hits[r.fn] = append(a.hits[r.fn], hit{r, nil, 0})
			queue = append(queue, step{fn: r.fn})
		} else {
			queue = append(queue, step{fn: r.fn, partly: true})
		}
		for len(queue) > 0 {
			at := queue[0]
			queue = queue[1:]
			for _, next := range a.steps(r, at) {
				if seen[next.fn] || next.fn == r.fn {
					continue
				}
				seen[next.fn] = true
				a.hits[next.fn] = append(a.hits[next.fn], hit{r, next.via, next.dist})
				queue = append(queue, next)
			}
		}
	}
	for _, hs := range a.hits {
		sort.SliceStable(hs, func(i, j int) bool { return hs[i].closer(hs[j]) })
	}
}

// closer orders regions from the inside out.
func (h hit) closer(o hit) bool {
	if h.dist != o.dist {
		return h.dist < o.dist
	}
	return h.root.depth() > o.root.depth()
}

func (r *root) depth() int {
	if r.loop != nil {
		return r.loop.depth
	}
	return 0
}

// A step is a function on the way of a region.
type step struct {
	fn     *ssa.Function
	via    []string
	calls  int
	dist   int
	partly bool // only what the region itself contains
}

// steps returns the functions that a region reaches from one function: static
// callees, function literals made there, and functions handed to a wrapper.
func (a *solver) steps(r *root, at step) []step {
	var out []step
	for _, b := range at.fn.Blocks {
		for _, instr := range b.Instrs {
			if at.partly && !r.contains(instr) {
				continue
			}
			out = append(out, a.stepsOf(r, instr, at)...)
		}
	}
	return out
}

func (a *solver) stepsOf(r *root, instr ssa.Instruction, at step) []step {
	var out []step
	add := func(fn *ssa.Function) {
		fn = origin(fn)
		if len(fn.Blocks) == 0 || fn.Pkg != a.pkg {
			return
		}
		next := step{fn: fn, via: at.via, calls: at.calls, dist: at.dist + 1}
		if fn.Parent() == nil {
			if next.calls++; next.calls > maxCalls {
				return
			}
			next.via = append(append([]string(nil), at.via...), shortName(fn))
		}
		out = append(out, next)
	}
	if mc, ok := instr.(*ssa.MakeClosure); ok {
		if fn := mc.Fn.(*ssa.Function); fn.Parent() != nil {
			add(fn)
		}
		return out
	}
	if c, ok := instr.(ssa.CallInstruction); ok {
		if fn := c.Common().StaticCallee(); fn != nil {
			add(fn)
		} else if !c.Common().IsInvoke() {
			for _, fn := range a.dynamic(r, c) {
				add(fn)
			}
		}
		ws, _ := a.wraps(c)
		for _, w := range ws {
			for _, fn := range w.fns {
				add(fn)
			}
		}
	}
	var ops [8]*ssa.Value
	for _, op := range instr.Operands(ops[:0]) {
		if fn, ok := (*op).(*ssa.Function); ok && fn.Parent() != nil {
			add(fn) // a literal that captures nothing
		}
	}
	return out
}

// dynamic returns the functions that the call of a function value may run. What a
// handler calls through a parameter is looked up where the handler is made, as
// for middleware: guard(next).
func (a *solver) dynamic(r *root, c ssa.CallInstruction) []*ssa.Function {
	found := a.resolve(c.Common().Value, "")
	if r.region.Kind == Handler {
		for _, ref := range found.refs {
			for _, by := range a.callers[ref.fn] {
				if v := argument(by.Common(), ref.param); v != nil {
					found.add(bodies{fns: a.resolve(v, ref.path).fns})
				}
			}
		}
	}
	return found.fns
}
