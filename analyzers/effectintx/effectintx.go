package effectintx

import (
	_ "embed"
	"fmt"
	"go/token"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
	"github.com/idemlint/idemlint/passes/txn"
)

//go:embed doc.go
var page string

// Analyzer reports effects outside the database inside a database transaction.
var Analyzer = rule.New(rule.Meta{Name: "effectintx"}, page, run, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	for _, sites := range byTransaction(pass.ResultOf[site.EffectAnalyzer].([]*site.Effect)) {
		first := sites[0]
		for _, s := range sites {
			if s.Confidence > first.Confidence {
				first = s
			}
		}
		node := rule.Node(pass.Files, first.Call.Pos())
		pass.Report(rule.Finding{
			Category:   category(first),
			Confidence: first.Confidence,
			Severity:   severity(first),
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(first),
			Related:    related(first, sites),
		})
	}
}

// byTransaction groups the effects that the rule owns by what they stand in: they
// have one remedy.
func byTransaction(all []*site.Effect) [][]*site.Effect {
	var groups [][]*site.Effect
	at := make(map[token.Pos]int)
	for _, s := range all {
		if s.Owner != site.EffectInTx {
			continue
		}
		pos := s.Found.(*site.InTx).Tx.Pos
		i, ok := at[pos]
		if !ok {
			i = len(groups)
			at[pos] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], s)
	}
	return groups
}

func category(s *site.Effect) string {
	if s.Found.(*site.InTx).Again != nil {
		return "conflict-rerun"
	}
	return "rollback"
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
	in := s.Found.(*site.InTx)
	if in.Again != nil {
		return fmt.Sprintf("%s is in a transaction that %s (%s) runs again after a conflict: each run does it once more; do it after the commit",
			name, in.Again.What, in.Again.At)
	}
	where := fmt.Sprintf("inside the transaction of %s (%s)", in.Tx.What, in.Tx.At)
	if in.Tx.Kind == txn.Handed {
		where = fmt.Sprintf("while the transaction %s is under way, which the caller commits", in.Tx.What)
	}
	return fmt.Sprintf("%s is done %s: a rollback does not undo it; do it after the commit, or write it to an outbox table in the transaction", name, where)
}

// related lists what the effect stands in, and what else is done there.
func related(first *site.Effect, all []*site.Effect) []rule.Related {
	var out []rule.Related
	in := first.Found.(*site.InTx)
	out = append(out, rule.Related{Pos: in.Tx.Pos, At: in.Tx.At, Message: "the transaction of " + in.Tx.What})
	if in.Again != nil {
		out = append(out, rule.Related{Pos: in.Again.Pos, At: in.Again.At, Message: "run again after a conflict by " + in.Again.What})
	}
	if first.At != "" {
		out = append(out, rule.Related{At: first.At, Message: first.Name + " is called here"})
	}
	for _, s := range all {
		if s != first {
			out = append(out, rule.Related{Pos: s.Call.Pos(), Message: s.Name + " is done in it, too"})
		}
	}
	return out
}
