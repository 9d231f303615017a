package guessedfailure

import (
	_ "embed"
	"fmt"
	"go/token"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/outcome"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports payments whose unknown outcome is taken for a failure.
var Analyzer = rule.New(rule.Meta{Name: "guessedfailure"}, page, run, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	reported := make(map[token.Pos]bool)
	for _, s := range pass.ResultOf[site.EffectAnalyzer].([]*site.Effect) {
		if s.Owner != site.GuessedFailure {
			continue
		}
		g := s.Found.(*site.Guessed)
		node := rule.Node(pass.Files, g.Pos)
		if reported[node.Pos()] {
			continue // one reaction to the errors of several calls
		}
		reported[node.Pos()] = true
		pass.Report(rule.Finding{
			Category:   category(g),
			Confidence: s.Confidence,
			Severity:   severity(g),
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(s, g),
			Related:    related(s, g),
		})
	}
}

func category(g *site.Guessed) string {
	switch {
	case g.Back != nil:
		return "given-back"
	case g.Second != nil:
		return "second-provider"
	}
	return "failed-state"
}

func severity(g *site.Guessed) string {
	if g.Back != nil || g.Second != nil {
		return "error"
	}
	return "warning"
}

func message(s *site.Effect, g *site.Guessed) string {
	name := s.Name
	switch {
	case len(s.Via) > 0:
		name += " (" + s.At + ", via " + strings.Join(s.Via, " and ") + ")"
	case s.At != "":
		name += " (" + s.At + ")"
	}
	comes := "any error of " + name + " is taken for a failure here, a timeout as well"
	if g.Class == outcome.Ambiguous {
		comes = "an error of " + name + " that leaves open whether it was done is taken for a failure here"
	}
	switch {
	case g.Back != nil:
		return fmt.Sprintf("%s, and %s gives back: what was paid after all is given twice; leave it pending and ask the provider, give back only on a definite refusal", comes, g.Back.Name)
	case g.Second != nil:
		return fmt.Sprintf("%s, and %s does it once more: it may be done twice; ask the first provider, go to another only on a definite refusal", comes, g.Second.Name)
	}
	return fmt.Sprintf("%s, and %s says so: what was paid after all stays failed; leave it pending and ask the provider", comes, g.Failed.Name)
}

// related lists the call, and what else is done about its error.
func related(s *site.Effect, g *site.Guessed) []rule.Related {
	out := []rule.Related{{Pos: s.Call.Pos(), Message: s.Name + " may have been done"}}
	if s.At != "" {
		out = append(out, rule.Related{At: s.At, Message: s.Name + " is called here"})
	}
	add := func(pos token.Pos, what string) {
		if pos != g.Pos {
			out = append(out, rule.Related{Pos: pos, Message: what})
		}
	}
	if g.Failed != nil {
		add(g.Failed.Instr.Pos(), "taken for failed")
	}
	if g.Back != nil {
		add(g.Back.Instr.Pos(), g.Back.Name+" gives back")
	}
	if g.Second != nil {
		add(g.Second.Call.Pos(), g.Second.Name+" does it once more")
	}
	return out
}
