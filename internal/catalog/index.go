package catalog

import "strings"

// A symbolKey is a Symbol taken apart: the package's path, folded, the receiver
// or "", and the name.
type symbolKey struct{ pkg, recv, name string }

// keys are the ways to read a symbol of the library at path: "a.b" is b in the
// package a below path, or the method or field b of type a.
func (s Symbol) keys(path string) []symbolKey {
	path = FoldPath(path)
	slash := strings.LastIndexByte(string(s), '/') + 1
	dir, parts := path+"/"+string(s[:slash]), strings.Split(string(s[slash:]), ".")
	switch len(parts) {
	case 1:
		return []symbolKey{{path, "", parts[0]}}
	case 2:
		keys := []symbolKey{{FoldPath(dir + parts[0]), "", parts[1]}}
		if slash == 0 {
			keys = append(keys, symbolKey{path, parts[0], parts[1]})
		}
		return keys
	case 3:
		return []symbolKey{{FoldPath(dir + parts[0]), parts[1], parts[2]}}
	}
	return nil
}

// An index finds rows by symbol.
type index map[symbolKey]*Rows

// newIndex enters the rows of the libraries, those of the first one first. Rows
// of any receiver ("*") belong to each receiver that has rows of its own, too.
func newIndex(libs []*Library) index {
	ix := index{}
	for _, lib := range libs {
		ix.addLibrary(lib)
	}
	for k, rows := range ix {
		if k.recv == "" || k.recv == "*" {
			continue
		}
		if all := ix[symbolKey{k.pkg, "*", k.name}]; all != nil {
			rows.append(all)
		}
	}
	return ix
}

func (ix index) addLibrary(lib *Library) {
	for i := range lib.Calls {
		row := &lib.Calls[i]
		ix.add(lib, row.Func, func(r *Rows) { r.Calls = append(r.Calls, row) })
	}
	for i := range lib.Slots {
		row := &lib.Slots[i]
		ix.add(lib, row.Func, func(r *Rows) { r.Slots = append(r.Slots, row) })
		ix.add(lib, row.Field, func(r *Rows) { r.Slots = append(r.Slots, row) })
	}
	for i := range lib.Sources {
		row := &lib.Sources[i]
		add := func(r *Rows) { r.Sources = append(r.Sources, row) }
		ix.add(lib, row.Func, add)
		ix.add(lib, row.Field, add)
		ix.add(lib, row.Var, add)
	}
	for i := range lib.Flows {
		row := &lib.Flows[i]
		ix.add(lib, row.Func, func(r *Rows) { r.Flows = append(r.Flows, row) })
	}
	for i := range lib.Reruns {
		row := &lib.Reruns[i]
		ix.add(lib, row.Func, func(r *Rows) { r.Reruns = append(r.Reruns, row) })
	}
	for i := range lib.Handlers {
		row := &lib.Handlers[i]
		add := func(r *Rows) { r.Handlers = append(r.Handlers, row) }
		ix.add(lib, row.Func, add)
		ix.add(lib, row.Recv, add)
		if row.Param != "" {
			ix.add(lib, []Symbol{row.Param}, add)
		}
	}
	for i := range lib.Stores {
		row := &lib.Stores[i]
		ix.add(lib, row.Func, func(r *Rows) { r.Stores = append(r.Stores, row) })
		ix.add(lib, row.Type, func(r *Rows) { r.Stores = append(r.Stores, row) })
	}
	for i := range lib.Lives {
		row := &lib.Lives[i]
		add := func(r *Rows) { r.Lives = append(r.Lives, row) }
		ix.add(lib, row.Func, add)
		ix.add(lib, row.Field, add)
	}
	for i := range lib.Replays {
		row := &lib.Replays[i]
		add := func(r *Rows) { r.Replays = append(r.Replays, row) }
		ix.add(lib, row.Func, add)
		ix.add(lib, row.Field, add)
		ix.add(lib, row.Type, add)
	}
	for i := range lib.Tools {
		row := &lib.Tools[i]
		add := func(r *Rows) { r.Tools = append(r.Tools, row) }
		ix.add(lib, row.Func, add)
		ix.add(lib, row.Type, add)
	}
	for i := range lib.Meters {
		row := &lib.Meters[i]
		ix.add(lib, row.Func, func(r *Rows) { r.Meters = append(r.Meters, row) })
	}
	ix.add(lib, lib.NoReturn, func(r *Rows) { r.NoReturn = true })
}

func (ix index) add(lib *Library, symbols []Symbol, row func(*Rows)) {
	for _, s := range symbols {
		for _, k := range s.keys(lib.Path) {
			if ix[k] == nil {
				ix[k] = &Rows{Library: lib}
			}
			row(ix[k])
		}
	}
}

func (r *Rows) append(more *Rows) {
	r.Calls = append(r.Calls, more.Calls...)
	r.Slots = append(r.Slots, more.Slots...)
	r.Sources = append(r.Sources, more.Sources...)
	r.Flows = append(r.Flows, more.Flows...)
	r.Reruns = append(r.Reruns, more.Reruns...)
	r.Handlers = append(r.Handlers, more.Handlers...)
	r.Stores = append(r.Stores, more.Stores...)
	r.Lives = append(r.Lives, more.Lives...)
	r.Replays = append(r.Replays, more.Replays...)
	r.Tools = append(r.Tools, more.Tools...)
	r.Meters = append(r.Meters, more.Meters...)
	r.NoReturn = r.NoReturn || more.NoReturn
}

// rows finds the rows of a name: those of its receiver, else those of any
// receiver.
func (ix index) rows(pkg, recv, name string) *Rows {
	if r := ix[symbolKey{pkg, recv, name}]; r != nil || recv == "" {
		return r
	}
	return ix[symbolKey{pkg, "*", name}]
}
