package catalog

import "time"

// A Life says how long something is remembered that no row of stores tells of:
// what a cache holds, a broker's window for doubles.
type Life struct {
	Line
	Func  []Symbol
	Field []Symbol // or a field of a request or configuration that says how long: "StreamConfig.Duplicates"
	Life  Access   // the argument that says how long
	Unit  string   // unit of a Life that is a number: s, ms
	Key   Access   // what is remembered, where one call is about one key
	// Span is how long it is where nothing says so, or always, if there is no Life.
	Span    time.Duration
	What    string // who remembers, for messages: "an SQS queue"
	Doubles bool   // it remembers to keep doubles out; else that depends on what it is used for
}

// A Replay says how long the environment may hand in the same thing again.
type Replay struct {
	Line
	Func  []Symbol // what receives it, or gives its id: "webhook.ConstructEvent", "GetTaskID"
	Field []Symbol // or a field that holds its id: "Event.ID"
	Type  []Symbol // or the type of what is handed in: "Task"
	Span  time.Duration
	What  string // who does it, for messages: "Stripe sends an event again"
	Weak  bool   // it is a default that is often set to something else
}
