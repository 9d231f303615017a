package golangci

import (
	"fmt"
	"os"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/schema"
)

func init() { register.Plugin("idemlint", New) }

type plugin struct{ analyzers []*analysis.Analyzer }

// New takes what stands under settings in .golangci.yml and returns the plugin.
// It fails on an unknown field and on whatever .idemlint.yml must not hold.
// golangci-lint calls it once a process: the settings hold for all of it.
func New(raw any) (register.LinterPlugin, error) {
	settings, err := register.DecodeSettings[Settings](raw)
	if err != nil {
		return nil, err
	}
	if err := settings.apply(); err != nil {
		return nil, err
	}
	stderr := os.Stderr // while linters run, golangci-lint has another one in its place, which drops all
	config.SetDoor(config.Door{
		PrintsRule:  true,
		PlainIssues: true,
		Note:        func(line string) { fmt.Fprintln(stderr, "idemlint: "+line) },
		Error:       func(string) {}, // settingsAnalyzer tells
	})
	digest, err := config.DoorDigest(".")
	if err != nil {
		return nil, err
	}
	all := analyzers.All()
	config.Salt(all, schema.Join(digest, ".")) // else facts made under other settings would be found in the cache
	return &plugin{append(all, settingsAnalyzer)}, nil
}

// settingsAnalyzer ends the run where the settings name what a package that is
// seen does not have: a misspelt name must not be ignored.
var settingsAnalyzer = &analysis.Analyzer{
	Name:     "idemsettings",
	Doc:      "idemsettings: settings that are wrong for the packages at hand",
	Requires: []*analysis.Analyzer{config.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		settings := pass.ResultOf[config.Analyzer].(*config.Settings)
		if settings.Err == nil {
			return nil, nil
		}
		return nil, withoutLines(settings.Err)
	},
}

// BuildAnalyzers returns all rules and the root that holds the settings.
func (p *plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) { return p.analyzers, nil }

// GetLoadMode says that the rules need types.
func (p *plugin) GetLoadMode() string { return register.LoadModeTypesInfo }
