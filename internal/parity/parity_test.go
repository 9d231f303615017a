package parity

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/config"
)

// TestParity takes every module that a rule is tested on, and the bank of cases,
// through every door. What the command finds there is held to the want comments
// and to the cases' labels elsewhere.
func TestParity(t *testing.T) {
	p := build(t)
	modules := map[string]func(t *testing.T) string{"cases": cases}
	for _, rule := range config.Rules() {
		modules[rule] = func(t *testing.T) string { return wanttest.Module(t, rule) }
	}
	doors := map[string]door{
		"vet":             p.vet(),
		"vet -json":       p.vetJSON,
		"golangci-lint":   p.linter,
		"gopls":           p.editor,
		"command, cached": p.alone("-cache", filepath.Join(p.dir, "results")),
		"command, -p 1":   p.alone("-cache", "off", "-p", "1"),
	}
	for name, module := range modules {
		t.Run(name, func(t *testing.T) {
			dir := module(t)
			want := p.alone("-cache", "off", "-p", "8")(t, dir, "")
			if len(want) == 0 {
				t.Fatal("the command finds nothing: the test could not fail")
			}
			for name, door := range doors {
				t.Run(name, func(t *testing.T) {
					if diff := differ(want, door(t, dir, "")); diff != "" {
						t.Errorf("not what the command finds alone:\n%s", diff)
					}
				})
			}
		})
	}
}

// cases returns a copy of the bank.
func cases(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(wanttest.Root(t), "testdata", "cases"))); err != nil {
		t.Fatal(err)
	}
	return dir
}
