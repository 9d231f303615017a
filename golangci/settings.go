package golangci

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/idemlint/idemlint/passes/config"
)

// Settings is what may stand under linters.settings.custom.idemlint.settings.
type Settings struct {
	// Confidence is the lowest grade that is shown: high, medium (the default) or low.
	Confidence string `json:"confidence"`
	// Tests says that test files are reported on, too.
	Tests bool `json:"tests"`
	// Own lists module path patterns of your own code, wherever it is stored.
	Own []string `json:"own"`
	// Rules switches rules on and off and holds their settings, as in .idemlint.yml.
	Rules map[string]any `json:"rules"`
	// Exclude lists patterns of files without findings.
	Exclude []string `json:"exclude"`
	// Paths holds settings of rules for some files.
	Paths []Path `json:"paths"`
	// Horizons says how long queues, topics and jobs may be replayed.
	Horizons []Horizon `json:"horizons"`
	// Baseline is the folder of known findings, written by idemlint -freeze.
	Baseline string `json:"baseline"`
	// APIs holds what your own libraries do: each entry is an entry of apis in
	// .idemlint.yml, with the library's import path under library.
	APIs []map[string]any `json:"apis"`
}

// A Path holds settings of rules for the files that match a pattern.
type Path struct {
	Files string         `json:"files"`
	Rules map[string]any `json:"rules"`
}

// A Horizon says how long the named queue, topic or job may be replayed.
type Horizon struct {
	Name string `json:"name"`
	Time string `json:"time"` // "36h", "7d"
}

// apply makes the settings those of this process.
func (s Settings) apply() error {
	text, err := s.configuration()
	if err != nil {
		return err
	}
	if err := config.Inline("settings", text); err != nil {
		return withoutLines(err)
	}
	if s.Confidence != "" {
		if err := config.Analyzer.Flags.Set("confidence", s.Confidence); err != nil {
			return fmt.Errorf("settings: confidence: %w", err)
		}
	}
	return config.Analyzer.Flags.Set("tests", fmt.Sprint(s.Tests))
}

// withoutLines takes out of an error the lines of a text that the user has never
// seen, and puts it on one.
func withoutLines(err error) error {
	return errors.New(strings.ReplaceAll(madeUpLine.ReplaceAllString(err.Error(), "settings: "), "\n", "; "))
}

var madeUpLine = regexp.MustCompile(`(?m)^settings:\d+: `)

// configuration returns the settings as the text of an .idemlint.yml. What is
// keyed there and listed here keeps its order, and stays twice where it is twice.
func (s Settings) configuration() ([]byte, error) {
	var c, paths, horizons, apis mapping
	if len(s.Exclude) > 0 {
		paths.add("exclude", s.Exclude)
	}
	for _, p := range s.Paths {
		paths.add(p.Files, map[string]any{"rules": p.Rules})
	}
	for _, h := range s.Horizons {
		horizons.add(h.Name, h.Time)
	}
	for _, api := range s.APIs {
		library, ok := api["library"].(string)
		if !ok {
			return nil, errors.New("settings: apis: an entry without library: name its import path")
		}
		rows := maps.Clone(api)
		delete(rows, "library")
		apis.add(library, rows)
	}
	c.add("version", 1)
	c.addSome("own", s.Own, len(s.Own))
	c.addSome("rules", s.Rules, len(s.Rules))
	c.addSome("paths", &paths.node, len(paths.node.Content))
	c.addSome("horizons", &horizons.node, len(horizons.node.Content))
	c.addSome("baseline", s.Baseline, len(s.Baseline))
	c.addSome("apis", &apis.node, len(apis.node.Content))
	if err := errors.Join(paths.err, horizons.err, apis.err, c.err); err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	return yaml.Marshal(&c.node)
}

// A mapping is a YAML mapping that keeps the order in which it was filled.
type mapping struct {
	node yaml.Node
	err  error
}

func (m *mapping) add(key string, value any) {
	m.node.Kind = yaml.MappingNode
	var k, v yaml.Node
	k.SetString(key)
	m.err = errors.Join(m.err, v.Encode(value))
	m.node.Content = append(m.node.Content, &k, &v)
}

// addSome adds a value that has a length, unless it is empty.
func (m *mapping) addSome(key string, value any, length int) {
	if length > 0 {
		m.add(key, value)
	}
}
