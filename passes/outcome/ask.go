package outcome

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// ask reads a condition: the outcomes that are left where it holds, and where it
// does not. One that is not about the answer leaves all.
func (a *Answer) ask(cond ssa.Value, depth int) (yes, no Set) {
	all := OK | Any
	if depth == 0 {
		return all, all
	}
	switch v := cond.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			yes, no = a.ask(v.X, depth-1)
			return no, yes
		}
	case *ssa.BinOp:
		return a.compare(v)
	case *ssa.Call:
		return a.judged(v)
	case *ssa.Extract:
		if t, ok := v.Tuple.(*ssa.TypeAssert); ok && v.Index == 1 && a.IsError(t.X) {
			return isOne(typeName(t.AssertedType))
		}
		if c, ok := v.Tuple.(*ssa.Call); ok && c != a.call {
			return a.judged(c)
		}
	}
	return all, all
}

// isOne reads "the error is this one": by its name what it means, else one that
// somebody knows, and so no guess.
func isOne(names ...string) (yes, no Set) {
	unknown, refused := catalog.ErrorName(names...)
	for _, n := range names {
		if catalog.ConflictName(n) && !unknown {
			return Conflict, OK | Any
		}
	}
	switch {
	case unknown:
		return Ambiguous, OK | Any&^Ambiguous
	case refused:
		return Definite | Absent, OK | Any
	}
	return Definite, OK | Any
}

func (a *Answer) compare(v *ssa.BinOp) (yes, no Set) {
	all := OK | Any
	x, y, op := v.X, v.Y, v.Op
	if _, ok := x.(*ssa.Const); ok || !a.IsError(x) && a.IsError(y) {
		x, y, op = y, x, mirrored(op)
	}
	switch k, isConst := y.(*ssa.Const); {
	case a.IsError(x) && isConst && k.IsNil():
		yes, no = OK, Any
		if a.statuses {
			yes = all
		}
	case a.IsError(x):
		yes, no = isOne(nameOf(y), errorText(y))
	case isConst && a.isStatus(x):
		return status(op, x, k)
	default:
		return all, all
	}
	if op == token.NEQ {
		return no, yes
	}
	return yes, no
}

func mirrored(op token.Token) token.Token {
	switch op {
	case token.LSS:
		return token.GTR
	case token.GTR:
		return token.LSS
	case token.LEQ:
		return token.GEQ
	case token.GEQ:
		return token.LEQ
	}
	return op
}

// status reads the comparison of a status with a constant: a number of HTTP, or a
// constant with a name.
func status(op token.Token, x ssa.Value, k *ssa.Const) (yes, no Set) {
	all := OK | Any
	if name := gotypes.ConstName(k.Type(), k.Value); name != "" && (op == token.EQL || op == token.NEQ) {
		yes, no = isOne(name)
		if constant.Compare(k.Value, token.EQL, constant.MakeInt64(0)) {
			yes, no = OK, Any // codes.OK
		} else if unknown, refused := catalog.ErrorName(name); !unknown && !refused {
			return all, all // a status of the thing, not of the call
		}
		if op == token.NEQ {
			return no, yes
		}
		return yes, no
	}
	if k.Value == nil || k.Value.Kind() != constant.Int || k.Int64() < 100 || k.Int64() > 599 {
		return all, all
	}
	done, refused, unknown := catalog.Statuses()
	for _, s := range []struct {
		codes []int
		is    Set
	}{{done, OK}, {refused, Definite | Conflict | Absent}, {unknown, Ambiguous}} {
		for _, code := range s.codes {
			if constant.Compare(constant.MakeInt64(int64(code)), op, k.Value) {
				yes |= s.is
			} else {
				no |= s.is
			}
		}
	}
	return yes, no
}

// judged reads a predicate on the error: errors.Is(err, ErrDeclined), isTimeout(err).
func (a *Answer) judged(c *ssa.Call) (yes, no Set) {
	all := OK | Any
	about := false
	var names []string
	for _, arg := range c.Call.Args {
		if a.IsError(arg) {
			about = true
		} else {
			names = append(names, nameOf(arg), errorText(arg))
		}
	}
	if c.Call.IsInvoke() {
		about = about || a.IsError(c.Call.Value)
	}
	if !about {
		return all, all
	}
	if obj := calledFunc(c); obj != nil && obj.Pkg() != nil && obj.Pkg().Path() != "errors" {
		names = append(names, obj.Name())
	}
	yes, no = isOne(names...)
	return yes, no
}

// fails reports whether a call gives an error, or something that has one: a field
// Error, a method Err.
func fails(c *ssa.Call) bool {
	for r := range c.Call.Signature().Results().Variables() {
		if gotypes.IsError(r.Type()) || holdsError(r.Type()) {
			return true
		}
	}
	return false
}

func holdsError(t types.Type) bool {
	for _, name := range []string{"Error", "Err"} {
		obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
		switch obj := obj.(type) {
		case *types.Var:
			if gotypes.IsError(obj.Type()) {
				return true
			}
		case *types.Func:
			if res := obj.Signature().Results(); res.Len() == 1 && gotypes.IsError(res.At(0).Type()) {
				return true
			}
		}
	}
	return false
}

func calledFunc(c *ssa.Call) *types.Func {
	if c.Call.IsInvoke() {
		return c.Call.Method
	}
	if fn := c.Call.StaticCallee(); fn != nil {
		obj, _ := fn.Object().(*types.Func)
		return obj
	}
	return nil
}
