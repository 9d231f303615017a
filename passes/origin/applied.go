package origin

import (
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// A function that is called through a parameter is known to the callers only: an
// option, a generator of keys. What it does stands in a path until it meets the
// function: a step (0) is what the function, or a method with its name in front,
// puts into what its argument 0 points to; a step () is its result.

func callStep(method string, arg int) string { return method + "(" + strconv.Itoa(arg) + ")" }

func isCallStep(step string) bool { return strings.HasSuffix(step, ")") }

// unknownWrites tells what a function that is called through a parameter writes
// into what its arguments point to.
func (e *evaluator) unknownWrites(c ssa.CallInstruction, add addWrite) {
	method := ""
	if c.Common().IsInvoke() {
		method = c.Common().Method.Name()
	}
	through := e.parameters(c.Common().Value)
	if len(through) == 0 {
		return
	}
	for i, arg := range c.Common().Args {
		if _, ok := arg.Type().Underlying().(*types.Pointer); !ok {
			continue
		}
		add(arg, nil, unseen, func(rest path) Val {
			var out Val
			for _, p := range through {
				out.join(e.param(p.root.(*ssa.Parameter), p.path.then(callStep(method, i)).then(rest...)))
			}
			return out
		})
	}
}

// resultThrough answers for the result of a function that is called through a
// parameter and takes nothing: a generator.
func (e *evaluator) resultThrough(c *ssa.Call, p path) Val {
	var out Val
	if len(c.Call.Args) > 0 {
		return out
	}
	for _, through := range e.parameters(c.Call.Value) {
		out.join(e.param(through.root.(*ssa.Parameter), through.path.then("()").then(p...)))
	}
	return out
}

// parameters returns the places in parameters that v is read from.
func (e *evaluator) parameters(v ssa.Value) []cell {
	var out []cell
	for _, c := range e.cells(v) {
		if _, ok := c.root.(*ssa.Parameter); ok {
			out = append(out, c)
		}
	}
	return out
}

// applied answers for a path that begins with a call step, if v is the function
// or the value whose method it is.
func (e *evaluator) applied(v ssa.Value, p path, at ssa.Instruction) (Val, bool) {
	method, arg, _ := strings.Cut(strings.TrimSuffix(p[0], ")"), "(")
	var fn *ssa.Function
	switch x := v.(type) {
	case *ssa.Function:
		fn = x
	case *ssa.MakeClosure:
		fn = x.Fn.(*ssa.Function)
	case *ssa.MakeInterface:
		if obj := e.method(x.X.Type(), method); obj != nil {
			fn, v = e.body.SSA().Prog.FuncValue(obj), x.X
		}
	}
	if fn == nil {
		return Val{}, false
	}
	body := e.bodyOf(fn)
	if body == nil {
		return e.appliedElsewhere(fn, arg, at), true
	}
	var found Val
	if arg == "" {
		found = e.result(body, 0, p[1:])
	}
	for _, m := range e.mutations(body) {
		if rest, ok := p[1:].meets(m.path); ok && arg == strconv.Itoa(m.param) {
			found.join(m.val(rest))
		}
	}
	return e.bound(v, body, found, at), true
}

// bound puts the receiver in the place of a method's own: its other parameters
// are not seen.
func (e *evaluator) bound(recv ssa.Value, fn *ssa.Function, v Val, at ssa.Instruction) Val {
	out := Val{Pos: v.Pos}
	whole := true
	for _, o := range v.Orgs {
		switch {
		case o.Kind != Param || o.of != fn:
			out.add(o)
		case o.Ref.Param < 0:
			whole = false
			out.add(e.eval(recv, o.Ref.Path, at).Orgs...)
		default:
			whole = false
			out.add(Org{Kind: Opaque, What: "an argument of " + fn.Name() + " that is not seen"})
		}
	}
	if whole {
		out.Tmpl = v.Tmpl
	}
	return out
}

// appliedElsewhere answers for the result of a function of another package that
// is handed over as a value.
func (e *evaluator) appliedElsewhere(fn *ssa.Function, arg string, at ssa.Instruction) Val {
	obj, ok := fn.Object().(*types.Func)
	if !ok || arg != "" {
		return Val{}
	}
	cl := callee{obj: obj.Origin(), name: gotypes.FuncName(obj)}
	if rows := e.roles.Func(cl.obj); rows != nil {
		for _, s := range rows.Sources {
			if s.Into.IsZero() {
				return e.source(s, cl.name, at)
			}
		}
		return Val{}
	}
	var out Val
	if f := e.imported(cl); f != nil {
		for _, r := range f.Res {
			for _, o := range fromFact(r.Orgs) {
				if r.Result == 0 && len(r.Path) == 0 && o.Volatile() {
					o.Via = append([]string{cl.name}, o.Via...)
					o.Pos, o.Instr = at.Pos(), at
					out.add(o)
				}
			}
		}
	}
	return out
}
