package golangci_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
)

// linter is a golangci-lint with the plugin, and a cache of its own.
type linter struct{ file, cache string }

// built holds the folder of the golangci-lint that the tests share: compiling
// it takes minutes where the compiler's cache is cold, linking it seconds.
var built struct {
	once sync.Once
	dir  string
	err  error
}

func TestMain(m *testing.M) {
	code := m.Run()
	os.RemoveAll(built.dir)
	os.Exit(code)
}

// build builds golangci-lint from the module in examples/golangci.
func build(t *testing.T) linter {
	t.Helper()
	root := wanttest.Root(t)
	built.once.Do(func() {
		built.dir, built.err = os.MkdirTemp("", "golangci")
		if built.err != nil {
			return
		}
		cmd := exec.Command("go", "build", "-o", filepath.Join(built.dir, "golangci-lint.exe"), ".")
		cmd.Dir = filepath.Join(root, "examples", "golangci")
		cmd.Env = append(os.Environ(), "GOWORK=off")
		if out, err := cmd.CombinedOutput(); err != nil {
			built.err = fmt.Errorf("go build in examples/golangci (after a change of go.mod: go mod tidy there, too): %w\n%s", err, out)
		}
	})
	if built.err != nil {
		t.Fatal(built.err)
	}
	return linter{filepath.Join(built.dir, "golangci-lint.exe"), filepath.Join(built.dir, "cache")}
}

// An issue is what golangci-lint says of a line.
type issue struct {
	FromLinter string
	Text       string
	Pos        struct {
		Filename string
		Line     int
	}
}

// run lints the module in dir by the configuration, which it writes there, with
// further flags. It fails where golangci-lint does neither succeed nor find something.
func (l linter) run(t *testing.T, dir, config string, flags ...string) ([]issue, error) {
	t.Helper()
	write(t, dir, map[string]string{".golangci.yml": config})
	args := append([]string{"run", "--allow-parallel-runners", "--output.json.path=stdout", "--show-stats=false"}, flags...)
	cmd := exec.Command(l.file, append(args, "./...")...)
	cmd.Dir = dir
	cmd.Env = append(wanttest.Env(), "GOLANGCI_LINT_CACHE="+l.cache)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if exit := new(exec.ExitError); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		return nil, fmt.Errorf("golangci-lint run: %w\n%s%s", err, &stdout, &stderr)
	}
	if stderr.Len() > 0 {
		t.Errorf("golangci-lint run in %s prints on stderr:\n%s", dir, &stderr)
	}
	var report struct{ Issues []issue }
	if err := json.Unmarshal(stdout.Bytes(), &report); err != nil {
		return nil, fmt.Errorf("golangci-lint run: %w\n%s", err, &stdout)
	}
	return report.Issues, nil
}

func write(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, content := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTeach teaches what a library does. Its path has upper case and a dot, which
// golangci-lint would not leave alone in a key.
func TestTeach(t *testing.T) {
	l := build(t)
	dir := t.TempDir()
	write(t, dir, map[string]string{
		"go.mod":         "module shop\n\ngo 1.25.0\n",
		"Pay.api/pay.go": "package pay\n\nfunc Send(s string, cents int) error { return nil }\n",
		"shop.go": `package shop

import (
	"time"

	pay "shop/Pay.api"
)

func Pay(cents int) (err error) {
	for range 3 {
		if err = pay.Send(time.Now().String(), cents); err == nil {
			return nil
		}
	}
	return err
}
`,
	})
	const plain = `version: "2"
linters:
  default: none
  enable: [idemlint]
  settings: {custom: {idemlint: {type: module, settings: {APIS}}}}
`
	for apis, want := range map[string]string{
		"": "",
		`apis: [{library: shop/Pay.api, calls: [{func: Send, effect: {class: keyed, verb: charge}, key: arg0}]}]`: "shop.go:11 freshkey: idempotency key of pay.Send is new on every try",
	} {
		issues, err := l.run(t, dir, strings.Replace(plain, "APIS", apis, 1))
		if err != nil {
			t.Fatal(err)
		}
		if got := lines(issues); !strings.HasPrefix(got, want) || (got == "") != (want == "") {
			t.Errorf("with %q: got %q, want %q", apis, got, want)
		}
	}
	misspelt := `apis: [{library: shop/Pay.api, calls: [{func: Sned, effect: {class: keyed, verb: charge}, key: arg0}]}]`
	const want = "settings: shop/Pay.api declares no Sned"
	for range 2 { // from the cache, too
		if _, err := l.run(t, dir, strings.Replace(plain, "APIS", misspelt, 1)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("with a misspelt name: got error %v, want one with %q", err, want)
		}
	}
}

// lines returns a line for each issue.
func lines(issues []issue) string {
	var out []string
	for _, issue := range issues {
		out = append(out, fmt.Sprintf("%s:%d %s", issue.Pos.Filename, issue.Pos.Line, issue.Text))
	}
	return strings.Join(out, "\n")
}

// TestExample runs golangci-lint with the example configuration on a module
// that has one fault, and once more with one word of it changed: the cache
// must not answer for other settings.
func TestExample(t *testing.T) {
	l := build(t)
	dir := t.TempDir()
	write(t, dir, map[string]string{
		"go.mod":  "module shop\n\ngo 1.25.0\n",
		"shop.go": "package shop\n\n//idemlint:ingore freshkey the order's key is stored\nvar Rate = 1\n",
	})
	example, err := os.ReadFile(filepath.Join(wanttest.Root(t), ".golangci.example.yml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		old, new string
		want     string
	}{
		{"", "", `shop.go:3 baddirective: unknown directive "ingore": did you mean ignore; the directive has no effect`},
		{"freshkey: on", "freshkey: on\n            baddirective: off", ""},
		{"confidence: medium", "confidense: medium", `error: unknown field "confidense"`},
	} {
		issues, err := l.run(t, dir, strings.Replace(string(example), step.old, step.new, 1))
		if want, ok := strings.CutPrefix(step.want, "error: "); ok {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("with %q: got error %v, want one with %q", step.new, err, want)
			}
		} else if err != nil {
			t.Errorf("with %q: %v", step.new, err)
		} else if got := lines(issues); got != want {
			t.Errorf("with %q: got %q, want %q", step.new, got, want)
		}
	}
}
