package droppedkey

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports keys that are given to a function and not passed on.
var Analyzer = rule.New(rule.Meta{Name: "droppedkey"}, page, run, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.EffectAnalyzer].([]*site.Effect) {
		d, ok := s.Found.(*site.Dropped)
		if !ok || s.Owner != site.DroppedKey {
			continue
		}
		node := rule.Node(pass.Files, s.Call.Pos())
		f := rule.Finding{
			Category:   d.Held.Kind,
			Confidence: s.Confidence,
			Severity:   severity(s),
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(s, d),
			Fixes:      passOn(pass, s, d),
		}
		if s.At != "" {
			f.Related = append(f.Related, rule.Related{At: s.At, Message: s.Name + " is called here"})
		}
		pass.Report(f)
	}
}

func severity(s *site.Effect) string {
	if s.Money() {
		return "error"
	}
	return "warning"
}

func message(s *site.Effect, d *site.Dropped) string {
	name := s.Name
	switch {
	case len(s.Via) > 0:
		name += " (" + s.At + ", via " + strings.Join(s.Via, " and ") + ")"
	case s.At != "":
		name += " (" + s.At + ")"
	}
	given := d.Held.Name
	if d.Held.Kind == "header" {
		given = "header " + given
	}
	if d.Holder != "" {
		given += " of " + d.Holder
	}
	return fmt.Sprintf("%s is called %s, and %s %s: a caller's repeat is taken for a new request; pass it on as %s",
		name, without(s), given, where(d), s.Slot)
}

func without(s *site.Effect) string {
	switch s.Key {
	case effect.Empty:
		return "with an empty key"
	case effect.Auto:
		return "with a key that the SDK makes for each call"
	}
	return "without a key"
}

func where(d *site.Dropped) string {
	if d.Used {
		return "is passed on elsewhere only"
	}
	return "goes nowhere"
}
