// Package config holds the user's settings. Its analyzer owns every flag and is
// listed as a root, so that drivers show its flags.
package config

import (
	"go/types"
	"maps"
	"reflect"
	"slices"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
)

// Analyzer gives the *Settings of each package to every pass and rule. It never
// fails: what is wrong with the configuration stands in Settings.Err.
var Analyzer = newAnalyzer()

func newAnalyzer() *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name:       "idemconfig",
		Doc:        "idemconfig: the settings of idemlint",
		Run:        run,
		ResultType: reflect.TypeFor[*Settings](),
	}
	RegisterFlags(&a.Flags)
	return a
}

// Settings are what the user has set for one package.
type Settings struct {
	Catalog    *catalog.Catalog // the embedded catalog and the user's own rows
	Confidence Confidence       // the lowest grade that is shown
	Tests      bool             // report in test files too
	Own        bool             // the package is the user's own code
	Baseline   string           // the folder of findings that are known, or ""
	File       string           // the configuration file, or ""
	Err        error            // what is wrong with the configuration: lines with file and line

	conf  *file
	rules selection
	own   []string // patterns of packages that are own wherever they stand
}

// RuleOn reports whether the findings of a rule are shown in a source file.
func (s *Settings) RuleOn(rule, filename string) bool {
	on := !offByDefault(rule)
	if s.conf != nil {
		on = s.conf.ruleOn(rule, filename, on)
	}
	return s.rules.on(rule, on)
}

// Excluded reports whether the configuration excludes a source file.
func (s *Settings) Excluded(filename string) bool {
	return s.conf != nil && s.conf.excluded(filename)
}

// Floor returns the shortest life that the user allows for what rule judges, or 0.
func (s *Settings) Floor(rule string) time.Duration {
	if s.conf == nil {
		return 0
	}
	return s.conf.rules[rule].floor
}

// Horizons returns the names of the topics, queues and jobs that have a horizon,
// sorted.
func (s *Settings) Horizons() []string {
	if s.conf == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(s.conf.horizons))
}

// Horizon returns how long the named topic, queue or job may be replayed.
func (s *Settings) Horizon(name string) (time.Duration, bool) {
	if s.conf == nil {
		return 0, false
	}
	d, ok := s.conf.horizons[name]
	return d, ok
}

func run(pass *analysis.Pass) (any, error) {
	none := &Settings{Catalog: catalog.Embedded(), Confidence: flags.confidence}
	return Safely(pass, none, func() *Settings {
		if len(pass.Files) == 0 { // unsafe, or a package of assembly
			return none
		}
		return settings(pass)
	})
}

func settings(pass *analysis.Pass) *Settings {
	name := sourceName(pass.Fset, pass.Files)
	s := For(name, pass.Pkg.Path())
	if s.Err == nil && s.Own && s.conf != nil {
		s.Err = s.conf.checkSymbols(slices.Concat(pass.Pkg.Imports(), []*types.Package{pass.Pkg}))
	}
	if s.Err != nil {
		door.error(s.Err)
	}
	return s
}
