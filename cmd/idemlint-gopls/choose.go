package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/version"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
)

const modulePath = "github.com/idemlint/idemlint"

// releases are the versions of gopls that are known to build with the rules, the
// newest first, with the oldest Go that builds each.
var releases = []struct{ gopls, goVersion string }{
	{"v0.24.0", "go1.27"},
	{"v0.23.0", "go1.26"},
}

// choose fills in what the flags left open: the versions of gopls and of
// idemlint. It fails if the installed Go is too old, and if this program was built
// from a working tree that is not found.
func (b *build) choose(ctx context.Context) error {
	out, err := goCommand(ctx, "", nil, "env", "GOVERSION")
	if err != nil {
		return err
	}
	b.goVersion = strings.TrimSpace(string(out))
	if b.gopls == "" {
		b.gopls = newest(b.goVersion)
	}
	if b.gopls == "" {
		oldest := releases[len(releases)-1]
		return fmt.Errorf("gopls %s needs %s, and %s is installed: install a newer Go from https://go.dev/dl", oldest.gopls, oldest.goVersion, b.goVersion)
	}
	if b.output, err = filepath.Abs(b.output); err != nil {
		return err
	}
	if b.source != "" {
		return b.useSource()
	}
	if info, ok := debug.ReadBuildInfo(); ok && released(info.Main.Version) {
		b.version = info.Main.Version
		return nil
	}
	out, err = goCommand(ctx, "", nil, "list", "-m", "-f", "{{if .Main}}{{.Dir}}{{end}}", modulePath)
	if err != nil || len(bytes.TrimSpace(out)) == 0 {
		return errors.New("this program is not built from a release: name the folder of its source by -source, or use go run " + modulePath + "/cmd/idemlint-gopls@latest")
	}
	b.source = string(bytes.TrimSpace(out))
	return nil
}

// newest returns the newest release that a Go can build, or "".
func newest(goVersion string) string {
	for _, r := range releases {
		if version.Compare(goVersion, r.goVersion) >= 0 {
			return r.gopls
		}
	}
	return ""
}

// released reports whether the go command can fetch a version from elsewhere.
func released(v string) bool {
	return strings.HasPrefix(v, "v") && !strings.Contains(v, "+dirty") && !strings.Contains(v, "devel")
}

// useSource checks the folder that -source names.
func (b *build) useSource() error {
	dir, err := filepath.Abs(b.source)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil || !strings.HasPrefix(string(text), "module "+modulePath+"\n") {
		return fmt.Errorf("-source %s: no checkout of idemlint: there is no go.mod of %s in it", b.source, modulePath)
	}
	b.source = dir
	return nil
}

// idemlint says which idemlint is linked in.
func (b *build) idemlint() string {
	if b.source != "" {
		return b.source
	}
	return b.version
}

// goCommand runs the go command in a folder and returns what it prints. The error
// holds what it says.
func goCommand(ctx context.Context, dir string, env []string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return nil, errors.New("the go command is not in PATH: install Go from https://go.dev/dl")
	}
	if err != nil {
		if said := strings.TrimSpace(stderr.String()); said != "" {
			return nil, errors.New(said)
		}
		return nil, fmt.Errorf("go %s: %v", args[0], err)
	}
	return out, nil
}
