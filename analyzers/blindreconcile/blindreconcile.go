package blindreconcile

import (
	_ "embed"
	"fmt"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/recon"
)

//go:embed doc.go
var page string

// Analyzer reports reconciliations of payments that do not say how old the oldest
// open one is.
var Analyzer = rule.New(rule.Meta{Name: "blindreconcile"}, page, run, recon.Analyzer)

func run(pass *rule.Pass) {
	for _, j := range pass.ResultOf[recon.Analyzer].([]*recon.Job) {
		node := rule.Node(pass.Files, j.Sink.Pos())
		c := rule.Low
		if j.Scheduled || j.Provider {
			c = rule.Medium
		}
		says := "counts"
		if j.Kind == "log" {
			says = "logs"
		}
		pass.Report(rule.Finding{
			Category:   j.Kind,
			Confidence: c,
			Pos:        node.Pos(),
			End:        node.End(),
			Message: fmt.Sprintf("%s %s how many are open, and nowhere how old the oldest is: one that hangs for weeks looks like the day's work; publish the age of the oldest unreconciled record",
				j.Name, says),
			Related: []rule.Related{{Pos: j.Fn.Pos(), Message: "the reconciliation begins here"}},
		})
	}
}
