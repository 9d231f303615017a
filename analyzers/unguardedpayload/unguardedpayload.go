package unguardedpayload

import (
	_ "embed"
	"fmt"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports keys whose first answer is given to any later request.
var Analyzer = rule.New(rule.Meta{Name: "unguardedpayload"}, page, run, site.StateAnalyzer)

func run(pass *rule.Pass) {
	for _, r := range pass.ResultOf[site.StateAnalyzer].(*site.States).Replays {
		node := rule.Node(pass.Files, r.Instr.Pos())
		pass.Report(rule.Finding{
			Category:   category(r),
			Confidence: r.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message: fmt.Sprintf("what %s has stored for the key is the answer to whatever request comes with it, and %s is not compared: another request under the same key is taken for done; store a hash of the request with the key, and refuse one that differs",
				r.Check.Name, r.Request),
			Related: []rule.Related{{Pos: r.Check.Instr.Pos(), Message: "looked up here"}},
		})
	}
}

func category(r *site.Replay) string {
	if r.Written {
		return "written"
	}
	return "returned"
}
