package config

import (
	"strings"
	"testing"
)

func TestSelection(t *testing.T) {
	for _, c := range []struct {
		flag      string
		byDefault bool
		want      bool // of freshkey
	}{
		{"", true, true},
		{"", false, false},
		{"default", true, true},
		{"default", false, false},
		{"default,-freshkey", true, false},
		{"-freshkey", true, false},
		{"-baddirective", true, true},
		{"+freshkey", false, true},
		{"default,+freshkey", false, true},
		{"freshkey", false, true},
		{"baddirective", true, false},
		{"all", false, true},
		{"all, -freshkey", true, false},
		{"-all,+freshkey", true, true},
		{"-all", true, false},
	} {
		var sel selection
		if c.flag != "" {
			var err error
			if sel, err = parseSelection(c.flag); err != nil {
				t.Fatal(err)
			}
		}
		if got := sel.on("freshkey", c.byDefault); got != c.want {
			t.Errorf("-rules=%q, by default %v: %v, want %v", c.flag, c.byDefault, got, c.want)
		}
	}
	want := `unknown rule "stalekey": the rules are ` + strings.Join(Rules(), ", ")
	if _, err := parseSelection("default,-stalekey"); err == nil || err.Error() != want {
		t.Errorf("error is %v, want %s", err, want)
	}
}

func TestOffByDefault(t *testing.T) {
	old := rules
	t.Cleanup(func() { rules = old })
	rules = append(rules[:len(rules):len(rules)], known{name: "quietrule", off: true, aliases: []string{"silentrule"}})
	s := &Settings{}
	if s.RuleOn("quietrule", "pay.go") || !s.RuleOn("freshkey", "pay.go") {
		t.Error("a rule that is off by default is on, or another one off")
	}
	if name, err := FindRule("silentrule"); name != "quietrule" || err != nil {
		t.Errorf("the rule's old name stands for %q, %v", name, err)
	}
	sel, err := parseSelection("default,+silentrule")
	if s.rules = sel; err != nil || !s.RuleOn("quietrule", "pay.go") || !s.RuleOn("freshkey", "pay.go") {
		t.Errorf("the rule cannot be added by its old name: %v", err)
	}
}
