package origin

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// A UseKind says what a call does with a key that it is handed.
type UseKind uint8

// The kinds of use.
const (
	Sent     UseKind = iota + 1 // it is sent along with an effect, as a key
	Kept                        // it is claimed or stored, or goes where this function does not see it
	LookedUp                    // something is looked up by it
)

// A Use is a place to which a held key goes.
type Use struct {
	Kind UseKind
	In   ssa.Instruction
}

// Uses follows a held key forward and returns where it ends up. What is only
// tested, logged or put into an object that goes nowhere is no use.
func (r *Result) Uses(h Held) []Use {
	r.mu.Lock()
	defer r.mu.Unlock()
	f := &follower{e: r.eval, seen: make(map[traced]bool)}
	f.follow(h.val, h.path)
	return f.uses
}

// A follower follows a value forward: the opposite way of the evaluator.
type follower struct {
	e     *evaluator
	seen  map[traced]bool
	uses  []Use
	calls []ssa.CallInstruction // calls of functions of this package that have been entered
}

func (f *follower) use(k UseKind, in ssa.Instruction) { f.uses = append(f.uses, Use{k, in}) }

const maxFollowed = 400

// follow goes on from v, which holds the key at p; with no path left, v is the key
// or made of it.
func (f *follower) follow(v ssa.Value, p path) {
	k := traced{v, p.String()}
	if f.seen[k] || v.Referrers() == nil {
		return
	}
	if len(f.seen) > maxFollowed {
		f.uses = append(f.uses, Use{Kind: Kept})
		return
	}
	f.seen[k] = true
	for _, in := range *v.Referrers() {
		f.step(v, p, in)
	}
}

func (f *follower) step(v ssa.Value, p path, in ssa.Instruction) {
	switch in := in.(type) {
	case *ssa.FieldAddr:
		f.below(in, p, gotypes.FieldName(in.X.Type(), in.Field))
	case *ssa.Field:
		f.below(in, p, gotypes.FieldName(in.X.Type(), in.Field))
	case *ssa.IndexAddr:
		if in.X == v {
			f.below(in, p, index(in.Index))
		}
	case *ssa.Index:
		if in.X == v {
			f.below(in, p, index(in.Index))
		}
	case *ssa.Lookup:
		if in.X == v {
			f.below(in, p, index(in.Index))
		} else {
			f.use(LookedUp, in)
		}
	case *ssa.BinOp:
		if in.Op == token.ADD {
			f.follow(in, nil)
		}
	case *ssa.UnOp:
		if in.Op == token.MUL {
			f.follow(in, p)
		}
	case *ssa.Store:
		if in.Val == v {
			f.stored(in, in.Addr, nil, p)
		}
	case *ssa.MapUpdate:
		if in.Value == v {
			f.stored(in, in.Map, path{index(in.Key)}, p)
		} else if in.Key == v {
			f.use(Kept, in)
		}
	case *ssa.MakeClosure:
		for i, b := range in.Bindings {
			if b == v {
				f.follow(in.Fn.(*ssa.Function).FreeVars[i], p)
			}
		}
	case *ssa.Return:
		f.returned(in, v, p)
	case *ssa.Send, *ssa.Select:
		f.use(Kept, in)
	case ssa.CallInstruction:
		f.call(v, p, in)
	case *ssa.If, *ssa.DebugRef, *ssa.Panic:
	case ssa.Value: // conversions, slices, phis, extracts
		f.follow(in, p)
	}
}

// below goes on in a part of an object.
func (f *follower) below(in ssa.Value, p path, step string) {
	switch {
	case len(p) == 0:
		f.follow(in, nil)
	case stepsMeet(p[0], step):
		f.follow(in, p[1:])
	}
}

// stored goes on with the object that the key has been put into.
func (f *follower) stored(in ssa.Instruction, target ssa.Value, below, p path) {
	for _, c := range f.e.cellsAt(target, below) {
		switch root := c.root.(type) {
		case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice:
			f.follow(root, c.path.then(p...))
		case *ssa.Call:
			if f.isAnswer(root) {
				continue
			}
			f.follow(root, c.path.then(p...))
			f.use(Kept, in)
		case *ssa.Parameter:
			f.intoParameter(in, root, c.path, p)
		default:
			f.use(Kept, in)
		}
	}
}

// intoParameter goes on in what a parameter points to, where the calls are seen; of
// a closure, in whatever it is called with.
func (f *follower) intoParameter(in ssa.Instruction, param *ssa.Parameter, below, p path) {
	fn, n, entered := param.Parent(), number(param), false
	for _, c := range f.calls {
		for _, cl := range f.e.callees(c.Common()) {
			if pl, ok := f.e.argument(c, Ref{Param: n, Path: below}); ok && cl.body == fn {
				entered = true
				f.stored(c, pl.val, pl.path, p)
			}
		}
	}
	mk := f.e.maker(fn)
	switch {
	case entered:
	case mk != nil:
		f.follow(mk, nil)
	default:
		f.use(Kept, in)
	}
}

// isAnswer reports whether a call gives the header of the answer to a client.
func (f *follower) isAnswer(c *ssa.Call) bool {
	return c.Call.IsInvoke() && isMap(c.Type()) && len(c.Call.Args) == 0
}

// returned goes on at the calls through which the function was entered; a
// function that was not entered hands the key back to its caller.
func (f *follower) returned(ret *ssa.Return, v ssa.Value, p path) {
	entered := false
	for _, c := range f.calls {
		for _, cl := range f.e.callees(c.Common()) {
			if cl.body != ret.Parent() {
				continue
			}
			entered = true
			for i, res := range ret.Results {
				if x := resultOf(c, i); res == v && x != nil {
					f.follow(x, p)
				}
			}
		}
	}
	if !entered && !gotypes.IsError(v.Type()) {
		f.use(Kept, ret)
	}
}

func (f *follower) call(v ssa.Value, p path, c ssa.CallInstruction) {
	if b, ok := c.Common().Value.(*ssa.Builtin); ok {
		f.builtin(b, v, p, c)
		return
	}
	if !c.Common().IsInvoke() && c.Common().Value == v { // an option that is applied
		for _, a := range c.Common().Args {
			if isObject(a.Type()) {
				f.stored(c, a, nil, nil)
			}
		}
		f.results(c)
		return
	}
	cls := f.e.callees(c.Common())
	if len(cls) == 0 && !f.seen[traced{v: c.Common().Value}] { // what an applied option is given has been followed
		f.use(Kept, c)
	}
	for _, cl := range cls {
		f.callee(v, p, c, cl)
	}
}

func (f *follower) builtin(b *ssa.Builtin, v ssa.Value, p path, c ssa.CallInstruction) {
	switch b.Name() {
	case "append":
		if c.Common().Args[0] != v {
			p = p.anyElement()
		}
		f.follow(c.Value(), p)
	case "copy":
		f.use(Kept, c)
	}
}

func (f *follower) callee(v ssa.Value, p path, c ssa.CallInstruction, cl callee) {
	if cl.obj != nil {
		if rows := f.e.roles.Func(cl.obj); rows != nil {
			f.byRows(v, p, c, cl, rows)
			return
		}
	}
	switch {
	case cl.body != nil:
		f.enter(v, p, c, cl.body)
	case f.byFact(v, p, c, cl):
	default:
		f.unknown(v, p, c, cl)
	}
}

// enter goes on in the body of a function of this package.
func (f *follower) enter(v ssa.Value, p path, c ssa.CallInstruction, body *ssa.Function) {
	if len(f.calls) > 40 {
		f.use(Kept, c)
		return
	}
	if !slices.Contains(f.calls, c) {
		f.calls = append(f.calls, c)
	}
	recv, args := operands(c.Common())
	params := body.Params
	if body.Signature.Recv() != nil && len(params) > 0 {
		if recv == v {
			f.follow(params[0], p)
		}
		params = params[1:]
	}
	for i, a := range args {
		if a == v && i < len(params) {
			f.follow(params[i], p)
		}
	}
}
