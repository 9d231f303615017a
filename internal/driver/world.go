package driver

import (
	"go/token"
	"go/types"
	"slices"
	"sync"
)

// A world is a set of packages in which every path has one meaning: the plain
// packages, or those that one external test sees. All its imports are read
// before its units are checked, since reading more would change packages that
// are in use.
type world struct {
	name string // the tested package; "" for the plain packages
	prog *program

	units []*unit // that are analysed in it

	once     sync.Once // loads it
	mu       sync.Mutex
	importer types.Importer
	facts    map[string]*factSet // by package path
	left     int                 // units not yet done
}

// worlds returns the world of each unit: that of the test it is a variant for,
// if it imports another variant, else the plain one.
func (prog *program) worlds(units []*unit) map[*unit]*world {
	byName := make(map[string]*world)
	of := make(map[*unit]*world)
	for _, u := range units {
		name := ""
		if slices.ContainsFunc(u.Imports, func(id string) bool { return id != pathOf(id) }) {
			name = u.ForTest
		}
		w := byName[name]
		if w == nil {
			w = &world{name: name, prog: prog}
			byName[name] = w
		}
		w.units = append(w.units, u)
		w.left++
		of[u] = w
	}
	return of
}

// done notes that one unit more is analysed, and frees what the last one leaves.
func (w *world) done() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.left--; w.left == 0 {
		w.importer, w.facts = nil, nil
	}
}

// resolve returns the package behind a path in this world, or nil.
func (w *world) resolve(path string) *goPackage {
	if w.name != "" {
		if p := w.prog.packages[path+" ["+w.name+".test]"]; p != nil {
			return p
		}
	}
	return w.prog.packages[path]
}

// load reads the types of all that the units import and of all own packages
// below them.
func (w *world) load(fset *token.FileSet) {
	w.facts = make(map[string]*factSet)
	w.importer = newImporter(fset, func(path string) string {
		if p := w.resolve(path); p != nil {
			return p.Export
		}
		return ""
	})
	for _, u := range w.units {
		for _, id := range u.Imports {
			if id != "C" {
				w.Import(pathOf(id)) // an error comes back when the unit is checked
			}
		}
		for _, dep := range u.below {
			w.Import(dep.path())
		}
	}
}

// Import implements types.Importer.
func (w *world) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.importer.Import(path)
}

// factsOf returns the facts of an own package of this world that has been
// analysed. It fails if they cannot be decoded.
func (w *world) factsOf(u *unit) (*factSet, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if set, ok := w.facts[u.path()]; ok {
		return set, nil
	}
	pkg, err := w.importer.Import(u.path())
	if err != nil {
		return nil, err
	}
	data, err := u.facts()
	if err != nil {
		return nil, err
	}
	set, err := decodeFacts(pkg, data)
	if err != nil {
		return nil, err
	}
	w.facts[u.path()] = set
	return set, nil
}
