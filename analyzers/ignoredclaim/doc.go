// Package ignoredclaim reports claims whose answer does not keep the loser from the effect.
//
// # What it reports
//
// Code that claims a key in one step, as it should, and then does not let the answer
// decide: the answer is dropped (category dropped), or the way of the one who lost
// joins the way of the one who won before the effect (category rejoins).
//
// # Why it matters
//
// The claim is made good for one request only, but both go on. The effect happens
// twice, and the code looks as if that could not be.
//
// # Flagged
//
//	rdb.SetNX(ctx, "refund:"+id, 1, ttl)
//	return bank.Refund(ctx, id)
//
//	_, err := db.Exec("INSERT INTO processed (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
//	if err != nil {
//		return err
//	}
//	return bank.Refund(ctx, id)
//
// # Not flagged
//
//	won, err := rdb.SetNX(ctx, "refund:"+id, 1, ttl).Result()
//	if err != nil || !won {
//		return err
//	}
//	return bank.Refund(ctx, id)
//
// Nor is a claim whose loser reads what the winner has stored and goes on with that, a
// row that is only made sure of, or what is done under an idempotency key.
//
// # Confidence
//
// High where a name says that once is meant and the effect is known by the catalog or
// by SQL; medium where it is known by its name; low where no name says so.
//
// # How to fix
//
// Stop where the claim is lost: ask SET NX for its bool, INSERT … ON CONFLICT DO
// NOTHING for the rows affected, LoadOrStore for loaded, and return.
//
// # Limits
//
// An answer that is handed to another function, or stored, is taken to be looked at.
//
// # References
//
//   - https://redis.io/docs/latest/commands/set/
//   - https://www.postgresql.org/docs/current/sql-insert.html
package ignoredclaim
