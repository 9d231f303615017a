package site

import (
	"go/token"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// SharedAnalyzer gives the *Keys of each package.
var SharedAnalyzer = &analysis.Analyzer{
	Name:       "idemkeys",
	Doc:        "idemkeys: which operations use which keys, and which of them collide",
	Requires:   []*analysis.Analyzer{config.Analyzer, ssabody.Analyzer, origin.Analyzer},
	FactTypes:  []analysis.Fact{(*IdemKeys)(nil)},
	Run:        runShared,
	ResultType: reflect.TypeFor[*Keys](),
}

// Keys are the keys of one package.
type Keys struct {
	Shared []*Shared // in the order of the source
	Uses   []*OwnUse // what other packages' uses may meet
}

// An OwnUse is a use of a key in this package.
type OwnUse struct {
	KeyUse
	Slot *origin.Slot
}

// The kinds of sharing.
const (
	Operations = "operation" // two operations under one key
	Requests   = "request"   // one operation, twice, with different requests
	Items      = "items"     // one operation for each of several things
	Callbacks  = "callback"  // a guard of whatever it is given
	Client     = "client"    // every request of a client, whatever it does
	Ambiguous  = "ambiguous" // parts that run into one another
)

// A Shared is a key that two operations, or two different requests, can have.
type Shared struct {
	Kind       string
	Slot       *origin.Slot
	First      KeyUse    // the other use, if there is one
	FirstPos   token.Pos // where it is, if in this package
	At         token.Pos // where the key is put, if two calls share its expression
	What       string    // items, ambiguous, callback: what is missing from the key or runs together
	Confidence config.Confidence
}

// Pos is the place of the key's expression; of one that the other use has, too,
// that of the place where it is put.
func (s *Shared) Pos() token.Pos {
	if s.At.IsValid() {
		return s.At
	}
	return KeyPos(s.Slot)
}

// KeyPos is the place of the expression that puts a slot's key together, else of the
// call that uses it.
func KeyPos(s *origin.Slot) token.Pos {
	if s.Val.Pos.IsValid() {
		return s.Val.Pos
	}
	return s.Call.Pos()
}

func runShared(pass *analysis.Pass) (any, error) {
	if !pass.ResultOf[config.Analyzer].(*config.Settings).Own {
		return &Keys{}, nil
	}
	return config.Safely(pass, &Keys{}, func() *Keys {
		below := importedUses(pass)
		org := pass.ResultOf[origin.Analyzer].(*origin.Result)
		k := &Keys{}
		if len(org.Slots) > 0 {
			c := &comparer{pass: pass, org: org, body: pass.ResultOf[ssabody.Analyzer].(*ssabody.Package), keys: k}
			c.compare(below)
		}
		var told IdemKeys
		for _, u := range k.Uses {
			if !isTest(pass, u.Slot) && len(told.Uses) < maxUses && !slices.Contains(told.Uses, u.KeyUse) {
				told.Uses = append(told.Uses, u.KeyUse)
			}
		}
		for _, u := range below {
			if len(told.Uses) < maxUses && !slices.Contains(told.Uses, u) {
				told.Uses = append(told.Uses, u)
			}
		}
		if len(told.Uses) > 0 {
			pass.ExportPackageFact(&told)
		}
		return k
	})
}

func isTest(pass *analysis.Pass, s *origin.Slot) bool {
	return strings.HasSuffix(pass.Fset.Position(s.Call.Pos()).Filename, "_test.go")
}

type comparer struct {
	pass *analysis.Pass
	org  *origin.Result
	body *ssabody.Package
	keys *Keys
	seen map[[2]string]bool // pairs that have been reported, by place
}

// compare finds what the package's uses share among themselves and with those
// below, and notes the uses.
func (c *comparer) compare(below []KeyUse) {
	c.seen = make(map[[2]string]bool)
	c.requests()
	for _, s := range c.org.Slots {
		u, ok := keyUse(s)
		if ok && !slices.ContainsFunc(c.keys.Uses, func(o *OwnUse) bool { return o.KeyUse == u }) {
			c.keys.Uses = append(c.keys.Uses, &OwnUse{u, s})
		}
		c.ambiguous(s)
		c.clientWide(s)
		c.items(s)
	}
	// Where a function of this package uses the key itself says more than where it
	// is called from.
	direct := slices.Clone(c.keys.Uses)
	slices.SortStableFunc(direct, func(a, b *OwnUse) int { return len(a.Slot.Via) - len(b.Slot.Via) })
	for i, v := range direct {
		for _, u := range below {
			c.pair(v, u, token.NoPos)
		}
		for _, u := range direct[:i] {
			if isTest(c.pass, u.Slot) == isTest(c.pass, v.Slot) {
				c.pair(later(u, v), earlier(u, v).KeyUse, KeyPos(earlier(u, v).Slot))
			}
		}
	}
	c.callbacks()
	slices.SortStableFunc(c.keys.Shared, func(a, b *Shared) int { return int(a.Pos() - b.Pos()) })
}

func earlier(a, b *OwnUse) *OwnUse {
	if b.Slot.Call.Pos() < a.Slot.Call.Pos() {
		return b
	}
	return a
}

func later(a, b *OwnUse) *OwnUse {
	if earlier(a, b) == a {
		return b
	}
	return a
}

// pair notes that v is another operation than u under a key that can be the same.
func (c *comparer) pair(v *OwnUse, u KeyUse, at token.Pos) {
	if v.Meets != u.Meets || v.Verb == u.Verb || v.At == u.At || c.seen[[2]string{u.At, v.At}] || c.seen[[2]string{v.At, u.At}] {
		return
	}
	grade := Grade(v.KeyUse, u)
	if grade == 0 {
		return
	}
	c.seen[[2]string{u.At, v.At}] = true
	c.keys.Shared = append(c.keys.Shared, &Shared{Kind: Operations, Slot: v.Slot, First: u, FirstPos: at, Confidence: grade})
}

// Grade says how sure it is that two uses that meet are two operations which must
// not share a key; 0 if they may.
func Grade(a, b KeyUse) config.Confidence {
	g := config.Medium
	switch {
	case a.Verb == b.Verb:
		return 0
	case !catalog.MovesMoney(a.Verb) && !catalog.MovesMoney(b.Verb):
		g = config.Low // a message may well be told of under the id of what it tells
	case catalog.MovesMoney(a.Verb) && catalog.MovesMoney(b.Verb) && a.Catalogued():
		g = config.High
	case !catalog.MovesMoney(a.Verb) || !catalog.MovesMoney(b.Verb):
		if !a.Catalogued() {
			g = config.Low
		}
	}
	if !a.Sure || !b.Sure {
		g = config.Low
	}
	return g
}

// Catalogued reports whether the key's provider is a library that the catalog
// knows.
func (u KeyUse) Catalogued() bool {
	store, _, _ := strings.Cut(u.Meets, " ")
	return strings.HasSuffix(store, ".yaml")
}
