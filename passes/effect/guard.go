package effect

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
)

// Guard names what keeps a repeat from doing an effect of the result again, or
// returns "": a claim or a lock on the way to it, a branch on what was looked up,
// a claiming function that it is handed to, or a handled conflict after it. inside
// says what is repeated together with the effect: a claim outside of that claims
// once for all repeats. Whether a claim holds is another question; here any sign
// of one counts.
func (r *Result) Guard(e *Effect, inside func(ssa.Instruction) bool) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.guarded(e, inside)
}

func (f *finder) guarded(e *Effect, inside func(ssa.Instruction) bool) string {
	g := newGuards(f, inside)
	if c, ok := e.Call.(*ssa.Call); ok {
		if name := g.handledConflict(c); name != "" {
			return name
		}
	}
	if name := g.policy(e); name != "" {
		return name
	}
	return g.before(e.Call, 3)
}

// guard is [Result.Guard] within fn, the function of the effect.
func (f *finder) guard(fn *ssa.Function, e *Effect) string {
	return f.guarded(e, within(fn))
}

func newGuards(f *finder, inside func(ssa.Instruction) bool) *guards {
	return &guards{f: f, inside: inside, seen: make(map[ssa.Instruction]bool)}
}

type guards struct {
	f      *finder
	inside func(ssa.Instruction) bool
	seen   map[ssa.Instruction]bool
}

// before looks for a guard on the way to an instruction: in its function, where
// its closure is made, and at the calls of its function.
func (g *guards) before(in ssa.Instruction, depth int) string {
	if g.seen[in] {
		return ""
	}
	g.seen[in] = true
	deciding := deciders(in.Block())
	for b := in.Block(); b != nil; b = b.Idom() {
		for _, i := range b.Instrs {
			if i == in {
				break
			}
			if c, ok := i.(ssa.CallInstruction); ok && g.inside(i) {
				if name := g.claims(c); name != "" {
					return name
				}
			}
		}
		if name := g.branch(deciding[b]); name != "" {
			return name
		}
	}
	if depth == 0 {
		return ""
	}
	fn := in.Parent()
	if fn.Parent() != nil {
		return g.aroundClosure(fn, depth)
	}
	return g.atCallers(fn, depth)
}

// aroundClosure looks for a guard where a closure is made, and at what it is
// handed to: once(key, func() { … }).
func (g *guards) aroundClosure(fn *ssa.Function, depth int) string {
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			for _, op := range in.Operands(nil) {
				mk, closure := in.(*ssa.MakeClosure)
				if *op != ssa.Value(fn) && !(closure && mk.Fn == fn) {
					continue
				}
				users := []ssa.Instruction{in}
				if closure {
					users = append(users, *mk.Referrers()...)
				}
				for _, u := range users {
					if c, ok := u.(ssa.CallInstruction); ok {
						if name := g.claims(c); name != "" {
							return name
						}
					}
				}
				if g.inside(in) {
					return g.before(in, depth-1)
				}
			}
		}
	}
	return ""
}

// atCallers looks for a guard at every call of fn that is repeated, too.
func (g *guards) atCallers(fn *ssa.Function, depth int) string {
	found := ""
	for _, c := range g.f.callersOf(fn) {
		if !g.inside(c) {
			continue
		}
		name := g.before(c, depth-1)
		if name == "" {
			return ""
		}
		found = name
	}
	return found
}

func (f *finder) callersOf(fn *ssa.Function) []ssa.CallInstruction {
	if f.callers == nil {
		f.callers = make(map[*ssa.Function][]ssa.CallInstruction)
		for _, fn := range f.body.Funcs() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					if c, ok := in.(ssa.CallInstruction); ok && c.Common().StaticCallee() != nil {
						to := c.Common().StaticCallee()
						f.callers[to] = append(f.callers[to], c)
					}
				}
			}
		}
	}
	return f.callers[fn]
}

// claims names a call that claims, locks or dedups, by catalog or by name.
func (g *guards) claims(c ssa.CallInstruction) string {
	if _, ok := c.Common().Value.(*ssa.Builtin); ok {
		return ""
	}
	for _, obj := range g.f.org.Callees(c) {
		name := gotypes.FuncName(obj)
		if rows := g.f.roles.Func(obj); rows != nil {
			for _, st := range rows.Stores {
				switch st.Role {
				case "claim", "lock":
					return name
				case "sql":
					if text, _ := g.f.org.Text(c, st.SQL); claimsSQL(text) {
						return name
					}
				}
			}
			continue
		}
		recv := receiver(obj)
		if catalog.DedupName(obj.Name()) || catalog.DedupName(recv) {
			return name
		}
		if !answers(obj.Signature()) {
			continue // sync.Mutex.Lock
		}
		switch catalog.MethodClass(recv, obj.Name()) {
		case catalog.ClaimClass, catalog.LockClass:
			return name
		}
		if catalog.GuardName(obj.Name()) {
			return name
		}
	}
	return ""
}

// claimsSQL reports whether a statement claims: it inserts and says what happens
// on a conflict, inserts into a table that remembers what was done, or updates
// only in a state.
func claimsSQL(text string) bool {
	if text == "" {
		return false
	}
	s := sqltext.Parse(text)
	return s.Kind == sqltext.Insert && (s.Conflict == sqltext.Nothing || catalog.DedupName(s.Table)) ||
		s.Kind == sqltext.Update && s.Conditional
}

// answers reports whether a function says whether it got what it was to get.
func answers(sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		if isBool(r.Type()) {
			return true
		}
	}
	return canFail(sig)
}

// branch names what was looked up where a branch decides.
func (g *guards) branch(br *ssa.If) string {
	if br == nil || !g.inside(br) {
		return ""
	}
	return g.lookedUp(br.Cond, make(map[ssa.Value]bool))
}

// maxLooked bounds the values that one condition is followed through.
const maxLooked = 64
