package driver

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A source is one unit, parsed and type-checked.
type source struct {
	fset  *token.FileSet
	files []*ast.File
	pkg   *types.Package
	info  *types.Info
	sizes types.Sizes
}

// check parses and type-checks a unit. Of several errors the first is
// returned, with the number of the others.
func check(u *unit, w *world, fset *token.FileSet, arch string) (*source, *loadError) {
	src := &source{fset: fset, sizes: types.SizesFor("gc", arch)}
	for i, name := range u.sourceFiles() {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, &loadError{Message: err.Error()}
		}
		if len(u.CgoFiles) > 0 && filepath.Dir(name) != u.Dir {
			name = filepath.Join(u.Dir, cgoName(text, i))
		}
		f, err := parser.ParseFile(fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, parseError(err)
		}
		src.files = append(src.files, f)
	}
	src.info = &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
	var errs typeErrors
	conf := &types.Config{
		Importer: importerFunc(func(path string) (*types.Package, error) {
			return w.Import(pathOf(cmp.Or(u.ImportMap[path], path)))
		}),
		Sizes: src.sizes,
		Error: errs.add,
	}
	if u.Module != nil && u.Module.GoVersion != "" {
		conf.GoVersion = "go" + u.Module.GoVersion
	}
	src.pkg, _ = conf.Check(u.path(), fset, src.files, src.info)
	if errs.first != nil {
		return nil, &loadError{Pos: fset.Position(errs.first.Pos).String(), Message: withMore(errs.first.Msg, errs.more)}
	}
	return src, nil
}

// typeErrors keeps the first of several errors and counts the others.
type typeErrors struct {
	first *types.Error
	more  int
}

// add takes an error. One that begins with a tab belongs to the one before it.
func (t *typeErrors) add(err error) {
	var e types.Error
	switch errors.As(err, &e); {
	case t.first == nil:
		t.first = &e
	case !strings.HasPrefix(e.Msg, "\t"):
		t.more++
	case t.more == 0:
		t.first.Msg += " " + strings.TrimSpace(e.Msg)
	}
}

var lineDirective = regexp.MustCompile(`(?m)^//line (.+)\.go:1:1$`)

// cgoName names a file that cgo wrote as cgo does, and as go vet has it: the go
// command keeps them in its cache under names that say nothing.
func cgoName(text []byte, nth int) string {
	head := text[:min(len(text), 4096)]
	if m := lineDirective.FindSubmatch(head); m != nil {
		return filepath.Base(string(m[1])) + ".cgo1.go"
	}
	return fmt.Sprintf("_cgo_%d.go", nth)
}

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

func parseError(err error) *loadError {
	list, ok := err.(scanner.ErrorList)
	if !ok || len(list) == 0 {
		return &loadError{Message: err.Error()}
	}
	return &loadError{Pos: list[0].Pos.String(), Message: withMore(list[0].Msg, len(list)-1)}
}

func withMore(msg string, more int) string {
	if more == 0 {
		return msg
	}
	return fmt.Sprintf("%s (and %s in this package)", msg, plural(more, "more error"))
}

// module is what analyzers see of the unit's module.
func (u *unit) module() *analysis.Module {
	if u.Module == nil {
		return nil
	}
	return &analysis.Module{Path: u.Module.Path, Version: u.Module.Version, GoVersion: u.Module.GoVersion}
}
