package freshkey

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports idempotency keys that are new on every attempt.
var Analyzer = rule.New(rule.Meta{Name: "freshkey"}, page, run, site.Analyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.Analyzer].([]*site.Site) {
		if s.Owner != site.FreshKey {
			continue
		}
		pos := s.Cause.Pos
		if s.Cause.Kind == origin.Seq || !pos.IsValid() { // a counter has no expression: the key's use stands for it
			pos = s.Slot.Call.Pos()
		}
		node := rule.Node(pass.Files, pos)
		f := rule.Finding{
			Category:   category(s.Cause),
			Confidence: s.Confidence,
			Severity:   severity(s.Slot.Verb),
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(s),
			Related:    related(s),
		}
		if s.Inside && s.Region.Grade == 3 {
			f.Fixes = hoist(pass, s)
		}
		pass.Report(f)
	}
}

// category is the kind of the source, unless the way it takes says more.
func category(o origin.Org) string {
	switch {
	case o.Fallback:
		return "fallback"
	case o.Mapped:
		return "mapped"
	case o.Category != "":
		return o.Category
	}
	return o.Kind.String()
}

func severity(verb string) string {
	if catalog.MovesMoney(verb) {
		return "error"
	}
	return "warning"
}

func message(s *site.Site) string {
	repeat := "in every call"
	switch {
	case s.Lasting:
		repeat = "in every process"
	case s.Inside && s.Region.Grade == 3:
		repeat = "on every try"
	case s.Inside:
		repeat = "on every delivery"
	}
	if s.Cause.Fallback && !s.Inside {
		repeat = "in every call that finds none"
	}
	return fmt.Sprintf("%s is new %s (%s): %s; %s", subject(s.Slot), repeat, source(s), consequence(s.Slot), remedy(s))
}

// remedy is the cheapest thing that helps.
func remedy(s *site.Site) string {
	switch {
	case s.Inside && s.Cause.Kind == origin.Seq:
		return "leave the try's number out of the key"
	case s.Lasting, s.Mixed && s.Cause.Part:
		return "keep only what names the intent"
	case s.Inside && s.Region.Grade == 3:
		return "create the key before the retry"
	case s.Inside:
		return "derive it from what is delivered"
	case s.Region != nil:
		return "store it with the intent before the call"
	}
	return "derive it from the intent, or store it before the call"
}

func subject(s *origin.Slot) string {
	name := "idempotency key"
	if s.Level == catalog.S1 {
		name = strings.Join(catalog.Words(s.Name), " ")
	}
	if s.Claim {
		return "key claimed by " + s.Callee
	}
	return name + " of " + s.Callee
}

// source says what is new, where it is made if that is elsewhere, and what
// repeats it.
func source(s *site.Site) string {
	text := s.Cause.What
	if len(s.Cause.Via) > 0 {
		if s.Cause.At != "" {
			text += ", " + s.Near(s.Cause.At)
		}
		text += ", via " + strings.Join(s.Cause.Via, " and ")
	}
	switch {
	case !s.Inside:
	case s.Region.Kind == rerun.Loop:
		text += "; retried at " + s.Region.At
	case s.Region.Grade == 3:
		text += "; retried by " + s.Region.What + " at " + s.Region.At
	default:
		text += "; repeated by " + s.Region.What
	}
	return text
}

func consequence(s *origin.Slot) string {
	if s.Claim {
		return "a repeat is never recognised"
	}
	switch {
	case catalog.MovesMoney(s.Verb):
		return "a timed-out " + s.Verb + " is made twice"
	case s.Verb == "send":
		return "a message that was sent is sent again"
	case s.Verb == "publish":
		return "a message that was published is published again"
	case s.Verb == "create":
		return "what was created is created again"
	}
	return "a repeat is taken for a new request"
}

// related lists where the value is born, its way, what repeats it and where the
// key is used.
func related(s *site.Site) []rule.Related {
	var out []rule.Related
	if s.Cause.At != "" && len(s.Cause.Via) > 0 {
		out = append(out, rule.Related{At: s.Cause.At, Message: s.Cause.What + " is made here"})
	}
	for _, h := range s.Cause.Hops {
		if h.Pos != s.Cause.Pos {
			out = append(out, rule.Related{At: h.At, Message: h.Note})
		}
	}
	for _, o := range s.Others {
		out = append(out, rule.Related{Pos: o.Pos, Message: o.What + " changes the key, too"})
	}
	if s.Region != nil {
		out = append(out, rule.Related{Pos: s.Region.Pos, At: s.Region.At, Message: "repeated by " + s.Region.What})
	}
	use := rule.Related{Pos: s.Slot.Call.Pos(), Message: "the key is used by " + s.Slot.Callee}
	if len(s.Slot.Via) > 0 {
		use.Message += " (" + s.Slot.At + ") via " + strings.Join(s.Slot.Via, " and ")
	}
	return append(out, use)
}
