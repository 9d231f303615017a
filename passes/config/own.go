package config

import (
	"go/ast"
	"go/build"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"golang.org/x/mod/module"
)

// Own reports whether a package is the user's own code, judged by the name of
// one of its source files. Foreign is what stands under GOROOT, in the module
// cache, below a folder vendor, or in Bazel's folder of external repositories.
// A package whose path matches GOPRIVATE or one of the patterns is own
// wherever it stands, the standard library excepted.
func Own(filename, pkgPath string, patterns []string) bool {
	name := filepath.ToSlash(filename)
	if inStd(name, pkgPath) {
		return false
	}
	foreign := below(name, goenv("GOMODCACHE")) || versioned(name) ||
		slices.Contains(strings.Split(name, "/"), "vendor") ||
		strings.HasPrefix(name, "external/")
	return !foreign || matches(patterns, pkgPath) || module.MatchPrefixPatterns(goenv("GOPRIVATE"), pkgPath)
}

// OwnPackage reports whether a package that the code imports is the user's own, by
// the file that one of its objects is declared in; a package without objects that
// have a place is foreign. Export data spells such names in its own way: the
// standard library's begin with $GOROOT, and a build with -trimpath has import
// paths in the place of folders.
func (s *Settings) OwnPackage(fset *token.FileSet, pkg *types.Package) bool {
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		if file := fset.Position(scope.Lookup(name).Pos()).Filename; file != "" {
			return Own(file, pkg.Path(), s.own)
		}
	}
	return false
}

// versioned reports whether a file's name is one that -trimpath writes for the
// module cache: example.com/mod@v1.2.3/file.go.
func versioned(name string) bool {
	return !filepath.IsAbs(filepath.FromSlash(name)) && strings.Contains(name, "@v")
}

func matches(patterns []string, pkgPath string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		return module.MatchPrefixPatterns(strings.TrimSuffix(p, "/..."), pkgPath)
	})
}

func below(name, dir string) bool {
	return dir != "" && strings.HasPrefix(name, strings.TrimSuffix(filepath.ToSlash(dir), "/")+"/")
}

var stdRoots sync.Map // folder -> bool: it is a GOROOT

// inStd reports whether a file belongs to the standard library or the
// toolchain. The environment need not name the GOROOT that the file is in, so
// a folder that looks like one counts as well.
func inStd(name, pkgPath string) bool {
	if below(name, goenv("GOROOT")) || strings.HasPrefix(name, "$GOROOT/") {
		return true
	}
	if path.Dir(name) == pkgPath { // a build with -trimpath, of any module
		return exists(goenv("GOROOT") + "/src/" + pkgPath)
	}
	dir := name[:strings.LastIndex(name, "/")+1]
	root, ok := strings.CutSuffix(dir, "/src/"+pkgPath+"/")
	if !ok {
		return false
	}
	is, ok := stdRoots.Load(root)
	if !ok {
		is = exists(root+"/VERSION") && exists(root+"/src/runtime")
		stdRoots.Store(root, is)
	}
	return is.(bool)
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// goenv returns a setting of the go command: from the environment, else from
// the file that "go env -w" writes, else the default.
func goenv(name string) string {
	if v := os.Getenv(name); v != "" {
		return v
	}
	if v := goenvFile()[name]; v != "" {
		return v
	}
	switch name {
	case "GOROOT":
		return build.Default.GOROOT
	case "GOPATH":
		return build.Default.GOPATH
	case "GOMODCACHE":
		if list := filepath.SplitList(goenv("GOPATH")); len(list) > 0 {
			return filepath.Join(list[0], "pkg", "mod")
		}
	}
	return ""
}

var goenvFile = sync.OnceValue(func() map[string]string {
	name := os.Getenv("GOENV")
	if name == "" {
		dir, err := os.UserConfigDir()
		if err != nil {
			return nil
		}
		name = filepath.Join(dir, "go", "env")
	}
	data, err := os.ReadFile(name)
	if err != nil { // GOENV=off, or nothing was ever set
		return nil
	}
	env := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if k, v, ok := strings.Cut(strings.TrimSpace(line), "="); ok {
			env[k] = v
		}
	}
	return env
})

// sourceName returns the name of a file that the user wrote. For a package
// that uses cgo that is the name a line directive gives.
func sourceName(fset *token.FileSet, files []*ast.File) string {
	for _, f := range files {
		name := fset.File(f.FileStart).Name()
		if base := filepath.Base(name); strings.HasPrefix(base, "_cgo_") {
			continue
		} else if strings.HasSuffix(base, ".cgo1.go") {
			return fset.Position(f.Package).Filename
		}
		return name
	}
	return ""
}
