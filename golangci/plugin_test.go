package golangci

import (
	"strings"
	"testing"

	"github.com/golangci/plugin-module-register/register"
)

func TestRegistered(t *testing.T) {
	create, err := register.GetPlugin("idemlint")
	if err != nil {
		t.Fatal(err)
	}
	p, err := create(nil) // no settings at all
	if err != nil {
		t.Fatal(err)
	}
	if mode := p.GetLoadMode(); mode != "typesinfo" {
		t.Errorf("load mode %s: the rules need types", mode)
	}
	list, err := p.BuildAnalyzers()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 2 {
		t.Errorf("%d analyzers, want the root and the rules", len(list))
	}
}

func TestSettingsAreStrict(t *testing.T) {
	type m = map[string]any
	for name, test := range map[string]struct {
		raw  m
		want string
	}{
		"unknown field":       {m{"confidense": "high"}, `unknown field "confidense"`},
		"wrong type":          {m{"tests": "sometimes"}, "tests of type bool"},
		"unknown grade":       {m{"confidence": "sure"}, `settings: confidence: `},
		"unknown rule":        {m{"rules": m{"freshkeys": "off"}}, `settings: unknown rule "freshkeys"`},
		"unknown setting":     {m{"rules": m{"freshkey": m{"flor": "1h"}}}, `settings: unknown field "flor"`},
		"unknown path field":  {m{"paths": []any{m{"glob": "x", "rules": m{}}}}, `unknown field "glob"`},
		"bad horizon":         {m{"horizons": []any{m{"name": "refunds", "time": "soon"}}}, `settings: want a duration such as 24h or 7d, not "soon"`},
		"same horizon twice":  {m{"horizons": []any{m{"name": "q", "time": "1h"}, m{"name": "q", "time": "2h"}}}, `settings: "q" stands here twice`},
		"unknown row kind":    {m{"apis": []any{m{"library": "example.com/pay", "cals": []any{}}}}, `settings: unknown key "cals" in the library`},
		"api without library": {m{"apis": []any{m{"calls": []any{}}}}, "settings: apis: an entry without library"},
	} {
		if _, err := New(test.raw); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got error %v, want one with %q", name, err, test.want)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: more than a line: %v", name, err)
		}
	}
}

// TestConfiguration pins that what golangci-lint forces into lists arrives in
// the form of .idemlint.yml, in the order in which it was written.
func TestConfiguration(t *testing.T) {
	s := Settings{
		Own:      []string{"corp.example/..."},
		Rules:    map[string]any{"freshkey": "off"},
		Exclude:  []string{"**/mock_*.go"},
		Paths:    []Path{{Files: "z/**", Rules: map[string]any{"freshkey": "off"}}, {Files: "a/**", Rules: map[string]any{"freshkey": "on"}}},
		Horizons: []Horizon{{Name: "topic.Refunds", Time: "7d"}},
		Baseline: "known",
		APIs:     []map[string]any{{"library": "github.com/Acme/Pay.v2", "noreturn": []string{"Fatal"}}},
	}
	got, err := s.configuration()
	if err != nil {
		t.Fatal(err)
	}
	const want = `version: 1
own:
    - corp.example/...
rules:
    freshkey: "off"
paths:
    exclude:
        - '**/mock_*.go'
    z/**:
        rules:
            freshkey: "off"
    a/**:
        rules:
            freshkey: "on"
horizons:
    topic.Refunds: 7d
baseline: known
apis:
    github.com/Acme/Pay.v2:
        noreturn:
            - Fatal
`
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
