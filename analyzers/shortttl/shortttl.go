package shortttl

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/life"
)

//go:embed doc.go
var page string

// Analyzer reports keys that are forgotten before the last replay.
var Analyzer = rule.New(rule.Meta{Name: "shortttl"}, page, run, life.Analyzer)

func run(pass *rule.Pass) {
	for _, l := range pass.ResultOf[life.Analyzer].([]*life.Life) {
		if l.Fault == life.None {
			continue
		}
		node := rule.Node(pass.Files, l.Pos)
		f := rule.Finding{
			Category:   string(l.Fault),
			Confidence: l.Confidence,
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(l),
		}
		if l.Need.Pos.IsValid() || l.Need.At != "" {
			f.Related = append(f.Related, rule.Related{Pos: l.Need.Pos, At: l.Need.At, Message: l.Need.What + ": " + span(l.Need.Span)})
		}
		pass.Report(f)
	}
}

func message(l *life.Life) string {
	switch l.Fault {
	case life.Unit:
		return unit(l)
	case life.Overwritten:
		return fmt.Sprintf("%s is kept for %s once it is done, but was claimed for %s (%s, %s < %s): a repeat after that is done again; leave the claim's life as it is",
			what(l), span(l.Span), span(l.Need.Span), l.Need.At, short(l.Span), short(l.Need.Span))
	case life.Floor:
		return fmt.Sprintf("%s is forgotten after %s%s, and %s is the least for what moves money (%s < %s): a later repeat moves it again; keep it for as long as a replay is possible",
			what(l), span(l.Span), written(l), span(l.Need.Span), short(l.Span), short(l.Need.Span))
	}
	why := l.Need.What
	if l.Need.At != "" {
		why += " (" + l.Need.At + ") lets it be done again"
	}
	return fmt.Sprintf("%s is forgotten after %s%s, but %s for %s (%s < %s): what comes later is done again; keep it for longer than that",
		what(l), span(l.Span), written(l), why, span(l.Need.Span), short(l.Span), short(l.Need.Span))
}

// unit words a number that is taken for another unit.
func unit(l *life.Life) string {
	switch {
	case l.Span > 0 && l.Span < time.Millisecond:
		n := strconv.FormatInt(int64(l.Span), 10)
		return fmt.Sprintf("%s is forgotten after %v: %s without a unit is nanoseconds, so no repeat finds it; write %s*time.Second", what(l), l.Span, n, n)
	case l.Written == "hours" || l.Written == "minutes":
		return fmt.Sprintf("%s is given its life in %s where seconds are taken: it is forgotten too soon; give seconds", what(l), l.Written)
	}
	return fmt.Sprintf("%s is given %s as a duration: its number is taken for nanoseconds, so no repeat finds it; multiply it by its unit", what(l), l.Written)
}

// what names that which is forgotten.
func what(l *life.Life) string {
	if strings.ContainsAny(l.Key, "{:/-_.") {
		return strconv.Quote(l.Key) + " of " + l.Who
	}
	if l.Key != "" {
		return "key " + l.Key + " of " + l.Who
	}
	return "what " + l.Who + " remembers"
}

func written(l *life.Life) string {
	if l.Expr == "" || !strings.ContainsFunc(l.Expr, func(r rune) bool { return r|0x20 >= 'a' && r|0x20 <= 'z' }) {
		return ""
	}
	return " (" + l.Expr + ")"
}

// span words a length of time: "7 days", "1h30m".
func span(d time.Duration) string {
	if days := d / (24 * time.Hour); days >= 2 && d%(24*time.Hour) == 0 {
		return fmt.Sprintf("%d days", days)
	}
	return short(d)
}

// short is a length of time without the zeros at its end: "1h", "20s".
func short(d time.Duration) string {
	s := d.String()
	if strings.HasSuffix(s, "m0s") {
		s = strings.TrimSuffix(s, "0s")
	}
	if strings.HasSuffix(s, "h0m") {
		s = strings.TrimSuffix(s, "0m")
	}
	return s
}
