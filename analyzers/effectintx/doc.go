// Package effectintx reports effects outside the database inside a database transaction.
//
// # What it reports
//
// A call that charges, sends, publishes or creates something outside, inside a
// database transaction: in the callback of a transaction, between a begin and its
// commit, in a function that is given the transaction's handle, and in what these
// call. Also such a call in a callback that the store runs again after a conflict.
// What one transaction does outside is one finding, with the rest beside it.
//
// # Why it matters
//
// A rollback undoes the rows and not the charge: the commit fails, the order is
// gone, the customer has paid, and whoever tries again charges a second time. The
// other way round the connection and its locks are held for as long as the other
// side takes to answer, which is when commits fail. A callback that is run again
// after a conflict does the effect once more each time.
//
// # Flagged
//
//	err := db.Transaction(func(tx *gorm.DB) error {
//		if err := tx.Create(&order).Error; err != nil {
//			return err
//		}
//		return mailer.SendConfirmation(ctx, order.Email) // sent, even if the commit fails
//	})
//
// # Not flagged
//
//	err := db.Transaction(func(tx *gorm.DB) error {
//		if err := tx.Create(&order).Error; err != nil {
//			return err
//		}
//		return tx.Create(&Outbox{Order: order.ID}).Error // a row: it is rolled back with the rest
//	})
//	if err != nil {
//		return err
//	}
//	return mailer.SendConfirmation(ctx, order.Email) // after the commit
//
// What is given the handle, or made with it, takes part in the transaction. Hooks
// for the time after the commit, what is deferred, and what runs after a rollback
// are outside. An effect with an idempotency key is the same one when it is
// repeated.
//
// # Confidence
//
// High: the store runs the code again after a conflict, and the catalog, a type or
// a key slot says that the call is an effect. Medium: such a call in a transaction
// that runs once; of the user's own interfaces, what sends to people, or moves
// money through something called a client, a provider or a gateway. Low: what only a
// name says to publish, and counters. What only a name says to create or to move, and
// nothing says to be elsewhere, may as well be a row in the same transaction.
//
// # How to fix
//
// Do it after the commit. Where it must not get lost, write a row to an outbox
// table in the transaction, and let a relay do the effect under a key that is made
// of the row's id.
//
// # Limits
//
// A transaction that a caller in another package has begun is seen only by the
// handle that it hands over, not in a context. A begin whose handle is kept in a
// field, and ended elsewhere, is not followed.
//
// # References
//
//   - https://microservices.io/patterns/data/transactional-outbox.html
//   - https://www.postgresql.org/docs/current/transaction-iso.html
package effectintx
