package site

import (
	"fmt"
	"go/token"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
)

// Explain says what is known of the keys on one line of a file: the slot, where
// its value comes from, what repeats it, and which rule owns it or why none
// does. It returns no lines where there is no key. sites are the result of
// [Analyzer] on the package of pass.
func Explain(pass *analysis.Pass, sites []*Site, again *rerun.Result, filename string, line int) []string {
	on := func(pos token.Pos) bool {
		p := pass.Fset.Position(pos)
		return p.Line == line && pass.Fset.PositionFor(pos, false).Filename == filename
	}
	var out []string
	for _, s := range sites {
		here := on(s.Slot.Call.Pos())
		for _, o := range s.Slot.Val.Orgs {
			here = here || o.Instr != nil && on(o.Instr.Pos())
		}
		if here {
			out = append(out, s.explain(pass.Fset, again)...)
		}
	}
	return out
}

func (s *Site) explain(fset *token.FileSet, again *rerun.Result) []string {
	slot := s.Slot
	out := []string{fmt.Sprintf("slot    %s of %s, level S%d, at %s", slot.Name, slot.Callee, slot.Level, short(fset, slot.Call.Pos()))}
	if len(slot.Via) > 0 {
		out = append(out, "        reached through "+strings.Join(slot.Via, ", ")+", used at "+slot.At)
	}
	if len(slot.Val.Tmpl) > 0 {
		out = append(out, "shape   "+Shape(slot.Val.Tmpl))
	}
	for _, o := range slot.Val.Orgs {
		out = append(out, "origin  "+describe(fset, o))
	}
	if len(slot.Val.Orgs) == 0 {
		out = append(out, "origin  nothing is known")
	}
	for _, r := range again.At(slot.Call) {
		out = append(out, fmt.Sprintf("region  R%d %s %s at %s: %s", r.Grade, r.Kind, r.What, r.At, r.Why))
	}
	owner := s.Owner
	if owner == "" {
		owner = "none"
	} else {
		owner += ", " + s.Confidence.String()
	}
	return append(out, "owner   "+owner+": "+s.Why)
}

// short returns a position without its folder.
func short(fset *token.FileSet, pos token.Pos) string {
	p := fset.Position(pos)
	p.Filename = filepath.Base(p.Filename)
	return p.String()
}

// Shape writes a key's shape: constant text in quotes, holes by name, digests
// as hash(…).
func Shape(tmpl []origin.Piece) string {
	var parts []string
	for _, p := range tmpl {
		text := p.Hole
		if p.Hole == "" {
			text = fmt.Sprintf("%q", p.Text)
		}
		if p.Hash {
			text = "hash(" + text + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " + ")
}

func describe(fset *token.FileSet, o origin.Org) string {
	var b strings.Builder
	b.WriteString(o.Kind.String())
	if o.What != "" {
		b.WriteString(" " + o.What)
	}
	if o.Kind == origin.Param {
		b.WriteString(" (" + o.Ref.String() + ")")
	}
	if o.Pos.IsValid() {
		b.WriteString(" at " + short(fset, o.Pos))
	}
	if o.At != "" && len(o.Via) > 0 {
		b.WriteString(", made at " + o.At + " via " + strings.Join(o.Via, ", "))
	}
	if o.Grain > 0 {
		b.WriteString(", as coarse as " + o.Grain.String())
	}
	for _, f := range []struct {
		on   bool
		text string
	}{{o.Fallback, "only where the value was empty"}, {o.Mapped, "in a map"}, {o.Part, "as a part"}, {o.Choice, "as one of several answers"}, {o.Weak, "through an unknown body"}} {
		if f.on {
			b.WriteString(", " + f.text)
		}
	}
	return b.String()
}
