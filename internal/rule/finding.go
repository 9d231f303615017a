// Package rule says how a rule is declared and how it reports: range, category,
// confidence, and the one filter in front of every door (ignore directives,
// baseline, generated and test files).
package rule

import (
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

// Confidence says how sure a finding is.
type Confidence = config.Confidence

// The grades of confidence, lowest first.
const (
	Low    = config.Low
	Medium = config.Medium
	High   = config.High
)

// A Related is a place that belongs to a finding: where the key is born, a hop,
// who repeats, the effect, a guard that does not hold.
type Related struct {
	Pos     token.Pos // in this package's files, or NoPos
	At      string    // "charge/charge.go:22", for a place in another package
	Message string
}

// A Finding is one thing a rule has found, at any grade.
type Finding struct {
	Rule       string
	Category   string // sub-kind in kebab case
	Confidence Confidence
	Severity   string // error, warning or note
	Pos, End   token.Pos
	Message    string // one line, lower case, no full stop
	Related    []Related
	Fixes      []analysis.SuggestedFix
}
