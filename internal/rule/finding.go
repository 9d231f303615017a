package rule

import (
	"fmt"
	"go/token"
	"strings"
	"time"
	"unicode"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

// Confidence says how sure a finding is.
type Confidence = config.Confidence

// The grades of confidence, lowest first.
const (
	Low    = config.Low
	Medium = config.Medium
	High   = config.High
)

// A Related is a place that belongs to a finding: where the key is born, a hop,
// who repeats, the effect, a guard that does not hold.
type Related struct {
	Pos     token.Pos // in this package's files, or NoPos
	At      string    // "charge/charge.go:22", for a place in another package
	Message string
}

// A Finding is one thing a rule has found, at any grade. A rule sets the first
// group of fields; Report and what follows it fill the second.
type Finding struct {
	Category   string // sub-kind in kebab case
	Confidence Confidence
	Severity   string    // error, warning or note; default warning
	Pos, End   token.Pos // End may be NoPos
	Message    string    // one line, lower case, no full stop
	Related    []Related
	Fixes      []analysis.SuggestedFix
	Offer      *Offer // half of a finding about two packages; its Confidence is 0

	Rule        string
	Function    string   // the function that holds it: "Client.Charge", or "" outside of functions
	Fingerprint string   // the same as long as the line's text and its function stay, wherever the line moves
	Ignored     *Ignored // the directive that hides it, or nil
	Generated   bool     // it is in a generated file
}

// An Ignored says which directive of the finding's file hides it.
type Ignored struct {
	Line   int
	Until  time.Time // the first day on which it no longer does; zero: none
	Reason string
}

// Text returns the message as a door prints it: with the rule's name, unless
// the door prints that itself, and the confidence where it is not high.
func (f *Finding) Text(printsRule bool) string {
	var notes []string
	if !printsRule {
		notes = append(notes, f.Rule)
	}
	if f.Confidence != High {
		notes = append(notes, f.Confidence.String())
	}
	if len(notes) == 0 {
		return f.Message
	}
	return f.Message + " (" + strings.Join(notes, ", ") + ")"
}

// CheckMessage says how a message breaks the convention: one line that begins
// in lower case and has no full stop. A first word that is clearly a name from
// the program (pay.Send, HTTPClient) may begin as it likes. For tests.
func CheckMessage(msg string) error {
	first, _, _ := strings.Cut(msg, " ")
	upper := 0
	for _, r := range first {
		if unicode.IsUpper(r) {
			upper++
		}
	}
	switch {
	case msg == "" || msg != strings.TrimSpace(msg):
		return fmt.Errorf("message %q is empty or has space around it", msg)
	case strings.ContainsAny(msg, "\n\r"):
		return fmt.Errorf("message %q has more than one line", msg)
	case strings.HasSuffix(msg, "."):
		return fmt.Errorf("message %q ends in a full stop", msg)
	case unicode.IsUpper([]rune(msg)[0]) && upper == 1 && !strings.ContainsAny(first, "._()"):
		return fmt.Errorf("message %q begins in upper case", msg)
	}
	return nil
}
