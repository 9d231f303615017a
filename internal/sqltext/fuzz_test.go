package sqltext

import (
	"strings"
	"testing"
	"time"
)

// Nothing makes it fail, and each table's name stands where it is said to.
func FuzzAll(f *testing.F) {
	for _, text := range []string{
		"", "(", ")", "WITH", "WITH a AS (", "SELECT (SELECT", "INSERT INTO t (a VALUES (1", "UPDATE t SET a = (", "MERGE INTO t USING",
		"WITH x AS (INSERT INTO t (k) VALUES ($1) ON CONFLICT (k) WHERE a DO UPDATE SET n = t.n + 1 RETURNING *) SELECT EXISTS (SELECT 1 FROM x JOIN y ON x.a = y.b WHERE (a, b) IN (SELECT 1))",
		"MERGE INTO t USING s ON t.a = s.a WHEN MATCHED THEN UPDATE SET a = 1 WHEN NOT MATCHED THEN INSERT (a) VALUES (1)",
		"INSERT INTO [a].[b] (`c`) OUTPUT inserted.id VALUES (@p, :q, ?, ?3) ON DUPLICATE KEY UPDATE a = a + 1",
		"CREATE UNIQUE INDEX a ON b (lower(c), (d)) INCLUDE (e) WHERE f = 'g' AND h IS NULL",
		"ALTER TABLE a ADD CONSTRAINT b UNIQUE (c), ADD (d int, e int), DROP PRIMARY KEY, RENAME TO f, CHANGE a b int",
		"CREATE TABLE a (b int DEFAULT (1), UNIQUE KEY c (d(10)), PRIMARY KEY (b), LIKE x)\nGO\nCOPY a FROM stdin;\n1\n\\.\n\\q",
		"DO $$ BEGIN EXECUTE 'CREATE UNIQUE INDEX a ON b (c)'; END $$; INSERT INTO a VALUES (';\\'); SET @a = 'ALTER TABLE a ADD b int'",
		"$tag$ x $tag", "é`\xff`[\x00]'", Hole + ".a" + Hole,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, s := range All(text) {
			for _, table := range s.Tables {
				if table.Offset < 0 || table.Offset >= len(text) || table.Name == "" {
					t.Fatalf("%q: table %+v", text, table)
				}
			}
		}
		Parse(text)
		Changes(text)
	})
}

// The time that a text takes grows with its length.
func TestLinear(t *testing.T) {
	for name, part := range map[string]string{
		"rows":      "INSERT INTO t (a, b) VALUES (1, 'x'), (2, 'y');\n",
		"one row":   "(1, 'x'), ",
		"open":      "(",
		"selects":   "(SELECT ",
		"with":      "WITH a AS (",
		"backticks": "`a`.`b` ",
		"brackets":  "[a].[b] ",
		"quotes":    "$a$b ",
		"ops":       "?:a@b!c ",
		"and":       "SELECT a FROM b WHERE c = 1 AND (d, e) = (1, 2) OR ",
		"names":     "a.",
		"go":        "GO GO\n",
	} {
		took := func(n int) time.Duration {
			text := "SELECT 1 FROM t WHERE " + strings.Repeat(part, n/len(part))
			start := time.Now()
			All(text)
			Changes(text)
			return time.Since(start)
		}
		// Other programs take time as well: what is linear is seen to be so once.
		var small, large time.Duration
		linear := false
		for range 10 {
			small, large = took(10_000), took(160_000)
			if linear = large < 64*small+20*time.Millisecond; linear { // 16 times, and room
				break
			}
		}
		if !linear {
			t.Errorf("%s: 10 kB take %v, 160 kB %v", name, small, large)
		}
	}
}
