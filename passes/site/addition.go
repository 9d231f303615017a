package site

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/guard"
)

// An addition is what is known of an accumulative write.
type addition struct {
	names  []string // columns, keys
	table  string
	insert bool
}

// addition returns what a call adds to, or nil if it adds nothing, adds only in a
// state, or gives numbers out.
func (w *world) addition(c ssa.CallInstruction) *addition {
	for _, e := range w.events().At(c) {
		if e.Role == guard.Claim && e.Handled == "" && e.Insert {
			return nil
		}
		if d := deltaOf(e); d != nil {
			if d.only || w.sequence(c, d) {
				return nil
			}
			return &addition{names: d.names, table: d.table}
		}
		if a := appended(e); a != nil {
			return a
		}
	}
	return nil
}

// appended returns a row that is appended to a ledger under no name of its own.
func appended(e *guard.Event) *addition {
	if e.Role != guard.Record || !e.Insert || e.Statement == nil || !catalog.LedgerName(e.Place.Name) {
		return nil
	}
	amount := false
	var names []string
	for _, col := range e.Statement.Columns {
		if col.Role != sqltext.Inserted {
			continue
		}
		if catalog.IdentityName(col.Name) {
			return nil
		}
		amount = amount || catalog.BalanceName(col.Name) || catalog.DeltaName(col.Name)
		names = append(names, col.Name)
	}
	if !amount {
		return nil
	}
	return &addition{names: names, table: e.Statement.Table, insert: true}
}

// sequence reports whether the new value is looked at: then it is a number that is
// given out, or a limit. A balance is one, whoever looks at it.
func (w *world) sequence(c ssa.CallInstruction, d *delta) bool {
	if d.event.Statement != nil {
		returned := slices.ContainsFunc(d.event.Statement.Columns, func(c sqltext.Column) bool { return c.Role == sqltext.Returned })
		return returned && !slices.ContainsFunc(d.names, catalog.BalanceName)
	}
	v, ok := c.(*ssa.Call)
	return ok && d.event.Place.Kind == guard.KV && answerUsed(v)
}

// counted returns what a counter's call adds to: by the text of its key, and the
// names of the method and its function. What the counter answers is not looked at.
func (w *world) counted(s *Effect) *addition {
	if v, ok := s.Call.(*ssa.Call); ok && answerUsed(v) {
		return nil
	}
	names := []string{calledName(s.Call), receiverName(s.Call)}
	for _, e := range w.events().At(s.Call) {
		if e.Role == guard.Claim || e.If {
			return nil
		}
	}
	if s.K >= 2 {
		for i := range s.Call.Common().Args {
			text, _ := w.text(s.Call, i)
			names = append(names, text)
		}
	}
	return &addition{names: names}
}

// answerUsed reports whether more of an answer is used than its error.
func answerUsed(v ssa.Value) bool {
	for _, r := range *v.Referrers() {
		switch r := r.(type) {
		case *ssa.Extract:
			if !gotypes.IsError(r.Type()) && len(*r.Referrers()) > 0 {
				return true
			}
		case *ssa.Call: // cmd.Result(), cmd.Val(), cmd.Err()
			if gotypes.IsError(r.Type()) {
				continue
			}
			if _, tuple := r.Type().(*types.Tuple); !tuple || answerUsed(r) {
				return true
			}
		case *ssa.Return, *ssa.Store, *ssa.BinOp, *ssa.If, *ssa.Phi, *ssa.MakeInterface:
			if !gotypes.IsError(v.Type()) {
				return true
			}
		}
	}
	return false
}

// meaning says how surely an addition must not be made twice, and what it adds to: 2
// for money, stock or quota, 1 for what is billed; 0 for statistics and the rest. A
// table alone says less than a column.
func (a *addition) meaning() (int, string) {
	find := func(is func(string) bool) string {
		if i := slices.IndexFunc(a.names, is); i >= 0 {
			return a.names[i]
		}
		return ""
	}
	switch balance := find(catalog.BalanceName); {
	case a.insert:
		return 2, a.table
	case balance != "":
		return 2, balance
	case find(catalog.StatisticsName) != "":
		return 0, ""
	case find(catalog.UsageName) != "":
		return 1, find(catalog.UsageName)
	case catalog.BalanceName(a.table), catalog.MoneyName(a.table), catalog.UsageName(a.table):
		return 1, a.table
	}
	return 0, ""
}
