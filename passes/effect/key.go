package effect

import (
	"go/types"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/origin"
)

// keyOfRow fills in the key of a call that the catalog knows: what stands in the
// places that the row names, and in slots that are named like a key.
func (f *finder) keyOfRow(e *Effect, row *catalog.Call) {
	var keys []origin.Key
	for _, a := range row.Key {
		keys = append(keys, f.org.Key(e.Call, a))
	}
	for _, k := range f.org.KeysAt(e.Call) {
		if k.Level >= catalog.S2 || row.Weak {
			keys = append(keys, k)
		}
	}
	f.join(e, keys)
	switch {
	case e.Key < Auto && row.AutoKey != "":
		e.Key = Auto
	case e.Key == NoSlot && e.Class == catalog.Accumulative && carriesID(e.Call.Common().Signature()):
		e.Key = Unseen // its receivers may know a repeat by that
	}
}

// carriesID reports whether what is sent is a struct with an id of its own.
func carriesID(sig *types.Signature) bool {
	for p := range sig.Params().Variables() {
		t := p.Type()
		if s, ok := t.Underlying().(*types.Slice); ok {
			t = s.Elem()
		}
		s := gotypes.StructOf(t)
		if s == nil {
			continue
		}
		for f := range s.Fields() {
			switch lastWord(f.Name()) {
			case "id", "uuid", "ulid", "guid":
				if catalog.IdentityName(f.Name()) {
					return true
				}
			}
		}
	}
	return false
}

// join takes the best that is known of several places for one key.
func (f *finder) join(e *Effect, keys []origin.Key) {
	for _, k := range keys {
		state := Absent
		switch k.State {
		case origin.Unseen:
			state = Unseen
		case origin.Empty:
			state = Empty
		case origin.Set:
			state = Keyed
		}
		if e.Slot == "" {
			e.Slot = k.Name
		}
		switch {
		case e.Key == Keyed:
		case state == Keyed || state > e.Key:
			e.Key = state
		}
	}
}

// keyOfName fills in the key of a call that is known by its name. Where no slot
// is, an argument that names the intent may serve as one: then it is not known.
func (f *finder) keyOfName(e *Effect, sig *types.Signature) {
	keys := f.org.KeysAt(e.Call)
	for _, k := range keys {
		if k.Level >= catalog.S2 {
			e.K = 2
		}
	}
	f.join(e, keys)
	if e.Key == NoSlot && namesIntent(e, sig) {
		e.Key = Unseen
	}
}

// namesIntent reports whether a parameter, or a field of one, may tell one intent
// from another: an id, or the name of what is created. A parameter without a
// name may be anything.
func namesIntent(e *Effect, sig *types.Signature) bool {
	for p := range sig.Params().Variables() {
		t := p.Type()
		if gotypes.IsContext(t) {
			continue
		}
		if p.Name() == "" || p.Name() == "_" || distinct(e, p.Name()) {
			return true
		}
		if s, ok := t.Underlying().(*types.Slice); ok {
			t = s.Elem()
		}
		s := gotypes.StructOf(t)
		if s == nil {
			switch t.Underlying().(type) {
			case *types.Interface, *types.Map, *types.Signature, *types.TypeParam:
				return true // anything may be in it
			}
			continue
		}
		if named := gotypes.NamedOf(t); named != nil && !named.Exported() && s.NumFields() == 0 {
			continue
		}
		for fld := range s.Fields() {
			if distinct(e, fld.Name()) || fld.Embedded() {
				return true
			}
		}
	}
	return false
}

// distinct reports whether a value of this name may tell one intent from another.
func distinct(e *Effect, name string) bool {
	if catalog.IdentityName(name) || catalog.SlotName(name) >= catalog.S1 {
		return true
	}
	if e.Verb != "create" {
		return false
	}
	switch lastWord(name) { // what is created under a name of its own is there already on a repeat
	case "name", "slug", "path", "domain", "host", "email", "key", "title", "meta", "metadata", "spec":
		return true
	}
	return false
}

// lastWord says what a name is of; "" for the blank name.
func lastWord(name string) string {
	words := catalog.Words(name)
	if len(words) == 0 {
		return ""
	}
	return words[len(words)-1]
}
