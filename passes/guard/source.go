package guard

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// A Source is an event that a value is an answer of, or is made of its answer.
type Source struct {
	Event *Event
	Field string // the field of the answer that the value is, or is made of; "" for the whole
	Count bool   // the value counts rows
	Made  bool   // computed, not the answer itself
}

// Sources returns the events that a value answers for: a row that was read, a field
// of it, how many rows a statement changed.
func (r *Result) Sources(v ssa.Value) []Source {
	if r.f == nil || v == nil || v.Parent() == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.sources(v)
}

func (f *finder) sources(v ssa.Value) []Source {
	w := &walk{f: f, seen: make(map[ssa.Value]bool)}
	w.back(v, Source{}, 12)
	return w.out
}

// maxWalk bounds the values that one is followed back through.
const maxWalk = 80

type walk struct {
	f    *finder
	seen map[ssa.Value]bool
	out  []Source
}

func (w *walk) add(s Source, events []*Event) {
	for _, e := range events {
		if e.Role == Check || e.Role == Claim || e.Role == Record {
			s.Event = e
			w.out = append(w.out, s)
		}
	}
}

// back follows v to what it came from; s is what is known of the way so far.
func (w *walk) back(v ssa.Value, s Source, depth int) {
	if v == nil || depth == 0 || w.seen[v] || len(w.seen) > maxWalk {
		return
	}
	w.seen[v] = true
	switch x := v.(type) {
	case *ssa.Extract:
		if c, ok := x.Tuple.(*ssa.Call); ok {
			w.f.events(c.Parent())
			if events := w.f.byInstr[c]; len(events) > 0 {
				w.add(s, answering(events, x.Index))
				return
			}
		}
		w.back(x.Tuple, s, depth)
	case *ssa.ChangeType:
		w.back(x.X, s, depth)
	case *ssa.Convert:
		w.back(x.X, s, depth)
	case *ssa.ChangeInterface:
		w.back(x.X, s, depth)
	case *ssa.MakeInterface:
		w.back(x.X, s, depth)
	case *ssa.TypeAssert:
		w.back(x.X, s, depth-1)
	case *ssa.Field:
		w.back(x.X, named(s, gotypes.FieldName(x.X.Type(), x.Field)), depth-1)
	case *ssa.FieldAddr:
		w.back(x.X, named(s, gotypes.FieldName(x.X.Type(), x.Field)), depth-1)
	case *ssa.IndexAddr:
		w.back(x.X, s, depth-1)
	case *ssa.Index:
		w.back(x.X, s, depth-1)
	case *ssa.Slice:
		w.back(x.X, s, depth-1)
	case *ssa.Lookup:
		if events := w.f.byInstr[x]; events != nil {
			w.add(s, events)
			return
		}
		if c := constText(x.Index); c != "" {
			s = named(s, c)
		}
		w.back(x.X, s, depth-1)
	case *ssa.UnOp:
		if x.Op != token.MUL {
			s.Made = s.Made || x.Op != token.NOT
		}
		w.back(x.X, s, depth-1)
	case *ssa.BinOp:
		s.Made = true
		w.back(x.X, s, depth-1)
		w.back(x.Y, s, depth-1)
	case *ssa.Phi:
		for _, e := range x.Edges {
			w.back(e, s, depth-1)
		}
	case *ssa.FreeVar:
		w.back(w.f.binding(x), s, depth-1)
	case *ssa.Alloc:
		w.filled(x, s, depth)
	case *ssa.Call:
		w.call(x, s, depth)
	}
}

// named notes the outermost field on the way, and what counts by its name.
func named(s Source, field string) Source {
	s.Count = s.Count || catalog.CountName(field)
	if s.Field == "" && !s.Count {
		s.Field = field
	}
	return s
}

// answering returns the events that a result of a call answers for.
func answering(events []*Event, result int) []*Event {
	var out []*Event
	for _, e := range events {
		if e.Answer.In == 0 || e.Answer.In&(1<<min(result, 15)) != 0 {
			out = append(out, e)
		}
	}
	return out
}

func (w *walk) call(c *ssa.Call, s Source, depth int) {
	w.f.events(c.Parent())
	if events := w.f.byInstr[c]; len(events) > 0 {
		w.add(s, events)
		return
	}
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		if b.Name() == "len" {
			s.Count = true
		}
		for _, a := range c.Call.Args {
			w.back(a, s, depth-1)
		}
		return
	}
	recv, args := operands(&c.Call)
	name := ""
	if m := c.Call.Method; m != nil {
		name = m.Name()
	} else if fn := c.Call.StaticCallee(); fn != nil {
		name = fn.Name()
	}
	s.Count = s.Count || catalog.CountName(name)
	if recv != nil {
		if types.Identical(c.Type(), types.Typ[types.Bool]) && s.Field == "" {
			s.Field = name // row.IsPaid()
		}
		w.back(recv, s, depth-1)
	}
	if len(w.out) == 0 && pureCall(c) {
		s.Made = true
		for _, a := range args {
			w.back(a, s, depth-1)
		}
	}
}

// pureCall reports whether a call only makes something of its arguments.
func pureCall(c *ssa.Call) bool {
	for p := range c.Call.Signature().Params().Variables() {
		if gotypes.IsContext(p.Type()) {
			return false
		}
	}
	return true
}
