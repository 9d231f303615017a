package site

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/guard"
)

// cover says what keeps two requests from both acting on one check, or "". A lock of
// this process covers only what is in it; elsewhere it is noted in f.Mutex.
func (u *unguarded) cover(fn *ssa.Function, f *Unguarded) string {
	if f.Check.Locks && f.Check.Tx && f.Category != LookThenAct {
		return "the row is locked when it is read"
	}
	if f.Check.Tx && (f.Check.Place.Kind == guard.KV || f.Check.Place.Kind == guard.Object) {
		return "the transaction of a key-value store notices what others write"
	}
	if f.Check.Tx && u.serializable(fn, 3) {
		return "the transaction is serializable"
	}
	if f.Record != nil && f.Record.K < 3 && versioned(f.Record) {
		return "the row says which version it is"
	}
	if f.Record != nil && f.Record.Handled != "" {
		return f.Record.Handled + " takes a conflict for the sign that it was done"
	}
	if r := f.Record; r != nil && f.Effect != nil && r.Insert && r.Place.Durable() && len(r.Via) == 0 && guard.Before(r.Instr, f.Effect.Call) {
		return "it is entered before, and a unique index may refuse the second"
	}
	if f.onlyWrites() && f.Check.Place.Kind == guard.Table {
		seen, name := u.schema.Place(f.Check.Place.Name)
		if len(seen) == 0 && f.Check.Model != nil {
			seen, name = u.schema.Model(f.Check.Model)
		}
		if len(seen) > 0 {
			return "the definition of " + name + " is seen: whether a second row gets in is a matter of its indexes"
		}
	}
	if why := u.conflictHandled(f); why != "" {
		return why
	}
	at := f.Check.Instr
	if at.Parent() != fn {
		at = f.Test.If
	}
	for _, a := range u.actsOf(fn, 3) {
		if why := u.covers(f, a, at); why != "" {
			return why
		}
	}
	if why := u.namedGuard(fn, at); why != "" {
		return why
	}
	return u.around(fn, f, 3)
}

// serializable reports whether a transaction of that isolation is begun in fn, or
// around it.
func (u *unguarded) serializable(fn *ssa.Function, depth int) bool {
	for _, e := range u.guard.Events(fn) {
		if e.Role == guard.Tx && u.guard.Serializable(e) {
			return true
		}
	}
	if depth == 0 {
		return false
	}
	if fn.Parent() != nil {
		return u.serializable(fn.Parent(), depth-1)
	}
	callers := u.callersOf(fn)
	return len(callers) > 0 && !slices.ContainsFunc(callers, func(c ssa.CallInstruction) bool { return !u.serializable(c.Parent(), depth-1) })
}

// onlyWrites reports whether nothing depends on a check but the record of what it
// looked for.
func (f *Unguarded) onlyWrites() bool {
	return (f.Category == LookThenAct || f.Category == FindOrCreate) && f.Effect == nil && f.Opaque == "" && f.Adds == nil
}

// covers says whether one act of the function covers.
func (u *unguarded) covers(f *Unguarded, a act, check ssa.Instruction) string {
	e := a.event
	if e == nil || e == f.Check || e == f.Record {
		return ""
	}
	switch e.Role {
	case guard.Claim:
		if e.Place.Kind == guard.Memory && f.Category != LocalMemory && u.outside(f) {
			return ""
		}
		return e.Name + " claims"
	case guard.Lock:
		if !guard.Before(a.at, check) {
			return ""
		}
		if e.Place.Kind == guard.Memory {
			f.Mutex = e.Name
			return ""
		}
		return e.Name + " locks"
	case guard.Check:
		if e.Locks && e.Tx && guard.Before(a.at, check) {
			return e.Name + " locks a row before"
		}
	}
	return ""
}

// outside reports whether anything that depends on the check is outside the process.
func (u *unguarded) outside(f *Unguarded) bool {
	return f.Effect != nil || f.Adds != nil || f.Opaque != "" || f.Record != nil && f.Record.Place.Durable()
}

// namedGuard names a call before the check that by its name locks or claims, and
// cannot be seen into.
func (u *unguarded) namedGuard(fn *ssa.Function, check ssa.Instruction) string {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(ssa.CallInstruction)
			if !ok || len(u.guard.At(in)) > 0 {
				continue
			}
			name := ""
			if m := c.Common().Method; m != nil {
				name = m.Name()
			} else if callee := c.Common().StaticCallee(); callee != nil {
				name = callee.Name()
			}
			if name != "" && catalog.GuardName(name) && guard.Leads(in, check) {
				return name + " may lock or claim"
			}
		}
	}
	return ""
}

// around looks for a claim or a lock where the function is called, and around a
// function literal: all callers of this package must have one.
func (u *unguarded) around(fn *ssa.Function, f *Unguarded, depth int) string {
	if depth == 0 {
		return ""
	}
	if fn.Parent() != nil {
		at := u.guard.Runner(fn)
		if at == nil {
			return ""
		}
		if why := u.heldAt(fn.Parent(), at, f); why != "" {
			return why
		}
		return u.around(fn.Parent(), f, depth-1)
	}
	found := ""
	for _, c := range u.callersOf(fn) {
		why := u.heldAt(c.Parent(), c, f)
		if why == "" {
			why = u.around(c.Parent(), f, depth-1)
		}
		if why == "" {
			return ""
		}
		found = why
	}
	return found
}

// heldAt says what claims or locks before an instruction.
func (u *unguarded) heldAt(fn *ssa.Function, at ssa.Instruction, f *Unguarded) string {
	for _, a := range u.actsOf(fn, 3) {
		if a.event == nil || !guard.Before(a.at, at) || a.at == at {
			continue
		}
		switch a.event.Role {
		case guard.Claim:
			return a.event.Name + " claims before"
		case guard.Lock:
			if a.event.Place.Kind != guard.Memory {
				return a.event.Name + " locks before"
			}
			f.Mutex = a.event.Name
		case guard.Check:
			if a.event.Locks && a.event.Tx {
				return a.event.Name + " locks a row before"
			}
		}
	}
	if c, ok := at.(ssa.CallInstruction); ok {
		if name := calleeName(c); catalog.GuardName(name) || catalog.DedupName(name) {
			return name + " may lock or claim around it"
		}
	}
	return u.namedGuard(fn, at)
}

func calleeName(c ssa.CallInstruction) string {
	if m := c.Common().Method; m != nil {
		return m.Name()
	}
	if fn := c.Common().StaticCallee(); fn != nil {
		return fn.Name()
	}
	return functionValue(c)
}

func (u *unguarded) callersOf(fn *ssa.Function) []ssa.CallInstruction {
	if u.callers == nil {
		u.callers = make(map[*ssa.Function][]ssa.CallInstruction)
		for _, fn := range u.guard.Funcs() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					if c, ok := in.(ssa.CallInstruction); ok && c.Common().StaticCallee() != nil {
						to := c.Common().StaticCallee()
						u.callers[to] = append(u.callers[to], c)
					}
				}
			}
		}
	}
	return u.callers[fn]
}

// conflictHandled says whether the failure of the record or of the effect is taken for
// the sign that another was there first.
func (u *unguarded) conflictHandled(f *Unguarded) string {
	var calls []*ssa.Call
	if f.Effect != nil {
		if c, ok := f.Effect.Call.(*ssa.Call); ok {
			calls = append(calls, c)
		}
	}
	if f.Record != nil {
		if c, ok := f.Record.Instr.(*ssa.Call); ok {
			calls = append(calls, c)
		}
	}
	for _, c := range calls {
		if name := u.guard.HandlesConflict(c); name != "" {
			return name + " takes a conflict for the sign that it was done"
		}
	}
	return ""
}

// versioned reports whether a row has a field that says which version it is.
func versioned(e *guard.Event) bool {
	for _, p := range slices.Concat(e.Key, e.Value) {
		if catalog.VersionName(p.Column) {
			return true
		}
		if p.Val == nil {
			continue
		}
		if s := gotypes.StructOf(p.Val.Type()); s != nil {
			for f := range s.Fields() {
				if catalog.VersionName(f.Name()) {
					return true
				}
			}
		}
	}
	return false
}
