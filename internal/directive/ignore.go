package directive

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// An Ignore is what an ignore directive says.
type Ignore struct {
	Rules  []string  // as written
	Until  time.Time // the first day on which it no longer holds; zero: none
	Reason string
}

// ParseIgnore reads the arguments of ignore: rule[,rule] [until=2027-03-01] reason.
// It fails on a missing rule or reason and on a date that is none; whether the
// rules exist is the caller's to judge.
func ParseIgnore(args string) (Ignore, error) {
	var ig Ignore
	rules, rest, _ := strings.Cut(args, " ")
	if rules == "" {
		return ig, errors.New("ignore names no rule: write ignore rule reason")
	}
	ig.Rules = strings.Split(rules, ",")
	rest = strings.TrimSpace(rest)
	if after, ok := strings.CutPrefix(rest, "until="); ok {
		date, reason, _ := strings.Cut(after, " ")
		t, err := time.Parse(time.DateOnly, date)
		if err != nil {
			return ig, fmt.Errorf("until=%s is no date: write until=2027-03-01", date)
		}
		ig.Until, rest = t, strings.TrimSpace(reason)
	}
	if rest == "" {
		return ig, errors.New("ignore gives no reason: say why after the rule's name")
	}
	ig.Reason = rest
	return ig, nil
}
