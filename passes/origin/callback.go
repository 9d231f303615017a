package origin

import (
	"go/types"
	"slices"

	"github.com/idemlint/idemlint/passes/ssabody"
	"golang.org/x/tools/go/ssa"
)

// handed answers for a parameter of a closure that is handed to functions of
// this package: it holds what these call the closure with. Of one that is handed
// to a known retry wrapper, a number is the number of the try.
func (e *evaluator) handed(p *ssa.Parameter, below path) (Val, bool) {
	fn := p.Parent()
	if fn.Parent() == nil {
		return Val{}, false
	}
	out := e.cached(memoKey{p, "handed." + below.String(), nil}, func() Val {
		var out Val
		for _, run := range e.runs(fn) {
			for i, arg := range run.Call.Args {
				if !isClosure(arg, fn) {
					continue
				}
				for _, cl := range e.callees(&run.Call) {
					out.join(e.handedBy(run, cl, i, number(p), below))
				}
			}
		}
		return out
	})
	return out, len(out.Orgs) > 0
}

func isClosure(v ssa.Value, fn *ssa.Function) bool {
	v = ssabody.Strip(v)
	if mk, ok := v.(*ssa.MakeClosure); ok {
		v = mk.Fn
	}
	return v == ssa.Value(fn)
}

// handedBy returns argument n of the calls that the callee of run makes of its
// own argument i, a function.
func (e *evaluator) handedBy(run *ssa.Call, cl callee, i, n int, below path) Val {
	var out Val
	if cl.body == nil {
		if e.retries(cl) && n >= 0 {
			if b, ok := run.Call.Args[i].Type().Underlying().(*types.Signature).Params().At(n).Type().Underlying().(*types.Basic); ok && b.Info()&types.IsInteger != 0 {
				out.add(e.theTry(run))
			}
		}
		return out
	}
	if i >= len(cl.body.Params) {
		return out
	}
	for _, f := range e.withClosures(cl.body) {
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				c, ok := in.(*ssa.Call)
				if !ok || c.Call.IsInvoke() || n >= len(c.Call.Args) || !slices.ContainsFunc(e.cells(c.Call.Value), func(x cell) bool {
					return x.root == cl.body.Params[i] && len(x.path) == 0
				}) {
					continue
				}
				v := e.eval(c.Call.Args[n], below, c)
				counts := func(o Org) bool { return o.Kind == Seq }
				if slices.ContainsFunc(v.Orgs, counts) {
					out.add(e.theTry(run))
					v.Orgs = slices.DeleteFunc(slices.Clone(v.Orgs), counts)
				}
				out.join(e.substitute(run, cl, v, nil))
			}
		}
	}
	return out
}

func (e *evaluator) retries(cl callee) bool {
	if cl.obj == nil {
		return false
	}
	rows := e.roles.Func(cl.obj)
	return rows != nil && len(rows.Reruns) > 0
}

// theTry is the number of the try that a retry wrapper hands to what it runs.
func (e *evaluator) theTry(run *ssa.Call) Org {
	return Org{Kind: Seq, What: "the try's number", Category: "attempt", Pos: run.Pos(), Instr: run, At: e.at(run.Pos())}
}
