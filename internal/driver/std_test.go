package driver

import (
	"context"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/passes/config"
)

// takeAllForOwn makes every package own code, also the standard library, and
// every line that an analyzer writes because it gave up an error of the test.
func takeAllForOwn(t *testing.T) {
	t.Helper()
	run := config.Analyzer.Run
	config.Analyzer.Run = func(pass *analysis.Pass) (any, error) {
		result, err := run(pass)
		if settings, ok := result.(*config.Settings); ok {
			settings.Own = true
		}
		return result, err
	}
	door := config.TheDoor()
	config.SetDoor(config.Door{Note: func(line string) { t.Error(line) }, Error: func(line string) { t.Error(line) }})
	t.Cleanup(func() {
		config.Analyzer.Run = run
		config.SetDoor(door)
	})
}

// standardLibrary returns a session with all packages of the standard library
// listed and compiled, but not yet analysed.
func standardLibrary(t *testing.T) *session {
	t.Helper()
	ctx := context.Background()
	env, err := readGoEnv(ctx, "")
	if err != nil {
		t.Fatal(err)
	}
	// Without test variants: compiling them takes minutes.
	listed, err := goList(ctx, env.GOROOT, []string{"-test=false", "-export", "-compiled"}, []string{"std"})
	if err != nil {
		t.Fatal(err)
	}
	all := func(p *goPackage) bool { return true }
	s := &session{
		dir: env.GOROOT, parallel: runtime.GOMAXPROCS(0), roots: analyzers.All(), own: all, progress: newProgress(nil),
		env: env, prog: newProgram(listed, all, false),
	}
	s.listErrors(listed)
	return s
}

// TestStandardLibrary analyses the standard library as if it were the user's
// own code: nothing in it pays twice, and nothing in it may end an analyzer.
func TestStandardLibrary(t *testing.T) {
	takeAllForOwn(t)
	s := standardLibrary(t)
	if err := s.analyze(context.Background(), s.prog.units, newKeyer(s.store, "", s.env, s.prog)); err != nil {
		t.Fatal(err)
	}
	for _, e := range s.errors {
		t.Error(e)
	}
	if n := reportFound(t, s.prog.units); n < 150 {
		t.Errorf("%d packages analysed: want the whole standard library", n)
	}
}

// TestCompilerTests analyses the programs that the compiler is tested on, as
// far as they are one file and type-check.
func TestCompilerTests(t *testing.T) {
	takeAllForOwn(t)
	s := standardLibrary(t)
	dir := filepath.Join(s.env.GOROOT, "test")
	if _, err := os.Stat(dir); err != nil {
		t.Skipf("this Go comes without the compiler's tests: %v", err)
	}
	units := filesAsUnits(t, dir)
	if err := s.analyze(context.Background(), units, newKeyer(s.store, "", s.env, s.prog)); err != nil {
		t.Fatal(err)
	}
	for _, e := range s.errors {
		if strings.Contains(e.Message, "internal error") { // else it does not type-check
			t.Error(e)
		}
	}
	if n := reportFound(t, units); n < 1000 {
		t.Errorf("%d programs analysed of %d: want at least 1000", n, len(units))
	}
}

// filesAsUnits makes a package of each Go file below dir that parses.
func filesAsUnits(t *testing.T, dir string) []*unit {
	t.Helper()
	var units []*unit
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".go" {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil
		}
		p := &goPackage{Dir: filepath.Dir(name), ImportPath: filepath.ToSlash(name[len(dir)+1:]), Name: f.Name.Name, GoFiles: []string{filepath.Base(name)}}
		for _, spec := range f.Imports {
			p.Imports = append(p.Imports, strings.Trim(spec.Path.Value, "`\""))
		}
		units = append(units, &unit{goPackage: p, report: true})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return units
}

// reportFound makes each finding an error, and returns how many units were
// analysed.
func reportFound(t *testing.T, units []*unit) int {
	t.Helper()
	analysed := 0
	for _, u := range units {
		if u.result == nil {
			continue
		}
		analysed++
		for _, f := range u.result.Found {
			t.Errorf("%s: %s:%d: %s (%s, %s)", u.ImportPath, f.File, f.Line, f.Message, f.Rule, f.Confidence)
		}
	}
	return analysed
}
