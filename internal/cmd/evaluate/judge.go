package main

import (
	"fmt"
	"slices"
)

// A score is the outcome of one run over the bank.
type score struct {
	flags  map[redFlag]*tally
	rules  map[string]*tally
	misses []string
	alarms []string
}

// A tally counts, for a flag or a rule. Expected and hit go by the label's
// flag, right and wrong by the finding's rule. A rule has no expected.
type tally struct {
	expected, hit int // expected findings, and those that were met
	right, wrong  int // findings that met one, and false alarms
}

// recall is the part of the expected findings that was met; 1 where none is expected.
func (t *tally) recall() float64 { return share(t.hit, t.expected) }

// precision is the part of the findings that was right; 1 where there is none.
func (t *tally) precision() float64 { return share(t.right, t.right+t.wrong) }

func share(part, whole int) float64 {
	if whole == 0 {
		return 1
	}
	return float64(part) / float64(whole)
}

// judge compares findings with labels. It fails on a finding outside of every
// case and on a rule that belongs to no flag.
func judge(cases []labelled, findings []finding) (*score, error) {
	s := &score{flags: map[redFlag]*tally{}, rules: map[string]*tally{}}
	for _, flag := range flagOrder {
		s.flags[flag] = &tally{}
		for _, rule := range rulesOf[flag] {
			s.rules[rule] = &tally{}
		}
	}
	byCase := map[string][]finding{}
	for _, f := range findings {
		if s.rules[f.Rule] == nil {
			return nil, fmt.Errorf("%s:%d: rule %s stands for no flag: add it to flags.go", f.File, f.Line, f.Rule)
		}
		byCase[f.id] = append(byCase[f.id], f)
	}
	for _, c := range cases {
		s.judgeCase(c, byCase[c.ID])
		delete(byCase, c.ID)
	}
	for _, f := range findings {
		if _, left := byCase[f.id]; left {
			return nil, fmt.Errorf("%s:%d: a finding outside of every case", f.File, f.Line)
		}
	}
	return s, nil
}

// judgeCase counts the hits, misses and false alarms of one case.
func (s *score) judgeCase(c labelled, findings []finding) {
	if !c.Optional {
		for _, e := range c.Expect {
			s.judgeExpectation(c, e, findings)
		}
	}
	for _, f := range findings {
		if excused(c, f) {
			continue
		}
		flag := flagOf(f.Rule)
		s.flags[flag].wrong++
		s.rules[f.Rule].wrong++
		s.alarms = append(s.alarms, fmt.Sprintf("%s/%s:%d: %s (%s, %s)", f.id, f.file, f.Line, f.Message, f.Rule, f.Confidence))
	}
}

// judgeExpectation counts e as hit by a finding of a right flag on its place,
// else by one of the case's main flag, or of e's Or, on a place that is also right.
func (s *score) judgeExpectation(c labelled, e expectation, findings []finding) {
	s.flags[e.Flag].expected++
	i := slices.IndexFunc(findings, e.met)
	if i < 0 {
		i = slices.IndexFunc(findings, func(f finding) bool {
			flag := flagOf(f.Rule)
			return (flag == c.Flag || slices.Contains(e.Or, flag)) && elsewhere(c, f)
		})
	}
	if i < 0 {
		file := e.File
		if file == "" {
			file = "case.go"
		}
		s.misses = append(s.misses, fmt.Sprintf("%s/%s:%d: flag %s: %s", c.ID, file, e.Line, e.Flag, e.Why))
		return
	}
	s.flags[e.Flag].hit++
	rule := findings[i].Rule
	flag := flagOf(rule)
	s.flags[flag].right++
	s.rules[rule].right++
}

// met reports whether f stands on the expected place and its flag is right there.
func (e expectation) met(f finding) bool {
	flag := flagOf(f.Rule)
	return e.holds(f) && (flag == e.Flag || slices.Contains(e.Or, flag))
}

// elsewhere reports whether f stands on a place of the case that is also right;
// the flags in the expectations' Or count there, too.
func elsewhere(c labelled, f finding) bool {
	flag := flagOf(f.Rule)
	or := slices.ContainsFunc(c.Expect, func(e expectation) bool { return slices.Contains(e.Or, flag) })
	return slices.ContainsFunc(c.AlsoOK, func(a alternative) bool {
		return a.holds(f) && (or || slices.Contains(a.Flags, flag))
	})
}

// excused reports whether f is right on its place, be it a hit or not.
func excused(c labelled, f finding) bool {
	return slices.ContainsFunc(c.Expect, func(e expectation) bool { return e.met(f) }) || elsewhere(c, f)
}
