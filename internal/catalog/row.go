// Package catalog says what known APIs do, and what names mean where nothing
// surer is known.
//
// One YAML file describes one library; the file's path under data/ is the
// library's import path without its major version, so a lookup needs no index
// and nothing is parsed that is not imported. Where a major version differs, a
// file of its own (backoff/v5.yaml) goes before the common one (backoff.yaml).
// A row is a fact about an API, never about a rule.
package catalog

import "fmt"

// A Library is what one file of the catalog says about one library.
type Library struct {
	Path     string // the file's path under data/: the import path without /vN or .vN, or with it where majors differ
	Evidence string // link to the documentation, and the version that was read

	Calls    []Call
	Slots    []Slot
	Sources  []Source
	Flows    []Flow
	Reruns   []Rerun
	Handlers []Handler
	Stores   []Store
	Lives    []Life
	Replays  []Replay
	Tools    []Tool
	Meters   []Meter
	NoReturn []Symbol // functions that never return
}

// A Symbol names a function, method, field or variable of a library:
//
//	[package below the library's path.][receiver type.]name
//
// as in "Now", "Client.Do", "paymentintent.New", "checkout/session.Client.New".
// The receiver "*" stands for any receiver type of the package ("*.SetNX"),
// for libraries that promote methods from unexported types.
type Symbol string

// Line is where a row stands, for error messages.
type Line struct {
	File string // path under data/, or the user's file
	Line int
}

func (l Line) String() string { return fmt.Sprintf("%s:%d", l.File, l.Line) }

// Class is one of the four classes of operation.
type Class string

// The classes of operation: what a repeat of the operation does.
const (
	Natural      Class = "natural"      // the same call twice leaves the same state
	Keyed        Class = "keyed"        // idempotent if given a key
	Accumulative Class = "accumulative" // each call adds
	Irreversible Class = "irreversible" // an outside effect that nobody can undo
)

// Doubles reports whether a repeat of an operation of the class is seen.
func (c Class) Doubles() bool { return c != Natural && c != "" }

// A Call is a call that changes the world. A Func that names a type stands for
// calls of its values, if it is a function type; else for calls through an
// interface that are given a value of it, or options of it: clients of remote
// services as generators make them, whose methods' names say what they do.
type Call struct {
	Line
	Func     []Symbol
	Class    Class
	Verb     string   // charge, refund, payout, transfer, send, publish, create, delete, set, increment…
	Key      []Access // places a key may be in, the best first; none: the API has no slot
	AutoKey  string   // "per-call": the SDK fills a key by itself, once a call; "not-nil": unless the argument for it is nil
	Attempts int      // the SDK tries by itself so often in all; 0 or 1: once
	Query    Access   // the text of a GraphQL document: only a mutation is an effect, the one that its first field names
	Keyed    string   // the same call with a place for a key, as it is written: "SendWithOptions(ctx, arg0, &pkg.Options{Key: key})"
	Weak     bool     // a key that is the name of what is made: a new one for each call is ordinary use
}

// A Slot is a place that holds a key wherever it stands: a field of a request
// type, or an argument of a setter, an option or a header's Set.
type Slot struct {
	Line
	Func   []Symbol // with Value
	Value  Access   // the argument that is the key
	Field  []Symbol // or fields: "SendMessageInput.MessageDeduplicationId"
	Claim  bool     // the call claims the key (SetNX)
	Weak   bool     // a weak slot (S1), such as the name of what is made: it counts only in a repeated region
	Silent bool     // looks like a key slot, dedups nothing: never report, never count as a key
}

// OriginKind says what a source's value is.
type OriginKind string

// The kinds of source.
const (
	Fresh  OriginKind = "fresh"  // new on each call: uuid, counter, token
	Clock  OriginKind = "clock"  // the time
	Random OriginKind = "random" // random bits
	Stable OriginKind = "stable" // the same on each redelivery or retry: header, message id
)

// A Source is a call, field or variable whose value has a known origin.
type Source struct {
	Line
	Func     []Symbol
	Field    []Symbol // fields of a library's type: "Message.ReceiptHandle"
	Var      []Symbol // package variables: "Reader"
	Origin   OriginKind
	Category string // sub-kind for the finding: uuid, clock, random, token, process, delivery…; default by Origin
	Into     Access // the argument that is filled instead of the result
	What     string // said in messages instead of the symbol: "message id"
}

// FlowKind says how a flow's result depends on its inputs.
type FlowKind string

// The kinds of flow.
const (
	Derive   FlowKind = "derive"   // depends on the inputs (default)
	Identity FlowKind = "identity" // is the input: aws.String, uuid.Must
	Copy     FlowKind = "copy"     // begins as the input, and what is changed in it is not changed there: Request.Clone
	Concat   FlowKind = "concat"   // the inputs one after the other
	Format   FlowKind = "format"   // from[0] is a fmt format for the rest
	Join     FlowKind = "join"     // from[0] is a slice, from[1] the separator
	Hash     FlowKind = "hash"     // a digest of the inputs
	Encode   FlowKind = "encode"   // an encoding of the input: hex, base64, json
	Truncate FlowKind = "truncate" // a time made coarser: from[0] the time, from[1] the grain
	Layout   FlowKind = "layout"   // a time formatted: from[0] the time, from[1] the layout
	Day      FlowKind = "day"      // a calendar part of a time, no finer than a day: Date, Year, ISOWeek
	Constant FlowKind = "constant" // the result says nothing about the inputs (len, Compare)
	Sort     FlowKind = "sort"     // the input in a fixed order: map order ends here
	Unsorted FlowKind = "unsorted" // the input in map order: maps.Keys
)

// A Flow says that a result, receiver or argument takes its value from others.
type Flow struct {
	Line
	Func []Symbol
	From []Access
	To   Access // default ret0
	Kind FlowKind
}

// Settings, in On and Off of a row, are looked for in all that goes into a call:
//
//	WithMaxRetries(_, 0)            a call with these arguments, _ for any; without the brackets, with any arguments
//	StopBackOff{}                   a value of that type
//	arg1.Steps=1                    a field or an argument
//	RetryPolicy.MaximumAttempts=1   a field of all literals of that type
//	arg0~retryPolicy                a constant argument with that text in it
//	ret0=false                      what the function that is run returns, always

// A Rerun is a function that runs a function argument again. A Body that is no
// function is a request: an argument is one that the call itself sends again, a
// result or the receiver is a client that sends again what goes through it.
type Rerun struct {
	Line
	Func      []Symbol
	Body      Access
	Kind      string   // retry (default), poll, tx (conflict-rerun transaction), step (durable step)
	Attempts  int      // total tries by default; 0: until it succeeds or a time limit
	On        []string // settings without one of which it does not repeat, written as in Off
	Off       []string // settings that switch the repeat off: see below
	OnlyIf    Symbol   // repeats only errors wrapped by this function
	Permanent []Symbol // functions that wrap an error so that it is not tried again
}

// A Handler is an entry point that the environment runs again.
type Handler struct {
	Line
	Func   []Symbol // registration: the function whose argument Body is the handler
	Body   Access
	Method []Symbol // or: a method of this name with a parameter of type Param is the handler
	Param  Symbol   // a parameter type that marks a handler: "Task", "events.SQSEvent"
	Recv   []Symbol // or: a function that receives or calls this is the handler (webhook.ConstructEvent, Reader.FetchMessage)
	Kind   string   // queue, webhook, job, activity, cron, reconcile, http, tool
	On     []string // with Func or Recv: settings as a Rerun has them
	Off    []string
	ID     []Symbol // what is stable over redelivery: "GetTaskID", "Message.ID"
}

// A Store is a call on a store that takes part in a guard.
type Store struct {
	Line
	Func   []Symbol
	Type   []Symbol // or an argument of this type, in the chain that builds a statement
	Role   string   // check, claim, record, release, lock, tx, sql
	Key    Access
	Value  Access // what is stored
	Answer Access // where the answer stands
	Life   Access // how long the key lives
	Unit   string // unit of Life where it is a number: s, ms
	SQL    Access // the statement's text, for role sql
	Memory bool   // what is kept is gone with the process
	Place  Access // what stands for the table, bucket or collection
	If     Access // a condition: a record under one is a claim
}
