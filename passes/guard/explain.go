package guard

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Explain says what is known of the events and tests on one line of a file. It
// returns no lines where there is none.
func (r *Result) Explain(pass *analysis.Pass, filename string, line int) []string {
	var out []string
	for _, fn := range r.Funcs() {
		for _, e := range r.Events(fn) {
			if p := pass.Fset.Position(e.Instr.Pos()); p.Line == line && p.Filename == filename {
				out = append(out, e.String())
			}
		}
		for _, t := range r.Tests(fn) {
			if p := pass.Fset.Position(t.If.Cond.Pos()); p.Line == line && p.Filename == filename {
				out = append(out, t.String())
			}
		}
	}
	return out
}

func (e *Event) String() string {
	s := fmt.Sprintf("%-7s %s: %s %s", e.Role, e.Name, e.Place.Kind, e.Place)
	for _, list := range [][]Part{e.Key, e.Value} {
		var parts []string
		for _, p := range list {
			parts = append(parts, strings.TrimPrefix(p.Column+"="+p.NF, "="))
		}
		s += " (" + strings.Join(parts, ", ") + ")"
	}
	for _, f := range []struct {
		on   bool
		name string
	}{{e.Delta, "adds"}, {e.If, "conditional"}, {e.Insert, "inserts"}, {e.Exists, "exists"}, {e.Count, "counts"}, {e.Quantity, "sums"}, {e.List, "lists"},
		{e.Locks, "locks"}, {e.Tx, "in a transaction"}, {e.Life, "expires"}, {e.Shaped, "by its shape"}, {e.Cache, "a cache"}} {
		if f.on {
			s += ", " + f.name
		}
	}
	if e.At != "" {
		s += ", at " + e.At + " via " + strings.Join(e.Via, ", ")
	}
	return fmt.Sprintf("%s; K%d %s", s, e.K, e.Why)
}

func (t Test) String() string {
	s := fmt.Sprintf("branch  on %s of %s", t.Form, t.Event.Name)
	if t.Field != "" {
		s += ", its " + t.Field
	}
	switch {
	case t.Absent != nil && t.Absent == t.If.Block().Succs[0], t.Present != nil && t.Present == t.If.Block().Succs[1]:
		s += ": true means absent"
	case t.Present != nil || t.Absent != nil:
		s += ": true means present"
	}
	return s
}
