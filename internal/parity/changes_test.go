package parity

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// inlined says, for each text of a configuration that the test uses, how a
// .golangci.yml has the same.
var inlined = map[string]string{
	excludeTop:  `"exclude": ["top"]`,
	nameIsGiven: `"apis": [{"library": "example.com/shop/low", "sources": [{"func": "Name", "origin": "stable"}]}]`,
}

const (
	excludeTop  = "version: 1\npaths: {exclude: [top]}\n"
	nameIsGiven = "version: 1\napis: {example.com/shop/low: {sources: [{func: Name, origin: stable}]}}\n"
)

// shop is a chain of packages: the key is made in low, handed on by mid, and sent by
// top; another key is sent in low.
var shop = map[string]string{
	"go.mod": "module example.com/shop\n\ngo 1.25\n",
	"low/low.go": `package low

import "crypto/rand"

//
func Name(prefix string) string { return prefix + rand.Text() }

type Client interface {
	//idemlint:effect charge key=key
	Charge(key string) error
}

func Pay(c Client) error { return c.Charge(Name("low")) }
`,
	"mid/mid.go": "package mid\n\nimport \"example.com/shop/low\"\n\nfunc Key() string { return low.Name(\"mid\") }\n",
	"top/top.go": `package top

import (
	"example.com/shop/low"
	"example.com/shop/mid"
)

func Pay(c low.Client) error { return c.Charge(mid.Key()) }
`,
	"store/store.go": `package store

import (
	"context"
	"database/sql"
)

func Seen(ctx context.Context, db *sql.DB, id string) error {
	_, err := db.ExecContext(ctx, "INSERT INTO processed_messages (message_id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	return err
}
`,
	migration: notUnique,
}

const (
	migration = "migrations/0001_processed.up.sql"
	notUnique = "CREATE TABLE processed_messages (id INTEGER PRIMARY KEY, message_id TEXT NOT NULL);\n"
)

// steps are changes one after the other, with the number of findings of two rules
// after each.
var steps = []struct {
	name           string
	file           string // is written, if it is not ""
	text           string
	settings       string
	fresh, missing int
}{
	{name: "at first", fresh: 2, missing: 1},
	{name: "nothing changed", fresh: 2, missing: 1},
	{name: "a file touched", file: "mid/mid.go", text: shop["mid/mid.go"] + "\nvar touched = 1\n", fresh: 2, missing: 1},
	{name: "a directive two packages down", file: "low/low.go", text: strings.Replace(shop["low/low.go"], "//\n", "//idemlint:stable\n", 1), missing: 1},
	{name: "the directive gone", file: "low/low.go", text: shop["low/low.go"], fresh: 2, missing: 1},
	{name: "a schema file only", file: migration, text: strings.Replace(notUnique, "TEXT", "TEXT UNIQUE", 1), fresh: 2},
	{name: "the schema as it was", file: migration, text: notUnique, fresh: 2, missing: 1},
	{name: "the configuration only", settings: excludeTop, fresh: 1, missing: 1},
	{name: "a row of the configuration", settings: nameIsGiven, missing: 1},
	{name: "the configuration gone", fresh: 2, missing: 1},
}

// TestChanges makes one change after the other, which every door must see although
// it has a cache.
func TestChanges(t *testing.T) {
	p := build(t)
	for name, door := range map[string]door{
		"command":       p.alone("-cache", filepath.Join(p.dir, "changes")),
		"vet":           p.vet(),
		"vet -json":     p.vetJSON,
		"golangci-lint": p.linter,
		"gopls":         p.editor,
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range shop {
				write(t, filepath.Join(dir, filepath.FromSlash(name)), text)
			}
			for _, step := range steps {
				if step.file != "" {
					write(t, filepath.Join(dir, filepath.FromSlash(step.file)), step.text)
				}
				want := p.alone("-cache", "off")(t, dir, step.settings)
				all := strings.Join(want, "\n")
				if strings.Count(all, ": freshkey, ") != step.fresh || strings.Count(all, ": missingunique, ") != step.missing {
					t.Fatalf("%s: the command finds %q, want %d findings of freshkey and %d of missingunique", step.name, want, step.fresh, step.missing)
				}
				if diff := differ(want, door(t, dir, step.settings)); diff != "" {
					t.Errorf("%s: not what the command finds without a cache:\n%s", step.name, diff)
				}
			}
		})
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}
