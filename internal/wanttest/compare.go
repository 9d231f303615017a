package wanttest

import (
	"fmt"
	"slices"

	"github.com/idemlint/idemlint/internal/rule"
)

// A Finding is what a door says of a line, in the form that all doors share.
type Finding struct {
	File    string // below the module's folder, with slashes
	Line    int
	Rule    string
	Message string
	Grade   string // high, medium or low

	object string // not "": the message is the fact of this object
}

func (f Finding) line() line { return line{f.File, f.Line} }

// text is what a want of a finding is matched with: the line that a door which
// does not print the rule by itself would print.
func (f Finding) text() string {
	if f.object != "" {
		return f.Message
	}
	if f.Grade == rule.High.String() {
		return fmt.Sprintf("%s (%s)", f.Message, f.Rule)
	}
	return fmt.Sprintf("%s (%s, %s)", f.Message, f.Rule, f.Grade)
}

// compare returns one sorted line for each finding that no want asks for, each
// want that no finding meets, and each message that breaks the conventions.
// Facts are asked for only where facts says so, and those that no want asks
// for are no problem.
func compare(wants []want, findings []Finding, facts bool) []string {
	met := make([]bool, len(wants))
	var problems []string
	for _, f := range findings {
		i := match(wants, met, f)
		if i >= 0 {
			met[i] = true
		}
		if f.object != "" {
			continue
		}
		if i < 0 {
			problems = append(problems, fmt.Sprintf("%s: unexpected finding: %s", f.line(), f.text()))
		}
		if err := rule.CheckMessage(f.Message); err != nil {
			problems = append(problems, fmt.Sprintf("%s: %v", f.line(), err))
		}
	}
	for i, w := range wants {
		if !met[i] && (w.object == "" || facts) {
			problems = append(problems, w.unmet(findings))
		}
	}
	slices.Sort(problems)
	return problems
}

// match returns the index of the first want that f meets and none did before, or -1.
func match(wants []want, met []bool, f Finding) int {
	for i, w := range wants {
		if !met[i] && w.line == f.line() && w.object == f.object && w.re.MatchString(f.text()) {
			return i
		}
	}
	return -1
}

// unmet says that nothing met w, and what stands on its line.
func (w want) unmet(findings []Finding) string {
	var there []string
	for _, f := range findings {
		if f.line() == w.line && f.object == w.object {
			there = append(there, f.text())
		}
	}
	if w.object == "" {
		return fmt.Sprintf("%s: no finding matches %q; found there: %q", w.line, w.re, there)
	}
	return fmt.Sprintf("%s: no fact of %s matches %q; facts there: %q", w.line, w.object, w.re, there)
}
