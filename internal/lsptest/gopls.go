// Package lsptest is an editor for tests: it speaks LSP with a gopls that has the
// rules of idemlint linked in.
package lsptest

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
)

// A Gopls is a gopls with the rules, and a cache of its own.
type Gopls struct {
	File string

	cache string
	own   []string // the analyzers that are not idemlint's
}

// Build builds a gopls with the rules of this working tree into a folder.
func Build(t *testing.T, dir string) (*Gopls, error) {
	t.Helper()
	g := &Gopls{File: filepath.Join(dir, "gopls.exe"), cache: filepath.Join(dir, "cache")}
	build := exec.Command("go", "run", "./cmd/idemlint-gopls", "-o", g.File)
	build.Dir = wanttest.Root(t)
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go run ./cmd/idemlint-gopls: %w\n%s", err, out)
	}
	out, err := exec.Command(g.File, "api-json").Output()
	if err != nil {
		return nil, fmt.Errorf("gopls api-json: %w", err)
	}
	var api struct{ Analyzers []struct{ Name string } }
	if err := json.Unmarshal(out, &api); err != nil {
		return nil, fmt.Errorf("gopls api-json: %w", err)
	}
	for _, a := range api.Analyzers {
		g.own = append(g.own, a.Name)
	}
	return g, nil
}

// Open opens a folder in an editor that has this gopls, for the time of the test.
// Of all analyzers only idemlint's rules run; analyses switches some of them off,
// env is added to the environment.
func (g *Gopls) Open(t *testing.T, dir string, analyses map[string]bool, env ...string) *Editor {
	t.Helper()
	on := map[string]bool{}
	for _, name := range g.own {
		on[name] = false
	}
	for name := range analyses {
		on[name] = analyses[name]
	}
	cmd := exec.Command(g.File)
	cmd.Dir = dir
	cmd.Env = append(append(wanttest.Env(), "GOTELEMETRY=off", "GOPLSCACHE="+g.cache), env...)
	var log strings.Builder
	cmd.Stderr = &log
	stdin, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	e := &Editor{
		t: t, dir: dir, versions: map[string]int{}, published: map[string][]Diagnostic{},
		settings: map[string]any{"analyses": on, "diagnosticsDelay": "10ms"},
	}
	e.conn = newConn(stdin, e.handle)
	done := make(chan struct{})
	go func() {
		e.conn.read(stdout)
		close(done)
	}()
	t.Cleanup(func() {
		e.call("shutdown", nil)
		e.notify("exit", nil)
		stdin.Close()
		<-done
		cmd.Wait() // its exit code says nothing
		if t.Failed() && log.Len() > 0 {
			t.Logf("gopls on stderr:\n%s", log.String())
		}
	})
	e.initialize()
	return e
}

// initialize says what the editor can do.
func (e *Editor) initialize() {
	e.t.Helper()
	type m = map[string]any
	e.call("initialize", m{
		"processId": os.Getpid(), "rootUri": uri(e.dir), "workspaceFolders": []m{{"uri": uri(e.dir), "name": "workspace"}},
		"initializationOptions": e.settings,
		"capabilities": m{
			"workspace": m{"configuration": true, "workspaceEdit": m{"documentChanges": true}},
			"textDocument": m{
				"publishDiagnostics": m{"relatedInformation": true, "codeDescriptionSupport": true, "dataSupport": true},
				"codeAction": m{
					"dataSupport": true, "resolveSupport": m{"properties": []string{"edit"}},
					"codeActionLiteralSupport": m{"codeActionKind": m{"valueSet": []string{"quickfix"}}},
				},
			},
		},
	})
	e.notify("initialized", m{})
}
