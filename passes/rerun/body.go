package rerun

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A ref is a place in the inputs of a declared function: a parameter (-1 is the
// receiver), then fields ("Op") and a method ("Execute()").
type ref struct {
	fn    *ssa.Function
	param int
	path  string // steps joined by dots
}

// bodies are the functions that a function value may be: those of this package,
// the parameters it may have come from, and others.
type bodies struct {
	fns   []*ssa.Function
	refs  []ref
	outer bool // or one that has no body here
}

func (b *bodies) add(o bodies) {
	b.outer = b.outer || o.outer
	for _, fn := range o.fns {
		if !contains(b.fns, fn) {
			b.fns = append(b.fns, fn)
		}
	}
	for _, r := range o.refs {
		if !contains(b.refs, r) {
			b.refs = append(b.refs, r)
		}
	}
}

func contains[T comparable](xs []T, x T) bool {
	for _, y := range xs {
		if x == y {
			return true
		}
	}
	return false
}

// resolve finds what the value v, or the field or method of it that path names,
// may be.
func (a *solver) resolve(v ssa.Value, path string) bodies {
	s := &resolver{a: a, seen: map[seenKey]bool{}}
	s.value(v, path)
	return s.out
}

type seenKey struct {
	v    ssa.Value
	path string
}

type resolver struct {
	a    *solver
	seen map[seenKey]bool
	out  bodies
}

func (s *resolver) value(v ssa.Value, path string) {
	key := seenKey{v, path}
	if v == nil || s.seen[key] || len(s.seen) > 200 || strings.Count(path, ".") > 3 {
		return
	}
	s.seen[key] = true
	switch v := v.(type) {
	case *ssa.Function:
		if path == "" {
			s.function(v)
		}
	case *ssa.MakeClosure:
		if path == "" {
			s.function(v.Fn.(*ssa.Function))
		}
	case *ssa.ChangeType:
		s.value(v.X, path)
	case *ssa.ChangeInterface:
		s.value(v.X, path)
	case *ssa.Convert:
		s.value(v.X, path)
	case *ssa.TypeAssert:
		s.value(v.X, path)
	case *ssa.MakeInterface:
		if m, ok := strings.CutSuffix(path, "()"); ok && !strings.Contains(m, ".") {
			if _, ok := v.X.Type().Underlying().(*types.Signature); ok {
				s.value(v.X, "") // http.HandlerFunc(f): its method calls f
			} else {
				s.method(v.X.Type(), m)
			}
			return
		}
		s.value(v.X, path)
	case *ssa.Phi:
		for _, e := range v.Edges {
			s.value(e, path)
		}
	case *ssa.Parameter:
		s.parameter(v, path)
	case *ssa.UnOp:
		s.cell(v.X, path)
	case *ssa.FieldAddr:
		s.cell(v, path)
	case *ssa.Field:
		s.value(v.X, join(fieldOf(v.X.Type(), v.Field).Name(), path))
	case *ssa.Alloc, *ssa.FreeVar, *ssa.Global:
		s.cell(v, path) // a pointer to a struct that holds the function
	case *ssa.MakeMap:
		s.entries(v, path)
	case *ssa.Lookup:
		s.value(v.X, path)
	case *ssa.Slice:
		s.value(v.X, path)
	case *ssa.Next:
		if r, ok := v.Iter.(*ssa.Range); ok {
			s.value(r.X, path)
		}
	case *ssa.Call:
		s.results(v, 0, path)
	case *ssa.Extract:
		switch t := v.Tuple.(type) {
		case *ssa.Call:
			s.results(t, v.Index, path)
		case *ssa.Lookup, *ssa.Next:
			s.value(t, path)
		}
	}
}

// entries resolves what is put in a map.
func (s *resolver) entries(m ssa.Value, path string) {
	for _, r := range *m.Referrers() {
		if up, ok := r.(*ssa.MapUpdate); ok && up.Map == m {
			s.value(up.Value, path)
		}
	}
}

func join(step, path string) string {
	if path == "" {
		return step
	}
	return step + "." + path
}

// function adds fn; for the thunk of a method value, the method.
func (s *resolver) function(fn *ssa.Function) {
	fn = origin(fn)
	if fn.Synthetic != "" && fn.Parent() == nil {
		if obj, ok := fn.Object().(*types.Func); ok {
			if m := fn.Prog.FuncValue(obj.Origin()); m != nil {
				fn = m
			}
		}
	}
	if len(fn.Blocks) > 0 && fn.Pkg == s.a.pkg {
		s.out.add(bodies{fns: []*ssa.Function{fn}})
		return
	}
	_, declared := fn.Object().(*types.Func)
	s.out.outer = s.out.outer || declared
}

func (s *resolver) method(typ types.Type, name string) {
	obj, _, _ := types.LookupFieldOrMethod(typ, true, s.a.pkg.Pkg, name)
	if m, ok := obj.(*types.Func); ok {
		if fn := s.a.pkg.Prog.FuncValue(m.Origin()); fn != nil {
			s.function(fn)
		}
	}
}

func (s *resolver) parameter(p *ssa.Parameter, path string) {
	fn := p.Parent()
	if fn.Parent() != nil {
		return // a parameter of a literal: whoever calls it decides
	}
	shift := 0
	if fn.Signature.Recv() != nil {
		shift = 1
	}
	for i, q := range fn.Params {
		if q == p {
			s.out.add(bodies{refs: []ref{{fn, i - shift, path}}})
		}
	}
}

// cell resolves what is stored at an address.
func (s *resolver) cell(addr ssa.Value, path string) {
	switch x := addr.(type) {
	case *ssa.FieldAddr:
		s.cell(x.X, join(fieldOf(x.X.Type(), x.Field).Name(), path))
	case *ssa.IndexAddr:
		s.cell(x.X, path)
	case *ssa.Alloc:
		s.stored(x, x, path)
	case *ssa.FreeVar:
		s.captured(x, path)
	case *ssa.Global:
		s.global(x, path)
	default:
		s.value(addr, path)
	}
}

// stored resolves what is stored in a local cell, or in the field of it that
// path begins with.
func (s *resolver) stored(cell, addr ssa.Value, path string) {
	refs := addr.Referrers()
	if refs == nil {
		return
	}
	for _, r := range *refs {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == addr {
				s.value(r.Val, path)
			}
		case *ssa.FieldAddr:
			name := fieldOf(r.X.Type(), r.Field).Name()
			if rest, ok := strings.CutPrefix(path+".", name+"."); ok {
				s.stored(cell, r, strings.TrimSuffix(rest, "."))
			}
		case *ssa.IndexAddr:
			s.stored(cell, r, path)
		case *ssa.MakeClosure:
			fn := r.Fn.(*ssa.Function)
			for i, b := range r.Bindings {
				if b == addr && i < len(fn.FreeVars) && fn.Synthetic == "" {
					s.stored(cell, fn.FreeVars[i], path)
				}
			}
		}
	}
}

// captured resolves a captured variable where its closure is made.
func (s *resolver) captured(fv *ssa.FreeVar, path string) {
	fn := fv.Parent()
	if fn.Parent() == nil {
		return
	}
	for i, v := range fn.FreeVars {
		if v != fv {
			continue
		}
		for _, b := range fn.Parent().Blocks {
			for _, instr := range b.Instrs {
				if mc, ok := instr.(*ssa.MakeClosure); ok && mc.Fn == fn {
					s.cell(mc.Bindings[i], path)
				}
			}
		}
	}
}

// global resolves a package variable that is assigned in one place.
func (s *resolver) global(g *ssa.Global, path string) {
	if g.Pkg != s.a.pkg {
		return
	}
	if vs := s.a.globals[g]; len(vs) == 1 && path == "" {
		s.value(vs[0], "")
	}
}

// results resolves what a function of this package returns.
func (s *resolver) results(c *ssa.Call, i int, path string) {
	fn := c.Call.StaticCallee()
	if fn == nil {
		return
	}
	for _, b := range origin(fn).Blocks {
		if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(ret.Results) {
			if _, isParam := ret.Results[i].(*ssa.Parameter); !isParam {
				s.value(ret.Results[i], path)
			}
		}
	}
}
