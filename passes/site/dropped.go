package site

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/origin"
)

// A Dropped is a key that a function is given and does not pass on.
type Dropped struct {
	Held   origin.Held
	Holder string // the function that is given it, if that is a caller of the effect's function
	Used   bool   // it is passed on elsewhere, not on the way to this effect
}

// droppedKey bids for an effect that takes a key and gets none, in a function that
// has been given one.
func (w *world) droppedKey(s *Effect) *Bid {
	if !w.leavesKeyOut(s) {
		return nil
	}
	d, c, why := w.held(s)
	if c == 0 {
		return nil
	}
	return &Bid{Rule: DroppedKey, Confidence: min(c, w.surely(s, d)), Why: why, Found: d}
}

// leavesKeyOut reports whether an effect has a slot that is a key's by catalog or
// by a strong name, and nothing is put there.
func (w *world) leavesKeyOut(s *Effect) bool {
	switch s.Key {
	case effect.Absent, effect.Empty, effect.Auto:
	default:
		return false
	}
	if s.Slot == "" || s.Local || s.Verb == "request" || s.Verb == "call" {
		return false
	}
	strong := catalog.SlotName(s.Slot) >= catalog.S2 || catalog.SetterName(s.Slot) >= catalog.S2
	return strong || s.K >= 2 && s.Call != nil && !w.org.WeakSlot(s.Call)
}

// surely is the best grade that the evidence for the effect and the kind of the
// key allow.
func (w *world) surely(s *Effect, d *Dropped) config.Confidence {
	switch {
	case s.Class == catalog.Accumulative || s.K < 2 && s.Verb == "post":
		return config.Low // what is told to programs may well be told under ids of its own
	case s.K < 2 || d.Held.Kind == "field" || d.Holder != "":
		return config.Medium // the same struct may have been read elsewhere
	}
	return config.High
}

// held returns the key that is at hand for an effect and goes nowhere, how sure
// that is, and why.
func (w *world) held(s *Effect) (*Dropped, config.Confidence, string) {
	if list := w.org.Held(s.Fn); len(list) > 0 {
		return w.unused(s, s.Fn, list)
	}
	if s.Fn.Parent() != nil || token.IsExported(s.Fn.Name()) || w.run.taken[s.Fn] || len(w.run.callers[s.Fn]) == 0 {
		return nil, 0, ""
	}
	var first *Dropped
	grade, why := config.High, ""
	for _, caller := range w.run.callers[s.Fn] { // every caller has one, and none passes it on
		list := w.org.Held(caller)
		d, c, because := w.unused(s, caller, list)
		if c == 0 {
			return nil, 0, ""
		}
		if first == nil {
			d.Holder = caller.Name()
			first, why = d, because
		}
		grade = min(grade, c)
	}
	return first, grade, why
}

// unused returns the first of the keys that fn holds, if none of them is used
// where it could matter for the effect.
func (w *world) unused(s *Effect, fn *ssa.Function, list []origin.Held) (*Dropped, config.Confidence, string) {
	grade, used := config.High, false
	for _, h := range list {
		for _, u := range w.org.Uses(h) {
			switch {
			case u.Kind == origin.LookedUp:
				grade = config.Low
			case u.Kind == origin.Sent && w.otherWay(s, fn, u.In):
				grade, used = min(grade, config.Medium), true
			default:
				return nil, 0, ""
			}
		}
	}
	if len(list) == 0 {
		return nil, 0, ""
	}
	why := list[0].Name + " is given to " + fn.Name() + " and goes nowhere"
	if used {
		why = list[0].Name + " is passed on elsewhere, not here"
	} else if grade == config.Low {
		why = list[0].Name + " is looked up, and not passed on"
	}
	return &Dropped{Held: list[0], Used: used}, grade, why
}

// otherWay reports whether a key is sent in a call that is another way of doing
// the same: no way leads from one of the two calls to the other, or the same
// function is called again after it failed.
func (w *world) otherWay(s *Effect, fn *ssa.Function, sent ssa.Instruction) bool {
	c, ok := sent.(ssa.CallInstruction)
	if !ok || fn != s.Fn || sent.Parent() != fn || sent == ssa.Instruction(s.Call) {
		return false
	}
	if !origin.LeadsTo(sent, s.Call) && !origin.LeadsTo(s.Call, sent) {
		return true
	}
	called := w.org.Callees(s.Call)
	return len(called) > 0 && slices.Equal(called, w.org.Callees(c))
}
