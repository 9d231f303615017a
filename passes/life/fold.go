package life

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// A folder computes lengths of time: through constants, arithmetic, conversions,
// fields and package variables that are set once, and functions without branches.
type folder struct {
	fields  map[fieldKey][]ssa.Value    // what the package stores in a field
	globals map[*ssa.Global][]ssa.Value // what it stores in a package variable
	escaped map[*ssa.Global]bool        // its address is handed on
}

type fieldKey struct {
	owner *types.TypeName
	field string
}

// A folded value is a number, or a number times a parameter.
type folded struct {
	num   constant.Value
	param *ssa.Parameter // nil: num is all
}

const maxFold = 12 // steps that a value is followed back

func newFolder(body *ssabody.Package) *folder {
	f := &folder{fields: make(map[fieldKey][]ssa.Value), globals: make(map[*ssa.Global][]ssa.Value), escaped: make(map[*ssa.Global]bool)}
	for _, fn := range body.Funcs() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				f.note(in)
			}
		}
	}
	return f
}

// note keeps what an instruction stores, and which variables it lets others set.
func (f *folder) note(in ssa.Instruction) {
	st, _ := in.(*ssa.Store)
	if st != nil {
		switch addr := st.Addr.(type) {
		case *ssa.FieldAddr:
			if k, ok := keyOf(addr.X.Type(), addr.Field); ok {
				f.fields[k] = append(f.fields[k], st.Val)
			}
		case *ssa.Global:
			f.globals[addr] = append(f.globals[addr], st.Val)
		}
	}
	if load, ok := in.(*ssa.UnOp); ok && load.Op == token.MUL {
		return
	}
	for _, op := range in.Operands(nil) {
		if g, ok := (*op).(*ssa.Global); ok && (st == nil || st.Addr != g) {
			f.escaped[g] = true
		}
	}
}

func keyOf(t types.Type, field int) (fieldKey, bool) {
	owner := gotypes.NamedOf(t)
	return fieldKey{owner, gotypes.FieldName(t, field)}, owner != nil
}

// setHere reports whether other packages cannot set a field.
func (k fieldKey) setHere() bool {
	return !token.IsExported(k.field) || !k.owner.Exported() || k.owner.Pkg() != nil && k.owner.Pkg().Name() == "main"
}

// field folds what the only store of a field puts there.
func (f *folder) field(t types.Type, i, depth int) (folded, bool) {
	k, ok := keyOf(t, i)
	if !ok || !k.setHere() {
		return folded{}, false
	}
	return f.onlyOne(f.fields[k], depth)
}

// fold computes a value; ok is false where it leaves what is modelled.
func (f *folder) fold(v ssa.Value) (folded, bool) { return f.walk(v, maxFold) }

func (f *folder) walk(v ssa.Value, depth int) (folded, bool) {
	if v == nil || depth == 0 {
		return folded{}, false
	}
	switch v := v.(type) {
	case *ssa.Const:
		return number(v)
	case *ssa.Parameter:
		return folded{constant.MakeInt64(1), v}, true
	case *ssa.ChangeType:
		return f.walk(v.X, depth-1)
	case *ssa.Convert:
		return f.convert(v, depth)
	case *ssa.MakeInterface:
		return f.walk(v.X, depth-1)
	case *ssa.BinOp:
		return f.binary(v, depth)
	case *ssa.UnOp:
		return f.unary(v, depth)
	case *ssa.Phi:
		return f.smallest(v.Edges, depth)
	case *ssa.Field:
		return f.field(v.X.Type(), v.Field, depth)
	case *ssa.FreeVar:
		return f.captured(v, depth)
	case *ssa.Call:
		return f.call(v, depth)
	}
	return folded{}, false
}

func number(c *ssa.Const) (folded, bool) {
	if c.Value == nil || c.Value.Kind() != constant.Int && c.Value.Kind() != constant.Float {
		return folded{}, false
	}
	return folded{num: c.Value}, true
}

// convert folds a conversion between numbers: one to a whole number cuts off.
func (f *folder) convert(v *ssa.Convert, depth int) (folded, bool) {
	x, ok := f.walk(v.X, depth-1)
	if !ok {
		return x, false
	}
	if b, basic := v.Type().Underlying().(*types.Basic); basic && b.Info()&types.IsInteger != 0 && x.param == nil {
		if num, exact := constant.Float64Val(x.num); exact || num != 0 {
			x.num = constant.MakeInt64(int64(num))
		}
	}
	return x, true
}

func (f *folder) binary(v *ssa.BinOp, depth int) (folded, bool) {
	x, ok := f.walk(v.X, depth-1)
	y, ok2 := f.walk(v.Y, depth-1)
	if !ok || !ok2 || x.param != nil && y.param != nil {
		return folded{}, false
	}
	param := x.param
	if param == nil {
		param = y.param
	}
	switch v.Op {
	case token.MUL:
		return folded{constant.BinaryOp(x.num, token.MUL, y.num), param}, true
	case token.QUO:
		if y.param != nil || constant.Sign(y.num) == 0 {
			return folded{}, false
		}
		op := token.QUO
		if param == nil && x.num.Kind() == constant.Int && y.num.Kind() == constant.Int {
			op = token.QUO_ASSIGN // division of whole numbers
		}
		return folded{constant.BinaryOp(x.num, op, y.num), param}, true
	case token.ADD, token.SUB:
		if param == nil {
			return folded{num: constant.BinaryOp(x.num, v.Op, y.num)}, true
		}
	}
	return folded{}, false
}

func (f *folder) unary(v *ssa.UnOp, depth int) (folded, bool) {
	switch v.Op {
	case token.SUB:
		x, ok := f.walk(v.X, depth-1)
		if ok {
			x.num = constant.UnaryOp(token.SUB, x.num, 0)
		}
		return x, ok
	case token.MUL:
		return f.load(v.X, depth)
	}
	return folded{}, false
}

// load folds what stands at an address: a field or variable that is set once.
func (f *folder) load(addr ssa.Value, depth int) (folded, bool) {
	switch addr := addr.(type) {
	case *ssa.FieldAddr:
		return f.field(addr.X.Type(), addr.Field, depth)
	case *ssa.Global:
		if !f.escaped[addr] {
			return f.onlyOne(f.globals[addr], depth)
		}
	case *ssa.Alloc:
		var stored []ssa.Value
		for _, ref := range *addr.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == addr {
				stored = append(stored, st.Val)
			}
		}
		return f.onlyOne(stored, depth)
	case *ssa.FreeVar:
		return f.captured(addr, depth)
	}
	return folded{}, false
}

// onlyOne folds the one value that is ever stored. A parameter of the function that
// stores it is not a parameter of the function that asks.
func (f *folder) onlyOne(vals []ssa.Value, depth int) (folded, bool) {
	if len(vals) != 1 {
		return folded{}, false
	}
	x, ok := f.walk(vals[0], depth-1)
	return x, ok && x.param == nil
}

// captured folds a variable of the function around a closure.
func (f *folder) captured(v *ssa.FreeVar, depth int) (folded, bool) {
	fn := v.Parent()
	if fn.Parent() == nil {
		return folded{}, false
	}
	for i, fv := range fn.FreeVars {
		if fv != v {
			continue
		}
		for _, b := range fn.Parent().Blocks {
			for _, in := range b.Instrs {
				if mc, ok := in.(*ssa.MakeClosure); ok && mc.Fn == fn {
					if _, pointer := v.Type().Underlying().(*types.Pointer); pointer {
						return f.load(mc.Bindings[i], depth-1)
					}
					return f.walk(mc.Bindings[i], depth-1)
				}
			}
		}
	}
	return folded{}, false
}

// smallest folds alternatives: the shortest of them may be the one.
func (f *folder) smallest(vals []ssa.Value, depth int) (folded, bool) {
	var least folded
	for i, v := range vals {
		x, ok := f.walk(v, depth-1)
		if !ok || x.param != nil && len(vals) > 1 {
			return folded{}, false
		}
		if i == 0 || constant.Compare(x.num, token.LSS, least.num) {
			least = x
		}
	}
	return least, len(vals) > 0
}
