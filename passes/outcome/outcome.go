// Package outcome says how a call can have ended where control stands after it:
// well, refused, or nobody knows. It reads the branches on the call's error: what
// that is compared with, which predicates judge it, which status it has.
package outcome

import (
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A Set is a set of ways in which a call can have ended.
type Set uint8

// The ways in which a call ends.
const (
	OK        Set = 1 << iota // it was done
	Definite                  // it was refused: nothing has happened
	Conflict                  // it was there before
	Absent                    // what it is about is not there
	Ambiguous                 // nobody knows: a timeout, a lost connection, a failure of the other side

	// Any is an error that nothing is known of.
	Any = Definite | Conflict | Absent | Ambiguous
)

func (s Set) String() string {
	switch s {
	case 0:
		return "never"
	case Any:
		return "any error"
	case Any | OK:
		return "unknown"
	}
	var parts []string
	for i, name := range []string{"done", "refused", "conflict", "absent", "ambiguous"} {
		if s&(1<<i) != 0 {
			parts = append(parts, name)
		}
	}
	return strings.Join(parts, " or ")
}

// An Answer knows of each block of a call's function how the call can have ended
// where control gets there.
type Answer struct {
	call *ssa.Call
	sets map[*ssa.BasicBlock]Set
	// statuses says that a status is asked for besides the error: then no error does
	// not mean that it was done.
	statuses bool
}

// Of reads the branches after a call. The answer is nil if the call gives no
// error: then nothing tells how it ended.
func Of(call *ssa.Call) *Answer {
	a := &Answer{call: call, sets: make(map[*ssa.BasicBlock]Set)}
	if !fails(call) {
		return nil
	}
	a.statuses = a.asksStatus()
	a.spread()
	return a
}

func (a *Answer) asksStatus() bool {
	for _, b := range a.call.Parent().Blocks {
		if br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok {
			if cmp, ok := br.Cond.(*ssa.BinOp); ok && (a.resultStatus(cmp.X) || a.resultStatus(cmp.Y)) {
				return true
			}
		}
	}
	return false
}

// resultStatus reports whether a value is a status of what the call gave, and not
// of its error.
func (a *Answer) resultStatus(v ssa.Value) bool {
	c, ok := v.(*ssa.Call)
	if ok {
		for _, arg := range c.Call.Args {
			if a.IsError(arg) {
				return false
			}
		}
	}
	return a.isStatus(v)
}

// At returns how the call can have ended where control has come to an
// instruction; 0 if the call has not been made on any way there.
func (a *Answer) At(in ssa.Instruction) Set {
	b := in.Block()
	if b == a.call.Block() {
		if after(a.call, in) {
			return OK | Any
		}
		return 0
	}
	return a.sets[b]
}

// after reports whether b stands after a in their block.
func after(a, b ssa.Instruction) bool {
	for _, in := range a.Block().Instrs {
		switch in {
		case b:
			return false
		case a:
			return true
		}
	}
	return false
}

// spread carries the outcomes along the control flow, narrowed by each branch. A
// turn of a loop that makes the call again begins anew.
func (a *Answer) spread() {
	start := a.call.Block()
	todo := []*ssa.BasicBlock{start}
	for len(todo) > 0 {
		b := todo[0]
		todo = todo[1:]
		in := a.sets[b]
		if b == start {
			in = OK | Any
		}
		for i, s := range b.Succs {
			if s == start {
				continue
			}
			out := in & a.edge(b, i)
			if out&^a.sets[s] != 0 {
				a.sets[s] |= out
				todo = append(todo, s)
			}
		}
	}
}

// edge is what the branch at the end of a block says of the outcome on its i-th
// way.
func (a *Answer) edge(b *ssa.BasicBlock, i int) Set {
	br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok || b.Succs[0] == b.Succs[1] {
		return OK | Any
	}
	yes, no := a.ask(br.Cond, 4)
	if i == 0 {
		return yes
	}
	return no
}
