package origin

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

const maxPieces = 12

// pieces returns the shape of what stands at a place as text: its own, or one
// hole of its name.
func (e *evaluator) pieces(pl place, val Val) []Piece {
	if val.Tmpl != nil {
		return val.Tmpl
	}
	return []Piece{{Hole: e.placeName(pl), Orgs: val.Orgs}}
}

func (e *evaluator) placeName(pl place) string {
	if len(pl.path) == 0 {
		return e.nameOf(pl.val)
	}
	for _, c := range e.cells(pl.val) { // an element of a variadic argument
		if vals := e.storedAt(cell{c.root, c.path.then(pl.path...)}); len(vals) == 1 {
			return e.nameOf(vals[0])
		}
	}
	return e.stepName(pl)
}

// stepName returns the last step of a place's path, with the type that has the
// field where that is known.
func (e *evaluator) stepName(pl place) string {
	n := len(pl.path)
	t := ssabody.Strip(pl.val).Type()
	for _, step := range pl.path[:n-1] {
		obj, _, _ := types.LookupFieldOrMethod(t, true, packageOf(t), step)
		f, ok := obj.(*types.Var)
		if !ok {
			return pl.path[n-1]
		}
		t = f.Type()
	}
	if tn := gotypes.NamedOf(t); tn != nil && gotypes.StructOf(t) != nil {
		return tn.Name() + "." + pl.path[n-1]
	}
	return pl.path[n-1]
}

// joined returns the shape of the elements of a slice with a constant text between
// them, where the slice is written out.
func (e *evaluator) joined(from []place, at ssa.Instruction) []Piece {
	if len(from) != 2 || len(from[0].path) > 0 {
		return nil
	}
	sep, ok := constString(from[1].val)
	if !ok {
		return nil
	}
	var out []Piece
	elems := e.variadic(from[0].val)
	if len(elems) == 1 && slices.Equal(elems[0].path, path{elem}) {
		return nil
	}
	for i, pl := range elems {
		if i > 0 && sep != "" {
			out = concat(out, []Piece{{Text: sep}})
		}
		out = concat(out, e.pieces(pl, e.eval(pl.val, pl.path, at)))
	}
	return out
}

func concat(a, b []Piece) []Piece {
	out := slices.Clone(a)
	for _, p := range b {
		if n := len(out); n > 0 && p.Hole == "" && out[n-1].Hole == "" && p.Hash == out[n-1].Hash {
			out[n-1].Text += p.Text
			continue
		}
		out = append(out, p)
	}
	if len(out) > maxPieces {
		return nil
	}
	return out
}

// formatted returns the shape of a fmt format and its operands.
func (e *evaluator) formatted(from []place, parts []Val) []Piece {
	format, ok := formatText(from)
	if !ok {
		return nil
	}
	var out []Piece
	next := 1
	for format != "" {
		i := strings.IndexByte(format, '%')
		if i < 0 || i == len(format)-1 {
			return concat(out, []Piece{{Text: format}})
		}
		if i > 0 {
			out = concat(out, []Piece{{Text: format[:i]}})
		}
		j := i + 1
		for j < len(format)-1 && strings.IndexByte("+-# 0123456789.", format[j]) >= 0 {
			j++
		}
		switch verb := format[j]; {
		case verb == '%':
			out = concat(out, []Piece{{Text: "%"}})
		case verb == '[' || verb == '*' || next >= len(from):
			return nil // indexed and starred verbs are rare in keys
		default:
			out = concat(out, e.pieces(from[next], parts[next]))
			next++
		}
		format = format[j+1:]
	}
	return out
}

// nameOf returns what a reader would call v: a field, a parameter, a variable, a
// call.
func (e *evaluator) nameOf(v ssa.Value) string {
	for range 8 {
		switch x := ssabody.Strip(v).(type) {
		case *ssa.Parameter:
			return x.Name()
		case *ssa.FreeVar:
			return x.Name()
		case *ssa.Global:
			return x.Name()
		case *ssa.Alloc:
			return x.Comment
		case *ssa.FieldAddr:
			return qualified(x.X.Type(), x.Field)
		case *ssa.Field:
			return qualified(x.X.Type(), x.Field)
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.Lookup:
			return index(x.Index)
		case *ssa.UnOp:
			v = x.X
		case *ssa.Slice:
			v = x.X
		case *ssa.Extract:
			if n, ok := x.Tuple.(*ssa.Next); ok {
				if r, ok := n.Iter.(*ssa.Range); ok {
					v = r.X
					continue
				}
			}
			if c, ok := x.Tuple.(*ssa.Call); ok {
				v = c
				continue
			}
			return "a value"
		case *ssa.Call:
			recv, args := operands(&x.Call)
			if recv != nil && len(args) == 0 { // x.Code.String()
				if n := e.nameOf(recv); n != "" {
					return n
				}
			}
			if varying := notConstant(args); recv == nil && len(varying) == 1 { // strconv.FormatInt(x, 10)
				v = varying[0]
				continue
			}
			if cls := e.callees(&x.Call); len(cls) > 0 {
				return cls[0].name
			}
			return "a call"
		case *ssa.Phi:
			return x.Comment
		case *ssa.BinOp:
			v = x.X
		default:
			return "a value"
		}
	}
	return "a value"
}

// qualified returns a field's name with its type's: the ID of an Order is another
// thing than that of a Customer.
func qualified(t types.Type, i int) string {
	if tn := gotypes.NamedOf(t); tn != nil {
		return tn.Name() + "." + gotypes.FieldName(t, i)
	}
	return gotypes.FieldName(t, i)
}

func notConstant(vals []ssa.Value) []ssa.Value {
	return slices.DeleteFunc(slices.Clone(vals), func(v ssa.Value) bool {
		_, ok := v.(*ssa.Const)
		return ok
	})
}
