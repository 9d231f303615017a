package hintmismatch

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/site"
	"github.com/idemlint/idemlint/passes/tool"
)

//go:embed doc.go
var page string

// Analyzer reports hints of tools that do not agree with what the tool does.
var Analyzer = rule.New(rule.Meta{Name: "hintmismatch"}, page, run, tool.Analyzer, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	effects := pass.ResultOf[site.EffectAnalyzer].([]*site.Effect)
	for _, t := range pass.ResultOf[tool.Analyzer].([]*tool.Tool) {
		switch {
		case t.ReadOnly != nil && t.ReadOnly.Value:
			readOnly(pass, t)
		case t.Idempotent != nil && t.Idempotent.Value:
			idempotent(pass, t, effects)
		}
		if t.ReadOnly == nil || !t.ReadOnly.Value {
			destructive(pass, t)
			modest(pass, t)
		}
	}
}

// readOnly reports a tool that says it changes nothing, and does.
func readOnly(pass *rule.Pass, t *tool.Tool) {
	for _, e := range slices.Concat(t.Effects, t.Elsewhere) {
		if e.K < 2 || !does(t, e) {
			continue
		}
		c := rule.Medium
		if e.K == 3 && e.Verb != "post" && !e.Local {
			c = rule.High
		}
		report(pass, t, t.ReadOnly, c, "read-only", e.Name, where(e), "a client runs it without asking", "set readOnlyHint to false")
		return
	}
	if len(t.Changes) == 0 {
		return
	}
	ch, c := t.Changes[0], rule.Low
	if catalog.MethodClass("", t.Name) == ch.Kind {
		c = rule.Medium
	}
	report(pass, t, t.ReadOnly, c, "read-only", ch.Name, rule.Related{Pos: ch.Call.Pos()}, "a client runs it without asking", "set readOnlyHint to false")
}

// does reports whether an effect is surely one: much that is posted only asks.
func does(t *tool.Tool, e *effect.Effect) bool {
	if e.Verb == "request" || e.Verb == "call" {
		return false
	}
	return e.Verb != "post" || catalog.MethodClass("", t.Name).Effect()
}

// idempotent reports a tool that says a second call changes nothing, and has an
// effect that a second call doubles.
func idempotent(pass *rule.Pass, t *tool.Tool, effects []*site.Effect) {
	for _, s := range effects {
		offer, ok := s.Found.(*site.Offer)
		if s.Owner != site.UnkeyedTool || !ok || !t.Does(s.Call) || s.K < 2 || !does(t, s.Effect) {
			continue
		}
		c, _ := t.Lacks(s.Effect)
		if offer.Fault == nil && c == 0 {
			continue
		}
		c = rule.Medium
		if s.K == 3 && s.Money() {
			c = rule.High
		}
		report(pass, t, t.Idempotent, c, "idempotent", s.Name, where(s.Effect), "a client that got no answer calls it again", "take a key and hand it on, or set idempotentHint to false")
		return
	}
}

// destructive reports a tool that says it only adds, and takes something away.
func destructive(pass *rule.Pass, t *tool.Tool) {
	if t.Destructive == nil || t.Destructive.Value {
		return
	}
	for _, ch := range t.Changes {
		if ch.Kind != catalog.DeleteClass {
			continue
		}
		c := rule.Low
		if catalog.MethodClass("", t.Name) == ch.Kind {
			c = rule.Medium
		}
		report(pass, t, t.Destructive, c, "not destructive", ch.Name, rule.Related{Pos: ch.Call.Pos()}, "a client runs it without asking", "set destructiveHint to true")
		return
	}
}

// modest reports a tool that says a second call does it again, and only sets or
// takes away.
func modest(pass *rule.Pass, t *tool.Tool) {
	if t.Idempotent == nil || t.Idempotent.Value || !t.Run || len(t.Effects) > 0 || len(t.Changes) == 0 {
		return
	}
	for _, ch := range t.Changes {
		if catalog.MethodClass("", t.Name) != ch.Kind {
			return
		}
	}
	ch := t.Changes[0]
	report(pass, t, t.Idempotent, rule.Low, "not idempotent", ch.Name, rule.Related{Pos: ch.Call.Pos()}, "a client that got no answer does not dare to call it again", "set idempotentHint to true")
}

// where is the place of an effect: one of another package is known by its name.
func where(e *effect.Effect) rule.Related {
	if e.Call == nil {
		return rule.Related{At: e.At}
	}
	return rule.Related{Pos: e.Call.Pos()}
}

func report(pass *rule.Pass, t *tool.Tool, h *tool.Hint, c rule.Confidence, says, does string, at rule.Related, consequence, fix string) {
	at.Message = does + " is called here"
	pass.Report(rule.Finding{
		Category:   "says-" + dashed(says),
		Confidence: c,
		Pos:        h.Node.Pos(),
		End:        h.Node.End(),
		Message:    fmt.Sprintf("tool %s says that it is %s, but it calls %s: %s; %s", strconv.Quote(t.Name), says, does, consequence, fix),
		Related:    []rule.Related{at},
	})
}

func dashed(words string) string {
	out := []byte(words)
	for i, b := range out {
		if b == ' ' {
			out[i] = '-'
		}
	}
	return string(out)
}
