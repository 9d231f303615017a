package site

import (
	"go/token"
	"go/types"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
)

// mutable makes mutablekey the owner of a key that is made of state which the
// function itself changes before the key is used, or of the contents of a
// collection and nothing that names the intent.
func (j *judge) mutable(s *Site) {
	if !j.namesIntent() {
		return
	}
	for _, o := range j.holes() {
		if o.Kind != origin.Param || o.Weak { // what a call without a body makes of it may not change with it
			continue
		}
		if pos, ok := j.org.WrittenBefore(j.slot.Call, o); ok {
			s.own(MutableKey, config.Medium, "what the key is made of is changed before its use: "+o.What)
			s.Changed, s.ChangedAt = o.What, pos
			return
		}
		if pos, ok := j.org.WrittenOnFailure(j.slot.Call, o); ok {
			s.own(MutableKey, config.Medium, "what the key is made of is changed where its use fails: "+o.What)
			s.Changed, s.ChangedAt, s.OnFailure = o.What, pos, true
			return
		}
	}
	if name := j.contents(); name != "" {
		s.own(MutableKey, config.Medium, "the key is a digest of contents that can change: "+name)
		s.Changed, s.ChangedAt = name, token.NoPos
	}
}

// holes returns the origins of the parts that the key surely has. A value that
// only may be in the slot, as one in a header whose name is not known, is none.
func (j *judge) holes() []origin.Org {
	var list []origin.Org
	for _, p := range j.slot.Val.Tmpl {
		list = append(list, p.Orgs...)
	}
	return list
}

func (s *Site) own(rule string, c config.Confidence, why string) {
	s.Owner, s.Confidence, s.Why = rule, c, why
}

// contents returns the name of a collection whose digest is all that the key of
// a payment is made of, or "".
func (j *judge) contents() string {
	if !catalog.MovesMoney(j.slot.Verb) && j.slot.Class != catalog.MoneyClass {
		return ""
	}
	name := ""
	for _, p := range j.slot.Val.Tmpl {
		switch {
		case p.Hole == "" || allConst(p):
		case p.Hash && len(p.Orgs) == 1 && j.isCollection(p.Orgs[0]):
			name = p.Orgs[0].What
		case p.Hash && len(p.Orgs) == 1 && stateIn(p.Orgs[0]) != "":
			name = p.Orgs[0].What + " with its " + stateIn(p.Orgs[0])
		default:
			return ""
		}
	}
	return name
}

// stateIn returns the name of a field, in the struct that a parameter is, which
// changes with the struct's history: a time of change, a state, a version; "" if
// there is none.
func stateIn(o origin.Org) string {
	if o.Kind != origin.Param || o.Weak {
		return ""
	}
	t := origin.ParamType(o, len(o.Ref.Path))
	if t == nil {
		return ""
	}
	st := gotypes.StructOf(t)
	if st == nil {
		return ""
	}
	for f := range st.Fields() {
		if catalog.StateName(f.Name()) {
			return f.Name()
		}
	}
	return ""
}

// isCollection reports whether an origin is a parameter that holds a list or map
// of structs.
func (j *judge) isCollection(o origin.Org) bool {
	if o.Kind != origin.Param {
		return false
	}
	t := origin.ParamType(o, len(o.Ref.Path))
	if t == nil {
		return false
	}
	var elem types.Type
	switch u := t.Underlying().(type) {
	case *types.Slice:
		elem = u.Elem()
	case *types.Map:
		elem = u.Elem()
	default:
		return false
	}
	_, ok := gotypes.Deref(elem).Underlying().(*types.Struct)
	return ok
}
