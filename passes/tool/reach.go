package tool

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// maxDepth is how many static calls away from a tool's function its effects are
// looked for.
const maxDepth = 3

// runs notes the function that is run for a tool, with the input that it takes.
func (f *finder) runs(t *Tool, fn *ssa.Function) {
	if fn == nil {
		return
	}
	t.Run = true
	t.fns = append(t.fns, fn)
	f.input(t, fn.Signature)
}

// does fills in what the code of a tool does.
func (f *finder) does(t *Tool) {
	if !t.Run {
		t.Faults = f.faults(t)
		return
	}
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
	for _, e := range f.effects {
		if t.Does(e.Call) {
			t.Effects = append(t.Effects, e)
		}
	}
	f.changes(t)
	t.Faults = f.faults(t)
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

// changes notes the calls of a tool that by their names set something or take it
// away: methods that are given a context and can fail.
func (f *finder) changes(t *Tool) {
	for _, fn := range f.body.Funcs() {
		for _, c := range calls(fn) {
			if !t.Does(c) {
				continue
			}
			if _, builtin := c.Common().Value.(*ssa.Builtin); builtin {
				continue
			}
			for _, obj := range f.org.Callees(c) {
				sig := obj.Signature()
				if sig.Recv() == nil || sig.Params().Len() < 2 || !gotypes.IsContext(sig.Params().At(0).Type()) ||
					sig.Results().Len() == 0 || !gotypes.IsError(sig.Results().At(sig.Results().Len()-1).Type()) {
					continue
				}
				recv := ""
				if tn := gotypes.NamedOf(sig.Recv().Type()); tn != nil {
					recv = tn.Name()
				}
				if kind := catalog.MethodClass(recv, obj.Name()); kind == catalog.SetClass || kind == catalog.DeleteClass {
					t.Changes = append(t.Changes, Change{c, gotypes.FuncName(obj), kind})
				}
			}
		}
	}
}
