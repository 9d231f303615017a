package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A loader type-checks packages from source: those of the stub tree, whose
// imports are other stubs, and those that the case bank's module can import.
type loader struct {
	src   string             // the stub tree, testdata/src
	cases string             // the case bank's folder
	meta  map[string]*listed // what cmd/go knows, by import path
	dirs  map[string]*listed // the same by folder
	fset  *token.FileSet
	done  map[string]*types.Package // by folder
}

// listed is a package as go list describes it.
type listed struct {
	ImportPath string
	Dir        string
	Standard   bool
	GoFiles    []string
	ImportMap  map[string]string
	Module     *struct{ Path string }
}

// newLoader lists the standard library and the case bank with all it requires.
func newLoader(root string) (*loader, error) {
	root, err := filepath.Abs(root) // cmd/go prints absolute paths
	if err != nil {
		return nil, err
	}
	l := &loader{
		src: filepath.Join(root, "testdata", "src"), cases: filepath.Join(root, "testdata", "cases"),
		meta: map[string]*listed{}, dirs: map[string]*listed{},
		fset: token.NewFileSet(), done: map[string]*types.Package{},
	}
	return l, l.list("std", "./...")
}

// list asks cmd/go for packages and their dependencies; packages that do not
// exist are left out.
func (l *loader) list(patterns ...string) error {
	args := append([]string{"list", "-e", "-deps", "-json=ImportPath,Dir,Standard,GoFiles,ImportMap,Module"}, patterns...)
	cmd := exec.Command("go", args...)
	cmd.Dir = l.cases
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOWORK=off")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go list in %s: %w: %s", l.cases, err, bytes.TrimSpace(stderr.Bytes()))
	}
	dec := json.NewDecoder(bytes.NewReader(out))
	for {
		p := new(listed)
		switch err := dec.Decode(p); {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		if p.Dir != "" && len(p.GoFiles) > 0 {
			l.meta[p.ImportPath], l.dirs[p.Dir] = p, p
		}
	}
}

// stubs returns the import paths in the stub tree: libraries begin with a host
// name, the packages of test input do not.
func (l *loader) stubs() (libraries, tests []string, err error) {
	err = filepath.WalkDir(l.src, func(dir string, e fs.DirEntry, err error) error {
		if err != nil || !e.IsDir() || dir == l.src {
			return err
		}
		files, err := l.goFiles(dir)
		if none := new(build.NoGoError); errors.As(err, &none) {
			return nil
		}
		if err != nil || len(files) == 0 {
			return err
		}
		rel, err := filepath.Rel(l.src, dir)
		if err != nil {
			return err
		}
		path := filepath.ToSlash(rel)
		if host, _, _ := strings.Cut(path, "/"); strings.Contains(host, ".") {
			libraries = append(libraries, path)
		} else {
			tests = append(tests, path)
		}
		return nil
	})
	return libraries, tests, err
}

// stub type-checks a library of the stub tree, function bodies left out.
func (l *loader) stub(path string) (*types.Package, error) {
	return l.check(path, filepath.Join(l.src, filepath.FromSlash(path)), nil)
}

// real type-checks a package of the standard library or of a module that the
// case bank requires, function bodies left out; nil if there is none.
func (l *loader) real(path string) *types.Package {
	p := l.meta[path]
	if p == nil {
		return nil
	}
	pkg, _ := l.check(path, p.Dir, nil) // cgo and assembly are missing: what can be checked is enough
	return pkg
}

// Import implements types.Importer; ImportFrom does the work.
func (l *loader) Import(path string) (*types.Package, error) { return l.ImportFrom(path, "", 0) }

// ImportFrom implements types.ImporterFrom: within the stub tree stubs go before
// everything, elsewhere they do not exist.
func (l *loader) ImportFrom(path, from string, _ types.ImportMode) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if from == l.src || strings.HasPrefix(from, l.src+string(filepath.Separator)) {
		if dir := filepath.Join(l.src, filepath.FromSlash(path)); isDir(dir) {
			return l.check(path, dir, nil)
		}
		if p := l.meta[path]; p == nil || !p.Standard {
			return nil, fmt.Errorf("no stub of %s", path)
		}
	} else if p := l.dirs[from]; p != nil && p.ImportMap[path] != "" {
		path = p.ImportMap[path]
	}
	if pkg := l.real(path); pkg != nil {
		return pkg, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}

// check type-checks the package in dir, once; with info, its function bodies and
// all uses as well. The error is the first of the package's own.
func (l *loader) check(path, dir string, info *types.Info) (*types.Package, error) {
	if pkg := l.done[dir]; pkg != nil && info == nil {
		return pkg, nil
	}
	names, err := l.goFiles(dir)
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, name := range names {
		f, err := parser.ParseFile(l.fset, filepath.Join(dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	var first error
	conf := types.Config{
		Importer: l, IgnoreFuncBodies: info == nil, FakeImportC: true,
		Error: func(err error) {
			if first == nil {
				first = err
			}
		},
	}
	pkg, _ := conf.Check(path, l.fset, files, info)
	l.done[dir] = pkg
	return pkg, first
}

func (l *loader) goFiles(dir string) ([]string, error) {
	if p := l.dirs[dir]; p != nil {
		return p.GoFiles, nil
	}
	ctxt := build.Default
	ctxt.CgoEnabled = false
	p, err := ctxt.ImportDir(dir, 0)
	if err != nil {
		return nil, err
	}
	return p.GoFiles, nil
}

func isDir(dir string) bool {
	info, err := os.Stat(dir)
	return err == nil && info.IsDir()
}
