package driver

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"

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
	var first *types.Error
	more := 0
	conf := &types.Config{
		Importer: importerFunc(func(path string) (*types.Package, error) {
			return w.Import(pathOf(cmp.Or(u.ImportMap[path], path)))
		}),
		Sizes: src.sizes,
		Error: func(err error) {
			// An error that starts with a tab belongs to the one before it.
			switch e, ok := err.(types.Error); {
			case !ok:
			case first == nil:
				first = &e
			case e.Msg != "" && e.Msg[0] != '\t':
				more++
			}
		},
	}
	if u.Module != nil && u.Module.GoVersion != "" {
		conf.GoVersion = "go" + u.Module.GoVersion
	}
	src.pkg, _ = conf.Check(u.path(), fset, src.files, src.info)
	if first != nil {
		return nil, &loadError{Pos: fset.Position(first.Pos).String(), Message: withMore(first.Msg, more)}
	}
	return src, nil
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
