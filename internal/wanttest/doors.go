package wanttest

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"github.com/idemlint/idemlint/internal/driver"
	"github.com/idemlint/idemlint/internal/rule"
)

// Build builds the command and returns its file.
func Build(t testing.TB) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "idemlint.exe")
	build := exec.Command("go", "build", "-o", file, "./cmd/idemlint")
	build.Dir = Root(t)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build ./cmd/idemlint: %v\n%s", err, out)
	}
	return file
}

// Command returns all findings of a rule that the built command has in the
// module in dir, at every grade.
func Command(t testing.TB, binary, rule, dir string) []Finding {
	t.Helper()
	stdout, _ := output(t, dir, binary, "-f", "json", "-cache", "off", "-config", "off", "-rules", rule, "-confidence", "low", "./...")
	var found []driver.Finding
	for text := range bytes.Lines(stdout) {
		var f driver.Finding
		if err := json.Unmarshal(text, &f); err != nil {
			t.Fatalf("-f json: %v: %s", err, text)
		}
		found = append(found, f)
	}
	return common(found, dir)
}

// common takes findings of the command to the form that all doors share. An
// ignore that hides nothing is told by the command alone, so no want asks for it.
func common(found []driver.Finding, dir string) []Finding {
	var findings []Finding
	for _, f := range found {
		if f.Category != rule.UnusedIgnore {
			findings = append(findings, Finding{File: below(dir, f.File), Line: f.Line, Rule: f.Rule, Message: f.Message, Grade: f.Confidence})
		}
	}
	return findings
}

var vetLine = regexp.MustCompile(`(?m)^(?:vet: )?([^\t\n:][^\n:]*\.go):(\d+):\d+: ([^\t].*)$`) // a related place has a tab there

// Vet returns the same as Command from `go vet -vettool`.
func Vet(t testing.TB, binary, rule, dir string) []Finding {
	t.Helper()
	_, stderr := output(t, dir, "go", "vet", "-vettool="+binary, "-config=off", "-rules="+rule, "-confidence=low", "./...")
	var findings []Finding
	for _, m := range vetLine.FindAllSubmatch(stderr, -1) {
		n, err := strconv.Atoi(string(m[2]))
		if err != nil {
			t.Fatal(err)
		}
		f, ok := SplitText(string(m[3]), "")
		if !ok {
			t.Errorf("vet: %s: want (rule) or (rule, grade) at the end", m[0])
		}
		f.File, f.Line = below(dir, string(m[1])), n
		findings = append(findings, f)
	}
	return findings
}

var (
	ruleNote  = regexp.MustCompile(`^(.*) \(([a-z]+)(?:, (low|medium))?\)$`)
	gradeNote = regexp.MustCompile(`^(.*) \((low|medium)\)$`)
)

// SplitText takes a printed message apart: with the rule and the grade at the
// end, or, from a door that prints the rule by itself, with the grade alone.
// Without a grade it is high. It fails on a message that has no rule.
func SplitText(text, rule string) (Finding, bool) {
	f := Finding{Rule: rule, Message: text, Grade: "high"}
	if rule != "" {
		if m := gradeNote.FindStringSubmatch(text); m != nil {
			f.Message, f.Grade = m[1], m[2]
		}
		return f, true
	}
	m := ruleNote.FindStringSubmatch(text)
	if m == nil {
		return f, false
	}
	f.Message, f.Rule = m[1], m[2]
	if m[3] != "" {
		f.Grade = m[3]
	}
	return f, true
}

// output runs a program in dir. Exit code 1 means findings; above that the
// test ends.
func output(t testing.TB, dir, name string, args ...string) (stdout, stderr []byte) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = Env()
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !(errors.As(err, &exit) && exit.ExitCode() == 1) {
		t.Fatalf("%s %q: %v\n%s%s", name, args, err, &out, &errs)
	}
	return out.Bytes(), errs.Bytes()
}

// Env returns the environment for programs that read a Module: what the user
// has set for other modules must not reach it.
func Env() []string {
	return append(os.Environ(), "GOWORK=off", "GOFLAGS=", "GOPRIVATE=")
}

// below makes a file name relative to the module's folder.
func below(dir, file string) string {
	if filepath.IsAbs(file) {
		if rel, err := filepath.Rel(dir, file); err == nil {
			file = rel
		}
	}
	return filepath.ToSlash(filepath.Clean(file))
}
