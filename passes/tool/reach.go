package tool

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// maxDepth is how many static calls away from a tool's function its effects are
// looked for.
const maxDepth = 3

// A target is the function that is run for a tool: of this package, or another's.
type target struct {
	fn  *ssa.Function
	obj *types.Func
}

// runs notes the function that is run for a tool, with the input that it takes.
func (f *finder) runs(t *Tool, to target) {
	switch {
	case to.fn != nil:
		t.Run = true
		t.fns = append(t.fns, to.fn)
		f.input(t, to.fn.Signature)
	case to.obj != nil:
		t.Run = true
		t.Elsewhere = append(t.Elsewhere, f.done.Elsewhere(to.obj)...)
		f.input(t, to.obj.Signature())
	}
}

// does fills in what the code of a tool does.
func (f *finder) does(t *Tool) {
	f.reached(t)
	for _, e := range f.done.Effects {
		if t.Does(e.Call) {
			t.Effects = append(t.Effects, e)
		}
	}
	f.changes(t)
	t.Faults = f.faults(t)
}

// reached completes the functions that are run for a tool.
func (f *finder) reached(t *Tool) {
	var reached []*ssa.Function
	var walk func(fn *ssa.Function, depth int)
	walk = func(fn *ssa.Function, depth int) {
		if fn == nil || len(fn.Blocks) == 0 || slices.Contains(reached, fn) {
			return
		}
		reached = append(reached, fn)
		for _, anon := range fn.AnonFuncs {
			walk(anon, depth)
		}
		if depth == 0 {
			return
		}
		for _, c := range calls(fn) {
			walk(c.Common().StaticCallee(), depth-1)
		}
	}
	for _, fn := range t.fns {
		walk(fn, maxDepth)
	}
	if len(t.in) > 0 {
		for _, fn := range f.body.Funcs() {
			for _, c := range calls(fn) {
				if t.stands(c) {
					walk(c.Common().StaticCallee(), maxDepth-1)
				}
			}
		}
	}
	t.fns = reached
}

func calls(fn *ssa.Function) []ssa.CallInstruction {
	var out []ssa.CallInstruction
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if c, ok := in.(ssa.CallInstruction); ok {
				out = append(out, c)
			}
		}
	}
	return out
}

// stands reports whether an instruction stands in the code that is run by name.
func (t *Tool) stands(in ssa.Instruction) bool {
	return slices.ContainsFunc(t.in, func(s span) bool { return s.has(in.Pos()) })
}

// Does reports whether an instruction is run for the tool.
func (t *Tool) Does(in ssa.Instruction) bool {
	return slices.Contains(t.fns, in.Parent()) || t.stands(in)
}

// inside are the calls that are run for a tool, in the order of the source.
func (f *finder) inside(t *Tool) []ssa.CallInstruction {
	if len(t.fns) == 0 && len(t.in) == 0 {
		return nil
	}
	var out []ssa.CallInstruction
	for _, fn := range f.body.Funcs() {
		if len(t.in) == 0 && !slices.Contains(t.fns, fn) {
			continue
		}
		for _, c := range calls(fn) {
			if _, builtin := c.Common().Value.(*ssa.Builtin); !builtin && t.Does(c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// changes notes the calls of a tool that by their names set something or take it
// away, and those of other modules that make or send something: methods that can fail
// and are given a context, or move money.
func (f *finder) changes(t *Tool) {
	for _, c := range f.inside(t) {
		for _, obj := range f.org.Callees(c) {
			sig := obj.Signature()
			if sig.Recv() == nil || sig.Results().Len() == 0 || !gotypes.IsError(sig.Results().At(sig.Results().Len()-1).Type()) {
				continue
			}
			recv := ""
			if tn := gotypes.NamedOf(sig.Recv().Type()); tn != nil {
				recv = tn.Name()
			}
			goesOut := sig.Params().Len() > 1 && gotypes.IsContext(sig.Params().At(0).Type())
			switch kind := catalog.MethodClass(recv, obj.Name()); {
			case !goesOut && kind != catalog.MoneyClass:
			case kind == catalog.SetClass || kind == catalog.DeleteClass:
				t.Changes = append(t.Changes, Change{c, gotypes.FuncName(obj), kind})
			case kind.Effect() && f.roles.Func(obj) == nil && !f.done.Own(obj.Pkg()):
				t.Makes = append(t.Makes, Change{c, gotypes.FuncName(obj), kind})
			}
		}
	}
}
