package main

import (
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// markUses marks the rows that a package of test input or a case uses.
func (t *table) markUses(l *loader) error {
	_, tests, err := l.stubs()
	if err != nil {
		return err
	}
	u := user{t: t, owners: map[*types.Package]map[*types.Var]*types.TypeName{}}
	for _, path := range tests {
		if !strings.Contains(path, "/vendor/") {
			u.read(l, path, filepath.Join(l.src, filepath.FromSlash(path)))
		}
	}
	for _, p := range l.meta {
		if strings.HasPrefix(p.Dir, l.cases+string(filepath.Separator)) {
			u.read(l, p.ImportPath, p.Dir)
		}
	}
	return nil
}

type user struct {
	t      *table
	owners map[*types.Package]map[*types.Var]*types.TypeName // fields to the types that declare them
}

// read marks what the package in dir uses. A package of test input may be faulty
// on purpose: what can be checked counts.
func (u user) read(l *loader, path, dir string) {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	_, _ = l.check(path, dir, info)
	for _, obj := range info.Uses {
		u.t.hit(u.rows(obj), func(r *row) { r.used = true })
	}
}

func (u user) rows(obj types.Object) *catalog.Rows {
	c := u.t.catalog
	switch obj := obj.(type) {
	case *types.Func:
		return c.Func(obj)
	case *types.TypeName:
		return c.Type(obj)
	case *types.Var:
		if obj.IsField() {
			return c.Field(u.owner(obj.Origin()), obj.Name())
		}
		return c.Var(obj)
	}
	return nil
}

// owner is the type of the field's package that declares the field, or nil.
func (u user) owner(field *types.Var) *types.TypeName {
	if field.Pkg() == nil {
		return nil
	}
	owners := u.owners[field.Pkg()]
	if owners == nil {
		owners = map[*types.Var]*types.TypeName{}
		scope := field.Pkg().Scope()
		for _, name := range scope.Names() {
			typ, ok := scope.Lookup(name).(*types.TypeName)
			if !ok || typ.IsAlias() {
				continue
			}
			if s, ok := typ.Type().Underlying().(*types.Struct); ok {
				for f := range s.Fields() {
					owners[f] = typ
				}
			}
		}
		u.owners[field.Pkg()] = owners
	}
	return owners[field]
}

// unused returns the rows that markUses did not mark, in the catalog's order.
func (t *table) unused() []*row {
	return slices.DeleteFunc(slices.Clone(t.rows), func(r *row) bool { return r.used })
}
