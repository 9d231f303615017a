package unhandledconflict

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

// Analyzer reports inserts whose unique violation goes out as a failure to who
// repeats them.
var Analyzer = rule.New(rule.Meta{Name: "unhandledconflict"}, page, run, site.UniqueAnalyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.UniqueAnalyzer].([]*site.Unique) {
		if s.Owner != site.UnhandledConflict {
			continue
		}
		category, end := "redelivered", "is refused each time and never done with"
		if s.Region.Mode != rerun.Redeliver {
			category, end = "retried", "fails although it is there"
		}
		where := s.Region.What
		if s.Region.At != "" {
			where += ", " + s.Region.At
		}
		var related []rule.Related
		if s.Region.Pos.IsValid() {
			related = append(related, rule.Related{Pos: s.Region.Pos, Message: "it is repeated by " + s.Region.What})
		}
		if at := s.Event.At; at != "" {
			related = append(related, rule.Related{At: at, Message: "the insert"})
		}
		node := rule.Node(pass.Files, s.Call.Pos())
		pass.Report(rule.Finding{
			Category:   category,
			Confidence: s.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message: fmt.Sprintf("insert into %s is repeated (%s), and its violation of unique %s goes out as an error: what is there %s; take the conflict for done (ON CONFLICT DO NOTHING, and rows affected)",
				s.Table, strings.TrimSpace(where), s.Unique, end),
			Related: append(related, rule.Related{At: s.Defined, Message: "the constraint " + s.Unique + " is defined here"}),
		})
	}
}
