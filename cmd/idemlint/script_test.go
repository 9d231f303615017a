package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/idemlint/idemlint/internal/wanttest"
)

// TestScripts runs the command, and go vet with it, end to end. The scripts
// share the compiler's cache and the modules of the machine; all else is their own.
func TestScripts(t *testing.T) {
	binary := wanttest.Build(t)
	bin := t.TempDir()
	if err := os.Rename(binary, filepath.Join(bin, "idemlint")); err != nil {
		t.Fatal(err)
	}
	shared := goEnv(t, "GOCACHE", "GOMODCACHE", "GOPROXY", "GOSUMDB")
	testscript.Run(t, testscript.Params{
		Dir:                filepath.Join(wanttest.Root(t), "testdata", "scripts"),
		RequireUniqueNames: true,
		Setup: func(env *testscript.Env) error {
			env.Vars = append(env.Vars, shared...)
			env.Setenv("PATH", bin+string(filepath.ListSeparator)+env.Getenv("PATH"))
			env.Setenv("BIN", bin)
			env.Setenv("ROOT", wanttest.Root(t))
			env.Setenv("GOENV", "off")
			env.Setenv("GOFLAGS", "")
			env.Setenv("GOTOOLCHAIN", "local")
			env.Setenv("IDEMLINT_CACHE", filepath.Join(env.WorkDir, ".cache"))
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"replace":    replace,
			"appendline": appendLine,
			"damage":     damage,
			"proxy":      proxy,
			"sarif":      sarif,
		},
	})
}

func goEnv(t *testing.T, names ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"env"}, names...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	values := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	var vars []string
	for i, name := range names {
		vars = append(vars, name+"="+values[i])
	}
	return vars
}

// replace puts one text in the place of another in a file.
func replace(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: replace file old new")
	}
	file := ts.MkAbs(args[0])
	text := ts.ReadFile(file)
	if !strings.Contains(text, args[1]) {
		ts.Fatalf("%s does not contain %q", args[0], args[1])
	}
	ts.Check(os.WriteFile(file, []byte(strings.ReplaceAll(text, args[1], args[2])), 0o666))
}

// appendLine adds a line to a file.
func appendLine(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: appendline file text")
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(ts.ReadFile(args[0])+args[1]+"\n"), 0o666))
}

// damage cuts every file below a folder to half its length.
func damage(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: damage folder")
	}
	ts.Check(filepath.WalkDir(ts.MkAbs(args[0]), func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		return os.Truncate(name, info.Size()/2)
	}))
}
