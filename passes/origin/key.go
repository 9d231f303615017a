package origin

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// State is what is known of a place for a key at a call.
type State uint8

// The states of a key.
const (
	Unseen State = iota // not known: what is there leaves the model
	Absent              // nothing is ever put there
	Empty               // an empty text is put there
	Set                 // something is put there, on one way at least
)

func (s State) String() string { return [...]string{"unseen", "absent", "empty", "set"}[s] }

// A Key is one place for a key at a call, and what is in it.
type Key struct {
	Name  string
	Level catalog.SlotLevel
	State State
	Val   Val
}

// Key returns what is at an access path at a call: the state says whether
// anything is put there, the value where it comes from. A path that means
// nothing at the call, such as an option that is not given, is absent.
func (r *Result) Key(c ssa.CallInstruction, a catalog.Access) Key {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := r.eval
	cl := callee{sig: c.Common().Signature()}
	if cls := e.callees(c.Common()); len(cls) > 0 {
		cl = cls[0]
	}
	k := Key{Name: slotName(a, cl), Level: catalog.S3, State: Absent}
	if a.Root == catalog.Option && !e.seesOptions(c) {
		k.State = Unseen
		return k
	}
	for _, pl := range e.places(c, a) {
		v := e.ask(pl.val, pl.path, c)
		k.Val.join(v)
		k.State = max(k.State, v.state())
		if k.State == Absent && e.escapes(pl.val, c) {
			k.State = Unseen
			return k
		}
	}
	return k
}

// KeysAt returns the key slots of a call, by catalog and by name, with their states.
func (r *Result) KeysAt(c ssa.CallInstruction) []Key {
	r.mu.Lock()
	defer r.mu.Unlock()
	var out []Key
	for _, s := range r.slotsOf(c) {
		k := Key{Name: s.Name, Level: s.Level, Val: s.Val, State: s.Val.state()}
		if k.State == Absent && r.eval.escapes(s.place.val, c) {
			k.State = Unseen
		}
		out = append(out, k)
	}
	return out
}

// WeakSlot reports whether the key of a call is, by catalog, the name of what is
// made: nothing is wrong with a call that leaves it out.
func (r *Result) WeakSlot(c ssa.CallInstruction) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, cl := range r.eval.callees(c.Common()) {
		if cl.obj == nil {
			continue
		}
		if rows := r.eval.roles.Func(cl.obj); rows != nil && slices.ContainsFunc(rows.Calls, func(c *catalog.Call) bool { return c.Weak }) {
			return true
		}
	}
	return false
}

func (r *Result) slotsOf(c ssa.CallInstruction) []*Slot {
	if r.byCall == nil {
		r.byCall = make(map[ssa.CallInstruction][]*Slot)
		for _, s := range r.Slots {
			r.byCall[s.Call] = append(r.byCall[s.Call], s)
		}
	}
	return r.byCall[c]
}

// Text returns the constant text at an access path at a call, with the parts that
// are not constant left out, and whether that is all of it.
func (r *Result) Text(c ssa.CallInstruction, a catalog.Access) (text string, whole bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	pls := r.eval.places(c, a)
	if len(pls) != 1 {
		return "", false
	}
	return r.eval.ask(pls[0].val, pls[0].path, c).text()
}

// ArgText is Text for a value at a call.
func (r *Result) ArgText(v ssa.Value, at ssa.Instruction) (text string, whole bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.eval.ask(v, nil, at).text()
}

// Value returns what is known of a value at an instruction.
func (r *Result) Value(v ssa.Value, at ssa.Instruction) Val {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.eval.ask(v, nil, at)
}

// text is the constant text in a value's shape, and whether that is all of it.
func (v Val) text() (text string, whole bool) {
	whole = len(v.Tmpl) > 0
	for _, piece := range v.Tmpl {
		text += piece.Text
		whole = whole && piece.Hole == ""
	}
	return text, whole
}

// Callees returns the functions that a call may call, as far as they are known:
// the method of an interface, or one to four functions.
func (r *Result) Callees(c ssa.CallInstruction) []*types.Func {
	r.mu.Lock()
	defer r.mu.Unlock()
	var out []*types.Func
	for _, cl := range r.eval.callees(c.Common()) {
		if cl.obj != nil {
			out = append(out, cl.obj)
		}
	}
	return out
}

// Implementations returns the methods of that name of the types, in this package
// and the own ones that it imports, that implement an interface.
func (r *Result) Implementations(iface *types.Interface, name string) []*types.Func {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.eval.methodsFor(iface, name)
}

// state reads off a value whether anything was put there.
func (v Val) state() State {
	unseen := false
	for _, o := range v.Orgs {
		switch o.Kind {
		case Const:
			if o.What != zero.Orgs[0].What {
				return Set
			}
		case Opaque:
			unseen = true
		default:
			return Set
		}
	}
	switch {
	case unseen:
		return Unseen
	case len(v.Tmpl) == 0:
		return Absent
	}
	return Empty
}

// options returns the calls that make the options of a call, by the name of the
// function called.
func (e *evaluator) options(c ssa.CallInstruction, name string) []*ssa.Call {
	sig, args := c.Common().Signature(), c.Common().Args
	if !sig.Variadic() || len(args) == 0 {
		return nil
	}
	var out []*ssa.Call
	for _, root := range e.cells(args[len(args)-1]) {
		for _, step := range e.stepsAt(root) {
			for _, v := range e.storedAt(cell{root.root, root.path.then(step)}) {
				call, ok := ssabody.Strip(v).(*ssa.Call)
				if !ok {
					continue
				}
				for _, cl := range e.callees(&call.Call) {
					if cl.obj != nil && cl.obj.Name() == name[strings.LastIndexByte(name, '.')+1:] {
						out = append(out, call)
					}
				}
			}
		}
	}
	return out
}

// seesOptions reports whether all options of a call are made where it stands.
func (e *evaluator) seesOptions(c ssa.CallInstruction) bool {
	sig, args := c.Common().Signature(), c.Common().Args
	if !sig.Variadic() || len(args) == 0 {
		return true
	}
	rest := args[len(args)-1]
	if k, ok := rest.(*ssa.Const); ok {
		return k.IsNil()
	}
	s, ok := rest.(*ssa.Slice)
	if !ok {
		return false
	}
	a, ok := s.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	for _, step := range e.stepsAt(cell{root: a}) {
		for _, v := range e.storedAt(cell{a, path{step}}) {
			if _, ok := ssabody.Strip(v).(*ssa.Call); !ok {
				return false
			}
		}
	}
	return true
}

// escapes reports whether the object that v stands for is handed, other than to
// use, to code that is not seen and may put a key in it.
func (e *evaluator) escapes(v ssa.Value, use ssa.CallInstruction) bool {
	seen := make(map[ssa.Value]bool)
	return slices.ContainsFunc(e.cells(v), func(c cell) bool { return e.leaks(c.root, use, seen) })
}

func (e *evaluator) leaks(v ssa.Value, use ssa.CallInstruction, seen map[ssa.Value]bool) bool {
	if seen[v] || v.Referrers() == nil {
		return false
	}
	seen[v] = true
	for _, r := range *v.Referrers() {
		switch r := r.(type) {
		case ssa.CallInstruction:
			if r != use && !e.tame(r, v) {
				return true
			}
		case *ssa.MakeClosure:
			for i, b := range r.Bindings {
				if fn, ok := r.Fn.(*ssa.Function); ok && b == v && i < len(fn.FreeVars) && e.leaks(fn.FreeVars[i], use, seen) {
					return true
				}
			}
		case *ssa.Store:
			if a, ok := r.Addr.(*ssa.Alloc); ok && r.Val == v && e.leaks(a, use, seen) {
				return true
			}
		case *ssa.FieldAddr, *ssa.IndexAddr, *ssa.Slice, *ssa.ChangeType, *ssa.ChangeInterface, *ssa.MakeInterface, *ssa.TypeAssert, *ssa.Phi, *ssa.UnOp:
			if val := r.(ssa.Value); isObject(val.Type()) && e.leaks(val, use, seen) {
				return true
			}
		}
	}
	return false
}

// tame reports whether what a call does to v is known: it is seen, the catalog
// knows it, it is v's own package's and not named like a key, or the standard
// library's.
func (e *evaluator) tame(c ssa.CallInstruction, v ssa.Value) bool {
	if _, ok := c.Common().Value.(*ssa.Builtin); ok {
		return true
	}
	cls := e.callees(c.Common())
	for _, cl := range cls {
		switch {
		case cl.body != nil:
		case cl.obj == nil:
			return false
		case e.roles.Func(cl.obj) != nil, e.imported(cl) != nil, !c.Common().IsInvoke() && e.hasFacts(cl.obj.Pkg()):
		case cl.obj.Pkg() == nil || isStdPath(cl.obj.Pkg().Path(), e.pkg.Path()):
		case gotypes.NamedOf(v.Type()) != nil && gotypes.NamedOf(v.Type()).Pkg() == cl.obj.Pkg():
			if catalog.SetterName(cl.obj.Name()) >= catalog.S1 {
				return false
			}
		default:
			return false
		}
	}
	return len(cls) > 0
}

// Solved reports whether the package was looked at for its own sake: one that has
// nothing to do with keys, sources or effects is not. That another pass has had a
// look changes nothing: passes run in any order.
func (r *Result) Solved() bool { return r.solved }
