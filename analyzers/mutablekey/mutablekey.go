package mutablekey

import (
	_ "embed"
	"fmt"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports idempotency keys that are made of state which changes between
// attempts.
var Analyzer = rule.New(rule.Meta{Name: "mutablekey"}, page, run, site.Analyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.Analyzer].([]*site.Site) {
		if s.Owner != site.MutableKey {
			continue
		}
		pos := s.Slot.Val.Pos
		if !pos.IsValid() {
			pos = s.Slot.Call.Pos()
		}
		node := rule.Node(pass.Files, pos)
		f := rule.Finding{
			Category:   "contents",
			Confidence: s.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message: fmt.Sprintf("idempotency key of %s is a digest of %s and names no intent: after a change the next attempt has another key; use the id of what is paid for",
				s.Slot.Callee, s.Changed),
		}
		if s.ChangedAt.IsValid() {
			f.Category = "changed"
			when := "before the call"
			if s.OnFailure {
				when = "where the call fails"
			}
			f.Message = fmt.Sprintf("idempotency key of %s is made of %s, which is changed %s (line %d): the next attempt has another key; use what does not change",
				s.Slot.Callee, s.Changed, when, pass.Fset.Position(s.ChangedAt).Line)
			f.Related = append(f.Related, rule.Related{Pos: s.ChangedAt, Message: s.Changed + " is changed here"})
		}
		f.Related = append(f.Related, rule.Related{Pos: s.Slot.Call.Pos(), Message: "the key is used by " + s.Slot.Callee})
		pass.Report(f)
	}
}
