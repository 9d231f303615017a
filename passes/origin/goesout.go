package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
)

// goesOut reports whether what a call encodes is sent, or given to the caller who
// may send it. What is written to a file, stored, logged or answered to a client is
// no request under a key.
func (e *evaluator) goesOut(c ssa.CallInstruction) bool {
	f := &follower{e: e, seen: make(map[traced]bool)}
	f.results(c)
	return slices.ContainsFunc(f.uses, func(u Use) bool {
		switch in := u.In.(type) {
		case nil, *ssa.Return:
			return true
		case ssa.CallInstruction:
			return u.Kind == Sent || u.Kind == Kept && e.maySend(in)
		}
		return false
	})
}

// maySend reports whether a call may send what it is given.
func (e *evaluator) maySend(c ssa.CallInstruction) bool {
	if answersWith(c) {
		return false
	}
	cls := e.callees(c.Common())
	if len(cls) == 0 {
		return isIO(c.Common().Signature())
	}
	return slices.ContainsFunc(cls, func(cl callee) bool {
		if cl.obj == nil {
			return isIO(cl.sig)
		}
		if e.roles.Func(cl.obj) != nil {
			return false // it was asked what it does
		}
		class := catalog.MethodClass(owner(cl.obj), cl.obj.Name())
		return class.Effect() || class == catalog.NoClass && takesContext(cl.obj.Signature())
	})
}

// answersWith reports whether a call writes to a client's answer: that is its
// receiver, or an argument.
func answersWith(c ssa.CallInstruction) bool {
	recv, args := operands(c.Common())
	return recv != nil && answers(recv.Type()) || slices.ContainsFunc(args, func(a ssa.Value) bool { return answers(a.Type()) })
}
