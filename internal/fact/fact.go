// Package fact exports facts about objects that can carry one in every driver.
package fact

import (
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// Export attaches f to obj and reports whether it could: only an object of this
// package that other packages can name has a path in export data. Facts about
// others would be kept by some drivers and lost by others.
func Export(pass *analysis.Pass, obj types.Object, f analysis.Fact) bool {
	if obj == nil || obj.Pkg() != pass.Pkg {
		return false // a fact on another package's object panics
	}
	if _, err := objectpath.For(obj); err != nil {
		return false
	}
	pass.ExportObjectFact(obj, f)
	return true
}
