package life

import (
	"fmt"
	"go/constant"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/fact"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
)

// IdemLife says which parameters of a function are the life of a key.
type IdemLife struct{ Params []Param }

// A Param is a parameter that says how long a key is remembered.
type Param struct {
	Index int    // without the receiver
	Times int64  // the life is so many times the parameter, in nanoseconds
	Role  string // claim, record or memory
	Shape string // the key's constant text, with {} for the rest
	Key   string // the same for messages
	State string // what is stored
	Names []string
	At    string
}

// AFact marks the type as a fact.
func (*IdemLife) AFact() {}

func (f *IdemLife) String() string {
	var out []string
	for _, p := range f.Params {
		s := fmt.Sprintf("arg%d is how long a %s lives", p.Index, p.Role)
		if p.Shape != "" {
			s += " under " + p.Shape
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

const (
	maxParams = 4  // of a function
	maxNames  = 12 // of a parameter
	maxLevels = 3  // calls between the literal and the store
)

// throughCallers replaces a life that is a parameter by what the callers in this
// package give, and notes the parameter for those in others.
func (f *finder) throughCallers(sites []*site) []*site {
	var done []*site
	for range maxLevels {
		var next []*site
		for _, s := range sites {
			if p, times, ok := f.parameter(s); ok {
				next = append(next, f.callersOf(s, p, times)...)
			} else {
				done = append(done, s)
			}
		}
		sites = next
	}
	return done
}

// parameter returns the parameter that is the life of a site, and how many
// nanoseconds one of it are.
func (f *finder) parameter(s *site) (*ssa.Parameter, int64, bool) {
	x, ok := f.fold.fold(s.value)
	if !ok || x.param == nil {
		return nil, 0, false
	}
	times, exact := constant.Int64Val(constant.ToInt(constant.BinaryOp(x.num, mul, constant.MakeInt64(int64(s.unitOf())))))
	return x.param, times, exact && times > 0
}

func (f *finder) callersOf(s *site, param *ssa.Parameter, times int64) []*site {
	fn := param.Parent()
	index := slices.Index(fn.Params, param)
	if fn.Signature.Recv() != nil {
		index--
	}
	if index < 0 || fn.Parent() != nil {
		return nil
	}
	p := Param{Index: index, Times: times, Role: s.role, Shape: s.shape, Key: s.Key, State: s.state, Names: s.names, At: f.at(s.instr)}
	if len(p.Names) > maxNames {
		p.Names = p.Names[:maxNames]
	}
	if f.facts[fn] == nil {
		f.facts[fn] = new(IdemLife)
	}
	if known := f.facts[fn]; len(known.Params) < maxParams {
		known.Params = append(known.Params, p)
	}
	var out []*site
	for _, c := range f.callersIn(fn) {
		out = append(out, f.throughParam(c.Parent(), c, name(fn), p))
	}
	return out
}

// throughParam returns the life that a call sets through a parameter of what it
// calls.
func (f *finder) throughParam(fn *ssa.Function, c ssa.CallInstruction, who string, p Param) *site {
	s := f.newSite(fn, c, who)
	s.role, s.shape, s.Key, s.state, s.scale = p.Role, p.Shape, p.Key, p.State, p.Times
	s.names = append(s.names, p.Names...)
	args := c.Common().Args
	if !c.Common().IsInvoke() && c.Common().Signature().Recv() != nil && len(args) > 0 {
		args = args[1:]
	}
	if p.Index < len(args) {
		s.value, s.index = args[p.Index], p.Index
	}
	for _, a := range args {
		if gotypes.IsText(a.Type()) {
			s.orgs = append(s.orgs, f.org.Value(a, c).Orgs...)
		}
	}
	return s
}

// callersIn returns the static calls of a function in this package.
func (f *finder) callersIn(fn *ssa.Function) []ssa.CallInstruction {
	if f.callers == nil {
		f.callers = make(map[*ssa.Function][]ssa.CallInstruction)
		for _, caller := range f.body.Funcs() {
			for _, b := range caller.Blocks {
				for _, in := range b.Instrs {
					if c, ok := in.(ssa.CallInstruction); ok && c.Common().StaticCallee() != nil {
						f.callers[c.Common().StaticCallee()] = append(f.callers[c.Common().StaticCallee()], c)
					}
				}
			}
		}
	}
	return f.callers[fn]
}

// export tells other packages of the parameters that are lives.
func (f *finder) export() {
	for _, fn := range f.body.Funcs() {
		known := f.facts[fn]
		obj, ok := fn.Object().(*types.Func)
		if known == nil || !ok || !obj.Exported() || strings.HasSuffix(f.pass.Fset.Position(obj.Pos()).Filename, "_test.go") {
			continue
		}
		fact.Export(f.pass, obj, known)
	}
}

func (f *finder) at(in ssa.Instruction) string {
	return config.Place(f.pass.Fset, f.pass.Pkg, in.Pos())
}

// near is a place in this package: "jobs.go:12".
func (f *finder) near(pos token.Pos) string {
	p := f.pass.Fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}

func name(fn *ssa.Function) string {
	if obj, ok := fn.Object().(*types.Func); ok {
		return gotypes.FuncName(obj)
	}
	return fn.Name()
}
