// Package baddirective reports idemlint directives that have no effect.
//
// # What it reports
//
// A comment //idemlint:verb that the analysis cannot use: a verb or a rule that
// is misspelt, an ignore without a reason or with a date that is none, a
// directive that stands at no declaration, names no parameter of the function,
// or does not apply to what it stands at. A space after the slashes makes a
// directive an ordinary comment and is reported as well.
//
// # Why it matters
//
// Whoever wrote the directive believes that a finding is answered for, or that a
// function's effect is known. Neither is so.
//
// # Flagged
//
//	//idemlint:ignore freshkey
//	key := uuid.NewString()
//
//	//idemlint:efect charge key=req.Key
//	func (c *Client) Charge(req *Request) error
//
// # Not flagged
//
//	//idemlint:ignore freshkey the caller stores the key with the order
//	key := uuid.NewString()
//
//	//idemlint:effect charge key=req.Key
//	func (c *Client) Charge(req *Request) error
//
// # How to fix
//
// The message says what is expected. The directives are:
//
//	//idemlint:ignore rule[,rule] [until=2027-03-01] reason
//	//idemlint:effect verb [key=path] [class=natural|keyed|accumulative|irreversible]
//	//idemlint:idempotent reason
//	//idemlint:source fresh|clock|random|stable
//	//idemlint:stable
//	//idemlint:reruns parameter
//	//idemlint:redelivered [queue|webhook|job|activity|cron|reconcile|http|tool]
//	//idemlint:claim key=path
//
// ignore, alone on a line, is about the next statement or declaration; after
// code, about its line. The others stand above a function, a method, a method
// of an interface (which binds its implementations), a field or a variable, or
// beside a parameter.
//
// # Limits
//
// An ignore that hits nothing is reported by the command idemlint only, which
// knows the findings of all rules.
package baddirective
