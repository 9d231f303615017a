package sqltext

import (
	"reflect"
	"testing"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Statement{
		"":         {},
		"VACUUM":   {},
		"SELECT 1": {Kind: Select},
		"select * from jobs where id = $1 for update":                                           {Kind: Select, Table: "jobs"},
		"WITH x AS (SELECT 1) SELECT * FROM x":                                                  {Kind: Select},
		"INSERT INTO events (id) VALUES ($1)":                                                   {Kind: Insert, Table: "events"},
		`insert into "public"."Events" (id) values (?)`:                                         {Kind: Insert, Table: "events"},
		"INSERT INTO billing.events (id) VALUES ($1) ON CONFLICT (id) DO NOTHING":               {Kind: Insert, Table: "events", Conflict: Nothing},
		"INSERT IGNORE INTO events (id) VALUES (?)":                                             {Kind: Insert, Table: "events", Conflict: Nothing},
		"INSERT OR IGNORE INTO events (id) VALUES (?)":                                          {Kind: Insert, Table: "events", Conflict: Nothing},
		"REPLACE INTO events (id) VALUES (?)":                                                   {Kind: Insert, Table: "events", Conflict: Replaces},
		"INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET b = EXCLUDED.b":             {Kind: Insert, Table: "t", Conflict: Replaces},
		"INSERT INTO t (a, n) VALUES (1, 2) ON CONFLICT (a) DO UPDATE SET n = t.n + EXCLUDED.n": {Kind: Insert, Table: "t", Conflict: Replaces, Delta: true},
		"INSERT INTO t (n) VALUES (?) ON DUPLICATE KEY UPDATE n = n + VALUES(n)":                {Kind: Insert, Table: "t", Conflict: Replaces, Delta: true},
		"UPDATE accounts SET balance = balance + $1 WHERE id = $2":                              {Kind: Update, Table: "accounts", Delta: true},
		"UPDATE accounts SET balance = balance - 5, at = now() WHERE id = $2":                   {Kind: Update, Table: "accounts", Delta: true},
		"UPDATE a SET n = coalesce(n, 0) + $1 WHERE id = $2":                                    {Kind: Update, Table: "a", Delta: true},
		"UPDATE accounts SET balance = $1 WHERE id = $2":                                        {Kind: Update, Table: "accounts"},
		"UPDATE a SET n = $1 + m WHERE id = $2":                                                 {Kind: Update, Table: "a"},
		"UPDATE orders SET status = 'paid' WHERE id = $1":                                       {Kind: Update, Table: "orders"},
		"UPDATE orders SET status = 'paid' WHERE id = $1 AND status = 'open'":                   {Kind: Update, Table: "orders", Conditional: true},
		"UPDATE orders SET sent_at = now() WHERE id = $1 AND sent_at IS NULL":                   {Kind: Update, Table: "orders", Conditional: true},
		"UPDATE accounts SET balance = balance - $1 WHERE id = $2 AND balance >= $1":            {Kind: Update, Table: "accounts", Delta: true, Conditional: true},
		"DELETE FROM jobs WHERE id = $1":                                                        {Kind: Delete, Table: "jobs"},
		"WITH gone AS (DELETE FROM jobs WHERE id = $1 RETURNING *) SELECT * FROM gone":          {Kind: Delete, Table: "jobs"},
		"-- adds\n/* one */ UPDATE t SET n=n+1 WHERE id=?":                                      {Kind: Update, Table: "t", Delta: true},
		"SELECT 'INSERT INTO t' FROM x":                                                         {Kind: Select, Table: "x"},
	} {
		got := Parse(text)
		got = Statement{Kind: got.Kind, Table: got.Table, Conflict: got.Conflict, Delta: got.Delta, Conditional: got.Conditional}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("Parse(%q) = %+v, want %+v", text, got, want)
		}
	}
}
