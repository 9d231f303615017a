package unguardedincrement

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports amounts that a repeat adds a second time.
var Analyzer = rule.New(rule.Meta{Name: "unguardedincrement"}, page, run, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.EffectAnalyzer].([]*site.Effect) {
		if s.Owner != site.UnguardedIncrement {
			continue
		}
		inc := s.Found.(*site.Increment)
		node := rule.Node(pass.Files, s.Call.Pos())
		pass.Report(rule.Finding{
			Category:   category(inc),
			Confidence: s.Confidence,
			Severity:   "error",
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(s, inc),
			Related:    related(s, inc),
		})
	}
}

// category is the form of the repeat.
func category(inc *site.Increment) string {
	if inc.Region.Kind == rerun.Handler {
		return "redelivery"
	}
	return string(inc.Region.Kind)
}

func message(s *site.Effect, inc *site.Increment) string {
	name := s.Name
	switch {
	case len(s.Via) > 0:
		name += " (" + s.At + ", via " + strings.Join(s.Via, " and ") + ")"
	case s.At != "":
		name += " (" + s.At + ")"
	}
	does := "adds to " + inc.To
	if inc.Append {
		does = "appends to " + inc.To
	}
	r := inc.Region
	by := fmt.Sprintf("%s (%s)", r.What, r.At)
	if r.Kind == rerun.Loop {
		by = fmt.Sprintf("the %s at %s", r.What, r.At)
	}
	return fmt.Sprintf("%s %s and is repeated by %s with nothing that knows the repeat: it is added twice; %s", name, does, by, fix(s, inc))
}

// fix says what to claim, and where.
func fix(s *site.Effect, inc *site.Increment) string {
	id := s.ID
	if id == "" && len(inc.Region.ID) == 1 {
		id = inc.Region.ID[0]
	}
	if id == "" {
		id = "an id of the intent"
	}
	where := "in the same transaction"
	if inc.Append {
		return fmt.Sprintf("give the row %s under a unique constraint, and take the conflict for done", id)
	}
	return fmt.Sprintf("insert %s under a unique constraint %s, and add only if it was new", id, where)
}

func related(s *site.Effect, inc *site.Increment) []rule.Related {
	out := []rule.Related{{Pos: inc.Region.Pos, At: inc.Region.At, Message: "repeated by " + inc.Region.What}}
	if s.At != "" {
		out = append(out, rule.Related{At: s.At, Message: s.Name + " is called here"})
	}
	return out
}
