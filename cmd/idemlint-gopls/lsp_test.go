package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/textproto"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/idemlint/idemlint/passes/config"
)

// An editor speaks LSP with a gopls over its standard input and output, as far
// as the tests need it.
type editor struct {
	t   *testing.T
	dir string

	writing  sync.Mutex
	stdin    io.WriteCloser
	settings map[string]any

	mu          sync.Mutex
	changed     chan struct{} // closed and replaced when something arrives
	lastID      int
	answers     map[int]message
	diagnostics map[string][]diagnostic // as published, by file
	versions    map[string]int
}

// A message is any message of JSON-RPC.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   json.RawMessage `json:"error,omitempty"`
}

// A diagnostic is what the server says of a range.
type diagnostic struct {
	Range           lspRange        `json:"range"`
	Severity        int             `json:"severity,omitempty"`
	Code            any             `json:"code,omitempty"`
	CodeDescription *description    `json:"codeDescription,omitempty"`
	Source          string          `json:"source,omitempty"`
	Message         string          `json:"message"`
	Related         []relatedPlace  `json:"relatedInformation,omitempty"`
	Data            json.RawMessage `json:"data,omitempty"`
}

type description struct {
	Href string `json:"href"`
}

type relatedPlace struct {
	Location location `json:"location"`
	Message  string   `json:"message"`
}

type location struct {
	URI   string   `json:"uri"`
	Range lspRange `json:"range"`
}

type lspRange struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

type position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// patience is how long an answer may take on a loaded machine with a cold cache.
const patience = time.Minute

// open starts a gopls on the workspace in dir, with settings of gopls and
// environment variables.
func open(t *testing.T, gopls, dir string, settings map[string]any, env ...string) *editor {
	t.Helper()
	e := &editor{
		t: t, dir: dir, settings: map[string]any{"diagnosticsDelay": "10ms"}, changed: make(chan struct{}),
		answers: map[int]message{}, diagnostics: map[string][]diagnostic{}, versions: map[string]int{},
	}
	for name, value := range settings {
		e.settings[name] = value
	}
	cmd := exec.Command(gopls)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), append([]string{"GOWORK=off", "GOFLAGS=", "GOPRIVATE=", "GOTELEMETRY=off"}, env...)...)
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
	e.stdin = stdin
	done := make(chan struct{})
	go func() {
		e.read(bufio.NewReader(stdout))
		close(done)
	}()
	t.Cleanup(func() {
		e.call("shutdown", nil)
		e.notify("exit", nil)
		stdin.Close()
		<-done
		cmd.Wait()
		if t.Failed() && log.Len() > 0 {
			t.Logf("gopls on stderr:\n%s", log.String())
		}
	})
	e.call("initialize", map[string]any{
		"processId": os.Getpid(), "rootUri": uri(dir), "workspaceFolders": []any{map[string]any{"uri": uri(dir), "name": "w"}},
		"initializationOptions": e.settings,
		"capabilities": map[string]any{
			"workspace": map[string]any{"configuration": true, "workspaceEdit": map[string]any{"documentChanges": true}},
			"textDocument": map[string]any{
				"publishDiagnostics": map[string]any{"relatedInformation": true, "codeDescriptionSupport": true, "dataSupport": true},
				"codeAction": map[string]any{
					"dataSupport": true, "resolveSupport": map[string]any{"properties": []string{"edit"}},
					"codeActionLiteralSupport": map[string]any{"codeActionKind": map[string]any{"valueSet": []string{"quickfix"}}},
				},
			},
		},
	})
	e.notify("initialized", map[string]any{})
	return e
}

func uri(file string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(file)}).String()
}

// read takes what the server sends, until it ends.
func (e *editor) read(r *bufio.Reader) {
	for {
		header, err := textproto.NewReader(r).ReadMIMEHeader()
		if err != nil {
			return
		}
		n, err := strconv.Atoi(header.Get("Content-Length"))
		if err != nil {
			return
		}
		body := make([]byte, n)
		if _, err := io.ReadFull(r, body); err != nil {
			return
		}
		var m message
		if json.Unmarshal(body, &m) == nil {
			e.take(m)
		}
	}
}

// take notes an answer or a notification, and answers a request.
func (e *editor) take(m message) {
	e.mu.Lock()
	defer e.mu.Unlock()
	var id int
	switch {
	case m.Method == "" && json.Unmarshal(m.ID, &id) == nil:
		e.answers[id] = m
	case m.Method == "textDocument/publishDiagnostics":
		var p struct {
			URI         string
			Diagnostics []diagnostic
		}
		if json.Unmarshal(m.Params, &p) == nil {
			if u, err := url.Parse(p.URI); err == nil {
				e.diagnostics[filepath.FromSlash(u.Path)] = p.Diagnostics
			}
		}
	case m.Method == "workspace/configuration":
		var p struct{ Items []any }
		json.Unmarshal(m.Params, &p) // without items the answer is empty
		answer := []any{}
		for range p.Items {
			answer = append(answer, e.settings)
		}
		e.send(message{ID: m.ID, Result: encode(answer)})
	case len(m.ID) > 0: // some request that asks for no more than to be answered
		e.send(message{ID: m.ID, Result: json.RawMessage("null")})
	}
	close(e.changed)
	e.changed = make(chan struct{})
}

func encode(v any) json.RawMessage {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // a value of the test itself
	}
	return data
}

func (e *editor) send(m message) {
	m.Version = "2.0"
	body := encode(m)
	e.writing.Lock()
	defer e.writing.Unlock()
	fmt.Fprintf(e.stdin, "Content-Length: %d\r\n\r\n%s", len(body), body) // a server that has ended gives no answer, and that is said
}

func (e *editor) notify(method string, params any) {
	e.send(message{Method: method, Params: encode(params)})
}

// call sends a request and returns the result.
func (e *editor) call(method string, params any) json.RawMessage {
	e.t.Helper()
	e.mu.Lock()
	e.lastID++
	id := e.lastID
	e.mu.Unlock()
	e.send(message{ID: encode(id), Method: method, Params: encode(params)})
	var answer message
	if err := e.wait(func() bool { var ok bool; answer, ok = e.answers[id]; return ok }); err != nil {
		e.t.Errorf("%s: %v", method, err)
	}
	if len(answer.Error) > 0 {
		e.t.Errorf("%s: %s", method, answer.Error)
	}
	return answer.Result
}

// wait waits until cond, which is asked with the lock held.
func (e *editor) wait(cond func() bool) error {
	limit := time.After(patience)
	for {
		e.mu.Lock()
		ok, changed := cond(), e.changed
		e.mu.Unlock()
		if ok {
			return nil
		}
		select {
		case <-changed:
		case <-limit:
			return errors.New("gopls does not answer")
		}
	}
}

// openFile opens a file with a text, or changes it if it is open. Nothing is saved.
func (e *editor) openFile(name, text string) {
	file := filepath.Join(e.dir, name)
	e.mu.Lock()
	e.versions[file]++
	version := e.versions[file]
	e.mu.Unlock()
	if version == 1 {
		e.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri(file), "languageId": "go", "version": 1, "text": text}})
		return
	}
	e.notify("textDocument/didChange", map[string]any{
		"textDocument": map[string]any{"uri": uri(file), "version": version}, "contentChanges": []any{map[string]any{"text": text}},
	})
}

// diagnose asks for the diagnostics of a file as it is in the editor, and returns
// those of the rules.
func (e *editor) diagnose(name string) []diagnostic {
	e.t.Helper()
	var report struct{ Items []diagnostic }
	answer := e.call("textDocument/diagnostic", map[string]any{"textDocument": map[string]any{"uri": uri(filepath.Join(e.dir, name))}})
	if err := json.Unmarshal(answer, &report); err != nil {
		e.t.Fatalf("textDocument/diagnostic of %s: %v: %s", name, err, answer)
	}
	return ofRules(report.Items)
}

// published waits until the server has sent, of itself, a finding of a rule in a
// file, and returns it.
func (e *editor) published(name string) diagnostic {
	e.t.Helper()
	var found []diagnostic
	err := e.wait(func() bool {
		found = ofRules(e.diagnostics[filepath.Join(e.dir, name)])
		return len(found) > 0
	})
	if err != nil {
		e.t.Fatalf("%s: no finding is published: %v", name, err)
	}
	return found[0]
}

// quickFixes returns the edits that the server offers as fixes of a diagnostic, or
// none. It offers them once it has published the diagnostic.
func (e *editor) quickFixes(name string, d diagnostic) []textEdit {
	e.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if edits := e.offered(name, d); len(edits) > 0 {
			return edits
		}
	}
	return nil
}

func (e *editor) offered(name string, d diagnostic) []textEdit {
	e.t.Helper()
	answer := e.call("textDocument/codeAction", map[string]any{
		"textDocument": map[string]any{"uri": uri(filepath.Join(e.dir, name))}, "range": d.Range,
		"context": map[string]any{"diagnostics": []any{d}, "only": []string{"quickfix"}},
	})
	var actions []json.RawMessage
	if err := json.Unmarshal(answer, &actions); err != nil {
		e.t.Fatalf("textDocument/codeAction: %v: %s", err, answer)
	}
	var edits []textEdit
	for _, action := range actions {
		var a struct {
			Edit *struct {
				DocumentChanges []struct{ Edits []textEdit }
			}
		}
		err := json.Unmarshal(action, &a)
		if err == nil && a.Edit == nil {
			err = json.Unmarshal(e.call("codeAction/resolve", action), &a)
		}
		if err != nil {
			e.t.Fatalf("codeAction: %v: %s", err, action)
		}
		if a.Edit != nil {
			for _, change := range a.Edit.DocumentChanges {
				edits = append(edits, change.Edits...)
			}
		}
	}
	return edits
}

type textEdit struct {
	Range   lspRange `json:"range"`
	NewText string   `json:"newText"`
}

// apply makes the edits, whose columns count bytes where all is ASCII.
func apply(text string, edits []textEdit) string {
	offset := func(p position) int {
		at := 0
		for range p.Line {
			at += strings.Index(text[at:], "\n") + 1
		}
		return at + p.Character
	}
	slices.SortFunc(edits, func(a, b textEdit) int { return offset(b.Range.Start) - offset(a.Range.Start) })
	for _, e := range edits { // from the end, so that offsets stay
		text = text[:offset(e.Range.Start)] + e.NewText + text[offset(e.Range.End):]
	}
	return text
}

// ofRules returns the diagnostics that idemlint's rules have made.
func ofRules(list []diagnostic) []diagnostic {
	return slices.DeleteFunc(slices.Clone(list), func(d diagnostic) bool { return !slices.Contains(config.Rules(), d.Source) })
}
