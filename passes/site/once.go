package site

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/ssabody"
)

// A program knows who calls a function of the package.
type program struct {
	callers map[*ssa.Function][]*ssa.Function
	taken   map[*ssa.Function]bool // used as a value: who calls it is not known
}

func newProgram(body *ssabody.Package) *program {
	p := &program{make(map[*ssa.Function][]*ssa.Function), make(map[*ssa.Function]bool)}
	for _, fn := range body.Funcs() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				p.note(fn, in)
			}
		}
	}
	return p
}

func (p *program) note(fn *ssa.Function, in ssa.Instruction) {
	called := (*ssa.Value)(nil)
	if c, ok := in.(ssa.CallInstruction); ok {
		called = &c.Common().Value
		if callee := c.Common().StaticCallee(); callee != nil {
			p.callers[callee] = append(p.callers[callee], fn)
		}
	}
	for _, op := range in.Operands(nil) {
		if f, ok := (*op).(*ssa.Function); ok && op != called {
			p.taken[f] = true
		}
	}
}

// once reports whether fn runs once in a run of the program: it initialises the
// package, it is main, or an unexported function that only such functions call.
func (p *program) once(fn *ssa.Function) bool { return p.onceWithin(fn, 4) }

func (p *program) onceWithin(fn *ssa.Function, depth int) bool {
	if fn.Parent() != nil || fn.Pkg == nil {
		return false
	}
	if fn.Name() == "init" || fn.Name() == "main" && fn.Pkg.Pkg.Name() == "main" {
		return true
	}
	if depth == 0 || p.taken[fn] || token.IsExported(fn.Name()) && fn.Pkg.Pkg.Name() != "main" || len(p.callers[fn]) == 0 {
		return false
	}
	for _, c := range p.callers[fn] {
		if !p.onceWithin(c, depth-1) {
			return false
		}
	}
	return true
}
