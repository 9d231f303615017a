// Package sharednamespace reports idempotency keys that two operations, or two
// different requests, can have in common.
//
// # What it reports
//
// Two operations at one provider, or two claims in one store, whose keys are put
// together in the same way from the same things: "pay:" + order.ID for the charge
// and for the refund. One key for two different requests of one operation: a
// fallback call with other parameters, a request that is changed and sent again, one
// call for each of several things; a key that is set on a client. A guard around whatever it is given to run, whose
// key is what the client sent and nothing else. And, at low confidence, parts of a
// key that run into one another.
//
// # Why it matters
//
// Who has seen the key answers with what it stored: the refund gets the charge's
// answer, and no money goes back. Providers that compare the requests refuse the
// second one for good.
//
// # Flagged
//
//	gateway.Charge(ctx, "order:"+order.ID, order.Total)
//	gateway.Refund(ctx, "order:"+order.ID, order.Total)
//
//	_, err := ecs.RunTask(ctx, &spot)     // ClientToken: token
//	if err != nil {
//		_, err = ecs.RunTask(ctx, &fargate) // ClientToken: token
//	}
//
// # Not flagged
//
//	gateway.Charge(ctx, "charge:"+order.ID, order.Total)
//	gateway.Refund(ctx, "refund:"+order.ID, order.Total)
//
//	bank.Charge(ctx, order.ID, order.Total) // another provider
//	fraud.Score(ctx, order.ID)
//
// # Confidence
//
// High where the catalog knows the provider and both operations move money. Medium
// for the user's own types and stores, and for one key with two requests. Low where
// the names of the parts do not say what they are of, where neither operation moves
// money, and for parts that run into one another.
//
// Where two packages do not import each other, only the command can see both: such
// findings have the category joined, and only packages that are named on its command
// line are compared.
//
// # How to fix
//
// Put the operation in the key, first: "refund:" + order.ID. Give a fallback request
// a key of its own. Separate the parts.
//
// # Limits
//
// What a key's parts are is told by their names: Order.ID and orderID are the same,
// a bare id is not. Keys that come in ready-made are not compared.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
//   - https://docs.aws.amazon.com/ec2/latest/devguide/ec2-api-idempotency.html
package sharednamespace
