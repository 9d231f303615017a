// Package unrecordedintent reports effects that are recorded only when they are done.
//
// # What it reports
//
// A call that makes something outside, or sends money away, without an idempotency
// key, before which nothing about it is written, and after which its outcome is: the
// id of what was made is put into a record, or a row is inserted.
//
// # Why it matters
//
// Between the two the process can die. Then a machine runs, a transfer is under way,
// and no record says so: the id was in the answer alone. The next attempt sees
// nothing and makes another one. A record of the intent, written first, is what a
// restart can find; sent along as key it is also what the other side can know the
// repeat by.
//
// # Flagged
//
//	id, err := cloud.Launch(ctx, LaunchRequest{Shape: claim.Shape})
//	if err != nil {
//		return err
//	}
//	claim.InstanceID = id
//	return store.Save(ctx, claim) // if this is not reached, nobody knows of the machine
//
// # Not flagged
//
//	claim.Token = newToken()
//	if err := store.Save(ctx, claim); err != nil { // the intent, with its key
//		return err
//	}
//	id, err := cloud.Launch(ctx, LaunchRequest{Shape: claim.Shape, Token: claim.Token})
//
// What is made under a key, or under a name of its own where "already exists" is
// looked for, is found again. A claim, an insert or an update before the call counts
// as a record of the intent, whatever is in it. Audit trails, logs and histories are
// no records here: nobody decides by them. A payment that changes the state of a row
// that is there already has that row as its intent.
//
// # Confidence
//
// Medium: the catalog, a directive, a type or a key slot says what the call does, or
// it is made through something called a client, a provider, external or the like.
// Low: only the name of the method says so.
//
// # How to fix
//
// Write down what is going to be done, under an id of its own, and commit that. Hand
// the id to the other side as idempotency key, client token or reference. On a
// restart look for records that have no outcome, and ask the other side by that id.
//
// # Limits
//
// Records are looked for in the function of the call and in those of this package
// that call it. A record that a caller in another package writes first is not seen.
//
// # References
//
//   - https://brandur.org/idempotency-keys
//   - https://docs.aws.amazon.com/ec2/latest/devguide/ec2-api-idempotency.html
package unrecordedintent
