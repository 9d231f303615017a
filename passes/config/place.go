package config

import (
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// Place returns a position of a package as text that may cross packages and
// machines: "billing/pay.go:14". It is "" where pos is not valid.
func Place(fset *token.FileSet, pkg *types.Package, pos token.Pos) string {
	if !pos.IsValid() {
		return ""
	}
	p := fset.Position(pos)
	return Folder(pkg.Path()) + "/" + filepath.Base(p.Filename) + ":" + strconv.Itoa(p.Line)
}

// Folder returns the name that stands for a package's folder in places: the last
// element of its path that is no major version. The folder itself may be called
// anything where a module is checked out.
func Folder(pkgPath string) string {
	return path.Base(catalog.FoldPath(strings.TrimSuffix(pkgPath, "_test")))
}
