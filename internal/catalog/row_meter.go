package catalog

// A Meter is a call that says to the outside how a program fares.
type Meter struct {
	Line
	Func []Symbol
	Kind string // count: how many; level: how much; log: a line of a log; time: when
}
