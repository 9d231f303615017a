package coarsekey

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports idempotency keys that two intents can share.
var Analyzer = rule.New(rule.Meta{Name: "coarsekey"}, page, run, site.Analyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.Analyzer].([]*site.Site) {
		if s.Owner != site.CoarseKey {
			continue
		}
		fix := "put in what names the intent"
		if s.Unused != "" {
			fix = "put " + s.Unused + " in it"
		}
		made := strings.Join(s.Holes, " and ") + " only: two intents that share them become one"
		if len(s.Holes) == 1 && strings.HasPrefix(s.Holes[0], `"`) {
			made = s.Holes[0] + " only: all intents become one"
		}
		pos := s.Slot.Val.Pos
		if !pos.IsValid() {
			pos = s.Slot.Call.Pos()
		}
		node := rule.Node(pass.Files, pos)
		pass.Report(rule.Finding{
			Category:   "attributes",
			Confidence: s.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    fmt.Sprintf("idempotency key of %s is made of %s; %s", s.Slot.Callee, made, fix),
			Related:    []rule.Related{{Pos: s.Slot.Call.Pos(), Message: "the key is used by " + s.Slot.Callee}},
		})
	}
}
