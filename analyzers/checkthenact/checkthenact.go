package checkthenact

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports effects that depend on a look-up which nothing makes good for one
// request only.
var Analyzer = rule.New(rule.Meta{Name: site.CheckThenAct}, page, run, site.UnguardedAnalyzer, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	owned := make(map[any]bool)
	for _, s := range pass.ResultOf[site.EffectAnalyzer].([]*site.Effect) {
		if s.Owner == site.CheckThenAct {
			owned[s.Found] = true
		}
	}
	for _, u := range pass.ResultOf[site.UnguardedAnalyzer].([]*site.Unguarded) {
		if !u.Owned || u.Effect != nil && !owned[u] {
			continue
		}
		node := rule.Node(pass.Files, u.Pos)
		pass.Report(rule.Finding{
			Category:   u.Category,
			Confidence: u.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(pass, u),
			Related:    related(u),
		})
	}
}

func message(pass *rule.Pass, u *site.Unguarded) string {
	act := u.Act()
	switch u.Category {
	case site.StateThenAct:
		return fmt.Sprintf("the %s of %s is tested, but not changed together with the test, before %s: two requests can both pass and both %s; make the change conditional on the old state and stop if it changed no row",
			field(u), u.Check.Name, act, verb(u))
	case site.EnoughThen:
		return fmt.Sprintf("%s is compared here and changed apart from that by %s: requests at the same time all pass on the same amount; put the comparison in the statement that changes it and look at the rows affected",
			u.Check.Name, act)
	case site.LostUpdate:
		return fmt.Sprintf("%s writes back what was computed from %s (%s): of two at the same time one is lost; change it by a difference in one statement, or only over the version that was read",
			u.Record.Name, u.Check.Name, config.Place(pass.Fset, pass.Pkg, u.Check.Instr.Pos()))
	case site.LocalMemory:
		return fmt.Sprintf("%s in the memory of this process is what keeps %s from being done twice: another instance, or a restart, does it again; claim the key in a shared store first",
			u.Check.Name, act)
	case site.FindOrCreate:
		return fmt.Sprintf("%s looks first and inserts then: two at the same time both insert, unless a unique index stops one; insert with a conflict clause",
			u.Check.Name)
	}
	if u.Effect == nil && u.Opaque == "" && u.Adds == nil {
		return fmt.Sprintf("%s finds nothing and %s writes, in two steps: two requests can both find nothing and both write; write only if nothing is there, in one call, and look at its answer",
			u.Check.Name, u.Record.Name)
	}
	return fmt.Sprintf("%s is asked but nothing is claimed before %s: two requests can both find nothing and both %s; claim the key first, in one step, and stop if it was taken",
		u.Check.Name, act, verb(u))
}

// verb says what two requests both do.
func verb(u *site.Unguarded) string {
	if u.Effect == nil {
		return "do it"
	}
	switch v := u.Effect.Verb; v {
	case "", "post", "request", "call", "put", "increment":
		return "do it"
	default:
		return v
	}
}

func field(u *site.Unguarded) string {
	if u.Test.Field == "" {
		return "answer"
	}
	return u.Test.Field
}

func related(u *site.Unguarded) []rule.Related {
	var out []rule.Related
	if p := u.Check.Instr.Pos(); p != u.Pos {
		out = append(out, rule.Related{Pos: p, Message: "it is read here" + via(u.Check.Via, u.Check.At)})
	}
	if u.Effect != nil {
		out = append(out, rule.Related{Pos: u.Effect.Call.Pos(), Message: "the effect" + via(u.Effect.Via, u.Effect.At)})
	}
	if r := u.Record; r != nil && r.Instr.Pos() != u.Pos {
		out = append(out, rule.Related{Pos: r.Instr.Pos(), Message: "it is noted here" + via(r.Via, r.At)})
	}
	if u.Mutex != "" && u.Confidence != config.High {
		out = append(out, rule.Related{Pos: u.Pos, Message: u.Mutex + " keeps out only this process"})
	}
	return out
}

func via(names []string, at string) string {
	if at == "" {
		return ""
	}
	return ", at " + at + " via " + strings.Join(names, ", ")
}
