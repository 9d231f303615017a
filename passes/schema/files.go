package schema

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/config"
)

// A module is the schema that the SQL files below a module's root define.
type module struct {
	tables map[string][]*Table
	digest string
}

// modules holds what was read, by root, for as long as the process lives or until
// Digest reads it anew.
var modules sync.Map // root → func() *module

// Digest returns a digest of the tables that the SQL files define which packages of
// a folder's module or workspace may be judged by: not of the files, so that rows
// and what else a file holds change nothing as long as the definitions stay in
// their lines. A program that keeps results asks for it at the start of each run:
// what is read from then on is what was digested.
func Digest(dir string) string {
	h := sha256.New()
	for _, d := range append([]string{dir}, config.Workspace(dir)...) {
		fmt.Fprintln(h, ModuleDigest(d))
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Join is one digest of the settings and of the schema that hold for a folder.
func Join(settings, dir string) string {
	sum := sha256.Sum256([]byte(settings + "\n" + Digest(dir)))
	return hex.EncodeToString(sum[:])
}

// ModuleDigest is Digest for the one module of a folder; it is "" where there is no
// module, or no table.
func ModuleDigest(dir string) string {
	root := Root(dir)
	if root == "" {
		return ""
	}
	read := sync.OnceValue(func() *module { return load(root) })
	modules.Store(root, read)
	return read().digest
}

// Root returns the folder of the module that a folder belongs to, or "".
func Root(dir string) string {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return ""
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}

func moduleOf(dir string) *module {
	root := Root(dir)
	if root == "" {
		return &module{}
	}
	read, _ := modules.LoadOrStore(root, sync.OnceValue(func() *module { return load(root) }))
	return read.(func() *module)()
}

// load reads the SQL files of a module. Files that cannot be read are as if they
// were not there.
func load(root string) *module {
	m := &module{tables: make(map[string][]*Table)}
	for _, s := range replayed(scripts(root, append([]string{root}, inputs(root)...))) {
		s.into(m.tables)
	}
	m.digest = digest(m.tables)
	return m
}

// into adds the tables of a set to others.
func (s *set) into(tables map[string][]*Table) {
	for name, list := range s.tables {
		tables[name] = append(tables[name], list...)
	}
}

// replayed gives the sets that scripts make.
func replayed(files []script) []*set {
	numbered, plain := rows(files)
	var out []*set
	for _, r := range numbered {
		s := newSet()
		for _, f := range r {
			s.run(sqltext.Changes(f.text), placer(f))
		}
		out = append(out, s)
	}
	for _, r := range plain {
		out = append(out, replayPlain(r)...)
	}
	return out
}

// replayPlain replays files that have no order: each is a schema of its own, and
// what it says of tables that it does not define is said of those of the others.
func replayPlain(r row) []*set {
	var out []*set
	var loose []func(*set)
	for _, f := range r {
		s := newSet()
		place := placer(f)
		for _, c := range sqltext.Changes(f.text) {
			if c.Table != "" && len(s.tables[c.Table]) == 0 && (c.Op == sqltext.AddUnique || c.Op == sqltext.AddColumn) {
				loose = append(loose, func(s *set) { s.apply(&c, func(int) string { return f.name }) })
			}
			s.apply(&c, place)
		}
		if len(s.tables) > 0 {
			out = append(out, s)
		}
	}
	for _, s := range out {
		for _, l := range loose {
			l(s)
		}
	}
	return out
}

// placer says where an offset of a script stands; it is fast for offsets that
// ascend.
func placer(f script) func(off int) string {
	line, last := 1, 0
	return func(off int) string {
		off = min(off, len(f.text))
		if off < last {
			line, last = 1, 0
		}
		line += strings.Count(f.text[last:off], "\n")
		last = off
		return fmt.Sprintf("%s:%d", f.name, line)
	}
}

// scripts returns the SQL files below folders, and those that are named themselves,
// sorted by name.
func scripts(root string, from []string) []script {
	names := make(map[string]bool)
	for _, dir := range from {
		filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil
			case d.IsDir():
				if name != dir && (skipped(d.Name()) || isFile(filepath.Join(name, "go.mod"))) {
					return filepath.SkipDir
				}
			case strings.EqualFold(filepath.Ext(name), ".sql") && d.Type().IsRegular():
				names[name] = true
			}
			return nil
		})
	}
	var out []script
	for _, name := range sorted(names) {
		text, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			rel = name
		}
		out = append(out, script{filepath.ToSlash(rel), string(text)})
	}
	return out
}

// skipped reports whether a folder holds nothing that makes the program's tables.
func skipped(name string) bool {
	switch name {
	case "node_modules", "vendor", "testdata", "fixtures", "test", "tests", "e2e":
		return true
	}
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_")
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// digest is the same for the same tables, whatever the files.
func digest(tables map[string][]*Table) string {
	if len(tables) == 0 {
		return ""
	}
	h := sha256.New()
	for _, name := range sorted(tables) {
		for _, t := range tables[name] {
			fmt.Fprintf(h, "%+v\n", *t)
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
