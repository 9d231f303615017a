package effect

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

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
	switch e.Verb {
	case "post", "request", "call":
		f.keyInHeader(e)
	}
	switch {
	case e.Key < Auto && (row.AutoKey == "per-call" || row.AutoKey == "not-nil" && !givenNil(e.Call, row)):
		e.Key = Auto
	case e.Key == NoSlot && e.Class == catalog.Accumulative && carriesID(e.Call.Common().Signature()):
		e.Key = Unseen // its receivers may know a repeat by that
	}
}

// givenNil reports whether a call is given nil for what holds its key: then the SDK
// makes none.
func givenNil(c ssa.CallInstruction, row *catalog.Call) bool {
	if len(row.Key) == 0 || row.Key[0].Root != catalog.Arg {
		return false
	}
	args := c.Common().Args
	if !c.Common().IsInvoke() && c.Common().Signature().Recv() != nil {
		args = args[1:]
	}
	return row.Key[0].N < len(args) && isNil(args[row.Key[0].N])
}

// keyInHeader looks for a key that is put beside the request: in a header, in
// metadata, by a helper; in the function of the effect or around it.
func (f *finder) keyInHeader(e *Effect) {
	if e.Key == Keyed || e.Key == Unseen {
		return
	}
	for fn := e.Fn; fn != nil; fn = fn.Parent() {
		for _, s := range f.slotsIn(fn) {
			if s.Level < catalog.S2 || s.Verb != "" || s.Class.Effect() || s.Claim || s.Record() || s.Call == e.Call {
				continue
			}
			f.join(e, slices.DeleteFunc(f.org.KeysAt(s.Call), func(k origin.Key) bool { return k.Level < catalog.S2 || k.State != origin.Set }))
		}
	}
}

func (f *finder) slotsIn(fn *ssa.Function) []*origin.Slot {
	if f.slots == nil {
		f.slots = make(map[*ssa.Function][]*origin.Slot)
		for _, s := range f.org.Slots {
			f.slots[s.Fn] = append(f.slots[s.Fn], s)
		}
	}
	return f.slots[fn]
}

// carriesID reports whether what is sent is a struct with an id of its own.
func carriesID(sig *types.Signature) bool {
	for p := range sig.Params().Variables() {
		s := gotypes.StructOf(elem(p.Type()))
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
func (f *finder) keyOfName(e *Effect, params []*types.Var) {
	keys := f.org.KeysAt(e.Call)
	for _, k := range keys {
		if k.Level >= catalog.S2 {
			e.K = 2
		}
	}
	f.join(e, keys)
	if e.Key == NoSlot && namesIntent(e, params, 1) {
		e.Key = Unseen
	}
}

// takesKey reports whether a parameter, or a field of one, is a place for a key by
// its name.
func takesKey(params []*types.Var) bool {
	return has(params, func(name string) bool { return catalog.SlotName(name) >= catalog.S2 })
}

// namesIntent reports whether a parameter, or a field of one, may tell one intent
// from another: an id, or the name of what is created. A parameter without a
// name may be anything. Fields of fields count if depth is more than one.
func namesIntent(e *Effect, params []*types.Var, depth int) bool {
	for _, p := range params {
		if gotypes.IsContext(p.Type()) {
			continue
		}
		if p.Name() == "" || p.Name() == "_" || distinct(e, p.Name()) {
			return true
		}
		t := elem(p.Type())
		s := gotypes.StructOf(t)
		if s == nil {
			switch t.Underlying().(type) {
			case *types.Interface, *types.Map, *types.Signature, *types.TypeParam:
				return true // anything may be in it
			}
			continue
		}
		if hasIntent(e, s, depth) {
			return true
		}
	}
	return false
}

func hasIntent(e *Effect, s *types.Struct, depth int) bool {
	for fld := range s.Fields() {
		if distinct(e, fld.Name()) || fld.Embedded() {
			return true
		}
		if inner := gotypes.StructOf(elem(fld.Type())); inner != nil && depth > 1 && fld.Exported() && hasIntent(e, inner, depth-1) {
			return true
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
