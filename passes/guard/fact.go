package guard

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/fact"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// IdemGuard says what a function looks up, claims, records and locks, for other
// packages.
type IdemGuard struct{ Does []Done }

// A Done is an event without positions of its package.
type Done struct {
	Role                                                                                   Role
	Place                                                                                  Place
	Key, Value                                                                             []PartFact
	Answer                                                                                 Answer
	Delta, If, Insert, Exists, Count, Quantity, List, Locks, Tx, Life, Told, Shaped, Cache bool
	Handled                                                                                string
	Sets                                                                                   []string
	K                                                                                      int
	At                                                                                     string
	Via                                                                                    []string
}

// A PartFact is a part of a key in terms of the parameters.
type PartFact struct{ Column, NF string }

// AFact marks the type as a fact.
func (*IdemGuard) AFact() {}

func (f *IdemGuard) String() string {
	var out []string
	for _, d := range f.Does {
		s := d.Role.String() + " " + d.Place.String()
		var keys []string
		for _, k := range d.Key {
			keys = append(keys, strings.TrimPrefix(k.Column+"="+k.NF, "="))
		}
		if len(keys) > 0 {
			s += "(" + strings.Join(keys, ", ") + ")"
		}
		out = append(out, s)
	}
	return "guard " + strings.Join(out, "; ")
}

// exportFacts exports what the functions do that other packages can call.
func (f *finder) exportFacts() {
	for _, fn := range f.body.Funcs() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || !obj.Exported() || strings.HasSuffix(f.pass.Fset.Position(obj.Pos()).Filename, "_test.go") {
			continue
		}
		var known IdemGuard
		for _, e := range f.outside(fn) {
			if e.Place.Kind == Memory && !strings.HasPrefix(e.Place.Name, "{") && strings.Contains(e.Place.Name, "@") {
				continue
			}
			known.Does = append(known.Does, f.toFact(e))
		}
		if len(known.Does) > 0 {
			fact.Export(f.pass, obj, &known)
		}
	}
}

func (f *finder) toFact(e *Event) Done {
	d := Done{Role: e.Role, Place: e.Place, Answer: e.Answer, Delta: e.Delta, If: e.If, Insert: e.Insert, Exists: e.Exists, Count: e.Count,
		Quantity: e.Quantity, List: e.List, Locks: e.Locks, Tx: e.Tx, Life: e.Life, Told: e.Told, Shaped: e.Shaped, Cache: e.Cache, Handled: e.Handled, Sets: e.Sets,
		K: e.K, At: e.At, Via: e.Via, Key: toFacts(e.Key), Value: toFacts(e.Value)}
	if d.At == "" {
		d.At = f.at(e.Instr)
	}
	return d
}

func toFacts(parts []Part) []PartFact {
	var out []PartFact
	for _, p := range parts {
		nf := p.NF
		if strings.Contains(nf, "@") {
			nf = ""
		}
		if f := (PartFact{p.Column, nf}); (nf != "" || p.Column != "") && !slices.Contains(out, f) && len(out) < 16 {
			out = append(out, f)
		}
	}
	return out
}

// fromFact returns the events of a function of another package at a call of it.
func (f *finder) fromFact(c ssa.CallInstruction, obj *types.Func) []*Event {
	var known IdemGuard
	if !f.pass.ImportObjectFact(obj.Origin(), &known) {
		return nil
	}
	var out []*Event
	for _, d := range known.Does {
		if len(d.Via) >= maxVia {
			continue
		}
		e := &Event{Role: d.Role, Place: d.Place, Answer: d.Answer, Delta: d.Delta, If: d.If, Insert: d.Insert, Exists: d.Exists, Count: d.Count,
			Quantity: d.Quantity, List: d.List, Locks: d.Locks, Tx: d.Tx, Life: d.Life, Told: d.Told, Shaped: d.Shaped, Cache: d.Cache, Handled: d.Handled, Sets: d.Sets,
			K: d.K, At: d.At, Via: d.Via, Why: "by what " + gotypes.FuncName(obj) + " does"}
		for _, p := range d.Key {
			e.Key = append(e.Key, Part{Column: p.Column, NF: p.NF})
		}
		for _, p := range d.Value {
			e.Value = append(e.Value, Part{Column: p.Column, NF: p.NF})
		}
		seen := f.seenFrom(c, gotypes.FuncName(obj), e)
		seen.List = seen.List || listed(obj.Signature())
		out = append(out, seen)
	}
	return out
}

// byImplementations returns the events of what implements an interface's method, as
// far as this package and its own imports hold it: of several those of the one that
// guards most, and what is durable before what is in memory.
func (f *finder) byImplementations(c ssa.CallInstruction, m *types.Func) []*Event {
	iface, ok := c.Common().Value.Type().Underlying().(*types.Interface)
	if !ok || iface.NumMethods() > 40 {
		return nil
	}
	var best []*Event
	score := 0
	for _, impl := range f.org.Implementations(iface, m.Name()) {
		var events []*Event
		if fn := f.body.SSA().Prog.FuncValue(impl); fn != nil && len(fn.Blocks) > 0 {
			events = f.lifted(c, fn)
		} else {
			events = f.fromFact(c, impl)
		}
		n := 0
		for _, e := range events {
			if e.Place.Durable() {
				n++
			}
			if e.Role == Claim || e.Role == Lock {
				n += 4
			}
		}
		if len(events) > 0 && n+1 > score {
			best, score = events, n+1
		}
	}
	for _, e := range best {
		e.Name, e.K = gotypes.FuncName(m), min(e.K, 2)
		e.Why = "by what implements it"
	}
	return best
}
