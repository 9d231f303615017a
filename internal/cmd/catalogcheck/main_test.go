package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"github.com/idemlint/idemlint/internal/catalog"
)

// Every row of the catalog names something that exists.
func TestEveryRowResolves(t *testing.T) {
	faults, _, err := check(catalog.Embedded(), filepath.Join("..", "..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range faults {
		t.Error(f)
	}
}

// Every library that repeats, by itself or by the environment, is used in a test:
// that is how its settings and its meaning of 0 and 1 are held. Tools of agents
// are no repeats.
func TestEveryRepeatIsUsed(t *testing.T) {
	c := catalog.Embedded()
	_, unused, err := check(c, filepath.Join("..", "..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	tools := map[string]bool{} // by line
	libs, err := c.Libraries()
	if err != nil {
		t.Fatal(err)
	}
	for _, lib := range libs {
		for _, h := range lib.Handlers {
			tools[h.Line.String()] = h.Kind == "tool"
		}
	}
	for _, r := range unused {
		if (r.section == "reruns" || r.section == "handlers") && !tools[r.String()] {
			t.Errorf("%s: %s of %s: no test uses it, add one to testdata/src/regions", r.Line, r.section, r.symbols()[0])
		}
	}
}

const tree = `
-- testdata/src/example.com/pay/v7/pay.go --
package pay
import "example.com/base"
type Params struct { base.Common; Meta map[string]string; Any any }
type Client struct { inner }
type inner struct{}
func (inner) Promoted() int { return 0 }
func (*Client) Charge(ctx any, p *Params, opts ...Option) (string, error) { return "", nil }
func New(params *Params) *Client { return nil }
func Used() int { return 0 }
type Option func()
func WithKey(key string) Option { return nil }
type Doer interface { Do(key string) int }
var Reader int
type Task struct { ID string }
-- testdata/src/example.com/pay/v7/sub/sub.go --
package sub
func Go() int { return 0 }
-- testdata/src/example.com/base/base.go --
package base
type Common struct { Key *string }
-- testdata/src/rule/bad/bad.go --
package bad
import "example.com/pay/v7"
var c pay.Client
var task = pay.Task{ID: "x"}
func f() { pay.Used(); undefined() }
-- testdata/cases/go.mod --
module caselab
go 1.25.0
-- testdata/cases/one/one.go --
package one
import "strings"
func f() string { return strings.ToUpper("x") }
`

func writeTree(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for _, f := range txtar.Parse([]byte(tree)).Files {
		name := filepath.Join(root, f.Name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestCheck(t *testing.T) {
	c := catalog.New(fstest.MapFS{
		"example.com/pay.yaml": {Data: []byte(`
flows:
  - {func: Client.Charge, from: [arg1.Key, 'arg1.Meta["k"]', arg1.Any.X.Y, arg2..., recv, ctx, 'arg1.header:"K"', option:WithKey]}
  - {func: [inner.Promoted, Doer.Do, sub.Go, "*.Charge"], kind: constant}
  - {func: Used, kind: constant}
  - {func: Client.Promoted, kind: constant}
  - {func: sub.Missing, kind: constant}
  - {func: WithKey, from: [arg1]}
  - {func: WithKey, from: arg0, to: ret1}
  - {func: WithKey, from: recv}
  - {func: WithKey, from: name}
  - {func: New, from: arg0.Nothing}
  - {func: New, from: arg0.Any(), kind: hash}
  - {func: New, from: option:WithNothing}
slots:
  - {field: [Params.Meta, Params.Key]}
sources:
  - {var: [Reader, Writer, New], origin: random}
  - {field: Task.ID, origin: stable}
reruns:
  - {func: New, body: params, permanent: [New, Fatal], onlyif: Retryable, off: [WithKey(0), WithTries(1), arg1.Steps=1]}
handlers:
  - {param: Task, kind: job, id: [Task.ID, TaskID]}
  - {param: Reader, kind: job}
`)},
		"strings.yaml": {Data: []byte("flows: [{func: [ToUpper, ToMiddle], from: arg0}]\nnoreturn: [Repeat]")},
		"gone.yaml":    {Data: []byte("flows: [{func: F, from: arg0}]")},
	})
	t.Chdir(writeTree(t))
	faults, unused, err := check(c, ".")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"gone.yaml:1: the library is nowhere, add a stub of it under testdata/src",
		"example.com/pay.yaml:6: Client.Promoted: no such function or method",
		"example.com/pay.yaml:7: sub.Missing: no such function or method",
		"example.com/pay.yaml:8: WithKey: path arg1: there are 1 parameters",
		"example.com/pay.yaml:9: WithKey: path ret1: there are 1 results",
		"example.com/pay.yaml:10: WithKey: path recv: the function has no receiver",
		"example.com/pay.yaml:11: WithKey: path name: there is no such parameter",
		"example.com/pay.yaml:12: New: path arg0.Nothing: *Params has no field Nothing",
		"example.com/pay.yaml:13: New: path arg0.Any(): *Params has no method with a result Any",
		"example.com/pay.yaml:14: New: path option:WithNothing: the library has no such option",
		"example.com/pay.yaml:16: Params.Key: no such field", // promoted
		"example.com/pay.yaml:18: Writer: no such variable",
		"example.com/pay.yaml:18: New: no such variable",
		"example.com/pay.yaml:21: Fatal: nothing of this name is declared",
		"example.com/pay.yaml:21: Retryable: nothing of this name is declared",
		"example.com/pay.yaml:21: WithTries: nothing of this name is declared",
		"example.com/pay.yaml:23: TaskID: nothing of this name is declared",
		"example.com/pay.yaml:24: Reader: no such type",
		"strings.yaml:1: ToMiddle: no such function or method",
	}
	if !slices.Equal(faults, want) {
		t.Errorf("faults:\n%s\nwant:\n%s", strings.Join(faults, "\n"), strings.Join(want, "\n"))
	}
	var lines []string
	for _, r := range unused {
		lines = append(lines, r.String())
	}
	for _, used := range []string{"example.com/pay.yaml:5", "example.com/pay.yaml:19", "example.com/pay.yaml:23", "strings.yaml:1"} {
		if i := slices.Index(lines, used); i >= 0 && unused[i].section != "noreturn" {
			t.Errorf("%s is used, and listed as not", used)
		}
	}
	for _, not := range []string{"example.com/pay.yaml:3", "example.com/pay.yaml:16", "gone.yaml:1"} {
		if !slices.Contains(lines, not) {
			t.Errorf("%s is not used, and not listed", not)
		}
	}
}

func TestRunWithoutTestdata(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run(t.TempDir(), &stdout, &stderr); code != 2 || !strings.HasPrefix(stderr.String(), "catalogcheck: ") {
		t.Errorf("run in an empty folder: exit %d, %s", code, &stderr)
	}
}
