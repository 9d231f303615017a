package config

import (
	"fmt"
	"slices"
	"strings"
)

// A known rule. The table stands here and not with the rules because flags,
// configuration files and directives name rules, and must refuse a misspelt
// one in every program, also in one that links only some of the rules.
type known struct {
	name    string
	off     bool     // not in the default set
	aliases []string // older names
}

// rules are all rules, by name; analyzers.All is tested against it.
var rules = []known{
	{name: "baddirective"},
	{name: "binarystate", off: true},
	{name: "blindreconcile", off: true},
	{name: "checkthenact"},
	{name: "coarsekey"},
	{name: "droppedkey"},
	{name: "effectintx"},
	{name: "freshkey"},
	{name: "guessedfailure", off: true},
	{name: "hintmismatch", off: true},
	{name: "ignoredclaim"},
	{name: "missingunique"},
	{name: "mutablekey"},
	{name: "sharednamespace"},
	{name: "shortttl", off: true},
	{name: "unguardedincrement", off: true},
	{name: "unguardedpayload"},
	{name: "unhandledconflict"},
	{name: "unkeyedretry"},
	{name: "unkeyedtool"},
	{name: "unrecordedintent"},
	{name: "unversionedkey", off: true},
}

// Rules returns the names of all rules, sorted.
func Rules() []string {
	names := make([]string, len(rules))
	for i, r := range rules {
		names[i] = r.name
	}
	return names
}

// FindRule returns the name of the rule that is called name now or was once. It
// fails if there is none, and lists those there are.
func FindRule(name string) (string, error) {
	for _, r := range rules {
		if r.name == name || slices.Contains(r.aliases, name) {
			return r.name, nil
		}
	}
	return "", fmt.Errorf("unknown rule %q: the rules are %s", name, strings.Join(Rules(), ", "))
}

func offByDefault(rule string) bool {
	for _, r := range rules {
		if r.name == rule {
			return r.off
		}
	}
	return false
}

// A selection is the value of -rules.
type selection []term

type term struct {
	sign byte // '+', '-' or 0
	rule string
}

// parseSelection reads a list of rules. It fails on an unknown rule.
func parseSelection(s string) (selection, error) {
	var sel selection
	for word := range strings.SplitSeq(s, ",") {
		word = strings.TrimSpace(word)
		var t term
		if word != "" && (word[0] == '+' || word[0] == '-') {
			t.sign, word = word[0], word[1:]
		}
		if word != "default" && word != "all" {
			name, err := FindRule(word)
			if err != nil {
				return nil, err
			}
			word = name
		}
		t.rule = word
		sel = append(sel, t)
	}
	return sel, nil
}

// on reports whether the selection has the rule. Without a bare name in it the
// selection starts from the default set.
func (sel selection) on(rule string, byDefault bool) bool {
	on := byDefault
	if slices.ContainsFunc(sel, func(t term) bool { return t.sign == 0 }) {
		on = false
	}
	for _, t := range sel {
		hit := t.rule == rule || t.rule == "all" || t.rule == "default" && byDefault
		if hit {
			on = t.sign != '-'
		}
	}
	return on
}
