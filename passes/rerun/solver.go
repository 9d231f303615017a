package rerun

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"sort"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
)

// maxCalls is how many static calls a region reaches.
const maxCalls = 3

// maxBlocks is the size of the largest loop that is looked at; the loops of
// generated parsers are larger.
const maxBlocks = 600

// known is what directives and the catalog say.
type known interface {
	Func(*types.Func) *catalog.Rows
	Type(*types.TypeName) *catalog.Rows
}

// A solver is the work on one package. After solve nothing in it changes
// but the memos, which mu guards.
type solver struct {
	fset  *token.FileSet
	known known
	pkg   *ssa.Package
	funcs []*ssa.Function

	globals  map[*ssa.Global][]ssa.Value             // what is stored in package variables
	callers  map[*ssa.Function][]ssa.CallInstruction // the static calls of each function
	imported map[*types.Func][]Run                   // facts of other packages
	runs     map[*ssa.Function][]Run                 // what this package's functions run again
	loops    map[*ssa.Function][]*loop               // all loops, the outermost first
	roots    []*root                                 // in the order of the source
	hits     map[*ssa.Function][]hit                 // regions that reach a function as a whole
	notes    map[ssa.Instruction][]string            // why a call is no repeat

	methods map[*types.Func][]*types.Func // implementations of an interface's method

	mu       sync.Mutex // for the memos
	asksMemo map[asksKey]bool
	sameMemo map[turnKey]bool
}

func newSolver(fset *token.FileSet, known known, funcs []*ssa.Function) *solver {
	a := &solver{
		fset: fset, known: known, funcs: funcs,
		globals:  map[*ssa.Global][]ssa.Value{},
		callers:  map[*ssa.Function][]ssa.CallInstruction{},
		runs:     map[*ssa.Function][]Run{},
		loops:    map[*ssa.Function][]*loop{},
		hits:     map[*ssa.Function][]hit{},
		notes:    map[ssa.Instruction][]string{},
		methods:  map[*types.Func][]*types.Func{},
		asksMemo: map[asksKey]bool{},
		sameMemo: map[turnKey]bool{},
	}
	for _, fn := range funcs {
		a.pkg = fn.Pkg
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.Store:
					if g, ok := instr.Addr.(*ssa.Global); ok {
						a.globals[g] = append(a.globals[g], instr.Val)
					}
				case ssa.CallInstruction:
					if to := instr.Common().StaticCallee(); to != nil {
						a.callers[origin(to)] = append(a.callers[origin(to)], instr)
					}
				}
			}
		}
	}
	return a
}

// solve finds the regions, and repeats that while it learns of more functions
// that run their arguments again.
func (a *solver) solve() {
	for _, fn := range a.funcs {
		a.loops[fn] = loops(fn)
		for _, l := range a.loops[fn] {
			a.decide(l)
		}
	}
	fixed := a.handlers()
	for _, fn := range a.funcs {
		for _, l := range a.loops[fn] {
			if len(l.blocks) > maxBlocks {
				continue
			}
			fixed = append(fixed, a.requeues(l)...)
			if r := a.relay(l); r != nil {
				fixed = append(fixed, r)
			}
		}
	}
	for range 8 {
		a.findRoots()
		a.roots = append(a.roots, fixed...)
		a.spreadRoots()
		if !a.learnAll() {
			return
		}
	}
}

// findRoots lists the regions of the package in the order of the source.
func (a *solver) findRoots() {
	a.roots = nil
	clear(a.notes)
	for _, fn := range a.funcs {
		for _, l := range a.loops[fn] {
			for _, d := range l.decisions {
				a.roots = append(a.roots, a.loopRoot(l, d))
			}
		}
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(ssa.CallInstruction); ok {
					a.wrapperRoots(c)
				}
			}
		}
	}
}

func (a *solver) loopRoot(l *loop, d *decision) *root {
	what := "loop"
	if l.again != nil {
		what = "recursion"
	}
	at := a.at(l.pos)
	return &root{fn: l.fn, loop: l, d: d, a: a, region: Region{
		Kind: Loop, Mode: Retry, Grade: 3, Pos: l.pos, At: at, What: what,
		Repeats: callName(&d.call.Call), Failover: d.failover,
		Why: fmt.Sprintf("%s at %s turns again when %s fails and ends when it succeeds", what, at, callName(&d.call.Call)),
	}}
}

func (a *solver) wrapperRoots(c ssa.CallInstruction) {
	if n := a.attempts(c); n > 1 {
		at, name := a.at(c.Pos()), callName(c.Common())
		a.roots = append(a.roots, &root{fn: c.Parent(), call: c, a: a, region: Region{
			Kind: Wrapper, Mode: Retry, Grade: 3, Pos: c.Pos(), At: at, What: name,
			Why: fmt.Sprintf("%s at %s tries up to %d times by itself", name, at, n),
		}})
	}
	ws, notes := a.wraps(c)
	if len(notes) > 0 {
		a.notes[c] = notes
	}
	for _, w := range ws {
		at := a.at(c.Pos())
		g := Region{Kind: Wrapper, Mode: w.mode, Grade: 3, Pos: c.Pos(), At: at, What: w.what,
			Why: fmt.Sprintf("%s at %s runs it again", w.what, at)}
		if w.request {
			a.roots = append(a.roots, &root{fn: c.Parent(), call: c, a: a, region: g})
		}
		for _, fn := range w.fns {
			a.roots = append(a.roots, &root{fn: fn, a: a, region: g})
		}
	}
}

// attempts is how often the called library tries by itself, unless it fills in a
// key of its own, which makes these tries one.
func (a *solver) attempts(c ssa.CallInstruction) int {
	fn := callee(c.Common())
	if fn == nil {
		return 0
	}
	n := 0
	if rows := a.known.Func(fn); rows != nil {
		for _, row := range rows.Calls {
			if row.AutoKey == "" {
				n = max(n, row.Attempts)
			}
		}
	}
	return n
}

// at is a place as messages name it: "pay.go:38".
func (a *solver) at(pos token.Pos) string {
	if !pos.IsValid() {
		return ""
	}
	p := a.fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}

// learnAll finds function parameters that are called in a region, or handed to
// something that runs them again, and reports whether it found a new one.
func (a *solver) learnAll() bool {
	more := false
	for _, r := range a.roots {
		if r.region.Grade < 3 || r.region.Kind == Handler {
			continue
		}
		for _, fn := range a.funcs {
			if fn != r.fn && top(fn) != top(r.fn) {
				continue
			}
			reached := a.reaches(r, fn)
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					c, ok := instr.(ssa.CallInstruction)
					if !ok || !reached && !r.contains(instr) {
						continue
					}
					for _, ref := range a.called(c) {
						if ref.fn == top(r.fn) {
							more = a.learn(ref, r) || more
						}
					}
				}
			}
		}
	}
	for _, fn := range a.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok {
					continue
				}
				ws, _ := a.wraps(c)
				for _, w := range ws {
					for _, ref := range w.refs {
						more = a.add(ref, Run{ref.param, ref.path, string(w.mode), a.at(c.Pos()), ""}) || more
					}
				}
			}
		}
	}
	return more
}

// called returns the parameters that a call runs: a function parameter, a field of
// one, an operation behind an interface, or one that the called helper calls.
func (a *solver) called(c ssa.CallInstruction) []ref {
	common := c.Common()
	if common.IsInvoke() {
		if !isOperation(common.Value.Type()) {
			return nil
		}
		return a.resolve(common.Value, common.Method.Name()+"()").refs
	}
	static := common.StaticCallee()
	if static == nil {
		return a.resolve(common.Value, "").refs
	}
	return a.handedOn(c, origin(static), 2)
}

// isOperation reports whether a type is an interface with one method that needs
// nothing but a context: Execute() error.
func isOperation(typ types.Type) bool {
	iface, ok := typ.Underlying().(*types.Interface)
	if !ok || iface.NumMethods() != 1 {
		return false
	}
	for p := range iface.Method(0).Signature().Params().Variables() {
		if !isContext(p.Type()) {
			return false
		}
	}
	return true
}

// handedOn returns the parameters of the caller that the called function of this
// package calls.
func (a *solver) handedOn(c ssa.CallInstruction, fn *ssa.Function, depth int) []ref {
	if fn.Pkg != a.pkg || fn.Parent() != nil || depth == 0 {
		return nil
	}
	var out []ref
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			inner, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			var refs []ref
			if s := inner.Common().StaticCallee(); s != nil {
				refs = a.handedOn(inner, origin(s), depth-1)
			} else if !inner.Common().IsInvoke() {
				refs = a.resolve(inner.Common().Value, "").refs
			}
			for _, r := range refs {
				if v := argument(c.Common(), r.param); r.fn == fn && v != nil {
					out = append(out, a.resolve(v, r.path).refs...)
				}
			}
		}
	}
	return out
}

// top returns the declared function that fn stands in.
func top(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}

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

// shortName is a function's name as messages name hops: "send", "Client.send".
func shortName(fn *ssa.Function) string {
	if obj, ok := fn.Object().(*types.Func); ok {
		if obj.Signature().Recv() == nil {
			return obj.Name()
		}
		return funcName(obj)
	}
	return "a function literal"
}
