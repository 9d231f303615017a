package driver

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// The part of SARIF 2.1.0 that GitHub and other readers use.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool       `json:"tool"`
		Automation sarifAutomation `json:"automationDetails"`
		ColumnKind string          `json:"columnKind"`
		Results    []sarifResult   `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name           string      `json:"name"`
		Version        string      `json:"version"`
		InformationURI string      `json:"informationUri"`
		Rules          []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID     string    `json:"id"`
		Short  sarifText `json:"shortDescription"`
		Full   sarifText `json:"fullDescription"`
		Help   sarifHelp `json:"help"`
		URI    string    `json:"helpUri"`
		Config struct {
			Level string `json:"level"`
		} `json:"defaultConfiguration"`
		Properties struct {
			Tags     []string `json:"tags"`
			Severity string   `json:"problem.severity"`
		} `json:"properties"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifHelp struct {
		Text     string `json:"text"`
		Markdown string `json:"markdown"`
	}
	sarifAutomation struct {
		ID string `json:"id"`
	}
	sarifResult struct {
		RuleID       string            `json:"ruleId"`
		RuleIndex    int               `json:"ruleIndex"`
		Level        string            `json:"level"`
		Message      sarifText         `json:"message"`
		Locations    []sarifLocation   `json:"locations"`
		Related      []sarifLocation   `json:"relatedLocations,omitempty"`
		CodeFlows    []sarifCodeFlow   `json:"codeFlows,omitempty"`
		Fingerprints map[string]string `json:"partialFingerprints"`
		Properties   map[string]string `json:"properties"`
	}
	sarifLocation struct {
		ID       int           `json:"id,omitempty"`
		Physical sarifPhysical `json:"physicalLocation"`
		Message  *sarifText    `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   sarifRegion   `json:"region"`
	}
	sarifArtifact struct {
		URI    string `json:"uri"`
		BaseID string `json:"uriBaseId,omitempty"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn,omitempty"`
		EndColumn   int `json:"endColumn,omitempty"`
	}
	sarifCodeFlow struct {
		ThreadFlows []sarifThreadFlow `json:"threadFlows"`
	}
	sarifThreadFlow struct {
		Locations []sarifStep `json:"locations"`
	}
	sarifStep struct {
		Location sarifLocation `json:"location"`
	}
)

// printSARIF writes one SARIF log: a level for each grade of confidence, the
// rules' pages as help, the related places linked from the message and, in
// their order, as a code flow.
func printSARIF(w *bufio.Writer, findings []Finding, suite *Suite) error {
	run := sarifRun{
		Tool: sarifTool{sarifDriver{
			Name: "idemlint", Version: ownVersion(), InformationURI: "https://github.com/idemlint/idemlint",
			Rules: []sarifRule{},
		}},
		Automation: sarifAutomation{"idemlint/"},
		ColumnKind: "unicodeCodePoints",
		Results:    []sarifResult{},
	}
	index := make(map[string]int)
	for i, a := range suite.rules() {
		index[a.Name] = i
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, newSARIFRule(a.Name, a.Doc, a.URL))
	}
	text := make(sourceText)
	for _, f := range findings {
		run.Results = append(run.Results, newSARIFResult(f, index[f.Rule], text))
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{"https://json.schemastore.org/sarif-2.1.0.json", "2.1.0", []sarifRun{run}})
}

func newSARIFRule(name, page, uri string) sarifRule {
	r := sarifRule{
		ID:    name,
		Short: sarifText{firstSentence(page)},
		Full:  sarifText{firstParagraph(page)},
		Help:  sarifHelp{Text: page, Markdown: page + "\n\n[The rule's page](" + uri + ")"},
		URI:   uri,
	}
	r.Config.Level = "warning"
	r.Properties.Severity = "warning"
	r.Properties.Tags = []string{"idempotency", "reliability"}
	return r
}

var sarifLevels = map[string]string{"high": "error", "medium": "warning", "low": "note"}

func newSARIFResult(f Finding, rule int, text sourceText) sarifResult {
	here := sarifLocation{Physical: text.physical(f.File, f.Line, f.Column)}
	if f.EndLine == f.Line && f.EndColumn > f.Column {
		here.Physical.Region.EndColumn = text.column(f.File, f.Line, f.EndColumn)
	}
	r := sarifResult{
		RuleID: f.Rule, RuleIndex: rule, Level: sarifLevels[f.Confidence],
		Message:      sarifText{sarifEscapes.Replace(f.Message)},
		Locations:    []sarifLocation{here},
		Fingerprints: map[string]string{"primaryLocationLineHash": f.Fingerprint + ":1"},
		Properties:   map[string]string{"category": f.Category, "confidence": f.Confidence, "severity": f.Severity},
	}
	var steps []sarifStep
	for _, rel := range f.Related {
		if rel.Line == 0 {
			r.Message.Text += "\n" + sarifEscapes.Replace(rel.Message)
			continue
		}
		id := len(r.Related) + 1
		place := sarifLocation{ID: id, Physical: text.physical(rel.File, rel.Line, rel.Column), Message: &sarifText{sarifEscapes.Replace(rel.Message)}}
		r.Related = append(r.Related, place)
		r.Message.Text += fmt.Sprintf("\n[%s:%d](%d): %s", sarifEscapes.Replace(rel.File), rel.Line, id, sarifEscapes.Replace(rel.Message))
		place.ID = 0
		steps = append(steps, sarifStep{place})
	}
	if len(steps) > 0 {
		end := here
		end.Message = &sarifText{sarifEscapes.Replace(f.Message)}
		r.CodeFlows = []sarifCodeFlow{{[]sarifThreadFlow{{append(steps, sarifStep{end})}}}}
	}
	return r
}

// In a SARIF message square brackets make a link.
var sarifEscapes = strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`)

// sourceText holds the lines of the files that findings are in: the columns of
// findings count bytes, those of SARIF count characters.
type sourceText map[string][]string

func (t sourceText) physical(file string, line, column int) sarifPhysical {
	a := sarifArtifact{URI: (&url.URL{Path: filepath.ToSlash(file)}).EscapedPath(), BaseID: "%SRCROOT%"}
	if filepath.IsAbs(file) {
		a = sarifArtifact{URI: (&url.URL{Scheme: "file", Path: filepath.ToSlash(file)}).String()}
	}
	return sarifPhysical{a, sarifRegion{StartLine: line, StartColumn: t.column(file, line, column)}}
}

// column turns a column that counts bytes into one that counts characters. It is
// left as it is where the line is not there any more.
func (t sourceText) column(file string, line, column int) int {
	lines, ok := t[file]
	if !ok {
		text, _ := os.ReadFile(file) // none: no lines
		lines = strings.Split(string(text), "\n")
		t[file] = lines
	}
	if line < 1 || line > len(lines) || column < 1 || column > len(lines[line-1])+1 {
		return column
	}
	return utf8.RuneCountInString(lines[line-1][:column-1]) + 1
}
