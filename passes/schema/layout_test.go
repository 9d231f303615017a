package schema

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// said writes what is known of a table, without places and names of constraints.
func said(t *Table) string {
	var out []string
	for _, c := range t.Columns {
		text := c.Name
		if c.Nullable {
			text += " null"
		}
		if c.Generated {
			text += " generated"
		}
		if c.Clock {
			text += " clock"
		}
		out = append(out, text)
	}
	var uniques []string
	for _, u := range t.Uniques {
		text := "unique"
		if u.Primary {
			text = "primary"
		}
		uniques = append(uniques, text+"("+strings.Join(u.Columns, ",")+")")
	}
	slices.Sort(uniques)
	return t.Name + ": " + strings.Join(append(out, uniques...), ", ")
}

// One table, told in the way of each tool, gives one schema.
func TestLayouts(t *testing.T) {
	const want = "receipts: id generated, tenant, event_key, created_at clock, primary(id), unique(tenant,event_key)"
	dirs, err := filepath.Glob("testdata/layouts/*")
	if err != nil || len(dirs) < 10 {
		t.Fatal(dirs, err)
	}
	for _, dir := range dirs {
		if app := filepath.Join(dir, "app"); isFolder(app) {
			dir = app
		}
		m := load(dir)
		tables := m.tables["receipts"]
		if len(tables) != 1 || len(m.tables) != 1 {
			t.Errorf("%s: %d tables, %d of them receipts", dir, len(m.tables), len(tables))
			continue
		}
		if got := said(tables[0]); got != want {
			t.Errorf("%s\n got %s\nwant %s", dir, got, want)
		}
		if !strings.Contains(tables[0].At, ".sql:") {
			t.Errorf("%s: the table is defined at %q", dir, tables[0].At)
		}
	}
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// A numbered row ends in what its last file says, whatever the ways back say.
func TestReplay(t *testing.T) {
	for _, test := range []struct {
		name  string
		files []script
		want  string
	}{
		{"dropped index", []script{
			{"m/1.up.sql", "CREATE TABLE t (k text NOT NULL); CREATE UNIQUE INDEX u ON t (k);"},
			{"m/2.up.sql", "DROP INDEX u;"},
		}, "t: k"},
		{"dropped constraint by its implied name", []script{
			{"m/1.sql", "CREATE TABLE t (k text NOT NULL UNIQUE, j text UNIQUE);"},
			{"m/2.sql", "ALTER TABLE t DROP CONSTRAINT t_k_key;"},
		}, "t: k, j null, unique(j)"},
		{"dropped column", []script{{"m/1.sql", "CREATE TABLE t (k text, j text, UNIQUE (k, j)); ALTER TABLE t DROP COLUMN j;"}}, "t: k null"},
		{"renamed", []script{{"m/1.sql", "CREATE TABLE o (k text UNIQUE); ALTER TABLE o RENAME COLUMN k TO j; ALTER TABLE o RENAME TO t;"}}, "t: j null, unique(j)"},
		{"made once", []script{{"m/1.sql", "CREATE TABLE t (k text UNIQUE);"}, {"m/2.sql", "CREATE TABLE IF NOT EXISTS t (k text);"}}, "t: k null, unique(k)"},
		{"dropped and made anew", []script{{"m/1.sql", "CREATE TABLE t (k text UNIQUE);"}, {"m/2.sql", "DROP TABLE t; CREATE TABLE t (k text);"}}, "t: k null"},
		{"changed in MySQL", []script{{"m/1.sql", "CREATE TABLE t (k varchar(9) UNIQUE); ALTER TABLE t MODIFY k varchar(9) NOT NULL;"}}, "t: k, unique(k)"},
		{"of two dialects", []script{{"pg/1.sql", "CREATE TABLE t (k text UNIQUE);"}, {"my/1.sql", "CREATE TABLE t (k text);"}}, "t: k null | t: k null, unique(k)"},
		{"in a block", []script{{"m/1.sql", "CREATE TABLE t (k text); DO $$ BEGIN CREATE UNIQUE INDEX IF NOT EXISTS u ON t (k); END $$;"}}, "t: k null, unique(k)"},
		{"like another", []script{{"m/1.sql", "CREATE TABLE t (LIKE o INCLUDING ALL);"}}, "t:  (it is made like another table)"},
	} {
		all := make(map[string][]*Table)
		for _, s := range replayed(test.files) {
			s.into(all)
		}
		var got []string
		for _, table := range all["t"] {
			text := said(table)
			if table.Unsure != "" {
				text += fmt.Sprintf(" (%s)", table.Unsure)
			}
			got = append(got, text)
		}
		if text := strings.Join(got, " | "); text != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.name, text, test.want)
		}
	}
}

// Where a definition stands is the same, however many lines before it were left out.
func TestPlaces(t *testing.T) {
	all := make(map[string][]*Table)
	for _, s := range replayed([]script{{"m/1.sql", "-- +goose Down\nDROP TABLE x;\n-- +goose Up\n\nCREATE TABLE t (\n k text,\n UNIQUE (k)\n);\nCREATE UNIQUE INDEX u ON t (k);\n"}}) {
		s.into(all)
	}
	table := all["t"][0]
	if got := fmt.Sprint(table.At, " ", table.Uniques[0].At, " ", table.Uniques[1].At); got != "m/1.sql:5 m/1.sql:7 m/1.sql:9" {
		t.Error(got)
	}
}

// A digest changes with the tables, and with nothing else.
func TestDigest(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module x\n")
	none := ModuleDigest(dir)
	write("schema.sql", "CREATE TABLE t (k text UNIQUE);\n")
	one := ModuleDigest(dir)
	write("schema.sql", "CREATE TABLE t (k text UNIQUE); -- once\nINSERT INTO t VALUES (1);")
	same := ModuleDigest(dir)
	write("schema.sql", "CREATE TABLE t (k text);\n")
	other := ModuleDigest(dir)
	if none != "" || one == "" || same != one || other == one {
		t.Errorf("no table %q, one %q, with rows %q, without its constraint %q", none, one, same, other)
	}
	if tables := moduleOf(dir).tables["t"]; len(tables) != 1 || len(tables[0].Uniques) != 0 {
		t.Errorf("what is read is not what was digested: %v", tables)
	}
}
