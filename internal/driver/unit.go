package driver

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"
)

// A unit is one own package, or one test variant of it, that is analysed.
type unit struct {
	*goPackage
	deps   []*unit // own packages that it imports
	below  []*unit // own packages that it depends on, sorted by path
	report bool    // findings are wanted; else only facts are

	result *result // nil until it is analysed or found in the cache
	joined []found // findings about this unit's package and another one: see join
	failed bool    // it, or something that it imports, has an error
}

// A program is what the patterns name, with all dependencies.
type program struct {
	packages map[string]*goPackage // by ID
	byID     map[string]*unit
	units    []*unit // in dependency order
	own      int     // own packages that are named, test variants not counted apart
}

// newProgram picks the units out of a listing. Without tests the external test
// packages and the variants built for them are left out: nothing that is
// reported depends on them.
func newProgram(pkgs []*goPackage, own func(*goPackage) bool, tests bool) *program {
	prog := &program{packages: make(map[string]*goPackage, len(pkgs)), byID: make(map[string]*unit)}
	for _, p := range pkgs {
		prog.packages[p.ImportPath] = p
	}
	broken := make(map[string]bool)
	var order []*unit
	for _, p := range pkgs { // dependencies come first
		p.own = own(p)
		broken[p.ImportPath] = p.fault() != nil || slices.ContainsFunc(p.Imports, func(id string) bool { return broken[id] })
		if !p.own || p.isTestMain() || len(p.GoFiles)+len(p.CgoFiles) == 0 {
			continue
		}
		u := &unit{goPackage: p, report: prog.reports(p, tests), failed: broken[p.ImportPath]}
		for _, id := range p.Imports {
			if dep := prog.byID[id]; dep != nil {
				u.deps = append(u.deps, dep)
			}
		}
		u.below = allBelow(u.deps)
		prog.byID[p.ImportPath] = u
		order = append(order, u)
	}
	prog.units = needed(order)
	named := make(map[string]bool)
	for _, u := range prog.units {
		if u.report {
			named[strings.TrimSuffix(u.path(), "_test")] = true
		}
	}
	prog.own = len(named)
	return prog
}

// reports says whether findings in p are wanted: in a named package, but in its
// variant with test files where there is one.
func (prog *program) reports(p *goPackage, tests bool) bool {
	switch {
	case p.DepOnly:
		return false
	case p.isExternalTest():
		return tests
	case p.ForTest != "":
		return p.path() == p.ForTest
	}
	return prog.packages[p.ImportPath+" ["+p.ImportPath+".test]"] == nil
}

// needed keeps the units that report and those that they depend on.
func needed(order []*unit) []*unit {
	keep := make(map[*unit]bool)
	for _, u := range slices.Backward(order) {
		if u.report || keep[u] {
			keep[u] = true
			for _, dep := range u.deps {
				keep[dep] = true
			}
		}
	}
	return slices.DeleteFunc(order, func(u *unit) bool { return !keep[u] })
}

func allBelow(deps []*unit) []*unit {
	var below []*unit
	for _, dep := range deps {
		below = append(append(below, dep), dep.below...)
	}
	slices.SortFunc(below, func(a, b *unit) int { return cmp.Compare(a.ImportPath, b.ImportPath) })
	return slices.Compact(below)
}

// sourceFiles returns the absolute names of the files to parse.
func (u *unit) sourceFiles() []string {
	names := u.CompiledGoFiles
	if len(u.CgoFiles) == 0 {
		names = u.GoFiles
	}
	return absolute(u.Dir, names)
}

func absolute(dir string, names []string) []string {
	files := make([]string, len(names))
	for i, name := range names {
		if !filepath.IsAbs(name) {
			name = filepath.Join(dir, name)
		}
		files[i] = name
	}
	return files
}
