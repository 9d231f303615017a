// Package config holds the user's settings. Its analyzer owns every flag and is
// listed as a root, so that drivers show its flags.
package config

import (
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
)

// Analyzer gives the settings to every pass and rule.
var Analyzer = &analysis.Analyzer{
	Name: "idemconfig",
	Doc:  "idemconfig: the settings of idemlint",
	Run: func(pass *analysis.Pass) (any, error) {
		return &Settings{Catalog: catalog.Embedded(), Confidence: Medium}, nil
	},
	ResultType: reflect.TypeFor[*Settings](),
}

// Confidence says how sure a finding is.
type Confidence uint8

// The grades of confidence, lowest first.
const (
	Low Confidence = iota + 1
	Medium
	High
)

func (c Confidence) String() string {
	return [...]string{"none", "low", "medium", "high"}[c]
}

// Down returns the next lower grade; Low stays Low.
func (c Confidence) Down() Confidence { return max(c-1, Low) }

// Settings are what the user has set.
type Settings struct {
	Catalog    *catalog.Catalog // the embedded catalog and the user's own rows
	Confidence Confidence       // the lowest grade that is shown
	Tests      bool             // report in test files too
}
