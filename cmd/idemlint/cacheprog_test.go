package main

import (
	"context"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/idemlint/idemlint/internal/wanttest"
)

// cacheModule has a program for GOCACHEPROG and the server that it asks.
const cacheModule = "github.com/bradfitz/go-tool-cache/cmd/"

const cacheVersion = "@v0.0.0-20260722201841-0bb331e19f64"

// TestSharedCache vets a module on two machines that have empty caches of their own
// and one cache server: the second runs the tool zero times, and after a change only
// for what the change concerns.
func TestSharedCache(t *testing.T) {
	bin := t.TempDir()
	install(t, bin)
	tool, runs := counted(t, wanttest.Build(t))
	server := startServer(t, bin)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":       "module example.com/shop\n\ngo 1.25\n",
		"keys/keys.go": "package keys\n\nimport \"errors\"\n\nvar Err = errors.New(\"no key\")\n\nfunc Of(id string) string { return \"order-\" + id }\n",
		"pay/pay.go": "package pay\n\nimport \"example.com/shop/keys\"\n\ntype Client interface {\n\t//idemlint:effect charge key=key\n\tCharge(key string) error\n}\n\n" +
			"func Pay(c Client, id string) error { return c.Charge(keys.Of(id)) }\n",
		"other/other.go": "package other\n",
	} {
		name = filepath.Join(dir, filepath.FromSlash(name))
		must(t, os.MkdirAll(filepath.Dir(name), 0o777))
		must(t, os.WriteFile(name, []byte(text), 0o666))
	}
	vet := func(machine string) []string {
		t.Helper()
		home := filepath.Join(bin, machine)
		cmd := exec.Command("go", "vet", "-vettool="+tool, "./...")
		cmd.Dir = dir
		cmd.Env = append(wanttest.Env(), "GOCACHE="+filepath.Join(home, "gocache"),
			"GOCACHEPROG="+filepath.Join(bin, "go-cacher")+" -cache-dir "+filepath.Join(home, "cacher")+" -cache-server http://"+server)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("go vet on the %s machine: %v\n%s", machine, err, out)
		}
		return runs()
	}
	if got := vet("first"); len(got) < 3 {
		t.Fatalf("the first machine ran the tool for %q, want all packages", got)
	}
	if got := vet("second"); len(got) > 0 {
		t.Errorf("the second machine ran the tool for %q, want nothing", got)
	}
	must(t, os.WriteFile(filepath.Join(dir, "pay", "more.go"), []byte("package pay\n\nvar More = 1\n"), 0o666))
	if got := vet("second"); len(got) != 1 {
		t.Errorf("after a change in one package the tool ran for %q, want that one", got)
	}
	if got := vet("third"); len(got) > 0 {
		t.Errorf("the third machine ran the tool for %q, want nothing", got)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// install builds the cache program and its server.
func install(t *testing.T, bin string) {
	t.Helper()
	for _, name := range []string{"go-cacher", "go-cacher-server"} {
		cmd := exec.Command("go", "install", cacheModule+name+cacheVersion)
		cmd.Env = append(wanttest.Env(), "GOBIN="+bin)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("go install %s: %v\n%s", name, err, out)
		}
	}
}

// counted wraps a vet tool, and returns the wrapper and a function that says for
// which packages it was run since it was last asked.
func counted(t *testing.T, tool string) (wrapper string, runs func() []string) {
	t.Helper()
	dir := t.TempDir()
	log := filepath.Join(dir, "log")
	wrapper = filepath.Join(dir, "idemlint")
	script := "#!/bin/sh\ncase \"$*\" in *.cfg) echo \"$*\" >>'" + log + "';; esac\nexec '" + tool + "' \"$@\"\n"
	must(t, os.WriteFile(wrapper, []byte(script), 0o777))
	return wrapper, func() []string {
		text, err := os.ReadFile(log)
		if err == nil {
			err = os.Remove(log)
		}
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")[:strings.Count(string(text), "\n")]
	}
}

// startServer starts a cache server for the time of the test, and returns its address.
func startServer(t *testing.T, bin string) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	address := l.Addr().String()
	must(t, l.Close())
	ctx, stop := context.WithCancel(context.Background())
	server := exec.CommandContext(ctx, filepath.Join(bin, "go-cacher-server"), "-listen", address, "-cache-dir", t.TempDir())
	must(t, server.Start())
	t.Cleanup(func() {
		stop()
		server.Wait() // it was killed
	})
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if c, err := net.Dial("tcp", address); err == nil {
			c.Close()
			return address
		} else if time.Now().After(end) {
			t.Fatalf("the cache server does not answer: %v", err)
		}
	}
}
