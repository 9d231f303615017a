package missingunique

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports rows that are meant to be there once, in tables that let them be
// there twice.
var Analyzer = rule.New(rule.Meta{Name: "missingunique"}, page, run, site.UniqueAnalyzer)

func run(pass *rule.Pass) {
	for _, s := range pass.ResultOf[site.UniqueAnalyzer].([]*site.Unique) {
		if s.Owner != site.MissingUnique {
			continue
		}
		node := rule.Node(pass.Files, s.Call.Pos())
		pass.Report(rule.Finding{
			Category:   string(s.Fault),
			Confidence: s.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(s),
			Related:    []rule.Related{{At: s.Defined, Message: related(s)}},
		})
	}
}

func message(s *site.Unique) string {
	const again = "a repeat is inserted again"
	add := "add a unique index over what the row is looked up by"
	if len(s.Key) > 0 {
		add = fmt.Sprintf("add CREATE UNIQUE INDEX ON %s (%s)", s.Table, strings.Join(s.Key, ", "))
	}
	key := s.Table
	if len(s.Key) == 1 {
		key += "." + s.Key[0]
	}
	switch s.Fault {
	case site.NullKey:
		return fmt.Sprintf("%s.%s is unique, but it can be NULL (%s), and NULL equals nothing: without it %s; make the column NOT NULL and refuse a missing key",
			s.Table, s.Column, s.Defined, again)
	case site.Clocked:
		return fmt.Sprintf("%s is unique in %s only, and %s is the time of the insert (%s): %s; %s", s.Table, s.Unique, s.Column, s.Defined, again, add)
	case site.Partial:
		return fmt.Sprintf("unique index %s of %s leaves out what is inserted here, by its %s (%s): %s; %s", s.Unique, s.Table, s.Column, s.Defined, again, add)
	case site.Generated:
		return fmt.Sprintf("%s is unique in %s only, and %s is new for each row (%s): %s; %s", s.Table, s.Unique, s.Column, s.Defined, again, add)
	}
	switch {
	case s.Event.Statement == nil:
		return fmt.Sprintf("%s looks in %s and then inserts, and nothing in the table is unique (%s): two at once both insert; %s", s.Event.Name, s.Table, s.Defined, add)
	case s.Event.Role == guard.Claim:
		return fmt.Sprintf("insert into %s yields to a conflict that no unique constraint can give (%s): %s; %s", s.Table, s.Defined, again, add)
	}
	return fmt.Sprintf("%s is not unique (%s), although %s: %s; %s", key, s.Defined, s.Means, again, add)
}

func related(s *site.Unique) string {
	if s.Unique != "" {
		return "the constraint " + s.Unique + " is defined here"
	}
	return "the table " + s.Table + " is defined here"
}
