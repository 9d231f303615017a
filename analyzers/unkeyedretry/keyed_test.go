package unkeyedretry_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers/unkeyedretry"
	"github.com/idemlint/idemlint/internal/driver"
	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/config"
)

var update = flag.Bool("update", false, "write the golden file")

// TestPassKey holds what the suggested fix promises: it is offered where a key can
// be passed, and the result is the golden file, compiles and has no such finding
// any more.
func TestPassKey(t *testing.T) {
	root := wanttest.Root(t)
	dir := wanttest.Module(t, "keyfix")
	name := filepath.Join(dir, "shop", "shop.go")
	marks := lines(t, name)
	stay := 0
	for _, f := range analyse(t, dir) {
		line := marks[f.Line-1]
		switch {
		case strings.HasSuffix(line, "// fix") && len(f.Fixes) == 1:
			marks[f.Line-1] = ""
		case strings.HasSuffix(line, "// stay") && len(f.Fixes) == 0:
			marks[f.Line-1] = ""
			stay++
		default:
			t.Errorf("line %d, %s: %d fixes: %s", f.Line, strings.TrimSpace(line), len(f.Fixes), f.Message)
		}
	}
	for i, line := range marks {
		if strings.HasSuffix(line, "// fix") || strings.HasSuffix(line, "// stay") {
			t.Errorf("line %d has no finding: %s", i+1, strings.TrimSpace(line))
		}
	}
	t.Chdir(dir)
	if code := driver.Main(suite(), []string{"-fix", "-cache=off", "-config=off", "-o", os.DevNull, "./..."}); code != 1 {
		t.Fatalf("-fix exits with %d", code)
	}
	got := strings.Join(lines(t, name), "\n")
	golden := filepath.Join(root, "testdata", "src", "keyfix", "shop", "shop.go.golden")
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if want := strings.Join(lines(t, golden), "\n"); got != want {
		t.Errorf("the fixed file differs from %s (go test -update writes it):\n%s", golden, got)
	}
	left := analyse(t, dir) // it fails on what does not compile
	for _, f := range left {
		if !strings.HasSuffix(lines(t, name)[f.Line-1], "// stay") {
			t.Errorf("after the fix, line %d: %s", f.Line, f.Message)
		}
	}
	if len(left) != stay {
		t.Errorf("after the fix %d findings are left, want %d", len(left), stay)
	}
}

func lines(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(text), "\n")
}

func suite() *driver.Suite {
	return &driver.Suite{Analyzers: []*analysis.Analyzer{config.Analyzer, unkeyedretry.Analyzer}}
}

func analyse(t *testing.T, dir string) []driver.Finding {
	t.Helper()
	for name, value := range map[string]string{"config": "off", "rules": "unkeyedretry", "confidence": "low"} {
		if err := config.Analyzer.Flags.Set(name, value); err != nil {
			t.Fatal(err)
		}
	}
	found, err := suite().Analyze(context.Background(), dir, "./...")
	if err != nil {
		t.Fatalf("%s: %v", dir, err)
	}
	return found
}
