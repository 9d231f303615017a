package config

import (
	"fmt"

	"golang.org/x/tools/go/analysis"
)

// Safely runs the body of a pass and returns its result as an analyzer does. A
// panic in it ends in the empty result and one line, never in an error: that
// would end the whole run of go vet or golangci-lint.
func Safely[T any](pass *analysis.Pass, empty T, body func() T) (result any, err error) {
	defer func() {
		if r := recover(); r != nil {
			Note(fmt.Sprintf("%s: gave up on package %s: %v", pass.Analyzer.Name, pass.Pkg.Path(), r))
			result, err = empty, nil
		}
	}()
	return body(), nil
}
