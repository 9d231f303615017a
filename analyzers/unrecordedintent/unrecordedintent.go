package unrecordedintent

import (
	_ "embed"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports effects that are recorded only when they are done.
var Analyzer = rule.New(rule.Meta{Name: "unrecordedintent"}, page, run, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.EffectAnalyzer].([]*site.Effect) {
		if s.Owner != site.UnrecordedIntent {
			continue
		}
		in := s.Found.(*site.Intent)
		node := rule.Node(pass.Files, s.Call.Pos())
		pass.Report(rule.Finding{
			Category:   category(in),
			Confidence: s.Confidence,
			Severity:   severity(s),
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(pass, s, in),
			Related:    related(s, in),
		})
	}
}

func category(in *site.Intent) string {
	if in.Handle {
		return "handle"
	}
	return "outcome"
}

func severity(s *site.Effect) string {
	if s.Money() {
		return "error"
	}
	return "warning"
}

func message(pass *rule.Pass, s *site.Effect, in *site.Intent) string {
	name := s.Name
	switch {
	case len(s.Via) > 0:
		name += " (" + s.At + ", via " + strings.Join(s.Via, " and ") + ")"
	case s.At != "":
		name += " (" + s.At + ")"
	}
	p := pass.Fset.Position(in.Record.Pos())
	first := fmt.Sprintf("%s (%s:%d)", in.Name, filepath.Base(p.Filename), p.Line)
	if in.Caller != "" {
		first += " in " + in.Caller
	}
	lost := "what was done is not known"
	if in.Handle {
		lost = "what was made is not known, and the next attempt makes another"
	} else if s.Money() {
		lost = "what was paid is not known, and the next attempt pays again"
	}
	return fmt.Sprintf("%s is recorded only afterwards, by %s: after a crash between the two %s; record the intent first%s", name, first, lost, key(s))
}

// key says how the record helps.
func key(s *site.Effect) string {
	if s.Key == effect.NoSlot || s.Key == effect.Unseen || s.Slot == "" {
		return ", and look for it before the next attempt"
	}
	return ", and send its id as " + s.Slot
}

func related(s *site.Effect, in *site.Intent) []rule.Related {
	out := []rule.Related{{Pos: in.Record.Pos(), Message: in.Name + " is the first record of it"}}
	if s.At != "" {
		out = append(out, rule.Related{At: s.At, Message: s.Name + " is called here"})
	}
	return out
}
