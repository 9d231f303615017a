package site

import (
	"go/constant"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/outcome"
	"github.com/idemlint/idemlint/passes/txn"
)

// lease is the longest life of a claim that is taken for a lease: it gives itself
// back.
const lease = 15 * time.Minute

// marksOnly reports whether a claim writes a key and nothing besides but that it is
// done: it is not part of a transaction, outlives the process, and is no lease.
func (w *world) marksOnly(e *guard.Event) bool {
	c, ok := e.Instr.(ssa.CallInstruction)
	tx := w.pass.ResultOf[txn.Analyzer].(*txn.Result)
	if !ok || e.Tx || !e.Place.Durable() || tx.At(c) != nil || tx.PartOf(c) || w.shortLife(e, c) {
		return false
	}
	if e.Statement != nil {
		return marks(e.Statement)
	}
	if e.Row == nil && (e.At == "" || e.K < 2 || !marksByName(c)) {
		return false // what an own method writes is not seen
	}
	return slices.IndexFunc(e.Value, func(p guard.Part) bool {
		return p.Val == nil || !saysDone(p.Val) && !catalog.IdentityName(p.Column) && !catalog.AttributeName(p.Column) && !timeColumn(p.Column)
	}) < 0
}

// marksByName reports whether a function of another package says that it marks, claims
// or remembers.
func marksByName(c ssa.CallInstruction) bool {
	switch catalog.MethodClass(receiverName(c), calledName(c)) {
	case catalog.ClaimClass, catalog.RecordClass, catalog.CheckClass:
		return true
	}
	return catalog.DedupName(calledName(c)) || catalog.GuardName(calledName(c))
}

// shortLife reports whether what a claim writes lives no longer than a lease.
func (w *world) shortLife(e *guard.Event, c ssa.CallInstruction) bool {
	if e.Row == nil || e.Row.Life.IsZero() || e.At != "" {
		return false
	}
	for _, arg := range c.Common().Args {
		k, ok := arg.(*ssa.Const)
		if ok && gotypes.IsNamed(k.Type(), "time", "Duration") && k.Value != nil && k.Int64() > 0 && time.Duration(k.Int64()) <= lease {
			return true
		}
	}
	return false
}

// marks reports whether a statement writes nothing but who, when, and that it is
// done.
func marks(s *sqltext.Statement) bool {
	done := s.Kind == sqltext.Insert
	for _, col := range s.Columns {
		switch col.Role {
		case sqltext.Inserted, sqltext.Set:
		default:
			continue
		}
		switch {
		case col.Value.Kind == sqltext.Literal && doneText(col.Value.Text):
			done = true
		case col.Value.Kind == sqltext.Call, timeColumn(col.Name): // now()
			done = done || doneText(col.Name)
		case s.Kind == sqltext.Insert && (catalog.IdentityName(col.Name) || catalog.SlotName(col.Name) >= catalog.S1 || catalog.AttributeName(col.Name)):
		default:
			return false
		}
	}
	return done
}

func timeColumn(name string) bool {
	words := catalog.Words(name)
	return len(words) > 0 && slices.Contains([]string{"at", "time", "timestamp", "on", "date"}, words[len(words)-1])
}

// saysDone reports whether a value is a constant that means no more than that it is
// there: 1, true, an empty text, a word of the end.
func saysDone(v ssa.Value) bool {
	if m, ok := v.(*ssa.MakeInterface); ok {
		v = m.X
	}
	if gotypes.IsNamed(v.Type(), "time", "Time") {
		return true
	}
	c, ok := v.(*ssa.Const)
	if !ok {
		return false
	}
	if c.Value == nil {
		return true
	}
	switch c.Value.Kind() {
	case constant.Bool:
		return constant.BoolVal(c.Value)
	case constant.Int:
		return true
	case constant.String:
		return doneText(constant.StringVal(c.Value))
	}
	return false
}

// doneText reports whether a text says that something is done, or nothing at all.
func doneText(s string) bool {
	switch strings.ToLower(s) {
	case "", "0", "1", "t", "true", "x", "y", "yes":
		return true
	}
	return catalog.DoneName(s)
}

// won returns the block in which a claim is won, if losing it does something else.
func (w *world) won(e *guard.Event) *ssa.BasicBlock {
	for _, t := range w.events().TestsOf(e) {
		if t.Form == guard.Existence && t.Absent != nil && t.Present != nil && t.Absent != t.Present {
			return t.Absent
		}
	}
	c, ok := e.Instr.(*ssa.Call)
	if !ok {
		return nil
	}
	// A row that cannot be inserted twice, and whose conflict is looked for.
	if a := outcome.Of(c); a != nil && handlesConflict(a, c.Parent()) {
		for _, b := range c.Parent().DomPreorder() {
			if a.At(b.Instrs[0]) == outcome.OK {
				return b
			}
		}
	}
	return nil
}
