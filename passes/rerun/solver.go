package rerun

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
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
	remote   map[types.Object]*IdemRerunClient       // facts of other packages
	runs     map[*ssa.Function][]Run                 // what this package's functions run again
	loops    map[*ssa.Function][]*loop               // all loops, the outermost first
	roots    []*root                                 // in the order of the source
	hits     map[*ssa.Function][]hit                 // regions that reach a function as a whole
	notes    map[ssa.Instruction][]string            // why a call is no repeat

	clients *clients                      // what repeats by itself
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
	a.clients = a.findClients()
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
	if r := a.clients.sends(c); r != nil {
		a.roots = append(a.roots, r)
	}
	if r := a.clients.wires(c); r != nil {
		a.roots = append(a.roots, r)
	}
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
		if w.request || w.outer && len(w.fns) == 0 {
			a.roots = append(a.roots, &root{fn: c.Parent(), call: c, a: a, region: g})
		}
		for _, fn := range w.fns {
			a.roots = append(a.roots, &root{fn: fn, a: a, region: g})
		}
	}
}

// attempts is how often the library that c calls tries by itself.
func (a *solver) attempts(c ssa.CallInstruction) int {
	if fn := callee(c.Common()); fn != nil {
		return a.triesOf(fn)
	}
	return 0
}

// triesOf is how often a library's function tries by itself, unless it fills in a
// key of its own, which makes these tries one.
func (a *solver) triesOf(fn *types.Func) int {
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
