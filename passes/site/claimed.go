package site

import (
	"fmt"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/schema"
)

// IgnoredClaim is a rule that can own an effect.
const IgnoredClaim = "ignoredclaim"

// ClaimedAnalyzer gives the []*Claimed of each package: claims whose answer does not
// keep the loser from what follows.
var ClaimedAnalyzer = &analysis.Analyzer{
	Name:       "idemclaimed",
	Doc:        "idemclaimed: claims whose answer does not keep the loser from what follows",
	Requires:   []*analysis.Analyzer{config.Analyzer, effect.Analyzer, guard.Analyzer, schema.Analyzer},
	Run:        runClaimed,
	ResultType: reflect.TypeFor[[]*Claimed](),
}

// The kinds of Claimed.
const (
	AnswerDropped = "dropped" // nobody asks who won
	LoserGoesOn   = "rejoins" // the loser goes on to the same effect
)

// A Claimed is a claim that does not guard what follows it.
type Claimed struct {
	Category   string
	Claim      *guard.Event
	Test       *guard.Test    // of LoserGoesOn
	Effect     *effect.Effect // what the loser does, too
	Opaque     string         // or the name of the function value that does it
	Adds       *guard.Event   // or the record that adds to something
	Confidence config.Confidence
	Why        string // one line
}

// Act names what the loser does, too.
func (c *Claimed) Act() string {
	return (&Unguarded{Effect: c.Effect, Opaque: c.Opaque, Adds: c.Adds}).Act()
}

func runClaimed(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, nil, func() []*Claimed {
		u := newUnguarded(pass)
		var out []*Claimed
		for _, fn := range u.guard.Funcs() {
			for _, e := range u.guard.Events(fn) {
				if c := u.ignored(fn, e); c != nil {
					out = append(out, c)
				}
			}
		}
		return out
	})
}

// ignored says whether a claim fails to keep the loser from an effect after it.
func (u *unguarded) ignored(fn *ssa.Function, e *guard.Event) *Claimed {
	if e.K < 3 || len(e.Via) > 0 && !e.Told {
		return nil
	}
	tests := u.lostTests(e)
	switch {
	case e.Role == guard.Claim:
	case e.Role == guard.Record && e.Insert && len(tests) > 0: // its conflict is asked about
	default:
		return nil
	}
	if u.rereads(fn, e) || len(tests) == 0 && u.answerUsed(e) {
		return nil
	}
	for _, a := range u.actsOf(fn, 3) {
		if !u.forbidden(e, a) || !guard.Before(e.Instr, a.at) {
			continue
		}
		c := &Claimed{Category: AnswerDropped, Claim: e, Effect: a.effect, Opaque: a.opaque, Adds: a.event}
		if len(tests) > 0 {
			if c.Test = rejoins(tests, a.at); c.Test == nil {
				continue
			}
			c.Category = LoserGoesOn
		}
		if c.Confidence, c.Why = claimGrade(e, a); c.Confidence > 0 {
			return c
		}
	}
	return nil
}

// lostTests are the branches that know that a claim is lost.
func (u *unguarded) lostTests(e *guard.Event) []guard.Test {
	return slices.DeleteFunc(u.guard.TestsOf(e), func(t guard.Test) bool { return t.Present == nil })
}

// forbidden reports whether an act is one that the loser of a claim must not do.
func (u *unguarded) forbidden(claim *guard.Event, a act) bool {
	if a.at == claim.Instr || !a.deed(claim) {
		return false
	}
	if e := a.effect; e != nil {
		return !surelyKeyed(e) && e.Key != effect.Unseen && e.Verb != "request" && e.Verb != "call"
	}
	return true
}

// rejoins returns the branch whose losing side leads to an instruction, as the other
// ways from the claim do; nil if the loser does not get there.
func rejoins(tests []guard.Test, at ssa.Instruction) *guard.Test {
	var found *guard.Test
	for i := range tests {
		t := &tests[i]
		side := guard.Controls(t.If, at)
		switch {
		case side != nil && side != t.Present:
			return nil // the loser does not get there
		case side != nil && side == t.Present && t.Absent != nil:
			return nil // what only the loser does
		case side == nil && t.If.Block() != at.Block() && !guard.Leads(t.If, at):
			continue
		}
		found = t
	}
	return found
}

// rereads reports whether what was there first is read after the claim: the loser
// goes on with it.
func (u *unguarded) rereads(fn *ssa.Function, claim *guard.Event) bool {
	return slices.ContainsFunc(u.actsOf(fn, 3), func(a act) bool {
		return a.event != nil && a.event.Role == guard.Check && a.event != claim && guard.Leads(claim.Instr, a.at) &&
			(claim.Place.Same(a.event.Place) || a.event.Place.Kind == guard.Unknown)
	})
}

// answerUsed reports whether the answer of a claim goes anywhere: what it returns
// besides an error is looked at, handed on or returned. A name that stands for a
// failure is an answer where the claim fails if it is lost.
func (u *unguarded) answerUsed(e *guard.Event) bool {
	c, ok := e.Instr.(*ssa.Call)
	if !ok {
		return false // go, defer
	}
	return looksAt(c, e.Answer.Fails, 4)
}

func looksAt(v ssa.Value, fails bool, depth int) bool {
	if depth == 0 {
		return true
	}
	if gotypes.IsError(v.Type()) {
		return fails && len(*v.Referrers()) > 0
	}
	for _, r := range *v.Referrers() {
		switch r := r.(type) {
		case *ssa.DebugRef:
		case *ssa.Extract:
			if looksAt(r, fails, depth-1) {
				return true
			}
		case *ssa.FieldAddr:
			if looksAt(r, fails, depth-1) {
				return true
			}
		case *ssa.UnOp:
			if !gotypes.IsError(r.Type()) {
				return true
			}
		case *ssa.Call:
			recv := len(r.Call.Args) > 0 && r.Call.Args[0] == v && r.Call.Signature().Recv() != nil || r.Call.IsInvoke() && r.Call.Value == v
			if !recv || !onlyErrors(r) || fails && gotypes.IsError(r.Type()) && len(*r.Referrers()) > 0 {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// onlyErrors reports whether of what a call answers nothing but an error is used:
// cmd.Err(), n, err := res.RowsAffected() with n dropped.
func onlyErrors(c *ssa.Call) bool {
	if gotypes.IsError(c.Type()) {
		return true
	}
	return !looksAt(c, false, 3)
}

// claimGrade says how surely a claim was meant to keep something from being done
// twice.
func claimGrade(e *guard.Event, a act) (config.Confidence, string) {
	meant := (&Unguarded{Check: e}).dedupName()
	if meant == "" {
		for _, p := range e.Key {
			for _, n := range keyNames(p) {
				if catalog.GuardName(n) {
					meant = n
				}
			}
		}
	}
	k := 3
	lasting := a.event != nil
	if a.effect != nil {
		k = a.effect.K
		lasting = a.effect.Local || (&Unguarded{Effect: a.effect}).lasting()
	}
	if meant == "" && (e.Place.Kind == guard.KV && e.Role == guard.Claim || e.If && !e.Insert) && a.effect != nil && reachesPeople(a.effect) {
		return config.Medium, e.Name + " is there to claim"
	}
	switch {
	case meant != "" && lasting && k >= 2:
		return config.High, meant + " says that once is meant"
	case meant != "" && (lasting || a.opaque != ""):
		return config.Medium, meant + " says that once is meant"
	case meant != "", lasting && e.Statement == nil:
		return config.Low, fmt.Sprintf("little says that once is meant: %q", meant)
	}
	return 0, ""
}

// reachesPeople reports whether an effect reaches people or moves money outside.
func reachesPeople(e *effect.Effect) bool {
	return !e.Local && (e.Money() || e.Class == catalog.Irreversible || e.Verb == "send")
}

// ignoredClaim bids for an effect that the loser of a claim does, too.
func (w *world) ignoredClaim(s *Effect) *Bid {
	all, _ := w.pass.ResultOf[ClaimedAnalyzer].([]*Claimed)
	for _, c := range all {
		if c.Effect == s.Effect {
			return &Bid{Rule: IgnoredClaim, Confidence: c.Confidence, Why: c.Why, Found: c}
		}
	}
	return nil
}
