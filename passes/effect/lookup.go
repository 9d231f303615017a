package effect

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// lookedUp names the call whose answer a condition depends on, if that looks
// something up: whether it is there, or in which state. That a call failed is no
// such answer.
func (g *guards) lookedUp(v ssa.Value, seen map[ssa.Value]bool) string {
	if v == nil || seen[v] || len(seen) > maxLooked {
		return ""
	}
	seen[v] = true
	next := func(vals ...ssa.Value) string {
		for _, v := range vals {
			if name := g.lookedUp(v, seen); name != "" {
				return name
			}
		}
		return ""
	}
	switch v := v.(type) {
	case *ssa.BinOp:
		if failed(v) {
			return ""
		}
		return next(v.X, v.Y)
	case *ssa.UnOp:
		return next(v.X)
	case *ssa.Phi:
		if isBool(v.Type()) && v.Comment != "" && v.Comment != "&&" && v.Comment != "||" {
			return v.Comment // a flag that outlives the turn
		}
		return next(v.Edges...)
	case *ssa.Extract:
		return next(v.Tuple)
	case *ssa.Convert:
		return next(v.X)
	case *ssa.ChangeType:
		return next(v.X)
	case *ssa.MakeInterface:
		return next(v.X)
	case *ssa.TypeAssert:
		return next(v.X)
	case *ssa.Field:
		return next(v.X)
	case *ssa.FieldAddr:
		return next(v.X)
	case *ssa.IndexAddr:
		return next(v.X)
	case *ssa.Slice:
		return next(v.X)
	case *ssa.Lookup:
		if catalog.DedupName(valueName(v.X)) {
			return valueName(v.X)
		}
		return next(v.X)
	case *ssa.Alloc:
		return g.filled(v, seen)
	case *ssa.Call:
		return g.lookup(v, seen)
	}
	return ""
}

// filled names the call that fills a variable with what is stored: Scan(&v).
func (g *guards) filled(a *ssa.Alloc, seen map[ssa.Value]bool) string {
	for _, c := range handedTo(a, 4) {
		for _, obj := range g.f.org.Callees(c) {
			rows := g.f.roles.Func(obj)
			switch {
			case rows == nil:
				if catalog.MethodClass(receiver(obj), obj.Name()) == catalog.GetClass && canFail(obj.Signature()) {
					return gotypes.FuncName(obj)
				}
			case slices.ContainsFunc(rows.Stores, func(s *catalog.Store) bool { return s.Role == "check" }),
				slices.ContainsFunc(rows.Sources, func(s *catalog.Source) bool { return !s.Into.IsZero() && s.Origin == catalog.Stable }):
				return gotypes.FuncName(obj)
			}
		}
	}
	for _, r := range *a.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Addr == ssa.Value(a) {
			if name := g.lookedUp(st.Val, seen); name != "" {
				return name
			}
		}
	}
	return ""
}

// handedTo returns the calls that are given a pointer, boxed or in a list.
func handedTo(v ssa.Value, depth int) []ssa.CallInstruction {
	if depth == 0 || v.Referrers() == nil {
		return nil
	}
	var out []ssa.CallInstruction
	for _, r := range *v.Referrers() {
		switch r := r.(type) {
		case ssa.CallInstruction:
			out = append(out, r)
		case *ssa.MakeInterface, *ssa.Slice, *ssa.FieldAddr:
			out = append(out, handedTo(r.(ssa.Value), depth-1)...)
		case *ssa.Store:
			if at, ok := r.Addr.(*ssa.IndexAddr); ok && r.Val == v {
				out = append(out, handedTo(at.X, depth-1)...)
			}
		}
	}
	return out
}

// lookup names a call that looks something up, or what its arguments were looked
// up by.
func (g *guards) lookup(c *ssa.Call, seen map[ssa.Value]bool) string {
	for _, obj := range g.f.org.Callees(c) {
		if rows := g.f.roles.Func(obj); rows != nil {
			for _, st := range rows.Stores {
				switch st.Role {
				case "check", "claim", "sql", "lock":
					return gotypes.FuncName(obj)
				}
			}
			continue
		}
		switch catalog.MethodClass(receiver(obj), obj.Name()) {
		case catalog.CheckClass, catalog.ClaimClass:
			return gotypes.FuncName(obj)
		case catalog.GetClass:
			if canFail(obj.Signature()) {
				return gotypes.FuncName(obj)
			}
		}
		if catalog.DedupName(obj.Name()) {
			return gotypes.FuncName(obj)
		}
	}
	vals := c.Call.Args
	if c.Call.IsInvoke() {
		vals = append([]ssa.Value{c.Call.Value}, vals...)
	}
	for _, v := range vals {
		if name := g.lookedUp(v, seen); name != "" {
			return name
		}
	}
	return ""
}

// handledConflict names the test after a call that takes its error for the sign
// that it was done before: IsAlreadyExists(err).
func (g *guards) handledConflict(c *ssa.Call) string {
	errs := []ssa.Value{}
	if isErr(c) {
		errs = append(errs, c)
	}
	for _, r := range *c.Referrers() {
		if x, ok := r.(*ssa.Extract); ok && isErr(x) {
			errs = append(errs, x)
		}
	}
	for _, e := range errs {
		for _, test := range handedTo(e, 3) {
			if test == ssa.CallInstruction(c) {
				continue
			}
			for _, obj := range g.f.org.Callees(test) {
				if catalog.ConflictName(obj.Name()) {
					return gotypes.FuncName(obj)
				}
			}
			for _, arg := range test.Common().Args {
				if name := valueName(arg); catalog.ConflictName(name) || catalog.ConflictName(text(arg)) {
					return name
				}
			}
		}
	}
	return ""
}

func text(v ssa.Value) string {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
		return constant.StringVal(c.Value)
	}
	return ""
}

// valueName is what the source calls a value.
func valueName(v ssa.Value) string {
	for range 6 {
		switch x := v.(type) {
		case *ssa.UnOp:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.FieldAddr:
			if s := gotypes.StructOf(x.X.Type()); s != nil {
				return s.Field(x.Field).Name()
			}
			return ""
		case *ssa.Field:
			if s := gotypes.StructOf(x.X.Type()); s != nil {
				return s.Field(x.Field).Name()
			}
			return ""
		case *ssa.Alloc:
			return x.Comment
		case *ssa.Parameter, *ssa.FreeVar, *ssa.Global:
			return x.Name()
		default:
			return ""
		}
	}
	return ""
}

func receiver(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		if tn := gotypes.NamedOf(recv.Type()); tn != nil {
			return tn.Name()
		}
	}
	return ""
}

// failed reports whether a value says whether an error is nil.
func failed(v ssa.Value) bool {
	b, ok := v.(*ssa.BinOp)
	return ok && (b.Op == token.EQL || b.Op == token.NEQ) && (isNil(b.Y) && isErr(b.X) || isNil(b.X) && isErr(b.Y))
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

func isErr(v ssa.Value) bool {
	return gotypes.IsError(v.Type())
}
