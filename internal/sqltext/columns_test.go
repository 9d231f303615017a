package sqltext

import (
	"fmt"
	"strings"
	"testing"
)

// said writes what a statement says in one line.
func said(s Statement) string {
	out := []string{string(s.Kind), s.Table}
	for _, c := range s.Columns {
		role := map[Role]string{Selected: "selects", Matched: "matches", Inserted: "inserts", Set: "sets", Added: "adds", Returned: "returns"}[c.Role]
		if c.OnConflict {
			role = "on conflict " + role
		}
		n := c.Name
		if c.Table != "" && c.Table != s.Table {
			n = c.Table + "." + n
		}
		text := role + " " + n
		if c.Role == Matched {
			text += " " + c.Op
		}
		switch v := c.Value; {
		case v.Param != "":
			text += " :" + v.Param
		case v.Index > 0:
			text += fmt.Sprint(" $", v.Index)
		case v.Kind == Null:
			text += " null"
		case v.Kind == Default:
			text += " default"
		case v.Text != "":
			text += " " + v.Text
		}
		if c.Value.Kind == Call && c.Value.Placeholder() {
			text += " in " + c.Value.Text
		}
		out = append(out, text)
	}
	add := func(on bool, text string) {
		if on {
			out = append(out, text)
		}
	}
	add(s.Either, "either")
	add(s.Conflict != Fails, "conflict "+string(s.Conflict))
	add(len(s.Target.Columns) > 0, "target "+strings.Join(s.Target.Columns, "+"))
	add(s.Target.Constraint != "", "target constraint "+s.Target.Constraint)
	add(s.Target.Partial, "partial")
	add(s.Delta, "delta")
	add(s.Conditional, "conditional")
	add(s.Lock != NoLock, "for "+string(s.Lock))
	add(s.Exists, "exists")
	add(s.Count, "count")
	add(s.Sum, "sum")
	add(s.One, "one")
	add(s.Advisory, "advisory")
	add(s.Returning, "returning")
	return strings.Join(out, ", ")
}

func TestColumns(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"SELECT id, state FROM jobs WHERE key = $1", "select, jobs, selects id, selects state, matches key = $1"},
		{"select 1 from processed_events where event_id=? limit 1", "select, processed_events, matches event_id = $1, exists, one"},
		{"SELECT EXISTS (SELECT 1 FROM inbox i WHERE i.msg_id = :id AND i.consumer = :c)", "select, inbox, matches msg_id = :id, matches consumer = :c, exists"},
		{"SELECT EXISTS(SELECT * FROM inbox WHERE msg = @p1)", "select, inbox, matches msg = :p1, exists"},
		{"SELECT COUNT(*) FROM refunds WHERE payment_id = ? AND state <> 'failed'", "select, refunds, matches payment_id = $1, matches state <> failed, count"},
		{"SELECT COALESCE(SUM(cents), 0) FROM refunds WHERE payment_id = $1", "select, refunds, matches payment_id = $1, sum"},
		{"SELECT * FROM jobs WHERE state = 'new' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED", "select, jobs, selects *, matches state = new, for skip, one"},
		{"SELECT balance FROM accounts WHERE id = $1 FOR NO KEY UPDATE", "select, accounts, selects balance, matches id = $1, for update"},
		{"SELECT a.balance FROM accounts AS a WITH (UPDLOCK, HOLDLOCK) WHERE a.id = @id", "select, accounts, selects balance, matches id = :id, for update"},
		{"SELECT TOP 1 [Key] FROM [dbo].[Requests] WHERE [Key] = @key", "select, requests, selects key, matches key = :key, one"},
		{"SELECT `k` FROM `db`.`reqs` AS r WHERE r.`k` = ? AND `deleted` IS NULL", "select, reqs, selects k, matches k = $1, matches deleted is null"},
		{"SELECT p.id, t.name FROM payments p JOIN tenants t ON t.id = p.tenant_id WHERE p.key = $2 AND t.id = $1", "select, payments, matches tenants.id = tenant_id, selects id, selects tenants.name, matches key = $2, matches tenants.id = $1"},
		{"SELECT id FROM t WHERE lower(email) = lower($1) OR $2 = ref", "select, t, selects id, matches email = $1 in lower, matches ref = $2, either"},
		{"SELECT id FROM t WHERE (a, b) = ($1, $2) AND c IN ($3, $4) AND d = ANY($5) AND e BETWEEN $6 AND $7", "select, t, selects id, matches a = $1, matches b = $2, matches c in, matches d = $5, matches e between $6"},
		{"SELECT id FROM t WHERE k IS NOT DISTINCT FROM $1 AND n <=> ?", "select, t, selects id, matches k = $1, matches n ="},
		{"SELECT id FROM t WHERE k=$1::uuid AND x->>'a' = $2", "select, t, selects id, matches k = $1"},
		{"SELECT pg_try_advisory_xact_lock($1)", "select, , advisory"},
		{"WITH x AS (SELECT id FROM a WHERE k = $1) SELECT id FROM x", "select, a, selects id, matches k = $1"},
		{"WITH ins AS (INSERT INTO t (k) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id) SELECT id FROM ins UNION SELECT id FROM t WHERE k = $1", "insert, t, inserts k $1, returns id, conflict nothing, returning"},
		{"INSERT INTO t (a, b, c, d, e) VALUES ($1, 'x', NULL, now(), DEFAULT)", "insert, t, inserts a $1, inserts b x, inserts c null, inserts d now, inserts e default"},
		{"INSERT INTO t (a, b) VALUES (?, lower(?)), (?, ?)", "insert, t, inserts a $1, inserts b $2 in lower"},
		{"INSERT INTO t (a) VALUES (:key) ON CONFLICT (a, tenant) WHERE live DO UPDATE SET n = t.n + 1, u = EXCLUDED.u", "insert, t, inserts a :key, on conflict adds n, on conflict sets u u, conflict replaces, target a+tenant, partial, delta"},
		{"INSERT INTO t (a) VALUES ($1) ON CONFLICT ON CONSTRAINT t_once DO NOTHING RETURNING *", "insert, t, inserts a $1, returns *, conflict nothing, target constraint t_once, returning"},
		{"INSERT INTO t SET a = ?, b = 2 ON DUPLICATE KEY UPDATE n = n + VALUES(n)", "insert, t, inserts a $1, inserts b 2, on conflict adds n, conflict replaces, delta"},
		{"INSERT INTO t (a) VALUES (?) ON DUPLICATE KEY UPDATE id = id", "insert, t, inserts a $1, on conflict sets id id, conflict nothing"},
		{"INSERT INTO t (a, b) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM t WHERE a = $1)", "insert, t, inserts a $1, inserts b $2, matches a = $1, conditional"},
		{"INSERT INTO Requests (Key) OUTPUT inserted.Id VALUES (@key)", "insert, requests, returns id, inserts key :key, returning"},
		{"INSERT INTO t (a) VALUES (sqlc.arg(key))", "insert, t, inserts a :key"},
		{"UPDATE jobs SET state = 'done', n = n + 1 WHERE id = $1 AND state = $2 RETURNING id", "update, jobs, sets state done, adds n, matches id = $1, matches state = $2, returns id, delta, conditional, returning"},
		{"UPDATE a SET balance=balance-? WHERE id=? AND balance>=?", "update, a, adds balance $1, matches id = $2, matches balance >= $3, delta, conditional"},
		{"UPDATE x SET n = @n FROM things x WHERE x.id = @id", "update, things, sets n :n, matches id = :id"},
		{"UPDATE t SET (a, b) = ($1, $2) WHERE c = $3", "update, t, sets a $1, sets b $2, matches c = $3"},
		{"DELETE FROM locks WHERE name = $1 AND expires_at < now()", "delete, locks, matches name = $1, matches expires_at < now, conditional"},
		{"MERGE INTO t USING (SELECT @k AS k) AS s ON t.k = s.k WHEN MATCHED THEN UPDATE SET n = t.n + 1 WHEN NOT MATCHED THEN INSERT (k, n) VALUES (@k, 1);", "merge, t, matches k = k, on conflict adds n, inserts k :k, inserts n 1, conflict replaces, target k, delta"},
		{"IF NOT EXISTS (SELECT 1 FROM t WHERE k = @k) INSERT INTO t (k) VALUES (@k)", "insert, t, inserts k :k"},
		{"INSERT INTO " + Hole + " (a) VALUES ($1)", "insert, , inserts a $1"},
		{"INSERT INTO events_" + Hole + " (a) VALUES ($1)", "insert, , inserts a $1"},
		{"INSERT INTO " + Hole + ".events (a) VALUES ($1)", "insert, events, inserts a $1"},
		{"SELECT id FROM " + Hole + " WHERE k = $1", "select, , selects id, matches k = $1"},
	} {
		if got := said(Parse(test.text)); got != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.text, got, test.want)
		}
	}
}

func TestOffsets(t *testing.T) {
	text := "-- é\nINSERT INTO `a` (x) SELECT y FROM \"s\".\"b\" JOIN [dbo].[c] ON true; DROP TABLE d, s.e"
	var got []string
	for _, s := range All(text) {
		for _, table := range s.Tables {
			got = append(got, fmt.Sprint(table.Name, " ", text[table.Offset:table.Offset+2]))
		}
	}
	if want := "a `a, b \"s, c [d, d d,, e s."; strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
}
