package binarystate

import (
	_ "embed"
	"fmt"
	"go/token"
	"path/filepath"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports records that know done and not done, and nothing between.
var Analyzer = rule.New(rule.Meta{Name: "binarystate"}, page, run, site.StateAnalyzer)

func run(pass *rule.Pass) {
	states := pass.ResultOf[site.StateAnalyzer].(*site.States)
	for _, l := range states.Loses {
		node := rule.Node(pass.Files, l.Mark.Instr.Pos())
		pass.Report(rule.Finding{
			Category:   "loses",
			Confidence: l.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    loses(pass, l),
			Related:    lost(l),
		})
	}
	for _, d := range states.Doubles {
		node := rule.Node(pass.Files, d.Pos)
		pass.Report(rule.Finding{
			Category:   "doubles",
			Confidence: d.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message: fmt.Sprintf("the state %s of %s is only ever done or not: a second caller that comes while %s (%s) runs finds the same as before it began, and runs it too; write a state in between first, with an insert or update that only one can win",
				d.Field, d.Check.Name, d.Name, near(pass, d.Deed.Pos())),
			Related: []rule.Related{
				{Pos: d.Check.Instr.Pos(), Message: "looked up here"},
				{Pos: d.Deed.Pos(), Message: "done here"},
				{Pos: d.Record.Instr.Pos(), Message: "noted as done only here"},
			},
		})
	}
}

func loses(pass *rule.Pass, l *site.Loss) string {
	repeat := "the next attempt"
	if l.Region != nil {
		repeat = "the next delivery"
	}
	return fmt.Sprintf("%s marks it as done before %s (%s) has succeeded, and its failure leaves the mark: %s is taken for a repeat, and what was to be done is lost; write a state in between (processing, then done), or take the mark away when it fails",
		l.Mark.Name, l.Name, near(pass, l.Work.Pos()), repeat)
}

func lost(l *site.Loss) []rule.Related {
	out := []rule.Related{
		{Pos: l.Work.Pos(), Message: "this may fail"},
		{Pos: l.Failed.Pos(), Message: "its failure is told here, with the mark still there"},
	}
	if l.Region != nil {
		out = append(out, rule.Related{Pos: l.Region.Pos, At: l.Region.At, Message: "delivered again by " + l.Region.What})
	}
	return out
}

func near(pass *rule.Pass, pos token.Pos) string {
	p := pass.Fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}
