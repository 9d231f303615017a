package effect

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// byName classifies a call by the name of the user's own method, and surer where
// the method has a strong key slot.
func (f *finder) byName(fn *ssa.Function, c ssa.CallInstruction, m *types.Func) []*Effect {
	e := f.byMethodName(m)
	if e == nil {
		return nil
	}
	e.Fn, e.Call = fn, c
	if gotypes.NamedOf(m.Signature().Recv().Type()) == nil {
		e.Name = cmp.Or(valueName(c.Common().Value), "interface") + "." + m.Name()
	}
	f.keyOfName(e, params(m.Signature()))
	return []*Effect{e}
}

// byMethodName is what a method does by its name, or nil.
func (f *finder) byMethodName(m *types.Func) *Effect {
	e := &Effect{Name: gotypes.FuncName(m), K: 1, Named: true, Why: "by its name"}
	if !e.named(catalog.MethodClass(receiver(m), m.Name()), m, params(m.Signature())) {
		return nil
	}
	return e
}

// named fills in what the class of a method's name says that it does; it reports
// whether that is an effect. given is what the method is given.
func (e *Effect) named(class catalog.NameClass, m *types.Func, given []*types.Var) bool {
	recv := receiver(m)
	switch class {
	case catalog.MoneyClass:
		if !catalog.MoneyName(recv) && !catalog.MoneyName(afterVerb(m.Name())) && !has(given, catalog.AmountName) {
			return false // TransferLeadership
		}
	case catalog.SendClass:
		if !catalog.MailName(recv, m.Name()) || !has(given, catalog.AddresseeName) {
			return false // text that is sent to a socket
		}
	}
	return e.classed(class, m.Name())
}

// classed fills in what a class of names does; it reports whether that is an effect.
func (e *Effect) classed(class catalog.NameClass, name string) bool {
	switch class {
	case catalog.MoneyClass:
		e.Class, e.Verb = catalog.Keyed, catalog.MoneyVerb(name)
	case catalog.SendClass:
		e.Class, e.Verb = catalog.Keyed, "send"
	case catalog.PublishClass:
		e.Class, e.Verb = catalog.Accumulative, "publish"
	case catalog.CreateClass:
		e.Class, e.Verb = catalog.Keyed, "create"
	case catalog.IncrementClass:
		e.Class, e.Verb = catalog.Accumulative, "increment"
	default:
		return false
	}
	return true
}

// params are the parameters of a signature.
func params(sig *types.Signature) []*types.Var {
	return slices.Collect(sig.Params().Variables())
}

// has reports whether a parameter, or a field of one, has a name of a kind.
func has(params []*types.Var, is func(string) bool) bool {
	for _, p := range params {
		if is(p.Name()) {
			return true
		}
		if s := gotypes.StructOf(elem(p.Type())); s != nil {
			for f := range s.Fields() {
				if is(f.Name()) {
					return true
				}
			}
		}
	}
	return false
}

// elem is the type of a slice's elements, of another type itself.
func elem(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	return t
}

// afterVerb is a method's name without its first word.
func afterVerb(name string) string { return strings.Join(catalog.Words(name)[1:], "_") }
