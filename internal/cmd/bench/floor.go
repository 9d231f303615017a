package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

// A listed is what the floor needs to know of a package.
type listed struct {
	Dir, ImportPath, Name, Export string
	DepOnly                       bool
	GoFiles                       []string
	ImportMap                     map[string]string
	Module                        *struct{ GoVersion string }
}

// floor lists the packages of a module with export data, and parses and checks
// those named, test variants too, one by one, as many at once as there are cores.
func floor(dir string) error {
	cmd := exec.Command("go", "list", "-e", "-export", "-deps", "-test",
		"-json=Dir,ImportPath,Name,Export,DepOnly,GoFiles,ImportMap,Module", "./...")
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		return err
	}
	exports := make(map[string]string)
	work := make(chan *listed)
	var wg sync.WaitGroup
	var all []*listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(listed)
		if err := dec.Decode(p); err == io.EOF {
			break
		} else if err != nil {
			return err
		}
		exports[p.ImportPath] = p.Export
		if !p.DepOnly && !strings.HasSuffix(p.ImportPath, ".test") {
			all = append(all, p)
		}
	}
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for p := range work {
				if err := check(p, exports); err != nil {
					fmt.Fprintln(os.Stderr, err) // a package that uses cgo, say: the others count
				}
			}
		})
	}
	for _, p := range all {
		work <- p
	}
	close(work)
	wg.Wait()
	return nil
}

func check(p *listed, exports map[string]string) error {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	_, test, _ := strings.Cut(p.ImportPath, " ")
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		if variant := exports[path+" "+test]; test != "" && variant != "" {
			return os.Open(variant)
		}
		return os.Open(exports[path])
	})
	conf := &types.Config{Importer: importFunc(func(path string) (*types.Package, error) {
		id := cmp.Or(p.ImportMap[path], path)
		path, _, _ = strings.Cut(id, " ")
		if path == "unsafe" {
			return types.Unsafe, nil
		}
		return imports.Import(path)
	})}
	if p.Module != nil && p.Module.GoVersion != "" {
		conf.GoVersion = "go" + p.Module.GoVersion
	}
	_, err := conf.Check(p.ImportPath, fset, files, &types.Info{
		Types:      make(map[ast.Expr]types.TypeAndValue),
		Defs:       make(map[*ast.Ident]types.Object),
		Uses:       make(map[*ast.Ident]types.Object),
		Implicits:  make(map[ast.Node]types.Object),
		Instances:  make(map[*ast.Ident]types.Instance),
		Scopes:     make(map[ast.Node]*types.Scope),
		Selections: make(map[*ast.SelectorExpr]*types.Selection),
	})
	return err
}

type importFunc func(path string) (*types.Package, error)

func (f importFunc) Import(path string) (*types.Package, error) { return f(path) }
