package site

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/origin"
)

// A KeyUse is an operation under a key, as other operations are compared with it.
type KeyUse struct {
	Meets  string // who knows the key again, and its shape: uses can meet where these are equal
	Sure   bool   // the names in the shape say what stands there; else they may be of different things
	Verb   string // charge, refund…
	Callee string // "refund.New"
	Shape  string // the key's shape for messages
	At     string // "charge/charge.go:22"
}

// IdemKeys are the keys that a package and the own packages below it use.
type IdemKeys struct{ Uses []KeyUse }

// AFact marks the type as a fact.
func (*IdemKeys) AFact() {}

func (f *IdemKeys) String() string {
	var out []string
	for _, u := range f.Uses {
		out = append(out, fmt.Sprintf("%s under %s", u.Callee, u.Shape))
	}
	return strings.Join(out, "; ")
}

// maxUses bounds the fact; a package's own uses come first.
const maxUses = 128

// imported returns the uses that the packages which pass imports have told, each
// once, sorted.
func importedUses(pass *analysis.Pass) []KeyUse {
	var out []KeyUse
	for _, pkg := range pass.Pkg.Imports() {
		var told IdemKeys
		if pass.ImportPackageFact(pkg, &told) {
			out = append(out, told.Uses...)
		}
	}
	slices.SortFunc(out, func(a, b KeyUse) int {
		if c := strings.Compare(a.At, b.At); c != 0 {
			return c
		}
		return strings.Compare(a.Meets, b.Meets)
	})
	return slices.Compact(out)
}

// keyUse returns a slot as a use that can be compared, if its key is put together
// from things that have names, and it is known what is done under it.
func keyUse(s *origin.Slot) (KeyUse, bool) {
	verb := operation(s)
	if verb == "" || s.Partial || s.Record() || s.Level < catalog.S2 || s.Store == "" {
		return KeyUse{}, false
	}
	tmpl := shapeOf(s.Val)
	form, sure, ok := normalForm(tmpl)
	if !ok {
		return KeyUse{}, false
	}
	store := s.Store
	if s.Claim {
		store = "claim " + store
	}
	return KeyUse{Meets: store + " " + form, Sure: sure, Verb: verb, Callee: s.Callee, Shape: Shape(tmpl), At: s.At}, true
}

// operation says what is done under a slot's key; "" if that is not known. What
// follows a claim is told by the name of the function that claims.
func operation(s *origin.Slot) string {
	switch {
	case s.Claim:
		fn := s.Fn
		for fn.Parent() != nil {
			fn = fn.Parent()
		}
		if verb := catalog.MoneyVerb(fn.Name()); catalog.MovesMoney(verb) {
			return verb
		}
		return ""
	case s.Verb == "post", s.Verb == "request", s.Verb == "call":
		return "" // what is sent is not seen
	case s.Verb != "":
		return s.Verb
	case s.Class == catalog.MoneyClass:
		return catalog.MoneyVerb(s.Callee[strings.LastIndexByte(s.Callee, '.')+1:])
	case s.Class.Effect():
		return string(s.Class)
	}
	return ""
}

// shapeOf returns the shape of a key; of one that is a parameter or a field as it
// came, a hole of its name.
func shapeOf(v origin.Val) []origin.Piece {
	if v.Tmpl != nil {
		return v.Tmpl
	}
	var named []origin.Org
	for _, o := range v.Orgs {
		if o.Kind != origin.Const {
			named = append(named, o)
		}
	}
	if len(named) != 1 || named[0].Kind != origin.Param {
		return nil
	}
	return []origin.Piece{{Hole: paramName(named[0]), Orgs: named}}
}

// paramName is how a reader would call a parameter, or a field with its type.
func paramName(o origin.Org) string {
	n := len(o.Ref.Path)
	if n == 0 {
		return o.What
	}
	if t := origin.ParamType(o, n-1); t != nil {
		if tn := gotypes.NamedOf(t); tn != nil {
			return tn.Name() + "." + o.Ref.Path[n-1]
		}
	}
	return o.Ref.Path[n-1]
}

// normalForm writes a shape so that two keys which must be equal have the same
// one. sure says that the names of all holes tell what stands there. ok is false
// for a key that names no intent, is the caller's own, or has a part that is not
// known.
func normalForm(tmpl []origin.Piece) (form string, sure, ok bool) {
	var b strings.Builder
	sure = true
	identities := 0
	for _, p := range tmpl {
		if p.Hash {
			b.WriteByte('#')
		}
		if p.Hole == "" {
			b.WriteString(strconv.Quote(p.Text))
			continue
		}
		if !given(p) {
			return "", false, false
		}
		words := holeWords(p.Hole)
		if len(words) == 0 {
			return "", false, false
		}
		if catalog.IdentityName(strings.Join(words, "_")) {
			identities++
			sure = sure && len(words) > 1
		}
		b.WriteString("{" + strings.Join(words, " ") + "}")
	}
	if identities == 0 || len(tmpl) == 1 && isWholeKey(tmpl[0].Hole) {
		return "", false, false
	}
	return b.String(), sure, true
}

// given reports whether what stands in a hole is one value that was passed in,
// received or read, and known.
func given(p origin.Piece) bool {
	found := false
	for _, o := range p.Orgs {
		switch o.Kind {
		case origin.Param, origin.Stored, origin.Received:
			found = true
		case origin.Const:
		default:
			return false
		}
	}
	return found
}

// holeWords are the words of a hole's name: of a field's type only where the field
// alone does not say what it is of.
func holeWords(name string) []string {
	owner, field, qualified := strings.Cut(name, ".")
	if !qualified {
		return catalog.Words(name)
	}
	if words := catalog.Words(field); len(words) > 1 {
		return words
	}
	return append(catalog.Words(owner), catalog.Words(field)...)
}

// isWholeKey reports whether a name is one of a key that the caller has made:
// whether it is another one for each operation is the caller's affair.
func isWholeKey(name string) bool {
	words := catalog.Words(name[strings.LastIndexByte(name, '.')+1:])
	if len(words) == 0 || words[len(words)-1] == "id" && catalog.SlotName(name) < catalog.S2 {
		return false
	}
	return catalog.SlotName(strings.Join(words, "_")) >= catalog.S1
}
