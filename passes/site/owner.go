package site

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/tool"
)

// The rules that can own a key or an effect.
const (
	FreshKey     = "freshkey"
	CoarseKey    = "coarsekey"
	DroppedKey   = "droppedkey"
	MutableKey   = "mutablekey"
	UnkeyedRetry = "unkeyedretry"
	UnkeyedTool  = "unkeyedtool"
)

// A Bid is what a rule says of an effect that it would report.
type Bid struct {
	Rule       string
	Confidence config.Confidence
	Why        string // one line: why the rule bids
	Found      any    // what the rule needs for its message
}

// A world is what bidders ask about a package.
type world struct {
	pass  *analysis.Pass
	done  *effect.Result
	again *rerun.Result
	keys  []*Site
	org   *origin.Result
	run   *program
	calls map[*ssa.Function][]*ssa.Call // see callersOf
	tools []*tool.Tool
}

// bidders are the rules that can own an effect, the first to own it first. Each
// looks at one effect and bids, or returns nil.
var bidders = []func(*world, *Effect) *Bid{
	(*world).unkeyedTool,
	(*world).badKey,
	(*world).droppedKey,
	(*world).guessedFailure,
	(*world).ignoredClaim,
	(*world).effectInRerunTx,
	(*world).unguarded,
	(*world).unrecordedIntent,
	(*world).unguardedIncrement,
	(*world).unkeyedRetry,
	(*world).effectInTx,
}

// decide names the owner of an effect: the first that bids at medium or more, else
// the first that bids. A guess of one rule must not hide what another is sure of.
func (w *world) decide(s *Effect) {
	var bids []*Bid
	owner := -1
	for _, bidder := range bidders {
		b := bidder(w, s)
		if b == nil {
			continue
		}
		if owner < 0 || bids[owner].Confidence < config.Medium && b.Confidence >= config.Medium {
			owner = len(bids)
		}
		bids = append(bids, b)
	}
	for i, b := range bids {
		if i == owner {
			s.own(b)
		} else {
			s.Lost = append(s.Lost, b)
		}
	}
}

// own makes a bid's rule the owner.
func (s *Effect) own(b *Bid) {
	s.Owner, s.Confidence, s.Why, s.Found = b.Rule, b.Confidence, b.Why, b.Found
}

// badKey bids for an effect whose key is at fault, for the rule that owns the key.
func (w *world) badKey(s *Effect) *Bid {
	for _, k := range w.keys {
		if k.Slot.Call == s.Call && k.Owner != "" {
			return &Bid{Rule: k.Owner, Confidence: k.Confidence, Why: k.Why}
		}
	}
	return nil
}
