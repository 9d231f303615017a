package schema_test

import (
	"go/types"
	"maps"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/idemlint/idemlint/passes/schema"
)

var sources = map[string]string{
	"go.mod":     "module example.com/shop\n\ngo 1.25.0\n",
	"schema.sql": "CREATE TABLE plains (ref text UNIQUE)",
	"defs/defs.go": `package defs

import _ "embed"

const ddl = "CREATE TABLE " + "orders (id int PRIMARY KEY, ref text NOT NULL UNIQUE)"

var steps = []struct{ Up, Down string }{
	{Up: "CREATE TABLE stock (sku text); CREATE UNIQUE INDEX stock_sku ON stock (sku)", Down: "DROP TABLE stock"},
}

func up() string   { return "ALTER TABLE stock ADD COLUMN lot text UNIQUE" }
func down() string { return "ALTER TABLE stock ADD COLUMN none text UNIQUE" }

//go:embed sql/*.sql
var files string

type Row struct {
	ID    uint    ` + "`gorm:\"primaryKey\"`" + `
	Shop  string  ` + "`gorm:\"uniqueIndex:once,priority:1;not null\"`" + `
	RefNo *string ` + "`gorm:\"column:reference;uniqueIndex:once\"`" + `
	Note  string  ` + "`gorm:\"-\"`" + `
}

func (Row) TableName() string { return "shop.rows_kept" }

type base struct{ Key string ` + "`bun:\"key,notnull,unique:kt\"`" + ` }

type Category struct {
	meta struct{} ` + "`bun:\"table:cats\"`" + `
	base
	ID   int64  ` + "`bun:\",pk,autoincrement\"`" + `
	Team string ` + "`bun:\",unique:kt\"`" + `
}

type LogEntry struct {
	ID   int64  ` + "`xorm:\"pk autoincr\"`" + `
	Code string ` + "`xorm:\"varchar(9) notnull unique(c) 'kode'\"`" + `
}

type Plain struct{ Ref string ` + "`gorm:\"column:ref\"`" + ` }

type column struct {
	Name                        string
	Unique, Nullable, Increment bool
}
type index struct {
	Name    string
	Unique  bool
	Columns []*column
}
type table struct {
	Name                string
	Columns, PrimaryKey []*column
	Indexes             []*index
}

var (
	PetsColumns = []*column{{Name: "id", Increment: true}, {Name: "chip", Unique: true}, {Name: "owner", Nullable: true}}
	PetsTable   = &table{
		Name: "pets", Columns: PetsColumns, PrimaryKey: []*column{PetsColumns[0]},
		Indexes: []*index{{Name: "x", Unique: true, Columns: []*column{PetsColumns[1], PetsColumns[2]}}, {Name: "y", Columns: []*column{PetsColumns[2]}}},
	}
)
`,
	"defs/defs_test.go": "package defs\n\nconst testDDL = `CREATE TABLE only_in_tests (id int)`\n",
	"defs/sql/2.sql":    "DROP INDEX p_k;\nCREATE UNIQUE INDEX p_kt ON parcels (k, t);\n",
	"defs/sql/1.sql":    "CREATE TABLE parcels (k text, t text);\nCREATE UNIQUE INDEX p_k ON parcels (k);\n",
	"uses/uses.go":      "package uses\n\nimport _ \"example.com/shop/far\"\n",
	"far/far.go":        "package far\n\nimport _ \"example.com/shop/defs\"\n",
}

// quiet takes what analysistest says: facts without a comment that wants them.
type quiet struct{}

func (quiet) Errorf(string, ...any) {}

// results analyses the packages and returns what is known in each.
func results(t *testing.T) map[string]*analysistest.Result {
	t.Helper()
	dir, cleanup, err := analysistest.WriteFiles(sources)
	if err != nil {
		t.Fatal(err)
	}
	defer cleanup()
	out := make(map[string]*analysistest.Result)
	for _, res := range analysistest.Run(quiet{}, filepath.Join(dir, "src"), schema.Analyzer, "./defs", "./uses") {
		if res.Err != nil {
			t.Fatal(res.Err)
		}
		r := res.Result.(*schema.Result)
		r.Tables("plains") // reads the files, which are gone soon
		if !strings.Contains(res.Pass.Pkg.Path(), "test") {
			out[res.Pass.Pkg.Name()] = res
		}
	}
	if len(out) != 2 {
		t.Fatalf("%d packages", len(out))
	}
	return out
}

// What Go code and embedded files say of tables is known in the package and in those
// above it: what is unique, what may be NULL, what the database fills, and which
// table a type is kept in.
func TestSources(t *testing.T) {
	all := results(t)
	want := []string{
		"cats (key,team) (id)",
		"log_entry (id) (kode)",
		"orders (id) (ref)",
		"parcels (k,t)",
		"pets (chip) (id) (chip,owner)",
		"plains (ref)",
		"rows_kept (id) (shop,reference)",
		"stock (sku) (lot)",
	}
	for name, res := range all {
		r := res.Result.(*schema.Result)
		for _, line := range want {
			table, uniques, _ := strings.Cut(line, " ")
			defs := r.Tables(table)
			if len(defs) != 1 {
				t.Errorf("%s: %s has %d definitions", name, table, len(defs))
				continue
			}
			var got []string
			for _, u := range defs[0].Uniques {
				got = append(got, "("+strings.Join(u.Columns, ",")+")")
			}
			if text := strings.Join(got, " "); text != uniques {
				t.Errorf("%s: %s has %s, want %s", name, table, text, uniques)
			}
		}
		for _, table := range []string{"only_in_tests", "none"} {
			if len(r.Tables(table)) != 0 {
				t.Errorf("%s: %s is known", name, table)
			}
		}
	}
	defs := all["defs"]
	r := defs.Result.(*schema.Result)
	special := make(map[string]string)
	for _, name := range []string{"rows_kept", "cats", "log_entry", "pets"} {
		for _, c := range r.Tables(name)[0].Columns {
			if c.Nullable {
				special[name+"."+c.Name] = "null"
			}
			if c.Generated {
				special[name+"."+c.Name] = "generated"
			}
		}
	}
	wantSpecial := map[string]string{
		"rows_kept.id": "generated", "rows_kept.reference": "null", "cats.id": "generated", "log_entry.id": "generated",
		"pets.id": "generated", "pets.owner": "null",
	}
	if !maps.Equal(special, wantSpecial) {
		t.Errorf("got %v, want %v", special, wantSpecial)
	}
	for name, want := range map[string]string{"Row": "rows_kept", "Category": "cats", "LogEntry": "log_entry", "Plain": "plains", "column": ""} {
		tables, got := r.Model(defs.Pass.Pkg.Scope().Lookup(name).(*types.TypeName))
		if got != want || len(tables) != min(len(want), 1) {
			t.Errorf("%s is kept in %q (%d definitions), want %q", name, got, len(tables), want)
		}
	}
}
