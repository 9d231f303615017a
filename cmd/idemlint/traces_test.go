package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/idemlint/idemlint/internal/wanttest"
)

// manyPackages writes a module of packages that each have a fault.
func manyPackages(t *testing.T, dir string, n int) {
	t.Helper()
	must(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module example.com/many\n\ngo 1.25\n"), 0o666))
	for i := range n {
		pkg := filepath.Join(dir, fmt.Sprintf("p%d", i))
		must(t, os.MkdirAll(pkg, 0o777))
		text := strings.Replace(clientText, "package large", fmt.Sprintf("package p%d", i), 1) + "func Pay(c Client) error { return c.Charge(rand.Text(), 1) }\n"
		must(t, os.WriteFile(filepath.Join(pkg, "p.go"), []byte(text), 0o666))
	}
}

// lint runs the command in dir and returns what it prints on standard output.
func lint(t *testing.T, binary, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command(binary, append(args, "./...")...)
	cmd.Dir, cmd.Env = dir, wanttest.Env()
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if exit := new(exec.ExitError); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		t.Fatalf("idemlint %q: %v\n%s", args, err, &stderr)
	}
	return string(out)
}

// TestInterrupt interrupts the command at several moments: what is then in the cache
// is whole, and a run that goes on from there prints what one without a cache does.
func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a process cannot be interrupted there")
	}
	binary, dir, cache := wanttest.Build(t), t.TempDir(), t.TempDir()
	manyPackages(t, dir, 60)
	want := lint(t, binary, dir, "-cache", "off")
	if strings.Count(want, "(freshkey") != 60 {
		t.Fatalf("want 60 findings:\n%s", want)
	}
	for after := 50 * time.Millisecond; after < time.Second; after *= 2 {
		cmd := exec.Command(binary, "-cache", cache, "-p", "1", "./...")
		cmd.Dir, cmd.Env = dir, wanttest.Env()
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		must(t, cmd.Start())
		time.Sleep(after)
		must(t, cmd.Process.Signal(os.Interrupt))
		cmd.Wait() // the code says whether it was in time
		if code := cmd.ProcessState.ExitCode(); code == 2 && stderr.String() != "idemlint: interrupted\n" {
			t.Errorf("interrupted after %v it prints %q", after, &stderr)
		}
		if got := lint(t, binary, dir, "-cache", cache); got != want {
			t.Errorf("after an interrupt at %v the cache answers\n%s", after, got)
		}
		must(t, os.RemoveAll(cache))
		must(t, os.MkdirAll(cache, 0o777))
	}
}

// TestLeavesNoTraces holds that nothing is written beside the cache: not in the
// module, not in the home folder, nor among temporary files.
func TestLeavesNoTraces(t *testing.T) {
	binary, dir, home, temp := wanttest.Build(t), t.TempDir(), t.TempDir(), t.TempDir()
	manyPackages(t, dir, 2)
	lint(t, binary, dir, "-cache", "off") // and the go command has compiled
	before := tree(t, dir) + tree(t, home) + tree(t, temp)
	shared := goEnv(t, "GOCACHE", "GOMODCACHE", "GOPATH")
	for _, args := range [][]string{{"-cache", "off"}, {"-cache", t.TempDir()}, {"-cache", "off", "-diff"}, {"-cache", "off", "-f", "sarif"}} {
		cmd := exec.Command(binary, append(args, "./...")...)
		cmd.Dir = dir
		cmd.Env = append(append(wanttest.Env(), "HOME="+home, "XDG_CACHE_HOME=", "XDG_CONFIG_HOME=", "TMPDIR="+temp, "GOTELEMETRY=off", "GOENV=off"), shared...)
		if out, err := cmd.CombinedOutput(); cmd.ProcessState.ExitCode() != 1 {
			t.Fatalf("idemlint %q: %v\n%s", args, err, out)
		}
		if after := tree(t, dir) + tree(t, home) + tree(t, temp); after != before {
			t.Errorf("idemlint %q has written files; before:\n%safter:\n%s", args, before, after)
		}
	}
}

// tree lists what is below a folder, with sizes and times of files. What the go
// command notes about itself is left out.
func tree(t *testing.T, dir string) string {
	t.Helper()
	var b strings.Builder
	must(t, filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if strings.HasSuffix(filepath.ToSlash(name), "/.config") {
			return checkConfig(name)
		}
		if err != nil || d.IsDir() {
			if name != dir {
				fmt.Fprintln(&b, name)
			}
			return err
		}
		info, err := d.Info()
		if err == nil {
			fmt.Fprintln(&b, name, info.Size(), info.ModTime())
		}
		return err
	}))
	return b.String()
}

// checkConfig fails if anything but the go command has a folder of settings, which
// it skips.
func checkConfig(name string) error {
	list, err := os.ReadDir(name)
	if err == nil && (len(list) != 1 || list[0].Name() != "go") {
		err = fmt.Errorf("%s holds %v", name, list)
	}
	if err != nil {
		return err
	}
	return fs.SkipDir
}
