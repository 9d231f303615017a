package wanttest

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Root returns the folder of this module.
func Root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod here or above: run the test in a checkout")
		}
		dir = parent
	}
}

// Module makes a module named name in a temporary folder, from
// testdata/src/<name>, and returns the folder. The libraries that its packages
// import are stubs, testdata/src/<import path>; they go to its vendor folder,
// where the rules take them for what they stand for: foreign code.
func Module(t testing.TB, name string) string {
	t.Helper()
	src := filepath.Join(Root(t), "testdata", "src")
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(src, name))); err != nil {
		t.Fatal(err)
	}
	stubs := map[string]bool{}
	if err := vendorImports(src, name, dir, dir, stubs); err != nil {
		t.Fatal(err)
	}
	gomod, modules := vendorLists(name, slices.Sorted(maps.Keys(stubs)))
	write(t, filepath.Join(dir, "go.mod"), gomod)
	if len(stubs) > 0 {
		write(t, filepath.Join(dir, "vendor", "modules.txt"), modules)
	}
	return dir
}

func write(t testing.TB, file, content string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
}

// vendorImports copies into root's vendor folder the stubs that the Go files
// below dir import, and those that these import; done holds what is copied.
func vendorImports(src, name, root, dir string, done map[string]bool) error {
	imports, err := importsBelow(dir)
	if err != nil {
		return err
	}
	for _, p := range imports {
		if first, _, _ := strings.Cut(p, "/"); first == name || !strings.Contains(first, ".") || done[p] {
			continue // the module itself, or the standard library
		}
		done[p] = true
		stub := filepath.Join(src, filepath.FromSlash(p))
		to := filepath.Join(root, "vendor", filepath.FromSlash(p))
		if err := copyPackage(to, stub); err != nil {
			return fmt.Errorf("%s imports %s, which has no stub: %w", name, p, err)
		}
		if err := vendorImports(src, name, root, to, done); err != nil {
			return err
		}
	}
	return nil
}

// copyPackage copies the Go files of one folder, not those of folders in it.
func copyPackage(to, from string) error {
	files, err := filepath.Glob(filepath.Join(from, "*.go"))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("no Go file in %s", from)
	}
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, filepath.Base(file)), data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// importsBelow returns the import paths of all Go files below dir, sorted. What
// does not parse is left for the test to speak of.
func importsBelow(dir string) ([]string, error) {
	imports := map[string]bool{}
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(file) != ".go" {
			return err
		}
		f, _ := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if f == nil {
			return nil
		}
		for _, spec := range f.Imports {
			if p, err := strconv.Unquote(spec.Path.Value); err == nil {
				imports[p] = true
			}
		}
		return nil
	})
	return slices.Sorted(maps.Keys(imports)), err
}

// vendorLists returns the texts of go.mod and vendor/modules.txt for a module
// that vendors the packages.
func vendorLists(name string, packages []string) (gomod, modules string) {
	byModule := map[string][]string{}
	for _, p := range packages {
		m := moduleOf(p)
		byModule[m] = append(byModule[m], p)
	}
	var require, list strings.Builder
	for _, m := range slices.Sorted(maps.Keys(byModule)) {
		version := versionOf(m)
		fmt.Fprintf(&require, "\t%s %s\n", m, version)
		fmt.Fprintf(&list, "# %s %s\n## explicit; go 1.25.0\n%s\n", m, version, strings.Join(byModule[m], "\n"))
	}
	gomod = "module " + name + "\n\ngo 1.25.0\n"
	if require.Len() > 0 {
		gomod += "\nrequire (\n" + require.String() + ")\n"
	}
	return gomod, list.String()
}

var majorSuffix = regexp.MustCompile(`^v([2-9]|[1-9][0-9]+)$`)

// moduleOf names the module of a stub: up to a path element vN; else three
// elements on the hosts whose second is an owner; else two.
func moduleOf(pkgPath string) string {
	parts := strings.Split(pkgPath, "/")
	if i := slices.IndexFunc(parts, majorSuffix.MatchString); i > 0 {
		return path.Join(parts[:i+1]...)
	}
	n := 2
	switch parts[0] {
	case "github.com", "gitlab.com", "bitbucket.org", "golang.org", "gitea.com", "codeberg.org":
		n = 3
	}
	return path.Join(parts[:min(n, len(parts))]...)
}

// versionOf returns a version that go.mod accepts for the module's path.
func versionOf(modulePath string) string {
	last := path.Base(modulePath)
	if majorSuffix.MatchString(last) {
		return last + ".0.0"
	}
	if _, major, ok := strings.Cut(last, ".v"); ok && strings.HasPrefix(modulePath, "gopkg.in/") {
		return "v" + major + ".0.0"
	}
	return "v1.0.0"
}
