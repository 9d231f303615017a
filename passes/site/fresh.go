package site

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
)

// A judge decides about one slot.
type judge struct {
	org   *origin.Result
	again *rerun.Result
	run   *program
	slot  *origin.Slot
}

func (j *judge) site() *Site {
	s := &Site{Slot: j.slot}
	var causes []origin.Org
	for _, o := range j.slot.Val.Orgs {
		if o.Instr != nil && (o.Volatile() || o.Kind == origin.Seq) {
			causes = append(causes, o)
		}
	}
	if len(causes) == 0 {
		s.Why = "nothing in the key is seen to change between attempts"
		j.coarse(s)
		if s.Owner == "" {
			j.mutable(s)
		}
		return s
	}
	s.Mixed = j.mixed()
	for _, o := range causes {
		v := j.verdict(o, s.Mixed)
		switch {
		case v.Confidence == 0:
			if s.Owner == "" {
				s.Why = v.why
			}
		case v.Confidence > s.Confidence:
			if s.Confidence > 0 {
				s.Others = append(s.Others, s.Cause)
			}
			s.Owner, s.Cause, s.Confidence = FreshKey, o, v.Confidence
			s.Region, s.Inside, s.Nested, s.Lasting, s.Why = v.region, v.inside, v.nested, v.lasting, v.why
		default:
			s.Others = append(s.Others, o)
		}
	}
	return s
}

// mixed reports whether the key claims to be derived from the intent: something
// that identifies it is put together with what changes.
func (j *judge) mixed() bool {
	return slices.ContainsFunc(j.slot.Val.Orgs, func(o origin.Org) bool {
		return o.Part && (o.Kind == origin.Received || o.Kind == origin.Stored || origin.IsKeyParam(o))
	})
}

type verdict struct {
	config.Confidence // 0: excused
	region            *rerun.Region
	inside            bool
	why               string
	lasting           bool
	nested            bool
}

// verdict grades one changing value in the key. A key is about lifetime, not
// randomness: what counts is whether the next attempt finds the same value.
func (j *judge) verdict(o origin.Org, mixed bool) verdict {
	v := j.lifetime(o, mixed)
	if j.slot.Level == catalog.S1 && (v.region == nil || v.region.Grade < 2 || !v.inside) {
		return verdict{why: "the slot's name is weak, and nothing repeats it here"}
	}
	if (o.Weak || o.Choice && !v.inside) && v.Confidence > 0 {
		v.Confidence = v.Confidence.Down()
	}
	return v
}

func (j *judge) lifetime(o origin.Org, mixed bool) verdict {
	if o.Kind == origin.Seq {
		return j.counter(o)
	}
	use := j.repeats()
	if o.Lasting() {
		return lasting(use)
	}
	regions := common(j.again.At(o.Instr), use)
	if len(regions) > 0 && regions[0].Once(o.Instr) {
		regions = nil // made in the first turn, kept for the others
	}
	var region *rerun.Region
	if len(regions) > 0 {
		region = regions[0]
	}
	// What stands beside an identity claims to be derived from it: storing the
	// key does not help the next attempt, which derives another.
	pure := !mixed || !o.Part
	switch {
	case pure && j.slot.Record() && !j.slot.Again:
		return verdict{why: "the key is stored, not used"}
	case pure && j.slot.Claim && !o.Fallback:
		return verdict{why: "a new name is claimed: an allocation, not a guard"}
	}
	if pure && (region == nil || region.Grade < 3 || j.lookedUp()) {
		if name := j.org.StoredBefore(j.slot.Call, o); name != "" {
			return verdict{why: "the key is stored before its use (" + name + ")"}
		}
	}
	if pure && (region == nil || region.Grade == 3) && kept(o, region) {
		return verdict{why: "the key is kept where it was missing, and found there by the next attempt"}
	}
	if region != nil && region.Grade == 3 && onSomeTries(o.Instr, region) {
		return verdict{Confidence: config.Low, region: region, inside: true, why: "the value is made in the repeat, but not on each try: a variable of the repeat decides"}
	}
	if region != nil && region.Grade >= 2 {
		nested := slices.ContainsFunc(regions[1:], func(r *rerun.Region) bool { return r.Grade >= 2 })
		return verdict{Confidence: config.High, region: region, inside: true, nested: nested, why: "the value is made inside what runs again (" + region.What + ")"}
	}
	if j.run.once(o.Instr.Parent()) {
		return verdict{Confidence: config.Low, lasting: true, why: "the value is made once in a run of the program, and another run is another intent"}
	}
	// Who is handed the time that went into a key is not handed the key.
	if pure && !(o.Part && o.Kind == origin.Clock) {
		if how := j.org.HandedBack(o.Instr.Parent(), o); how != "" {
			return verdict{why: "the key is handed back to the caller (" + how + ")"}
		}
	}
	if o.Kind == origin.Fresh {
		if name := j.org.RowID(j.slot.Call, o); name != "" {
			return verdict{Confidence: config.Low, why: "the key names a row that is made and stored here (" + name + ")"}
		}
	}
	retried := len(use) > 0 && use[0].Grade == 3
	switch {
	case pure && retried:
		return verdict{Confidence: config.Low, region: &use[0], why: "the value is made once, outside the retry"}
	case pure:
		return verdict{Confidence: config.Medium, why: "the key is new in each call, neither stored nor handed back"}
	case retried:
		return verdict{Confidence: config.Medium, region: &use[0], why: "the key is derived from the intent and from what changes, once, outside the retry"}
	}
	return verdict{Confidence: config.High, why: "the key is derived from the intent and from what changes"}
}

// lookedUp reports whether the key may also be one that was read from a store: a
// retry that stores the key it makes finds it there on the next try.
func (j *judge) lookedUp() bool {
	return slices.ContainsFunc(j.slot.Val.Orgs, func(o origin.Org) bool { return o.Kind == origin.Stored && !o.Part })
}

// onSomeTries reports whether an instruction of a region runs only as a variable
// that lives through the repeats wants it: if first { … }.
func onSomeTries(in ssa.Instruction, region *rerun.Region) bool {
	for b := in.Block(); b != nil && b.Idom() != nil; b = b.Idom() {
		branch, ok := b.Idom().Instrs[len(b.Idom().Instrs)-1].(*ssa.If)
		if !ok || len(b.Preds) != 1 || !region.Contains(branch) {
			continue
		}
		cond := branch.Cond
		if not, ok := cond.(*ssa.UnOp); ok && not.Op == token.NOT {
			cond = not.X
		}
		if cmp, ok := cond.(*ssa.BinOp); ok && (cmp.Op == token.EQL || cmp.Op == token.NEQ) {
			if _, constant := cmp.Y.(*ssa.Const); constant {
				cond = cmp.X
			}
		}
		if !gotypes.IsError(cond.Type()) && region.Carried(cond) {
			return true
		}
	}
	return false
}

// kept reports whether a fallback is kept in an object that outlives the call, or
// the repeat that it is made in.
func kept(o origin.Org, region *rerun.Region) bool {
	if !o.Kept {
		return false
	}
	made, ok := o.Keeper.(ssa.Instruction) // nil, a parameter or a package's variable is older than the call
	return !ok || region != nil && made.Parent() == region.Func() && !region.Contains(made)
}

// lasting judges what stays the same within one process: another attempt of this
// process finds it again, a delivery to another process does not.
func lasting(use []rerun.Region) verdict {
	for i := range use {
		if use[i].Grade == 2 {
			return verdict{Confidence: config.Medium, region: &use[i], lasting: true, why: "the value differs between processes, and the next delivery may reach another one"}
		}
	}
	return verdict{Confidence: config.Low, lasting: true, why: "the value is the same within one process"}
}

// repeats returns what repeats the key's use from outside of it. An SDK that
// tries by itself takes one key for all of its tries.
func (j *judge) repeats() []rerun.Region {
	return slices.DeleteFunc(j.again.At(j.slot.Call), func(r rerun.Region) bool { return r.Pos == j.slot.Call.Pos() })
}

// counter judges a loop's counter: it changes the key between the turns of its
// own loop, and only if that is a retry.
func (j *judge) counter(o origin.Org) verdict {
	use := j.repeats()
	for i := range use {
		if use[i].Grade == 3 && (use[i].Kind == rerun.Loop && use[i].Carried(o.Instr.(ssa.Value)) || use[i].Pos == o.Instr.Pos()) {
			return verdict{Confidence: config.Medium, region: &use[i], inside: true, why: "the retry's own counter is part of the key"}
		}
	}
	return verdict{why: "the counter does not count attempts"}
}

// common returns the regions that both make the value anew and use it, the
// innermost first.
func common(made, use []rerun.Region) []*rerun.Region {
	var out []*rerun.Region
	for i := range made {
		if slices.ContainsFunc(use, func(u rerun.Region) bool {
			return made[i].Pos == u.Pos && made[i].Kind == u.Kind && made[i].At == u.At
		}) {
			out = append(out, &made[i])
		}
	}
	return out
}
