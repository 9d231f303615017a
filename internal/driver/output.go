package driver

import (
	"bufio"
	"encoding/json"
	"fmt"
	"go/token"
	"io"
	"strings"
)

// A printer writes findings in one format.
type printer func(w *bufio.Writer, findings []Finding, suite *Suite) error

var printers = map[string]printer{
	"text":   printText,
	"json":   printJSON,
	"github": printGitHub,
	"sarif":  printSARIF,
}

// printText writes one line a finding: file:line:column: message (rule).
func printText(w *bufio.Writer, findings []Finding, _ *Suite) error {
	for _, f := range findings {
		name := f.Rule
		if f.Confidence != "high" {
			name += ", " + f.Confidence
		}
		place := token.Position{Filename: f.File, Line: f.Line, Column: f.Column} // a line directive may give no column
		fmt.Fprintf(w, "%s: %s (%s)\n", place, f.Message, name)
	}
	return nil
}

// printJSON writes one object a line.
func printJSON(w *bufio.Writer, findings []Finding, _ *Suite) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, f := range findings {
		if err := enc.Encode(f); err != nil {
			return err
		}
	}
	return nil
}

// printGitHub writes workflow commands, which GitHub Actions shows on the lines.
func printGitHub(w *bufio.Writer, findings []Finding, _ *Suite) error {
	for _, f := range findings {
		level := map[string]string{"high": "error", "medium": "warning"}[f.Confidence]
		if level == "" {
			level = "notice"
		}
		fmt.Fprintf(w, "::%s file=%s,line=%d,endLine=%d,col=%d,title=%s::%s (%s)\n", level,
			githubProperty(f.File), f.Line, f.EndLine, f.Column, githubProperty("idemlint "+f.Rule), githubData(f.Message), f.Rule)
	}
	return nil
}

var (
	githubDataEscapes     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	githubPropertyEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

func githubData(s string) string     { return githubDataEscapes.Replace(s) }
func githubProperty(s string) string { return githubPropertyEscapes.Replace(s) }

// write prints the findings to w in a format.
func (s *Suite) write(w io.Writer, format string, findings []Finding) error {
	buf := bufio.NewWriter(w)
	if err := printers[format](buf, findings, s); err != nil {
		return err
	}
	return buf.Flush()
}
