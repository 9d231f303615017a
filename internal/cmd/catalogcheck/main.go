// Command catalogcheck checks the catalog's rows against the libraries and the
// tests. Run it from the repository's root:
//
//	go run ./internal/cmd/catalogcheck
//
// A row must resolve: what it names is declared by a stub under testdata/src, by
// the standard library or by a module that the case bank requires, and its paths
// lead somewhere. A row that does not is printed with its line, and the command
// exits with 1. Rows that no package of test input and no case uses are listed,
// and are no fault.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/idemlint/idemlint/internal/catalog"
)

func main() {
	os.Exit(run(".", os.Stdout, os.Stderr))
}

func run(root string, stdout, stderr io.Writer) int {
	faults, unused, err := check(catalog.Embedded(), root)
	if err != nil {
		fmt.Fprintf(stderr, "catalogcheck: %v\n", err)
		return 2
	}
	for _, f := range faults {
		fmt.Fprintln(stdout, f)
	}
	for _, r := range unused {
		fmt.Fprintf(stdout, "%s: %s of %s: no test uses it\n", r.Line, r.section, r.symbols()[0])
	}
	fmt.Fprintf(stderr, "%d rows do not resolve, %d are not used\n", len(faults), len(unused))
	if len(faults) > 0 {
		return 1
	}
	return 0
}

// check returns a line for each fault and the rows that no test uses.
func check(c *catalog.Catalog, root string) (faults []string, unused []*row, err error) {
	t, err := newTable(c)
	if err != nil {
		return nil, nil, err
	}
	l, err := newLoader(root)
	if err != nil {
		return nil, nil, err
	}
	if faults, err = t.resolve(l); err != nil {
		return nil, nil, err
	}
	if err := t.markUses(l); err != nil {
		return nil, nil, err
	}
	return faults, t.unused(), nil
}
