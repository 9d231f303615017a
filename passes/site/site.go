// Package site makes one record per key slot and names the one rule that owns it.
// Ownership does not depend on which rules are enabled.
package site

import (
	"cmp"
	"go/token"
	"reflect"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the []*Site of each package.
var Analyzer = &analysis.Analyzer{
	Name: "idemsite",
	Doc:  "idemsite: one record per key, and the rule that owns it",
	// effect asks origin, which answers one at a time: it comes first.
	Requires:   []*analysis.Analyzer{config.Analyzer, ssabody.Analyzer, origin.Analyzer, rerun.Analyzer, effect.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[[]*Site](),
}

// A Site is one key slot with what decides about it.
type Site struct {
	Slot  *origin.Slot
	Owner string // the rule that may report it; "" if nothing is wrong
	Why   string // one line: why this owner, or why silent

	Cause      origin.Org        // freshkey: what changes, the surest first
	Others     []origin.Org      // what else changes
	Mixed      bool              // the key identifies something, too
	Region     *rerun.Region     // what makes the value anew, or repeats the key's use
	Inside     bool              // the value is made inside Region
	Nested     bool              // and something else around Region repeats it, too
	Lasting    bool              // the value stays the same for as long as the process lives
	Confidence config.Confidence // the owner's grade

	Holes  []string // coarsekey: what the key is made of
	Unused string   // coarsekey: an id at hand that is not in the key, or ""

	Changed   string    // mutablekey: the state that changes
	ChangedAt token.Pos // mutablekey: where it is changed; NoPos if it only can change
	OnFailure bool      // mutablekey: it is changed where the key's use fails
}

// Near shortens a place as [origin.Org.At] gives it: without the folder, if it is
// the site's own.
func (s *Site) Near(at string) string {
	if rest, ok := strings.CutPrefix(at, s.Slot.Folder+"/"); ok {
		return rest
	}
	return at
}

func run(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, nil, func() []*Site {
		org := pass.ResultOf[origin.Analyzer].(*origin.Result)
		if !pass.ResultOf[effect.Analyzer].(*effect.Result).Looked() || len(org.Slots) == 0 {
			return nil
		}
		again := pass.ResultOf[rerun.Analyzer].(*rerun.Result)
		whole := newProgram(pass.ResultOf[ssabody.Analyzer].(*ssabody.Package))
		var sites []*Site
		for _, slot := range org.Slots {
			j := judge{org, again, whole, slot}
			sites = append(sites, j.site())
		}
		oneEach(sites)
		return sites
	})
}

// oneEach leaves a cause to the slot that says most about it: a key that is set
// on a request and sent with it is one key.
func oneEach(sites []*Site) {
	type cause struct {
		owner string
		pos   token.Pos
	}
	of := func(s *Site) cause {
		if s.Owner == FreshKey {
			return cause{s.Owner, s.Cause.Pos}
		}
		if !s.Slot.Val.Pos.IsValid() { // one value as it came
			return cause{s.Owner, s.Slot.Call.Pos()}
		}
		return cause{s.Owner, s.Slot.Val.Pos}
	}
	best := make(map[cause]*Site)
	for _, s := range sites {
		if b := best[of(s)]; s.Owner != "" && (b == nil || better(s, b)) {
			best[of(s)] = s
		}
	}
	for _, s := range sites {
		if b := best[of(s)]; s.Owner != "" && b != s {
			s.Owner, s.Why = "", "the same value is reported as the key of "+b.Slot.Callee
		}
	}
}

func better(a, b *Site) bool {
	return cmp.Or(cmp.Compare(a.Confidence, b.Confidence), cmp.Compare(rank(a), rank(b)), cmp.Compare(a.Slot.Level, b.Slot.Level)) > 0
}

// rank says how much a slot's call tells about the effect.
func rank(s *Site) int {
	switch {
	case s.Slot.Verb != "":
		return 2
	case s.Slot.Record():
		return 0
	}
	return 1
}
