package site

import (
	"go/types"
	"slices"
	"strconv"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
)

// coarse makes coarsekey the owner of a key that is put together from attributes
// only: what the user is, how much, when. Two intents can share all of them.
func (j *judge) coarse(s *Site) {
	if !j.namesIntent() {
		return
	}
	money := catalog.MovesMoney(j.slot.Verb) || j.slot.Class == catalog.MoneyClass
	if text, ok := j.fixedText(); ok && money {
		s.own(CoarseKey, config.Medium, "the key is the same for all: "+strconv.Quote(text))
		s.Holes = []string{strconv.Quote(text)}
		return
	}
	var holes []string
	amount, dated := false, false
	for _, p := range j.slot.Val.Tmpl {
		switch {
		case p.Hole == "":
		case onlyDay(p):
			dated = true
			holes = append(holes, "the day")
		case catalog.AttributeName(p.Hole) && !catalog.IdentityName(p.Hole) && known(p):
			amount = amount || catalog.AmountName(p.Hole)
			holes = append(holes, p.Hole)
		case allConst(p):
		default:
			names, amounts := sharedParts(p)
			if len(names) == 0 {
				return // something that may name the intent
			}
			holes, amount = append(holes, names...), amount || amounts
		}
	}
	if len(holes) == 0 || !amount && (!catalog.MovesMoney(j.slot.Verb) || dated) {
		return // one wallet for each customer may be what is meant
	}
	s.own(CoarseKey, config.Medium, "nothing in the key names the intent: "+strings.Join(holes, ", "))
	s.Holes = holes
	if s.Unused = j.unusedID(); s.Unused != "" {
		s.Confidence = config.High
	}
	if dated {
		s.Confidence = s.Confidence.Down() // once a day may be what is meant
	}
}

// namesIntent reports whether what is in the slot has to name the intent: it is
// all of the key, and a key by a strong name, or by any that a method which moves
// money has for it.
func (j *judge) namesIntent() bool {
	return !j.slot.Partial && !j.slot.Record() && !j.slot.Claim && (j.slot.Level >= catalog.S2 || j.slot.Level == catalog.S1 && j.slot.Class == catalog.MoneyClass)
}

// fixedText returns the text of a key that is a constant.
func (j *judge) fixedText() (string, bool) {
	v := j.slot.Val
	if len(v.Orgs) != 1 || v.Orgs[0].Kind != origin.Const || len(v.Tmpl) != 1 || v.Tmpl[0].Hole != "" || v.Tmpl[0].Text == "" {
		return "", false
	}
	return v.Tmpl[0].Text, true
}

// sharedParts returns what a digest is made of, where all of it is what many intents
// share: several attributes, or a struct that has no other fields. amounts says
// that one of them is an amount.
func sharedParts(p origin.Piece) (names []string, amounts bool) {
	if !p.Hash {
		return nil, false
	}
	for _, o := range p.Orgs {
		switch {
		case o.Kind == origin.Const:
		case o.Kind == origin.Clock && o.Grain >= origin.Day:
			names = append(names, "the day")
		case o.Kind != origin.Param || o.Weak:
			return nil, false
		default:
			fields := attributesOf(o)
			if len(fields) == 0 {
				return nil, false
			}
			names = append(names, fields...)
		}
	}
	for _, n := range names {
		amounts = amounts || catalog.AmountName(n)
	}
	return names, amounts
}

// attributesOf returns the name of a parameter that many intents share, or those of
// the fields of a struct that has only such.
func attributesOf(o origin.Org) []string {
	t := origin.ParamType(o, len(o.Ref.Path))
	if t == nil {
		return nil
	}
	st := gotypes.StructOf(t)
	if st == nil {
		if name := paramName(o); catalog.AttributeName(name) && !catalog.IdentityName(name) {
			return []string{name}
		}
		return nil
	}
	var names []string
	for f := range st.Fields() {
		if !catalog.AttributeName(f.Name()) || catalog.IdentityName(f.Name()) {
			return nil
		}
		names = append(names, f.Name())
	}
	return names
}

// known reports whether a hole's value is one that the key's maker was given or
// has read, so that its name is to be believed.
func known(p origin.Piece) bool {
	return len(p.Orgs) > 0 && !slices.ContainsFunc(p.Orgs, func(o origin.Org) bool {
		return o.Kind != origin.Param && o.Kind != origin.Stored && o.Kind != origin.Const
	})
}

func onlyDay(p origin.Piece) bool {
	return len(p.Orgs) > 0 && !slices.ContainsFunc(p.Orgs, func(o origin.Org) bool { return o.Kind != origin.Clock || o.Grain < origin.Day })
}

func allConst(p origin.Piece) bool {
	return len(p.Orgs) > 0 && !slices.ContainsFunc(p.Orgs, func(o origin.Org) bool { return o.Kind != origin.Const })
}

// unusedID returns the name of an id that stands beside a hole's field in one
// struct and is not in the key, or "".
func (j *judge) unusedID() string {
	for _, p := range j.slot.Val.Tmpl {
		for _, o := range p.Orgs {
			if o.Kind != origin.Param || len(o.Ref.Path) == 0 {
				continue
			}
			if name := idField(origin.ParamType(o, len(o.Ref.Path)-1)); name != "" {
				return name
			}
		}
	}
	return ""
}

func idField(t types.Type) string {
	if t == nil {
		return ""
	}
	name := ""
	if tn := gotypes.NamedOf(t); tn != nil {
		name = tn.Name() + "."
	}
	st := gotypes.StructOf(t)
	if st == nil {
		return ""
	}
	for f := range st.Fields() {
		if _, basic := f.Type().Underlying().(*types.Basic); basic && catalog.IdentityName(name+f.Name()) {
			return name + f.Name()
		}
	}
	return ""
}
