package sharednamespace

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

//go:embed doc.go
var page string

// Analyzer reports keys that two operations or two requests can have in common.
var Analyzer = rule.New(rule.Meta{Name: "sharednamespace"}, page, run, site.SharedAnalyzer)

func run(pass *rule.Pass) {
	keys := pass.ResultOf[site.SharedAnalyzer].(*site.Keys)
	for _, s := range keys.Shared {
		node := rule.Node(pass.Files, s.Pos())
		f := rule.Finding{
			Category:   s.Kind,
			Confidence: s.Confidence,
			Severity:   severity(s.Slot.Verb),
			Pos:        node.Pos(),
			End:        node.End(),
			Message:    message(s),
		}
		if s.First.Callee != "" {
			at := rule.Related{Pos: s.FirstPos, Message: s.First.Callee + " uses the key here"}
			if !s.FirstPos.IsValid() {
				at.At = s.First.At
			}
			f.Related = append(f.Related, at)
		}
		f.Related = append(f.Related, rule.Related{Pos: s.Slot.Call.Pos(), Message: "the key is used by " + s.Slot.Callee})
		pass.Report(f)
	}
	for _, u := range keys.Uses {
		half := offer(u)
		if half == nil {
			continue
		}
		node := rule.Node(pass.Files, site.KeyPos(u.Slot))
		pass.Report(rule.Finding{
			Category: "joined",
			Severity: severity(u.Verb),
			Pos:      node.Pos(),
			End:      node.End(),
			Message:  operations(u.Callee, u.Shape, rule.OtherHalf, rule.OtherPlace),
			Offer:    half,
		})
	}
}

// offer is what the command compares with the uses of packages that this one does
// not import.
func offer(u *site.OwnUse) *rule.Offer {
	if !u.Sure || !catalog.MovesMoney(u.Verb) {
		return nil
	}
	o := &rule.Offer{Meets: u.Meets, Apart: u.Verb, Name: u.Callee, Place: u.At, Confidence: rule.Medium}
	if u.Catalogued() {
		o.Confidence = rule.High
	}
	return o
}

func severity(verb string) string {
	if catalog.MovesMoney(verb) {
		return "error"
	}
	return "warning"
}

func message(s *site.Shared) string {
	callee := s.Slot.Callee
	switch s.Kind {
	case site.Requests:
		return fmt.Sprintf("%s is called again under the key of the call before (%s), with another request: it is refused, or answered with the first result; give each request a key of its own", callee, near(s))
	case site.Items:
		return fmt.Sprintf("%s is called under one key for each of several things (%s differs): all but the first are refused, or answered with its result; put what names each in the key", callee, s.What)
	case site.Callbacks:
		return fmt.Sprintf("key claimed by %s is what the client sent, whatever %s is: a key that is sent to two operations answers one with the other's result; put the operation in the key", callee, s.What)
	case site.Client:
		return fmt.Sprintf("%s gives every request of the client one idempotency key: all but the first are answered with its result; set it on the request", callee)
	case site.Ambiguous:
		return fmt.Sprintf("parts of the idempotency key of %s run into one another (%s): two intents can have one key; separate them", callee, s.What)
	}
	return operations(callee, s.First.Shape, s.First.Callee, near(s))
}

func operations(second, shape, first, at string) string {
	return fmt.Sprintf("%s builds the same key as %s (%s, %s): one is answered with the other's result; put the operation in the key", second, first, shape, at)
}

// near is the place of the other use, without the folder if it is this one's.
func near(s *site.Shared) string {
	if rest, ok := strings.CutPrefix(s.First.At, s.Slot.Folder+"/"); ok {
		return rest
	}
	return s.First.At
}
