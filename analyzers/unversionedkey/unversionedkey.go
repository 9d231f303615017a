package unversionedkey

import (
	_ "embed"
	"fmt"
	"go/token"
	"regexp"
	"slices"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports idempotency keys whose format carries no version.
var Analyzer = rule.New(rule.Meta{Name: "unversionedkey"}, page, run, site.Analyzer)

func run(pass *rule.Pass) {
	seen := make(map[token.Pos]bool)
	for _, s := range pass.ResultOf[site.Analyzer].([]*site.Site) {
		slot := s.Slot
		pos := slot.Val.Pos
		if slot.Level < catalog.S2 || slot.Partial || slot.Record() || !pos.IsValid() || seen[pos] || !isFormat(slot.Val.Tmpl) || versioned(slot.Val.Tmpl) {
			continue
		}
		seen[pos] = true
		node := rule.Node(pass.Files, pos)
		pass.Report(rule.Finding{
			Category:   "format",
			Confidence: confidence(slot.Val),
			Severity:   "note",
			Pos:        node.Pos(),
			End:        node.End(),
			Message: fmt.Sprintf("idempotency key of %s is put together (%s) without a version: keys of this format and of the next cannot be told apart; begin it with one, as in \"v1:\"",
				slot.Callee, site.Shape(slot.Val.Tmpl)),
			Related: []rule.Related{{Pos: slot.Call.Pos(), Message: "the key is used by " + slot.Callee}},
		})
	}
}

// isFormat reports whether a key is put together: from several parts, or from one
// and constant text.
func isFormat(tmpl []origin.Piece) bool {
	holes := 0
	for _, p := range tmpl {
		if p.Hole != "" {
			holes++
		}
	}
	return holes > 0 && len(tmpl) > 1
}

var version = regexp.MustCompile(`(?i)(^|[^a-z0-9])(v|ver|version)[-_]?[0-9]+([^a-z0-9]|$)|(^|[:/|#_.-])[0-9]+[:/|#_.-]`)

// versioned reports whether constant text of a key has a version, or a hole is
// named like one.
func versioned(tmpl []origin.Piece) bool {
	return slices.ContainsFunc(tmpl, func(p origin.Piece) bool {
		if p.Hole == "" {
			return version.MatchString(p.Text)
		}
		words := catalog.Words(p.Hole)
		return slices.Contains(words, "version") || slices.Contains(words, "ver")
	})
}

func confidence(v origin.Val) rule.Confidence {
	if slices.ContainsFunc(v.Orgs, func(o origin.Org) bool { return o.Kind == origin.Opaque || o.Weak }) {
		return rule.Low
	}
	return rule.Medium
}
