package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/idemlint/idemlint/internal/driver"
)

// on makes a finding on a line of a case's case.go.
func on(id, rule string, line int) finding {
	return finding{driver.Finding{Rule: rule, Confidence: "medium", Line: line}, id, "case.go"}
}

func TestJudge(t *testing.T) {
	faulty := labelled{
		ID: "faulty", Flag: "1",
		Expect: []expectation{{place: place{Line: 10}, Flag: "1", Or: []redFlag{"4"}}},
		AlsoOK: []alternative{
			{place: place{Line: 20, EndLine: 22}, Flags: []redFlag{"1"}},
			{place: place{Line: 30}, Flags: []redFlag{"5"}},
			{place: place{Line: 3, File: "keys/keys.go"}, Flags: []redFlag{"1"}},
		},
	}
	ranged := labelled{ID: "ranged", Flag: "2", Expect: []expectation{{place: place{Line: 5, EndLine: 7}, Flag: "2"}}}
	optional := labelled{ID: "optional", Flag: "1", Optional: true, Expect: []expectation{{place: place{Line: 10}, Flag: "1"}}}
	fixed := labelled{ID: "faulty_fixed", Flag: "1", Fixed: true}
	inKeys := on("faulty", "freshkey", 3)
	inKeys.file = "keys/keys.go"

	tests := []struct {
		name          string
		of            labelled
		findings      []finding
		flag          redFlag // the flag that is looked at
		expected, hit int
		right, wrong  int
	}{
		{name: "silence is a miss", of: faulty, flag: "1", expected: 1},
		{name: "hit", of: faulty, findings: []finding{on("faulty", "freshkey", 10)}, flag: "1", expected: 1, hit: 1, right: 1},
		{name: "any rule of the flag hits", of: faulty, findings: []finding{on("faulty", "coarsekey", 10)}, flag: "1", expected: 1, hit: 1, right: 1},
		{name: "a flag in or hits for the label", of: faulty, findings: []finding{on("faulty", "unkeyedretry", 10)}, flag: "1", expected: 1, hit: 1},
		{name: "a flag in or is right for its rule", of: faulty, findings: []finding{on("faulty", "unkeyedretry", 10)}, flag: "4", right: 1},
		{name: "another flag there is an alarm", of: faulty, findings: []finding{on("faulty", "shortttl", 10)}, flag: "8", wrong: 1},
		{name: "another line is an alarm", of: faulty, findings: []finding{on("faulty", "freshkey", 11)}, flag: "1", expected: 1, wrong: 1},
		{name: "also_ok with the main flag hits", of: faulty, findings: []finding{on("faulty", "freshkey", 22)}, flag: "1", expected: 1, hit: 1, right: 1},
		{name: "also_ok in another file hits", of: faulty, findings: []finding{inKeys}, flag: "1", expected: 1, hit: 1, right: 1},
		{name: "the same line of case.go does not", of: faulty, findings: []finding{on("faulty", "freshkey", 3)}, flag: "1", expected: 1, wrong: 1},
		{name: "also_ok takes the flags in or", of: faulty, findings: []finding{on("faulty", "unkeyedretry", 20)}, flag: "1", expected: 1, hit: 1},
		{name: "also_ok with another of its flags is no hit", of: faulty, findings: []finding{on("faulty", "binarystate", 30)}, flag: "1", expected: 1},
		{name: "and no alarm", of: faulty, findings: []finding{on("faulty", "binarystate", 30)}, flag: "5"},
		{name: "the end of a range is right", of: faulty, findings: []finding{on("faulty", "freshkey", 23)}, flag: "1", expected: 1, wrong: 1},
		{name: "a second finding counts once", of: faulty, findings: []finding{on("faulty", "freshkey", 10), on("faulty", "freshkey", 20)}, flag: "1", expected: 1, hit: 1, right: 1},
		{name: "expected range", of: ranged, findings: []finding{on("ranged", "ignoredclaim", 7)}, flag: "2", expected: 1, hit: 1, right: 1},
		{name: "behind the range", of: ranged, findings: []finding{on("ranged", "ignoredclaim", 8)}, flag: "2", expected: 1, wrong: 1},
		{name: "optional: silence is no miss", of: optional, flag: "1"},
		{name: "optional: a finding there counts nowhere", of: optional, findings: []finding{on("optional", "freshkey", 10)}, flag: "1"},
		{name: "optional: elsewhere it is an alarm", of: optional, findings: []finding{on("optional", "freshkey", 12)}, flag: "1", wrong: 1},
		{name: "fixed: any finding is an alarm", of: fixed, findings: []finding{on("faulty_fixed", "freshkey", 10)}, flag: "1", wrong: 1},
		{name: "a rule without a flag is an alarm", of: fixed, findings: []finding{on("faulty_fixed", "baddirective", 1)}, flag: unflagged, wrong: 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s, err := judge([]labelled{test.of}, test.findings)
			if err != nil {
				t.Fatal(err)
			}
			want := tally{expected: test.expected, hit: test.hit, right: test.right, wrong: test.wrong}
			if got := *s.flags[test.flag]; got != want {
				t.Errorf("flag %s: got %+v, want %+v", test.flag, got, want)
			}
			if total := s.flags["1"].expected + s.flags["2"].expected - s.flags["1"].hit - s.flags["2"].hit; len(s.misses) != total {
				t.Errorf("misses %q, want %d", s.misses, total)
			}
		})
	}
}

func TestJudgeRefuses(t *testing.T) {
	cases := []labelled{{ID: "known", Flag: "1"}}
	for name, test := range map[string]struct {
		finding finding
		want    string
	}{
		"unknown rule": {on("known", "nosuchrule", 1), "nosuchrule stands for no flag"},
		"unknown case": {on("elsewhere", "freshkey", 1), "outside of every case"},
	} {
		if _, err := judge(cases, []finding{test.finding}); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got error %v, want one with %q", name, err, test.want)
		}
	}
}

func TestThresholds(t *testing.T) {
	limits := thresholds{"1": {Recall: 0.85, Precision: 0.95}}
	score := func(one, two tally) *score {
		s, err := judge(nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		*s.flags["1"], *s.flags["2"] = one, two
		return s
	}
	for _, test := range []struct {
		name     string
		one, two tally
		want     string
	}{
		{"met", tally{expected: 20, hit: 17, right: 19, wrong: 1}, tally{expected: 5}, ""},
		{"recall", tally{expected: 20, hit: 16, right: 16}, tally{}, "flag 1: recall 0.80 is below 0.85"},
		{"precision", tally{expected: 20, hit: 18, right: 18, wrong: 1}, tally{}, "flag 1: precision 0.95 is below 0.95"},
		{"alarm without threshold", tally{}, tally{wrong: 2}, "flag 2 has no threshold and false alarms: 2"},
	} {
		if got := strings.Join(limits.check(score(test.one, test.two)), "\n"); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

func TestReadThresholdsRefuses(t *testing.T) {
	for content, want := range map[string]string{
		"1: {recal: 1}":   "field recal not found",
		"10: {recall: 1}": `there is no flag "10"`,
	} {
		file := filepath.Join(t.TempDir(), "thresholds.yml")
		if err := os.WriteFile(file, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := readThresholds(file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got error %v, want one with %q", content, err, want)
		}
	}
}

// TestBank reads the committed bank: every label is understood, and every
// expected line exists.
func TestBank(t *testing.T) {
	dir := filepath.Join("..", "..", "..", "testdata", "cases")
	cases, err := readBank(dir)
	if err != nil {
		t.Fatal(err)
	}
	expected := 0
	for _, c := range cases {
		if _, known := rulesOf[c.Flag]; !known {
			t.Errorf("%s: unknown flag %q", c.ID, c.Flag)
		}
		for _, e := range c.Expect {
			expected++
			if _, known := rulesOf[e.Flag]; !known {
				t.Errorf("%s: unknown flag %q", c.ID, e.Flag)
			}
			if e.File == "" {
				e.File = "case.go"
			}
			source, err := os.ReadFile(filepath.Join(dir, c.ID, e.File))
			if err != nil {
				t.Error(err)
			}
			if lines := strings.Count(string(source), "\n"); e.Line < 1 || e.Line > lines {
				t.Errorf("%s: line %d of %d", c.ID, e.Line, lines)
			}
		}
		if negative := c.Fixed || strings.HasPrefix(c.ID, "n_"); negative != (len(c.Expect) == 0) {
			t.Errorf("%s: a fixed case and a near miss expect nothing, every other case something", c.ID)
		}
	}
	if len(cases) < 80 || expected < 39 {
		t.Errorf("%d cases with %d expected findings: the bank has shrunk", len(cases), expected)
	}
	if limits, err := readThresholds(filepath.Join(dir, "thresholds.yml")); err != nil || len(limits) == 0 {
		t.Errorf("thresholds: %v, %v", limits, err)
	}
}

func TestNewFinding(t *testing.T) {
	if f := newFinding(driver.Finding{File: "paygen/keygen/keygen.go"}); f.id != "paygen" || f.file != "keygen/keygen.go" {
		t.Errorf("got case %q, file %q", f.id, f.file)
	}
}

// TestScore holds the committed thresholds.
func TestScore(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run(nil, &stdout, &stderr); code != 0 {
		t.Errorf("exit code %d\n%s%s", code, &stdout, &stderr)
	}
	for _, want := range []string{"freshkey", "misses: ", "false alarms: 0"} {
		if !strings.Contains(stdout.String(), want) {
			t.Errorf("the output lacks %q:\n%s", want, &stdout)
		}
	}
}
