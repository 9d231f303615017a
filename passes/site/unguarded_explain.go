package site

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
)

// ExplainUnguarded says of the checks on one line of a file what depends on them, and
// whether that is reported or why it is not. It returns no lines where there is none.
func ExplainUnguarded(pass *analysis.Pass, all []*Unguarded, filename string, line int) []string {
	var out []string
	on := func(pos token.Pos) bool {
		p := pass.Fset.Position(pos)
		return p.Line == line && p.Filename == filename
	}
	for _, u := range all {
		if !on(u.Pos) && !on(u.Check.Instr.Pos()) {
			continue
		}
		verdict := "silent"
		if u.Owned {
			verdict = u.Confidence.String()
		}
		out = append(out, "then    "+u.Act()+", "+u.Category+", "+verdict+": "+u.Why)
	}
	return out
}

// Act names what is done.
func (u *Unguarded) Act() string {
	switch {
	case u.Effect != nil:
		return u.Effect.Name
	case u.Adds != nil:
		return u.Adds.Name
	case u.Opaque != "":
		return u.Opaque
	}
	return u.Record.Name
}
