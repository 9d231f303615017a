// Package bad holds directives that have no effect.
package bad

import "context"

//idemlint:ingore freshkey the key is stored // want `unknown directive "ingore": did you mean ignore; the directive has no effect`
var a = 1

// idemlint:ignore freshkey the key is stored // want `a directive has no space after //: write //idemlint:ignore; the directive has no effect`
var b = 1

//idemlint:ignore freshkey // want `ignore gives no reason: say why after the rule's name; the directive has no effect`
var c = 1

//idemlint:ignore // want `ignore names no rule: write ignore rule reason; the directive has no effect`
var d = 1

//idemlint:ignore freshkey,stalekey the key is stored // want `unknown rule "stalekey": the rules are .*; the directive has no effect`
var e = 1

//idemlint:ignore freshkey until=tomorrow the key is stored // want `until=tomorrow is no date: write until=2027-03-01; the directive has no effect`
var f = 1

//idemlint:effect // want `effect names no verb: write effect charge key=req.Key; the directive has no effect`
func charge(ctx context.Context) error { return nil }

//idemlint:effect charge key=req.Key // want `req is no parameter of the function; the directive has no effect`
func chargeKeyed(ctx context.Context) error { return nil }

type request struct{ ID string }

//idemlint:effect charge key=req.Key // want `req has no field or method Key; the directive has no effect`
func chargeRequest(ctx context.Context, req request) error { return nil }

//idemlint:effect charge slot=req.ID // want `effect has no setting "slot=req.ID": want key= or class=; the directive has no effect`
func chargeSlot(ctx context.Context, req request) error { return nil }

//idemlint:effect charge class=safe // want `class safe: want one of natural, keyed, accumulative, irreversible; the directive has no effect`
func chargeClass(ctx context.Context, req request) error { return nil }

//idemlint:effect charge key=req.[] // want `bad path "req.\[\]": want a field or method after the dot; the directive has no effect`
func chargePath(ctx context.Context, req request) error { return nil }

//idemlint:idempotent // want `idempotent gives no reason: say why a repeat is harmless; the directive has no effect`
func put() error { return nil }

//idemlint:source new // want `source new: want one of fresh, clock, random, stable; the directive has no effect`
func id() string { return "" }

//idemlint:stable for ever // want `stable takes no arguments, not "for ever"; the directive has no effect`
func key() string { return "" }

//idemlint:reruns // want `reruns names no parameter: write reruns fn; the directive has no effect`
func retry(fn func() error) error { return fn() }

//idemlint:reruns arg1 // want `arg1 is no parameter of the function; the directive has no effect`
func retryAgain(fn func() error) error { return fn() }

//idemlint:redelivered twice // want `redelivered twice: want one of queue, webhook, job, activity, cron, reconcile, http, tool; the directive has no effect`
func handle() error { return nil }

//idemlint:claim id // want `claim names no key: write claim key=id; the directive has no effect`
func claim(id string) (bool, error) { return true, nil }

//idemlint:stable // want `stable stands at no declaration: put it on the line above one, without a blank line between; the directive has no effect`

func apart() {
	//idemlint:effect charge // want `effect stands at no declaration: put it on the line above one, without a blank line between; the directive has no effect`
	put()
}

type embedded struct {
	request //idemlint:stable // want `stable does not apply to an embedded field; the directive has no effect`
	name    string
	//idemlint:effect charge // want `effect does not apply to field url: it is no function; the directive has no effect`
	url string
	fn  func() error //idemlint:reruns fn // want `reruns does not apply to a field: put it above a function; the directive has no effect`
}

func params(
	n int, //idemlint:reruns // want `reruns does not apply to parameter n: it is no function; the directive has no effect`
	id string, //idemlint:claim key=id // want `claim does not apply to a parameter: put it above the function; the directive has no effect`
) {
}

var literal = func(
	id string, //idemlint:stable // want `stable stands at no declaration: put it on the line above one, without a blank line between; the directive has no effect`
) {
}

//idemlint:effect charge
//idemlint:idempotent the provider is asked first // want `another effect or idempotent stands at chargeOnce: keep one; the directive has no effect`
func chargeOnce() {}

type token struct {
	//idemlint:source fresh
	value string //idemlint:stable // want `another source or stable stands at value: keep one; the directive has no effect`
}
