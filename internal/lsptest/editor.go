package lsptest

import (
	"encoding/json"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/idemlint/idemlint/passes/config"
)

// An Editor has a workspace open, as far as tests need it.
type Editor struct {
	t         *testing.T
	dir       string
	conn      *conn
	settings  map[string]any
	versions  map[string]int
	published map[string][]Diagnostic // by file
}

// A Diagnostic is what the server says of a range.
type Diagnostic struct {
	Range           Range           `json:"range"`
	Severity        int             `json:"severity,omitempty"` // 1 error, 2 warning
	Code            any             `json:"code,omitempty"`     // a rule's category
	CodeDescription *Link           `json:"codeDescription,omitempty"`
	Source          string          `json:"source,omitempty"` // the rule
	Message         string          `json:"message"`
	Related         []Related       `json:"relatedInformation,omitempty"`
	Data            json.RawMessage `json:"data,omitempty"`
}

// A Link is an address.
type Link struct {
	Href string `json:"href"`
}

// A Related is a place that belongs to a diagnostic.
type Related struct {
	Location struct {
		URI   string `json:"uri"`
		Range Range  `json:"range"`
	} `json:"location"`
	Message string `json:"message"`
}

// A Range is a part of a file, a Position a place in it; both count from 0.
type (
	Range struct {
		Start Position `json:"start"`
		End   Position `json:"end"`
	}
	Position struct {
		Line      int `json:"line"`
		Character int `json:"character"`
	}
)

// A TextEdit puts a text in the place of a range.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// handle takes what the server sends of itself.
func (e *Editor) handle(m message) any {
	switch m.Method {
	case "textDocument/publishDiagnostics":
		var p struct {
			URI         string
			Diagnostics []Diagnostic
		}
		if json.Unmarshal(m.Params, &p) == nil {
			if u, err := url.Parse(p.URI); err == nil {
				e.published[filepath.FromSlash(u.Path)] = p.Diagnostics
			}
		}
	case "workspace/configuration":
		var p struct{ Items []any }
		json.Unmarshal(m.Params, &p) // without items the answer is empty
		answer := []any{}
		for range p.Items {
			answer = append(answer, e.settings)
		}
		return answer
	}
	return nil // it asks for no more than to be answered
}

func (e *Editor) call(method string, params any) json.RawMessage {
	e.t.Helper()
	result, err := e.conn.call(method, params)
	if err != nil {
		e.t.Errorf("%s: %v", method, err)
	}
	return result
}

func (e *Editor) notify(method string, params any) {
	e.conn.send(message{Method: method, Params: encode(params)})
}

func (e *Editor) uri(name string) string { return uri(filepath.Join(e.dir, name)) }

func uri(file string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(file)}).String()
}

// Edit opens a file of the workspace with a text, or changes it to that if it is
// open. Nothing is saved.
func (e *Editor) Edit(name, text string) {
	e.versions[name]++
	document := map[string]any{"uri": e.uri(name), "version": e.versions[name]}
	if e.versions[name] == 1 {
		document["languageId"], document["text"] = "go", text
		e.notify("textDocument/didOpen", map[string]any{"textDocument": document})
		return
	}
	e.notify("textDocument/didChange", map[string]any{"textDocument": document, "contentChanges": []any{map[string]any{"text": text}}})
}

// Diagnose returns the findings of the rules in a file as it is in the editor.
func (e *Editor) Diagnose(name string) []Diagnostic {
	e.t.Helper()
	var report struct{ Items []Diagnostic }
	answer := e.call("textDocument/diagnostic", map[string]any{"textDocument": map[string]any{"uri": e.uri(name)}})
	if err := json.Unmarshal(answer, &report); err != nil {
		e.t.Fatalf("textDocument/diagnostic of %s: %v: %s", name, err, answer)
	}
	return ofRules(report.Items)
}

// Published waits until the server has sent, of itself, a finding of a rule in a
// file, and returns it.
func (e *Editor) Published(name string) Diagnostic {
	e.t.Helper()
	var found []Diagnostic
	err := e.conn.wait(func() bool {
		found = ofRules(e.published[filepath.Join(e.dir, name)])
		return len(found) > 0
	})
	if err != nil {
		e.t.Fatalf("%s: no finding is published: %v", name, err)
	}
	return found[0]
}

// ofRules returns the diagnostics that idemlint's rules have made.
func ofRules(list []Diagnostic) []Diagnostic {
	return slices.DeleteFunc(slices.Clone(list), func(d Diagnostic) bool { return !slices.Contains(config.Rules(), d.Source) })
}

// QuickFixes returns the edits that the server offers as fixes of a diagnostic, or
// none. It offers them once it has published the diagnostic.
func (e *Editor) QuickFixes(name string, d Diagnostic) []TextEdit {
	e.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if edits := e.offered(name, d); len(edits) > 0 {
			return edits
		}
	}
	return nil
}

func (e *Editor) offered(name string, d Diagnostic) []TextEdit {
	e.t.Helper()
	answer := e.call("textDocument/codeAction", map[string]any{
		"textDocument": map[string]any{"uri": e.uri(name)}, "range": d.Range,
		"context": map[string]any{"diagnostics": []any{d}, "only": []string{"quickfix"}},
	})
	var actions []json.RawMessage
	if err := json.Unmarshal(answer, &actions); err != nil {
		e.t.Fatalf("textDocument/codeAction: %v: %s", err, answer)
	}
	var edits []TextEdit
	for _, action := range actions {
		var a struct {
			Edit *struct {
				DocumentChanges []struct{ Edits []TextEdit }
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

// Apply returns a text of ASCII with the edits made.
func Apply(text string, edits []TextEdit) string {
	offset := func(p Position) int {
		at := 0
		for range p.Line {
			at += strings.Index(text[at:], "\n") + 1
		}
		return at + p.Character
	}
	slices.SortFunc(edits, func(a, b TextEdit) int { return offset(b.Range.Start) - offset(a.Range.Start) })
	for _, e := range edits { // from the end, so that offsets stay
		text = text[:offset(e.Range.Start)] + e.NewText + text[offset(e.Range.End):]
	}
	return text
}
