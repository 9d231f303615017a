package golangci

import (
	"fmt"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/passes/config"
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
	config.SetDoor(config.Door{PrintsRule: true, PlainIssues: true})
	digest, err := config.DoorDigest(".")
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	all := analyzers.All()
	config.Salt(all, digest) // else facts made under other settings would be found in the cache
	return &plugin{all}, nil
}

// BuildAnalyzers returns all rules and the root that holds the settings.
func (p *plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) { return p.analyzers, nil }

// GetLoadMode says that the rules need types.
func (p *plugin) GetLoadMode() string { return register.LoadModeTypesInfo }
