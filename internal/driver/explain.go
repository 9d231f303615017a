package driver

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

var fileAndLine = regexp.MustCompile(`^(.+\.go):(\d+)(?::\d+)?$`)

// explain is the verb: it prints the page of a rule, or what the engine knows
// about a line.
func (s *Suite) explain(args []string, stdout, stderr io.Writer) error {
	o, err := parseOptions(args, stdout)
	if err != nil {
		return err
	}
	if len(o.patterns) != 1 {
		return fmt.Errorf("explain: want one rule or file.go:line")
	}
	if m := fileAndLine.FindStringSubmatch(o.patterns[0]); m != nil {
		line, err := strconv.Atoi(m[2])
		if err != nil {
			return err
		}
		return s.explainLine(o, m[1], line, stdout, stderr)
	}
	return s.explainRule(o.patterns[0], stdout)
}

func (s *Suite) explainRule(arg string, stdout io.Writer) error {
	name, err := config.FindRule(arg)
	if err != nil {
		return fmt.Errorf("explain: %v; a line is written file.go:42", err)
	}
	for _, a := range s.rules() {
		if a.Name == name {
			_, err = fmt.Fprintf(stdout, "%s %s\n\n%s\n", a.Name, a.Doc, a.URL)
		}
	}
	return err
}

// explainLine loads the package of a file, analyses it whatever the cache has,
// and prints what the engine says about the line.
func (s *Suite) explainLine(o *options, file string, line int, stdout, stderr io.Writer) error {
	file, err := filepath.Abs(file)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if n := bytes.Count(bytes.TrimSuffix(text, []byte("\n")), []byte("\n")) + 1; line < 1 || line > n {
		return fmt.Errorf("explain: there is no line %d in %s: its last one is %d", line, file, n)
	}
	o.patterns = []string{"."}
	sess, err := s.newSession(o, filepath.Dir(file), stderr)
	if err != nil {
		return err
	}
	var lines []string
	found := false
	sess.tests = true // the line may be in a test
	sess.always = func(u *unit) bool { return slices.Contains(u.sourceFiles(), file) }
	sess.roots = append(slices.Clone(s.Analyzers), &analysis.Analyzer{
		Name: "explain", Doc: "explain", Requires: s.ExplainRequires,
		ResultType: reflect.TypeFor[any](),
		Run: func(pass *analysis.Pass) (any, error) {
			for _, f := range pass.Files {
				if !found && pass.Fset.File(f.FileStart).Name() == file {
					found = true
					lines = s.Explain(pass, file, line)
				}
			}
			return nil, nil
		},
	})
	sess.parallel = 1 // lines and found have no lock
	if err := sess.run(context.Background()); err != nil {
		return err
	}
	for _, e := range sess.errors {
		fmt.Fprintln(stderr, e)
	}
	if !found {
		return fmt.Errorf("%s:%d: the file is not analysed: it has errors, is excluded from this build, or is not your own code", relative(sess.dir, file), line)
	}
	if len(lines) == 0 {
		lines = []string{"nothing on this line concerns the engine: no effect, no key, no repeated region"}
	}
	for _, l := range lines {
		fmt.Fprintln(stdout, l)
	}
	return nil
}
