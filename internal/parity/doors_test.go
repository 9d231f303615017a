// Package parity holds no code, but the test that every program which runs the
// rules finds the same.
package parity

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/idemlint/idemlint/internal/driver"
	"github.com/idemlint/idemlint/internal/lsptest"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/config"
)

// joined is the category of findings that take two packages which do not import
// each other: the stand-alone command alone sees them.
const joined = "joined"

// A door returns all findings, of all rules and grades, in the module in dir, one
// line each, sorted: file:line: rule, grade: message. settings is the text of a
// configuration, which is put there, or "".
type door func(t *testing.T, dir, settings string) []string

// programs are the built programs, and a folder for their caches.
type programs struct {
	dir      string
	command  string
	golangci string
	gopls    *lsptest.Gopls
}

// built are those that the tests share.
var built struct {
	once sync.Once
	programs
	err error
}

func TestMain(m *testing.M) {
	code := m.Run()
	os.RemoveAll(built.dir)
	os.Exit(code)
}

// build builds them, one after the other.
func build(t *testing.T) *programs {
	t.Helper()
	built.once.Do(func() { built.err = built.programs.build(t) })
	if built.err != nil {
		t.Fatal(built.err)
	}
	return &built.programs
}

func (p *programs) build(t *testing.T) error {
	root := wanttest.Root(t)
	var err error
	if p.dir, err = os.MkdirTemp("", "parity"); err != nil {
		return err
	}
	p.command, p.golangci = filepath.Join(p.dir, "idemlint.exe"), filepath.Join(p.dir, "golangci-lint.exe")
	for _, args := range [][]string{
		{"build", "-C", root, "-o", p.command, "./cmd/idemlint"},
		{"build", "-C", filepath.Join(root, "examples", "golangci"), "-o", p.golangci, "."},
	} {
		cmd := exec.Command("go", args...)
		cmd.Env = wanttest.Env()
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, out)
		}
	}
	p.gopls, err = lsptest.Build(t, p.dir)
	return err
}

func line(file string, n int, rule, grade, message string) string {
	return fmt.Sprintf("%s:%d: %s, %s: %s", filepath.ToSlash(file), n, rule, grade, message)
}

// alone is the stand-alone command, with further flags.
func (p *programs) alone(flags ...string) door {
	return func(t *testing.T, dir, settings string) []string {
		t.Helper()
		configure(t, dir, settings)
		args := append([]string{"-f", "json", "-confidence", "low", "-rules", "all"}, flags...)
		out, _ := run(t, dir, nil, p.command, append(args, "./...")...)
		var lines []string
		for text := range bytes.Lines(out) {
			var f driver.Finding
			if err := json.Unmarshal(text, &f); err != nil {
				t.Fatalf("-f json: %v: %s", err, text)
			}
			if f.Category != joined && f.Category != rule.UnusedIgnore {
				lines = append(lines, line(f.File, f.Line, f.Rule, f.Confidence, f.Message))
			}
		}
		return sorted(lines)
	}
}

// configure writes the text of a configuration, or sees that there is none.
func configure(t *testing.T, dir, settings string) {
	t.Helper()
	name := filepath.Join(dir, config.FileName)
	if settings != "" {
		write(t, name, settings)
	} else if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
}

var vetLine = regexp.MustCompile(`(?m)^(?:vet: )?([^\t\n:][^\n:]*\.go):(\d+):\d+: ([^\t].*)$`) // a related place has a tab there

// vet is go vet with the tool.
func (p *programs) vet(flags ...string) door {
	return func(t *testing.T, dir, settings string) []string {
		t.Helper()
		configure(t, dir, settings)
		_, out := run(t, dir, nil, "go", p.vetArgs(flags...)...)
		var lines []string
		for _, m := range vetLine.FindAllStringSubmatch(string(out), -1) {
			f, ok := wanttest.SplitText(m[3], "")
			if !ok {
				t.Errorf("vet: %s: no rule at the end", m[0])
			}
			lines = append(lines, fmt.Sprintf("%s:%s: %s, %s: %s", below(dir, m[1]), m[2], f.Rule, f.Grade, f.Message))
		}
		return sorted(lines)
	}
}

func (p *programs) vetArgs(flags ...string) []string {
	args := append([]string{"vet", "-vettool=" + p.command}, flags...)
	return append(args, "-confidence=low", "-rules=all", "./...")
}

// vetJSON is go vet -json, which prints an object a package on standard output.
func (p *programs) vetJSON(t *testing.T, dir, settings string) []string {
	t.Helper()
	configure(t, dir, settings)
	out, _ := run(t, dir, nil, "go", p.vetArgs("-json")...)
	var lines []string
	text := regexp.MustCompile(`(?m)^#.*$`).ReplaceAll(out, nil)
	for d := json.NewDecoder(bytes.NewReader(text)); d.More(); {
		var packages map[string]map[string][]struct{ Posn, Message string }
		if err := d.Decode(&packages); err != nil {
			t.Fatalf("go vet -json: %v\n%s", err, out)
		}
		for _, rules := range packages {
			for name, list := range rules {
				for _, d := range list {
					f, _ := wanttest.SplitText(d.Message, name)
					if g, ok := wanttest.SplitText(d.Message, ""); ok {
						f = g
					}
					at := regexp.MustCompile(`^(.*):(\d+):\d+$`).FindStringSubmatch(d.Posn)
					lines = append(lines, fmt.Sprintf("%s:%s: %s, %s: %s", below(dir, at[1]), at[2], name, f.Grade, f.Message))
				}
			}
		}
	}
	return sorted(lines)
}

// related are the places that a message of golangci-lint ends in.
var related = regexp.MustCompile(` \[\S+:\d+: .*\]$`)

// linter is golangci-lint with the plugin; what stands in the file of settings is
// given inline there.
func (p *programs) linter(t *testing.T, dir, settings string) []string {
	t.Helper()
	rules := map[string]string{}
	for _, name := range config.Rules() {
		rules[name] = "on"
	}
	inline, err := json.Marshal(map[string]any{"confidence": "low", "rules": rules})
	if err != nil {
		t.Fatal(err)
	}
	if settings != "" {
		inline = append(bytes.TrimSuffix(inline, []byte("}")), ", "+inlined[settings]+"}"...)
	}
	text := fmt.Sprintf(`version: "2"
linters: {default: none, enable: [idemlint], settings: {custom: {idemlint: {type: module, settings: %s}}}}
issues: {max-issues-per-linter: 0, max-same-issues: 0, uniq-by-line: false}
`, inline)
	write(t, filepath.Join(dir, ".golangci.yml"), text)
	out, _ := run(t, dir, []string{"GOLANGCI_LINT_CACHE=" + filepath.Join(p.dir, "cache")},
		p.golangci, "run", "--allow-parallel-runners", "--output.json.path=stdout", "--show-stats=false", "./...")
	var report struct {
		Issues []struct {
			Text string
			Pos  struct {
				Filename string
				Line     int
			}
		}
	}
	if err := json.Unmarshal(out, &report); err != nil {
		t.Fatalf("golangci-lint: %v\n%s", err, out)
	}
	var lines []string
	for _, issue := range report.Issues {
		rule, message, _ := strings.Cut(issue.Text, ": ")
		f, _ := wanttest.SplitText(related.ReplaceAllString(message, ""), rule)
		lines = append(lines, line(issue.Pos.Filename, issue.Pos.Line, f.Rule, f.Grade, f.Message))
	}
	return sorted(lines)
}

// editor is gopls, with all files open.
func (p *programs) editor(t *testing.T, dir, settings string) []string {
	t.Helper()
	configure(t, dir, settings)
	e := p.gopls.Open(t, dir, nil, "IDEMLINT_FLAGS=-confidence=low -rules=all")
	var lines []string
	for _, name := range sources(t, dir) {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		e.Edit(name, string(text))
		for _, d := range e.Diagnose(name) {
			f, _ := wanttest.SplitText(d.Message, d.Source)
			lines = append(lines, line(name, d.Range.Start.Line+1, f.Rule, f.Grade, f.Message))
		}
	}
	return sorted(lines)
}

// sources returns the Go files of a module, vendored ones excepted.
func sources(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() == "vendor" {
			return fs.SkipDir
		}
		if !d.IsDir() && filepath.Ext(name) == ".go" {
			names = append(names, filepath.FromSlash(name))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// run runs a program in dir. Exit code 1 means findings; above that the test ends.
func run(t *testing.T, dir string, env []string, name string, args ...string) (stdout, stderr []byte) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(wanttest.Env(), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if exit := new(exec.ExitError); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		t.Fatalf("%s %q: %v\n%s%s", name, args, err, &out, &errs)
	}
	return out.Bytes(), errs.Bytes()
}

func below(dir, file string) string {
	if filepath.IsAbs(file) {
		if rel, err := filepath.Rel(dir, file); err == nil {
			file = rel
		}
	}
	return filepath.ToSlash(filepath.Clean(file))
}

// sorted returns the lines in order, each once: a package and its test variant
// have the same files.
func sorted(lines []string) []string { return slices.Compact(slices.Sorted(slices.Values(lines))) }

// differ returns what is in one list only.
func differ(want, got []string) string {
	var b strings.Builder
	have := map[string]int{}
	for _, l := range want {
		have[l]--
	}
	for _, l := range got {
		have[l]++
	}
	for _, l := range slices.Sorted(maps.Keys(have)) {
		if n := have[l]; n != 0 {
			fmt.Fprintf(&b, "%s %s\n", map[bool]string{true: "more:", false: "less:"}[n > 0], l)
		}
	}
	return b.String()
}
