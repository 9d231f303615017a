package unkeyedretry

import (
	"cmp"
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports effects that are repeated without an idempotency key.
var Analyzer = rule.New(rule.Meta{Name: "unkeyedretry"}, page, run, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.EffectAnalyzer].([]*site.Effect) {
		if s.Owner != site.UnkeyedRetry {
			continue
		}
		node := rule.Node(pass.Files, s.Call.Pos())
		pass.Report(rule.Finding{
			Category:   category(s),
			Confidence: s.Confidence,
			Severity:   severity(s),
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(s),
			Related:    related(s),
			Fixes:      passKey(pass, s),
		})
	}
}

// category is the form of the repeat.
func category(s *site.Effect) string {
	switch {
	case s.Wired:
		return "wired"
	case s.Itself:
		return "client"
	case s.Region.Kind == rerun.Handler:
		return "redelivery"
	}
	return string(s.Region.Kind)
}

func severity(s *site.Effect) string {
	if s.Money() {
		return "error"
	}
	return "warning"
}

func message(s *site.Effect) string {
	name := s.Name
	switch {
	case len(s.Via) > 0:
		name += " (" + s.At + ", via " + strings.Join(s.Via, " and ") + ")"
	case s.At != "":
		name += " (" + s.At + ")"
	}
	if s.Verb == "request" || s.Verb == "call" {
		name += ", whatever it is given to send,"
	}
	return fmt.Sprintf("%s is repeated by %s %s: %s; %s", name, repeater(s), key(s), consequence(s), fix(s))
}

func repeater(s *site.Effect) string {
	r := s.Region
	switch {
	case s.Wired, s.Itself && r.What != s.Name:
		return "its client (" + r.What + ")"
	case s.Itself:
		return "the client itself"
	case r.Kind == rerun.Loop:
		return "the " + r.What + " at " + r.At
	case r.Kind == rerun.Handler:
		return "the " + r.What + " (" + r.At + ")"
	}
	return r.What + " (" + r.At + ")"
}

func key(s *site.Effect) string {
	switch s.Key {
	case effect.Empty:
		return "with an empty " + s.Slot
	case effect.Auto:
		return "with a new idempotency key each time (the SDK makes one per call)"
	}
	return "without an idempotency key"
}

func consequence(s *site.Effect) string {
	first := "a timed-out attempt may already "
	if s.Region.Kind == rerun.Handler {
		first = "a delivery that was not acknowledged may already "
	}
	switch {
	case s.Money():
		return first + "have moved the money"
	case s.Verb == "send":
		return first + "be sent"
	case s.Verb == "publish", s.Verb == "enqueue":
		return first + "be published"
	case s.Verb == "create", s.Verb == "post":
		return first + "have created it"
	case s.Class == catalog.Accumulative:
		return first + "have been added"
	}
	return first + "have taken effect"
}

// fix says what to do: a key where one can be passed, else a claim.
func fix(s *site.Effect) string {
	id := s.ID
	if id == "" && len(s.Region.ID) > 0 {
		id = s.Region.ID[0]
	}
	if s.Verb == "request" || s.Verb == "call" {
		return "repeat only what carries a key, or is harmless by its method"
	}
	if s.Row != nil && s.Row.Keyed != "" {
		name, _, _ := strings.Cut(s.Row.Keyed, "(")
		return "call " + name + ", and pass " + cmp.Or(id, "what names the intent") + " as key"
	}
	takes := s.Key != effect.NoSlot || s.K < 3
	switch {
	case takes && id != "":
		return "pass " + id + " as key"
	case takes && s.Region.Grade == 3:
		return "pass a key that is made before the retry"
	case takes:
		return "pass a key that is the same on each delivery"
	case s.Verb == "publish":
		return "give it an id that its receivers can know a repeat by"
	case id != "":
		return "claim " + id + " first, and stop if it was claimed"
	}
	return "claim what names the intent first, and stop if it was claimed"
}

// related lists what repeats the effect and what else is repeated with it.
func related(s *site.Effect) []rule.Related {
	out := []rule.Related{{Pos: s.Region.Pos, At: s.Region.At, Message: "repeated by " + s.Region.What}}
	for _, r := range s.Regions {
		out = append(out, rule.Related{Pos: r.Pos, At: r.At, Message: "repeated by " + r.What + ", too"})
	}
	if s.At != "" {
		out = append(out, rule.Related{At: s.At, Message: s.Name + " is called here"})
	}
	for _, o := range s.Same {
		out = append(out, rule.Related{Pos: o.Call.Pos(), Message: o.Name + " is repeated, too"})
	}
	return out
}
