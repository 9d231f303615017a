package guard

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

var nameRoles = map[catalog.NameClass]Role{
	catalog.CheckClass: Check, catalog.GetClass: Check, catalog.RecordClass: Record, catalog.SetClass: Record,
	catalog.IncrementClass: Record, catalog.ClaimClass: Claim, catalog.LockClass: Lock, catalog.ReleaseClass: Release,
	catalog.DeleteClass: Release,
}

// byName returns the event that the name of a method of the user's own interface
// says, nil if it says none. What answers something and is given a key may look it
// up, whatever it is called: Shaped.
func (f *finder) byName(c ssa.CallInstruction, m *types.Func) *Event {
	recv, sig := receiver(m), m.Signature()
	class := catalog.MethodClass(recv, m.Name())
	role := nameRoles[class]
	if class.Effect() && role == 0 && catalog.MakesName(m.Name()) {
		role = Record
	}
	if !waits(sig) && role != Lock && role != Release {
		return nil
	}
	e := &Event{Role: role, Name: gotypes.FuncName(m), K: 1, Why: "by its name", Answer: answerOf(m, role)}
	switch {
	case role == 0 && !class.Effect() && answersSomething(sig):
		e.Role, e.Shaped, e.Why = Check, true, "it is given a key and answers"
		e.Answer.Present = true
	case role == 0:
		return nil
	case class == catalog.GetClass && !answersSomething(sig):
		return nil
	}
	e.Place = Place{Kind: Noun, Name: nounOwner(m), Sub: noun(m.Name())}
	e.Cache = catalog.CacheName(recv) || catalog.CacheName(m.Name())
	e.List = listed(sig)
	e.Exists = class == catalog.CheckClass
	e.Delta = class == catalog.IncrementClass
	e.Insert = role == Record && class != catalog.SetClass && class != catalog.IncrementClass && !catalog.UpdateName(m.Name())
	for _, a := range c.Common().Args {
		e.Key = append(e.Key, f.parts(a)...)
	}
	return e
}

// waits reports whether a function can do I/O at all: it is given a context, or can
// fail.
func waits(sig *types.Signature) bool {
	for p := range sig.Params().Variables() {
		if gotypes.IsContext(p.Type()) {
			return true
		}
	}
	for r := range sig.Results().Variables() {
		if gotypes.IsError(r.Type()) {
			return true
		}
	}
	return false
}

// answersSomething reports whether a function is given something besides the context
// and answers with more than an error.
func answersSomething(sig *types.Signature) bool {
	given, answers := false, false
	for p := range sig.Params().Variables() {
		given = given || !gotypes.IsContext(p.Type())
	}
	for r := range sig.Results().Variables() {
		answers = answers || !gotypes.IsError(r.Type())
	}
	return given && answers
}

func listed(sig *types.Signature) bool {
	if sig.Results().Len() == 0 {
		return false
	}
	t := sig.Results().At(0).Type()
	s, ok := t.Underlying().(*types.Slice)
	return ok && !gotypes.IsByte(s.Elem())
}

func nounOwner(m *types.Func) string {
	if tn := gotypes.NamedOf(m.Signature().Recv().Type()); tn != nil && tn.Pkg() != nil {
		return tn.Pkg().Path() + "." + tn.Name()
	}
	return m.Name()
}

// noun is what a method's name says it is about: payment, of FindPaymentByRef.
func noun(method string) string {
	words := catalog.Words(method)
	if len(words) == 0 {
		return ""
	}
	words = words[1:]
	if i := slices.Index(words, "by"); i >= 0 {
		words = words[:i]
	}
	if i := slices.Index(words, "for"); i >= 0 {
		words = words[:i]
	}
	words = slices.Clone(words)
	for i, w := range words {
		words[i] = catalog.Singular(w)
	}
	return strings.Join(words, "_")
}

// answerOf says how the answer of a function reads, by the names of its results and
// its own.
func answerOf(fn *types.Func, role Role) Answer {
	a := Answer{Present: role == Check, Fails: role == Claim}
	for r := range fn.Signature().Results().Variables() {
		if isBool(r.Type()) {
			a.Fails = false
			if catalog.PresentName(r.Name()) {
				a.Present = true
			}
		}
		if isNumeric(r.Type()) || gotypes.NamedOf(r.Type()) != nil && !gotypes.IsError(r.Type()) {
			a.Fails = false
		}
	}
	switch {
	case catalog.PresentName(fn.Name()):
		a.Present = true
	case catalog.FreeName(fn.Name()):
		a.Present = false
	}
	return a
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}
