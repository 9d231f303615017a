package ignoredclaim

import (
	_ "embed"
	"fmt"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports claims whose answer does not keep the loser from the effect.
var Analyzer = rule.New(rule.Meta{Name: site.IgnoredClaim}, page, run, site.ClaimedAnalyzer, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	owned := make(map[any]bool)
	for _, s := range pass.ResultOf[site.EffectAnalyzer].([]*site.Effect) {
		if s.Owner == site.IgnoredClaim {
			owned[s.Found] = true
		}
	}
	for _, c := range pass.ResultOf[site.ClaimedAnalyzer].([]*site.Claimed) {
		if c.Effect != nil && !owned[c] {
			continue
		}
		node := rule.Node(pass.Files, c.Claim.Instr.Pos())
		f := rule.Finding{
			Category:   c.Category,
			Confidence: c.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(c),
		}
		if c.Test != nil {
			f.Related = append(f.Related, rule.Related{Pos: c.Test.Pos(), Message: "the answer is asked here"})
		}
		if c.Effect != nil {
			f.Related = append(f.Related, rule.Related{Pos: c.Effect.Call.Pos(), Message: "the loser does this, too"})
		}
		pass.Report(f)
	}
}

func message(c *site.Claimed) string {
	if c.Category == site.LoserGoesOn {
		return fmt.Sprintf("%s claims, but who loses goes on to %s as well: it is done twice; return where the claim is lost",
			c.Claim.Name, c.Act())
	}
	return fmt.Sprintf("%s claims, but nobody asks whether the claim was won before %s: it is done twice; look at the answer and return where the claim is lost",
		c.Claim.Name, c.Act())
}
