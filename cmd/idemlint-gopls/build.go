package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// added is the file that gopls's package of settings gets. It is no Go file here,
// since it compiles only there.
//
//go:embed settings.txt
var added []byte

// A build is what is to be built.
type build struct {
	goVersion string // of the installed Go
	gopls     string // version
	version   string // of idemlint, unless source is given
	source    string // folder of idemlint
	output    string // file to write
	stderr    io.Writer
}

// env is what the go command gets besides the user's environment: no workspace
// and no vendor folder of the user's has a part in this build.
var env = []string{"GOWORK=off", "GOFLAGS=-mod=mod"}

// build builds gopls with the rules in dir, which it makes.
func (b *build) build(ctx context.Context, dir string) error {
	from, err := b.download(ctx)
	if err != nil {
		return err
	}
	if err := copyWritable(dir, from); err != nil {
		return err
	}
	settings := filepath.Join(dir, "internal", "settings")
	if _, err := os.Stat(filepath.Join(settings, "analysis.go")); err != nil {
		return fmt.Errorf("gopls %s keeps its analyzers elsewhere than this program knows: use one of the versions %s", b.gopls, known())
	}
	if err := os.WriteFile(filepath.Join(settings, "idemlint.go"), added, 0o666); err != nil {
		return err
	}
	if err := b.require(ctx, dir); err != nil {
		return err
	}
	fmt.Fprintf(b.stderr, "building gopls %s with idemlint %s\n", b.gopls, b.idemlint())
	_, err = goCommand(ctx, dir, env, "build", "-trimpath", "-ldflags=-X main.version="+b.gopls+"+idemlint", "-o", b.output, ".")
	if err != nil {
		return b.misfit(ctx, dir, err)
	}
	fmt.Fprintf(b.stderr, "wrote %s\n", b.output)
	return nil
}

// download returns the folder of gopls's source in the module cache.
func (b *build) download(ctx context.Context) (string, error) {
	out, err := goCommand(ctx, os.TempDir(), env, "mod", "download", "-json", "golang.org/x/tools/gopls@"+b.gopls)
	var module struct{ Dir, Error string }
	if json.Unmarshal(out, &module) == nil && module.Error != "" {
		err = fmt.Errorf("%s", module.Error)
	}
	if err != nil {
		return "", fmt.Errorf("gopls %s cannot be fetched: %s", b.gopls, firstLine(err.Error()))
	}
	return module.Dir, nil
}

// require makes the copy of gopls depend on idemlint.
func (b *build) require(ctx context.Context, dir string) error {
	want := b.version
	edit := []string{"mod", "edit"}
	if b.source != "" {
		want = "v0.0.0"
		edit = append(edit, "-replace="+modulePath+"="+b.source)
	}
	edit = append(edit, "-require="+modulePath+"@"+want)
	_, err := goCommand(ctx, dir, env, edit...)
	return err
}

// misfit says in one line why the build has failed.
func (b *build) misfit(ctx context.Context, dir string, cause error) error {
	tools := "golang.org/x/tools"
	if out, err := goCommand(ctx, dir, env, "list", "-m", tools); err == nil {
		tools = strings.TrimSpace(string(out))
	}
	return fmt.Errorf("gopls %s does not build with %s, %s and idemlint %s: %s; versions that are known to: %s",
		b.gopls, b.goVersion, tools, b.idemlint(), firstLine(cause.Error()), known())
}

// known lists the versions of gopls that are known to build.
func known() string {
	var list []string
	for _, r := range releases {
		list = append(list, r.gopls+" ("+r.goVersion+" or later)")
	}
	return strings.Join(list, ", ")
}

// firstLine returns the first line that is no heading of a package.
func firstLine(text string) string {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "# ") {
			return line
		}
	}
	return text
}

// copyWritable copies a tree out of the module cache, where nothing can be
// written. What only tests need is left there.
func copyWritable(to, from string) error {
	return filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		target := filepath.Join(to, name[len(from):])
		if d.IsDir() {
			if d.Name() == "testdata" {
				return fs.SkipDir
			}
			return os.MkdirAll(target, 0o777)
		}
		if strings.HasSuffix(name, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(target, data, 0o666)
	})
}
