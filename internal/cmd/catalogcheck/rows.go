package main

import (
	"cmp"
	"errors"
	"go/types"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// A row is any row of the catalog, as the checks see it.
type row struct {
	catalog.Line
	lib     *catalog.Library
	section string
	funcs   []catalog.Symbol // the row applies to these functions and methods
	fields  []catalog.Symbol // or to these fields
	vars    []catalog.Symbol // or to these variables
	types   []catalog.Symbol // or to these types
	others  []catalog.Symbol // functions, methods, fields and types that it mentions
	paths   []catalog.Access // from a call of one of funcs

	found map[catalog.Symbol]error // nil: resolved, with all paths
	used  bool
}

func (r *row) symbols() []catalog.Symbol { return slices.Concat(r.funcs, r.fields, r.vars, r.types) }

// named are the symbols that can stand for an object.
func (r *row) named(obj types.Object) []catalog.Symbol {
	switch obj := obj.(type) {
	case *types.Func:
		return r.funcs
	case *types.TypeName:
		if _, ok := obj.Type().Underlying().(*types.Signature); ok || r.section == "calls" {
			return slices.Concat(r.types, r.funcs) // calls of its values, or that are given one
		}
		return r.types
	case *types.Var:
		if obj.IsField() {
			return r.fields
		}
		return r.vars
	}
	return nil
}

// A table finds the checks' row of a catalog row.
type table struct {
	catalog *catalog.Catalog
	libs    []*catalog.Library
	rows    []*row
	of      map[any]*row // by *catalog.Call and so on
	byNever map[*catalog.Library]*row
	visited map[*catalog.Library][]*types.Package
}

func newTable(c *catalog.Catalog) (*table, error) {
	libs, err := c.Libraries()
	if err != nil {
		return nil, err
	}
	t := &table{
		catalog: c, libs: libs, of: map[any]*row{},
		byNever: map[*catalog.Library]*row{}, visited: map[*catalog.Library][]*types.Package{},
	}
	for _, lib := range libs {
		t.addLibrary(lib)
	}
	slices.SortFunc(t.rows, func(a, b *row) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line.Line, b.Line.Line))
	})
	return t, nil
}

func (t *table) add(lib *catalog.Library, key any, r row) {
	r.lib, r.found = lib, map[catalog.Symbol]error{}
	for _, s := range r.funcs {
		r.found[s] = errors.New("no such function or method")
	}
	for _, s := range r.fields {
		r.found[s] = errors.New("no such field")
	}
	for _, s := range r.vars {
		r.found[s] = errors.New("no such variable")
	}
	for _, s := range r.types {
		r.found[s] = errors.New("no such type")
	}
	t.of[key] = &r
	t.rows = append(t.rows, &r)
}

func (t *table) addLibrary(lib *catalog.Library) {
	for i := range lib.Calls {
		c := &lib.Calls[i]
		t.add(lib, c, row{Line: c.Line, section: "calls", funcs: c.Func, paths: c.Key})
	}
	for i := range lib.Slots {
		s := &lib.Slots[i]
		t.add(lib, s, row{Line: s.Line, section: "slots", funcs: s.Func, fields: s.Field, paths: []catalog.Access{s.Value}})
	}
	for i := range lib.Sources {
		s := &lib.Sources[i]
		t.add(lib, s, row{
			Line: s.Line, section: "sources", funcs: s.Func, fields: s.Field, vars: s.Var,
			paths: []catalog.Access{s.Into},
		})
	}
	for i := range lib.Flows {
		f := &lib.Flows[i]
		t.add(lib, f, row{Line: f.Line, section: "flows", funcs: f.Func, paths: append(slices.Clone(f.From), f.To)})
	}
	for i := range lib.Reruns {
		r := &lib.Reruns[i]
		others := slices.Clone(r.Permanent)
		if r.OnlyIf != "" {
			others = append(others, r.OnlyIf)
		}
		others = append(others, settings(r.On)...)
		others = append(others, settings(r.Off)...)
		t.add(lib, r, row{Line: r.Line, section: "reruns", funcs: r.Func, others: others, paths: []catalog.Access{r.Body}})
	}
	for i := range lib.Handlers {
		h := &lib.Handlers[i]
		others := slices.Concat(h.ID, settings(h.On), settings(h.Off))
		r := row{Line: h.Line, section: "handlers", funcs: slices.Concat(h.Func, h.Recv), others: others, paths: []catalog.Access{h.Body}}
		if h.Param != "" {
			r.types = []catalog.Symbol{h.Param}
		}
		t.add(lib, h, r)
	}
	for i := range lib.Stores {
		s := &lib.Stores[i]
		t.add(lib, s, row{
			Line: s.Line, section: "stores", funcs: s.Func, types: s.Type,
			paths: []catalog.Access{s.Key, s.Value, s.Answer, s.Life, s.SQL, s.Place, s.If},
		})
	}
	for i := range lib.Lives {
		l := &lib.Lives[i]
		t.add(lib, l, row{Line: l.Line, section: "lives", funcs: l.Func, fields: l.Field, paths: []catalog.Access{l.Life, l.Key}})
	}
	for i := range lib.Replays {
		r := &lib.Replays[i]
		t.add(lib, r, row{Line: r.Line, section: "replays", funcs: r.Func, fields: r.Field, types: r.Type})
	}
	for i := range lib.Tools {
		r := &lib.Tools[i]
		w := row{Line: r.Line, section: "tools", funcs: r.Func, types: r.Type, others: slices.Concat(r.Params, r.About)}
		if len(r.Func) > 0 {
			w.paths = []catalog.Access{r.Handler, r.Name, r.Text}
		}
		t.add(lib, r, w)
	}
	for i := range lib.Meters {
		m := &lib.Meters[i]
		t.add(lib, m, row{Line: m.Line, section: "meters", funcs: m.Func})
	}
	if len(lib.NoReturn) > 0 {
		key := &lib.NoReturn
		t.add(lib, key, row{Line: catalog.Line{File: lib.Path + ".yaml", Line: 1}, section: "noreturn", funcs: lib.NoReturn})
		t.byNever[lib] = t.of[key]
	}
}

// settings are the functions that settings of a row name.
func settings(list []string) []catalog.Symbol {
	var out []catalog.Symbol
	for _, s := range list {
		if name, _, call := strings.Cut(s, "("); call || !strings.ContainsAny(s, "={~") {
			out = append(out, catalog.Symbol(name))
		}
	}
	return out
}

// hit calls visit for each row that the catalog gives for an object.
func (t *table) hit(rows *catalog.Rows, visit func(*row)) {
	if rows == nil {
		return
	}
	each(t, rows.Calls, visit)
	each(t, rows.Slots, visit)
	each(t, rows.Sources, visit)
	each(t, rows.Flows, visit)
	each(t, rows.Reruns, visit)
	each(t, rows.Handlers, visit)
	each(t, rows.Stores, visit)
	each(t, rows.Lives, visit)
	each(t, rows.Replays, visit)
	each(t, rows.Tools, visit)
	each(t, rows.Meters, visit)
	if rows.NoReturn {
		visit(t.byNever[rows.Library])
	}
}

func each[R any](t *table, rows []*R, visit func(*row)) {
	for _, r := range rows {
		visit(t.of[r])
	}
}
