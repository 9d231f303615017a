package main

import (
	"fmt"
	"go/types"
	"path"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// resolve looks every row up in the stubs, else in the standard library, else in
// the modules that the case bank requires. It returns a line for each symbol
// that is nowhere and for each path that leads nowhere, and the errors of stubs
// that do not type-check.
func (t *table) resolve(l *loader) ([]string, error) {
	libraries, _, err := l.stubs()
	if err != nil {
		return nil, err
	}
	var faults []string
	for _, path := range libraries {
		pkg, err := l.stub(path)
		if err != nil {
			faults = append(faults, fmt.Sprintf("testdata/src/%s: %v", path, err))
		}
		if pkg != nil {
			t.visit(pkg)
		}
	}
	if err := t.resolveReal(l); err != nil {
		return nil, err
	}
	for _, lib := range t.libs {
		if len(t.visited[lib]) == 0 {
			faults = append(faults, fmt.Sprintf("%s.yaml:1: the library is nowhere, add a stub of it under testdata/src", lib.Path))
		}
	}
	for _, r := range t.rows {
		if len(t.visited[r.lib]) == 0 {
			continue
		}
		for _, s := range r.symbols() {
			if err := r.found[s]; err != nil {
				faults = append(faults, fmt.Sprintf("%s: %s: %v", r.Line, s, err))
			}
		}
		for _, s := range r.others {
			if !t.declares(r.lib, s) {
				faults = append(faults, fmt.Sprintf("%s: %s: nothing of this name is declared", r.Line, s))
			}
		}
	}
	return faults, nil
}

// resolveReal goes on with what the stubs have not resolved.
func (t *table) resolveReal(l *loader) error {
	var paths []string
	for _, lib := range t.libs {
		if t.open(lib) {
			paths = append(paths, l.packagesOf(lib, t.subPackages(lib))...)
		}
	}
	slices.Sort(paths)
	paths = slices.Compact(paths)
	if len(paths) == 0 {
		return nil
	}
	if err := l.list(paths...); err != nil {
		return err
	}
	for _, path := range paths {
		if pkg := l.real(path); pkg != nil {
			t.visit(pkg)
		}
	}
	return nil
}

// open reports whether something of the library is still to be found.
func (t *table) open(lib *catalog.Library) bool {
	for _, r := range t.rows {
		if r.lib != lib {
			continue
		}
		if slices.ContainsFunc(r.symbols(), func(s catalog.Symbol) bool { return r.found[s] != nil }) ||
			slices.ContainsFunc(r.others, func(s catalog.Symbol) bool { return !t.declares(lib, s) }) {
			return true
		}
	}
	return false
}

// subPackages are the packages below the library's path in which its symbols may
// be; "" is the package at the path.
func (t *table) subPackages(lib *catalog.Library) []string {
	subs := []string{""}
	for _, r := range t.rows {
		if r.lib != lib {
			continue
		}
		for _, s := range slices.Concat(r.symbols(), r.others) {
			dir, last := path.Split(string(s))
			if pkg, _, ok := strings.Cut(last, "."); ok {
				subs = append(subs, dir+pkg)
			}
		}
	}
	slices.Sort(subs)
	return slices.Compact(subs)
}

// packagesOf are the import paths at which cmd/go may have the packages: in the
// standard library, and in each module that the case bank requires.
func (l *loader) packagesOf(lib *catalog.Library, subs []string) []string {
	modules := map[string]bool{}
	var paths []string
	for _, p := range l.meta {
		if p.Module != nil {
			modules[p.Module.Path] = true
		}
	}
	for _, sub := range subs {
		full := path.Join(lib.Path, sub)
		if p := l.meta[full]; p != nil && p.Standard {
			paths = append(paths, full)
		}
		for module := range modules {
			folded := catalog.FoldPath(module)
			if rest, ok := strings.CutPrefix(catalog.FoldPath(full)+"/", folded+"/"); ok {
				paths = append(paths, path.Join(module, rest))
			}
		}
	}
	return paths
}

// declares reports whether a package of the library that was visited declares
// the symbol.
func (t *table) declares(lib *catalog.Library, s catalog.Symbol) bool {
	return slices.ContainsFunc(t.visited[lib], func(pkg *types.Package) bool {
		obj, _ := s.In(lib.Path, pkg)
		return obj != nil
	})
}

// visit resolves rows by everything that a package declares.
func (t *table) visit(pkg *types.Package) {
	lib := t.catalog.Library(pkg.Path())
	if lib == nil {
		return
	}
	t.visited[lib] = append(t.visited[lib], pkg)
	for _, name := range pkg.Scope().Names() {
		switch obj := pkg.Scope().Lookup(name).(type) {
		case *types.Func:
			t.found("", obj, t.catalog.Func(obj))
		case *types.Var:
			t.found("", obj, t.catalog.Var(obj))
		case *types.TypeName:
			if named, ok := obj.Type().(*types.Named); ok && !obj.IsAlias() {
				t.visitType(obj, named)
			}
		}
	}
}

func (t *table) visitType(obj *types.TypeName, named *types.Named) {
	t.found("", obj, t.catalog.Type(obj))
	for m := range named.Methods() {
		t.found(obj.Name(), m, t.catalog.Func(m))
	}
	switch u := named.Underlying().(type) {
	case *types.Interface:
		for m := range u.ExplicitMethods() {
			t.found(obj.Name(), m, t.catalog.Func(m))
		}
	case *types.Struct:
		for f := range u.Fields() {
			t.found(obj.Name(), f, t.catalog.Field(obj, f.Name()))
		}
	}
}

// found marks the rows that the catalog has for an object.
func (t *table) found(recv string, obj types.Object, rows *catalog.Rows) {
	t.hit(rows, func(r *row) {
		for _, s := range r.named(obj) {
			if r.found[s] != nil && s.Names(r.lib.Path, obj.Pkg().Path(), recv, obj.Name()) {
				r.found[s] = t.checkPaths(r, obj)
			}
		}
	})
}

// checkPaths follows the row's paths from a call of obj.
func (t *table) checkPaths(r *row, obj types.Object) error {
	fn, ok := obj.(*types.Func)
	if !ok {
		return nil
	}
	for _, a := range r.paths {
		if a.IsZero() {
			continue
		}
		if a.Root == catalog.Option {
			if !t.declares(r.lib, catalog.Symbol(a.Name)) {
				return fmt.Errorf("path %s: the library has no such option", a)
			}
			continue
		}
		if err := a.Follow(fn); err != nil {
			return fmt.Errorf("path %s: %w", a, err)
		}
	}
	return nil
}
