package rerun

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// A Region is code that runs again.
type Region struct {
	Kind     Kind
	Mode     Mode
	Grade    int       // 3: retried by this program; 2: redelivered; 1: may be repeated
	Pos      token.Pos // the loop, the wrapper's call or the handler; NoPos if in another package
	At       string    // "pay.go:38"
	What     string    // for messages: "loop", "backoff.Retry", "withRetry", "asynq handler"
	Repeats  string    // a loop: the call whose failure turns it again, "Client.Charge"
	ID       []string  // a handler: what stays the same over redelivery, "GetTaskID", "Message.ID"
	Failover bool      // each turn hands the same payload to another receiver
	Via      []string  // functions between the region and the code in it, outermost first, at most 3
	Why      string    // one line for explain

	root *root
}

// Kind is the form of a repeat.
type Kind string

// The kinds of region.
const (
	Loop    Kind = "loop"    // a retry loop
	Wrapper Kind = "wrapper" // a function handed to a retry wrapper
	Handler Kind = "handler" // an entry point that is redelivered
	Wiring  Kind = "wiring"  // a client that repeats is handed to a constructor of another package
)

// Mode says on what the repeat waits.
type Mode string

// The modes of a repeat.
const (
	Retry     Mode = "retry"     // again after a failure
	Poll      Mode = "poll"      // again until a state is reached
	Tx        Mode = "tx"        // a transaction that runs again after a conflict
	Step      Mode = "step"      // a step that a workflow engine makes sure of
	Redeliver Mode = "redeliver" // the environment hands it in again
)

// Contains reports whether instr stands in the code that the region itself runs
// again: in the turns of the loop, in the wrapper's body, in the handler. Code
// in functions that are called from there is not in it; Result.At knows that.
func (g Region) Contains(instr ssa.Instruction) bool {
	return g.root != nil && g.root.contains(instr)
}

// Func returns the function that holds the loop, or whose body runs again.
func (g Region) Func() *ssa.Function {
	if g.root == nil {
		return nil
	}
	return g.root.fn
}

// Carried reports whether v keeps its value from one repeat to the next: a
// variable of the loop, or memory that is older than the repeated code. Nothing is
// kept from one delivery to the next.
func (g Region) Carried(v ssa.Value) bool {
	return g.root != nil && g.root.carried(v)
}

// Once reports whether instr runs at most once over all repeats, because it
// stands under a test that a carried variable is still empty (if key == "").
func (g Region) Once(instr ssa.Instruction) bool {
	return g.root != nil && g.root.once(instr)
}
