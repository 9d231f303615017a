// Package driver runs the rules: as a command of its own and behind
// `go vet -vettool`. It alone knows how packages are loaded, how facts travel
// between them and how findings are printed.
package driver

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

// A Suite is what the command runs.
type Suite struct {
	Analyzers []*analysis.Analyzer // config first, then the rules

	// Explain says, in lines of text, what the engine knows about a line of a
	// file. The pass is one on the file's package, of an analyzer that requires
	// ExplainRequires.
	Explain         func(pass *analysis.Pass, file string, line int) []string
	ExplainRequires []*analysis.Analyzer

	// Unresolved counts the effects of a package that the engine could not
	// judge, from the results of all analyzers on it. It may be nil.
	Unresolved func(resultOf map[*analysis.Analyzer]any) int
}

// rules returns the analyzers that report, in the suite's order.
func (s *Suite) rules() []*analysis.Analyzer {
	var list []*analysis.Analyzer
	for _, a := range s.Analyzers {
		if a.ResultType == findingsType {
			list = append(list, a)
		}
	}
	return list
}

// Main runs the command with the arguments after its name, and returns the exit
// code. Called by `go vet` it answers its protocol, and exits by itself.
func Main(suite *Suite, args []string) int {
	if isVet(args) {
		return suite.vet(args)
	}
	return suite.command(args, os.Stdout, os.Stderr)
}

// command is the stand-alone command.
func (s *Suite) command(args []string, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintf(stderr, "idemlint: %v\n", err)
		return 2
	}
	if len(args) > 0 && args[0] == "explain" {
		err := s.explain(args[1:], stdout, stderr)
		if err == nil || errors.Is(err, flag.ErrHelp) {
			return 0
		}
		return fail(err)
	}
	o, err := parseOptions(args, stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		return fail(err)
	case o.version:
		fmt.Fprintf(stdout, "idemlint version %s\n", ownVersion())
		return 0
	case o.list:
		s.list(stdout)
		return 0
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	dir, err := os.Getwd()
	if err != nil {
		return fail(err)
	}
	sess, err := s.newSession(o, dir, stderr)
	if err != nil {
		return fail(err)
	}
	err = sess.run(ctx)
	if ctx.Err() != nil {
		return fail(errors.New("interrupted"))
	}
	if err != nil {
		return fail(err)
	}
	code, err := s.deliver(o, sess, stdout, stderr)
	if err != nil {
		return fail(err)
	}
	return code
}

// newSession prepares a run in a folder. It fails if the configuration there is
// broken or the cache that was asked for cannot be used.
func (s *Suite) newSession(o *options, dir string, stderr io.Writer) (*session, error) {
	if _, err := config.Digest(dir); err != nil {
		return nil, err
	}
	if o.freeze == "" {
		if err := config.CheckBaseline(dir); err != nil {
			return nil, err
		}
	}
	store, err := openStore(o.cache)
	if err != nil {
		return nil, err
	}
	settings := config.For(filepath.Join(dir, "_.go"), "")
	sess := &session{
		dir: dir, patterns: o.patterns, tags: o.tags, tests: settings.Tests, parallel: o.parallel,
		roots: s.Analyzers, unresolved: s.Unresolved, store: store, progress: newProgress(stderr),
		own: isOwn,
	}
	config.SetDoor(config.Door{
		PrintsRule: true,
		Error:      func(string) {}, // it is in the result as well
		Note: func(line string) {
			sess.notes.Add(1)
			fmt.Fprintf(stderr, "idemlint: %s\n", line)
		},
	})
	return sess, nil
}

// isOwn reports whether a package is the user's own code.
func isOwn(p *goPackage) bool {
	return !p.Standard && config.For(p.someFile(), p.path()).Own
}

// deliver prints what the session found, and returns the exit code. What was
// frozen is accepted: it is no reason to fail.
func (s *Suite) deliver(o *options, sess *session, stdout, stderr io.Writer) (int, error) {
	findings := sess.shown()
	frozen := ""
	if o.freeze != "" {
		n, err := sess.freeze(o.freeze)
		if err != nil {
			return 0, fmt.Errorf("-freeze %s: %v", o.freeze, err)
		}
		frozen = fmt.Sprintf("idemlint: wrote %s to %s; -baseline %[2]s, or baseline: %[2]s in %[3]s, hides them", plural(n, "known finding"), o.freeze, config.FileName)
	}
	if o.fix || o.diff {
		if err := applyFixes(findings, sess.dir, o.diff, stdout); err != nil {
			return 0, err
		}
	}
	if !o.diff {
		if err := s.print(o, findings, stdout); err != nil {
			return 0, err
		}
	}
	for _, e := range sess.errors {
		fmt.Fprintln(stderr, e)
	}
	fmt.Fprintln(stderr, sess.summary(findings))
	if frozen != "" {
		fmt.Fprintln(stderr, frozen)
	}
	switch {
	case len(sess.errors) > 0:
		return 2, nil
	case frozen == "" && fails(findings, o.fail):
		return 1, nil
	}
	return 0, nil
}

// print writes the findings where -o says.
func (s *Suite) print(o *options, findings []Finding, stdout io.Writer) error {
	if o.output == "" {
		return s.write(stdout, o.format, findings)
	}
	f, err := os.Create(o.output)
	if err != nil {
		return fmt.Errorf("-o: %v", err)
	}
	return errors.Join(s.write(f, o.format, findings), f.Close())
}

// summary is the last line on standard error.
func (s *session) summary(findings []Finding) string {
	grades, rules := count(findings)
	var b strings.Builder
	fmt.Fprintf(&b, "idemlint: %s", plural(len(findings), "finding"))
	if len(findings) > 0 {
		var parts []string
		for _, grade := range []string{"high", "medium", "low"} {
			if n := grades[grade]; n > 0 {
				parts = append(parts, fmt.Sprintf("%d %s", n, grade))
			}
		}
		for _, name := range slices.Sorted(maps.Keys(rules)) {
			parts = append(parts, fmt.Sprintf("%s %d", name, rules[name]))
		}
		fmt.Fprintf(&b, " (%s)", strings.Join(parts, ", "))
	}
	fmt.Fprintf(&b, " in %s of your own", plural(s.prog.own, "package"))
	b.WriteString(s.comparedOnly())
	failed, unresolved := 0, 0
	for _, u := range s.prog.units {
		if u.report && u.failed {
			failed++
		}
		if u.report && u.result != nil {
			unresolved += u.result.Unresolved
		}
	}
	if failed > 0 {
		fmt.Fprintf(&b, ", %d of them not analysed because of errors", failed)
	}
	if unresolved > 0 {
		fmt.Fprintf(&b, ", %s whose key could not be followed", plural(unresolved, "effect"))
	}
	return b.String()
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// list prints the rules with the first sentence of their pages.
func (s *Suite) list(w io.Writer) {
	for _, a := range s.rules() {
		fmt.Fprintf(w, "%-18s %s\n", a.Name, firstSentence(a.Doc))
	}
}

func firstParagraph(page string) string {
	paragraph, _, _ := strings.Cut(page, "\n\n")
	return strings.Join(strings.Fields(paragraph), " ")
}

func firstSentence(page string) string {
	sentence, _, _ := strings.Cut(firstParagraph(page), ". ")
	return strings.TrimSuffix(sentence, ".")
}
