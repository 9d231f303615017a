package origin

import (
	"go/constant"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// flow answers from a flow row.
func (e *evaluator) flow(c ssa.CallInstruction, f *catalog.Flow, p path) Val {
	if f.Kind == catalog.Constant {
		return fixed
	}
	var parts []Val
	var from []place
	for _, access := range f.From {
		for _, pl := range e.places(c, access) {
			below := pl.path
			if f.Kind == catalog.Identity || f.Kind == catalog.Copy {
				below = below.then(p...)
			}
			parts = append(parts, e.eval(pl.val, below, c))
			from = append(from, pl)
		}
	}
	if len(parts) == 0 {
		return Val{}
	}
	var out Val
	out.combine(parts...)
	out.Tmpl, out.Pos = e.flowShape(f.Kind, from, parts, c), c.Pos()
	switch f.Kind {
	case catalog.Identity, catalog.Copy, catalog.Encode:
		if len(parts) == 1 {
			out.Pos = parts[0].Pos
		}
	case catalog.Concat:
		out.add(e.printed(c, from, strings.Repeat("v", len(from)))...)
	case catalog.Format:
		if format, ok := formatText(from); ok {
			out.add(e.printed(c, from, verbs(format))...)
		}
	case catalog.Truncate, catalog.Layout, catalog.Day:
		if grain := flowGrain(f.Kind, from); grain > 0 {
			return parts[0].each(func(o *Org) { o.Grain = max(o.Grain, grain) })
		}
	case catalog.Unsorted:
		out.add(Org{Kind: Order, What: "the order of a map", Category: "order", Pos: c.Pos(), Instr: c, At: e.at(c.Pos())})
	case catalog.Sort:
		out.Orgs = slices.DeleteFunc(out.Orgs, func(o Org) bool { return o.Kind == Order })
	}
	return out
}

// flowShape returns the shape as text of a flow's result, as far as it has one.
func (e *evaluator) flowShape(kind catalog.FlowKind, from []place, parts []Val, at ssa.Instruction) []Piece {
	var out []Piece
	switch kind {
	case catalog.Identity, catalog.Copy, catalog.Encode:
		if len(parts) == 1 {
			out = parts[0].Tmpl
		}
	case catalog.Concat:
		for i := range parts {
			out = concat(out, e.pieces(from[i], parts[i]))
		}
	case catalog.Format:
		out = e.formatted(from, parts)
	case catalog.Join:
		out = e.joined(from, at)
	case catalog.Hash:
		for i := range parts {
			for _, piece := range e.pieces(from[i], parts[i]) {
				piece.Hash = true
				out = append(out, piece)
			}
		}
	}
	return out
}

// flowGrain returns how coarse a flow makes a time, 0 if that is not known.
func flowGrain(kind catalog.FlowKind, from []place) time.Duration {
	if kind == catalog.Day {
		return Day
	}
	if len(from) < 2 {
		return 0
	}
	if kind == catalog.Truncate {
		d, _ := constInt(from[1].val)
		return time.Duration(d)
	}
	layout, _ := constString(from[1].val)
	return layoutGrain(layout)
}

func formatText(from []place) (string, bool) {
	if len(from) == 0 {
		return "", false
	}
	return constString(from[0].val)
}

func constInt(v ssa.Value) (int64, bool) {
	c, ok := ssabody.Strip(v).(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(c.Value)
}

func constString(v ssa.Value) (string, bool) {
	c, ok := ssabody.Strip(v).(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}

// A place is a value and a path below it.
type place struct {
	val  ssa.Value
	path path
}

// places returns what an access path means at a call; none where it means
// nothing there (an option that is not given).
func (e *evaluator) places(c ssa.CallInstruction, a catalog.Access) []place {
	common := c.Common()
	recv, args := operands(common)
	sig := common.Signature()
	fixedArgs := sig.Params().Len()
	if sig.Variadic() {
		fixedArgs--
	}
	below, ok := stepsBelow(a, args)
	if !ok {
		return nil
	}
	arg := func(n int) []place {
		switch {
		case n < fixedArgs && n < len(args):
			return []place{{args[n], e.promoted(args[n].Type(), below)}}
		case sig.Variadic() && fixedArgs < len(args): // an element of the variadic slice
			return []place{{args[fixedArgs], path{"[" + strconv.Itoa(n-fixedArgs) + "]"}.then(below...)}}
		}
		return nil
	}
	switch a.Root {
	case catalog.Recv:
		if recv != nil {
			return []place{{recv, e.promoted(recv.Type(), below)}}
		}
	case catalog.Arg:
		return arg(a.N)
	case catalog.ArgRest:
		var out []place
		for n := a.N; n < fixedArgs && n < len(args); n++ {
			out = append(out, arg(n)...)
		}
		if sig.Variadic() && fixedArgs < len(args) {
			for _, pl := range e.variadic(args[fixedArgs]) {
				out = append(out, place{pl.val, pl.path.then(below...)})
			}
		}
		return out
	case catalog.Named:
		for i := range sig.Params().Len() {
			if sig.Params().At(i).Name() == a.Name {
				return arg(i)
			}
		}
	case catalog.Option:
		var out []place
		for _, made := range e.options(c, a.Name) {
			if _, optArgs := operands(&made.Call); len(optArgs) > 0 {
				out = append(out, place{optArgs[0], below})
			}
		}
		return out
	case catalog.Ret:
		if v := resultOf(c, a.N); v != nil {
			return []place{{v, below}}
		}
	}
	return nil
}

// stepsBelow returns the path that an access path has below its root; ok is false
// for a method's result, which is not a place.
func stepsBelow(a catalog.Access, args []ssa.Value) (below path, ok bool) {
	for _, s := range a.Steps {
		switch s.Kind {
		case catalog.Field:
			below = append(below, s.Name)
		case catalog.Index, catalog.Header:
			below = append(below, "["+strconv.Quote(s.Name)+"]")
		case catalog.ByArg:
			step := elem
			if s.N < len(args) {
				step = index(args[s.N])
			}
			below = append(below, step)
		case catalog.Elem:
			below = append(below, elem)
		case catalog.Method:
			return nil, false
		}
	}
	return below, true
}

// resultOf returns the value of the n-th result of a call, or nil if it is not used.
func resultOf(c ssa.CallInstruction, n int) ssa.Value {
	v := c.Value()
	if v == nil { // a go or defer statement
		return nil
	}
	if c.Common().Signature().Results().Len() == 1 {
		return v
	}
	for _, r := range *v.Referrers() {
		if x, ok := r.(*ssa.Extract); ok && x.Index == n {
			return x
		}
	}
	return nil
}

// variadic returns the elements of a variadic argument: each on its own where
// they are written at the call, else all as one.
func (e *evaluator) variadic(slice ssa.Value) []place {
	if s, ok := slice.(*ssa.Slice); ok {
		if a, ok := s.X.(*ssa.Alloc); ok {
			if arr, ok := a.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array); ok && arr.Len() <= 16 {
				out := make([]place, arr.Len())
				for i := range out {
					out[i] = place{slice, path{"[" + strconv.Itoa(i) + "]"}}
				}
				return out
			}
		}
	}
	return []place{{slice, path{elem}}}
}

// promoted spells out the embedded fields that a path leaves out.
func (e *evaluator) promoted(t types.Type, p path) path {
	if len(p) == 0 {
		return nil
	}
	s := gotypes.StructOf(t)
	if s == nil {
		return p
	}
	_, idx, _ := types.LookupFieldOrMethod(t, true, e.pkg, p[0])
	if len(idx) < 2 {
		return p
	}
	var full path
	for _, i := range idx {
		full = append(full, s.Field(i).Name())
		if s = gotypes.StructOf(s.Field(i).Type()); s == nil {
			break
		}
	}
	return full.then(p[1:]...)
}
