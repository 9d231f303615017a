package origin

import (
	"cmp"
	"fmt"
	"go/token"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/ssa"
)

// Kind is the kind of an origin.
type Kind uint8

// The kinds of origin.
const (
	Const    Kind = iota + 1 // a constant
	Param                    // a parameter of the function, or something in it
	Received                 // the same on every redelivery: a header, a message id
	Stored                   // read from a store, or the answer of an I/O call
	Fresh                    // new on each call: uuid, token
	Clock                    // the time
	Random                   // random bits
	Seq                      // a counter of a loop
	Order                    // the order of a map's iteration
	Opaque                   // unknown, with the reason
)

var kindNames = [...]string{"none", "const", "param", "received", "stored", "fresh", "clock", "random", "sequence", "order", "unknown"}

func (k Kind) String() string { return kindNames[k] }

// A Ref names a parameter and a path in it. Param counts without the receiver,
// which is -1.
type Ref struct {
	Param int
	Path  []string
}

func (r Ref) String() string {
	root := "recv"
	if r.Param >= 0 {
		root = fmt.Sprintf("param %d", r.Param)
	}
	return strings.Join(append([]string{root}, r.Path...), ".")
}

// A Hop is one step of the way from the source to the slot.
type Hop struct {
	Pos  token.Pos // in this package's files, or NoPos
	At   string    // "billing/keys.go:14"
	Note string
}

// An Org is one origin of a value.
type Org struct {
	Kind     Kind
	Ref      Ref           // Param
	What     string        // the source's name: "uuid.NewString", "message id"; Opaque: the reason
	Category string        // of a volatile origin: uuid, clock, random, token…
	Grain    time.Duration // Clock: how coarse the time was made; 0: as it comes
	At       string        // where the source stands, as "billing/keys.go:14"
	Via      []string      // the helpers between source and slot, outermost first, at most 3
	Fallback bool          // arrives only where the value was empty
	Kept     bool          // a fallback that is kept where it was missing: the next look finds it
	Mapped   bool          // arrives as an element of a map
	Weak     bool          // went through a function whose body is not known
	Part     bool          // is put together with other values that are not constant
	Row      string        // what stored it as the id of a row before a helper gave it back: "Repo.Insert"
	Stored   string        // what stored it beside something that it is found again by, before a helper gave it back
	Choice   bool          // a helper gives it for some arguments, and for others something that does not change

	of *ssa.Function // Param: whose; a closure sees those of the function around it

	// Pos and Instr are the expression in the asking function that brings the
	// origin in: the source's call, or the call of the helper that has it.
	Pos   token.Pos
	Instr ssa.Instruction
	Hops  []Hop

	// Keeper is the root of the object in which a Kept value is kept, or nil if
	// that is another package's.
	Keeper ssa.Value
}

// Day is the coarsest grain at which the clock still counts as volatile, exclusive.
const Day = 24 * time.Hour

// Volatile reports whether the origin differs from one attempt to the next.
// A loop's counter is volatile only in its own retry loop: see [Org.Kind] Seq.
func (o Org) Volatile() bool {
	return o.Kind == Fresh || o.Kind == Random || o.Kind == Order || o.Kind == Clock && o.Grain < Day
}

// Lasting reports whether a volatile origin is the same for as long as the
// process lives: the next attempt finds another one only in another process.
func (o Org) Lasting() bool { return o.Category == "process" || o.Category == "address" }

// Identity reports whether the origin can name one intent: something received,
// stored or passed in.
func (o Org) Identity() bool { return o.Kind == Received || o.Kind == Stored || o.Kind == Param }

func (o Org) same(p Org) bool {
	return o.Kind == p.Kind && o.of == p.of && o.What == p.What && o.Instr == p.Instr && o.At == p.At && o.Grain == p.Grain &&
		o.Ref.Param == p.Ref.Param && slices.Equal(o.Ref.Path, p.Ref.Path)
}

func compareOrgs(a, b Org) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.At, b.At), cmp.Compare(a.What, b.What),
		cmp.Compare(a.Ref.Param, b.Ref.Param), slices.Compare(a.Ref.Path, b.Ref.Path), cmp.Compare(a.Grain, b.Grain))
}

// A Piece is a part of a key's shape: constant text, or a hole.
type Piece struct {
	Text string // constant text, if Hole is empty
	Hole string // the name of what stands here: "o.Customer", "order id"
	Hash bool   // only a digest of it stands here
	Orgs []Org  // where the hole's value comes from
}

// A Val is what is known of a value.
type Val struct {
	Orgs []Org   // sorted, at most 16
	Tmpl []Piece // its shape as text; nil: not put together from parts here
	// Pos is the expression in the asking function that puts the shape together.
	Pos token.Pos
}

const maxOrgs = 16

func (v *Val) add(orgs ...Org) {
next:
	for _, o := range orgs {
		for i, have := range v.Orgs {
			if have.same(o) {
				if !o.Fallback { // a way without the test makes it more than a fallback
					v.Orgs[i].Fallback = false
				}
				v.Orgs[i].Part = v.Orgs[i].Part || o.Part
				continue next
			}
		}
		if len(v.Orgs) == maxOrgs {
			v.Orgs[maxOrgs-1] = Org{Kind: Opaque, What: "more than 16 origins"}
			return
		}
		v.Orgs = append(v.Orgs, o)
	}
}

// join adds what w knows; two different shapes leave none. The empty text that
// goes with an error, or that a variable begins with, is no shape.
func (v *Val) join(w Val) {
	if w.empty() && len(v.Orgs) > 0 {
		v.add(w.Orgs...)
		return
	}
	if len(v.Orgs) == 0 && v.Tmpl == nil || v.empty() && len(w.Orgs) > 0 {
		v.Tmpl, v.Pos = w.Tmpl, w.Pos
	} else if len(w.Orgs) > 0 {
		v.Tmpl = nil
	}
	v.add(w.Orgs...)
}

func (v *Val) empty() bool {
	return len(v.Orgs) == 1 && v.Orgs[0].Kind == Const && (v.Tmpl == nil || len(v.Tmpl) == 1 && v.Tmpl[0].Text == "" && v.Tmpl[0].Hole == "")
}

func (v Val) sorted() Val {
	slices.SortStableFunc(v.Orgs, compareOrgs)
	return v
}

// combine adds values that are put together into one: where more than one of
// them varies, each is a part.
func (v *Val) combine(parts ...Val) {
	varying := 0
	for _, p := range parts {
		if slices.ContainsFunc(p.Orgs, func(o Org) bool { return o.Kind != Const }) {
			varying++
		}
	}
	for _, p := range parts {
		if varying > 1 {
			p = p.each(func(o *Org) { o.Part = true })
		}
		v.add(p.Orgs...)
	}
}

// each returns v with f applied to a copy of every origin.
func (v Val) each(f func(*Org)) Val {
	out := Val{Tmpl: v.Tmpl, Orgs: slices.Clone(v.Orgs), Pos: v.Pos}
	for i := range out.Orgs {
		f(&out.Orgs[i])
	}
	return out
}

func unknown(why string) Val { return Val{Orgs: []Org{{Kind: Opaque, What: why}}} }
