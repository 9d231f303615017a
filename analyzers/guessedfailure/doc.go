// Package guessedfailure reports payments whose unknown outcome is taken for a failure.
//
// # What it reports
//
// A call that moves money, and on the way that its error takes something that holds
// only if nothing was moved: the amount is credited back or refunded, or another
// provider is asked to do it. The error is one that nothing is known of (err !=
// nil), or one that leaves it open: a timeout, a cancelled context, a 5xx.
//
// This is a preview, off by default, for too little was found in real code to judge it
// by: it is switched on with rules: {guessedfailure: on}, or -rules=+guessedfailure.
//
// # Why it matters
//
// A call that was not answered in time may have been carried out. The balance is
// given back, the payment settles a minute later, and the money is gone twice. With
// a second provider the customer pays twice. This is how custodial wallets and
// payout desks lose money to whoever can make an answer late.
//
// # Flagged
//
//	if err := bank.Payout(ctx, account, cents); err != nil { // a timeout comes this way, too
//		payouts.MarkFailed(ctx, id)
//		return wallets.Credit(ctx, user, cents) // given back, and perhaps paid out as well
//	}
//
// # Not flagged
//
//	err := bank.Payout(ctx, account, cents)
//	switch {
//	case errors.Is(err, bank.ErrDeclined): // refused: nothing was moved
//		return wallets.Credit(ctx, user, cents)
//	case err != nil:
//		return payouts.MarkUnknown(ctx, id) // looked up later
//	}
//
// An error that is told apart by its value, its type, a predicate or its status is
// no guess where it says that the provider refused. Neither is what is done after
// the provider was asked what became of the payment.
//
// # Confidence
//
// High: only a timeout or a failure of the other side comes this way, and the
// catalog, a type or a key slot says that the call moves money. Medium: any error
// comes this way. Low: a failed state is written, and nothing is given back.
//
// # How to fix
//
// Leave it pending when nobody knows, and ask the provider by the payment's id,
// later and until it answers. Give back, or try elsewhere, only after a definite
// refusal.
//
// # Limits
//
// The reaction is looked for in the function of the call and in those of this
// package that get its error. An error that a helper in another package has
// classified already is taken for one that nothing is known of. A rollback that
// gives back is not seen.
//
// # References
//
//   - https://stripe.com/docs/error-low-level#network-errors
//   - https://docs.lightning.engineering/lightning-network-tools/lnd/payments
package guessedfailure
