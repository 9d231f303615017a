package guard

import (
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// inTx reports whether a call works on a transaction: its receiver or an argument is
// one by type or name.
func inTx(c ssa.CallInstruction) bool {
	recv, args := operands(c.Common())
	if recv != nil {
		args = append([]ssa.Value{recv}, args...)
	}
	for _, v := range args {
		if tn := gotypes.NamedOf(v.Type()); tn != nil && catalog.TxName(tn.Name()) || catalog.TxName(v.Name()) {
			return true
		}
	}
	return false
}

// inTransactions marks the events that happen in a transaction: on one, behind the
// call that begins one, in a function literal that is handed to what runs one.
func (f *finder) inTransactions(fn *ssa.Function, events []*Event) {
	if len(events) == 0 {
		return
	}
	whole := f.runInTx(fn)
	var begun []*Event
	for _, e := range events {
		if e.Role == Tx {
			begun = append(begun, e)
		}
	}
	for _, e := range events {
		if c, ok := e.Instr.(ssa.CallInstruction); ok && inTx(c) {
			e.Tx = true
		}
		for _, b := range begun {
			if b != e && b.Instr.Block().Dominates(e.Instr.Block()) && e.Place.Durable() {
				e.Tx = true
			}
		}
		e.Tx = e.Tx || whole
	}
}

// runInTx reports whether a function literal is handed to a call that runs it in a
// transaction.
func (f *finder) runInTx(fn *ssa.Function) bool {
	return f.txAround(fn) != nil
}

// txAround returns the call that runs a function literal in a transaction, by
// catalog or by its name; nil if there is none.
func (f *finder) txAround(fn *ssa.Function) ssa.CallInstruction {
	for ; fn.Parent() != nil; fn = fn.Parent() {
		for _, c := range f.runners(fn) {
			for _, obj := range f.org.Callees(c) {
				if catalog.TxName(obj.Name()) || catalog.TxName(receiver(obj)) {
					return c
				}
				if rows := f.roles.Func(obj); rows != nil {
					for _, st := range rows.Stores {
						if st.Role == "tx" {
							return c
						}
					}
				}
			}
			if v := c.Common().Value; v != nil && !c.Common().IsInvoke() {
				if tn := gotypes.NamedOf(v.Type()); tn != nil && catalog.TxName(tn.Name()) || catalog.TxName(f.nameOf(v)) {
					return c
				}
			}
		}
	}
	return nil
}

// runners returns the calls that a function literal is handed to.
func (f *finder) runners(fn *ssa.Function) []ssa.CallInstruction {
	var out []ssa.CallInstruction
	mk := f.closure(fn)
	if mk != nil {
		return append(out, handedTo(mk, 3)...)
	}
	for _, b := range fn.Parent().Blocks { // one that binds nothing
		for _, in := range b.Instrs {
			c, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for _, a := range c.Common().Args {
				if strip(a) == ssa.Value(fn) {
					out = append(out, c)
				}
			}
		}
	}
	return out
}
