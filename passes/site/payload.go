package site

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/outcome"
)

// A Replay is a stored answer that is given for a key without a look at whether the
// request is the one that it was stored for.
type Replay struct {
	Check      *guard.Event
	Instr      ssa.Instruction // the return, or the call that writes the answer
	Request    string          // what is not looked at: "r", "req"
	Written    bool            // it is written, not returned
	Confidence config.Confidence
}

// replays returns the stored answers that a function gives without a look at its
// request.
func (w *world) replays(fn *ssa.Function) []*Replay {
	var out []*Replay
	for _, e := range w.events().Events(fn) {
		if e.Role != guard.Check && e.Role != guard.Claim || e.Cache || !e.Place.Durable() || !keyMeant(e) || fingerprinted(e) {
			continue
		}
		request := w.requestOf(fn, e)
		if request == "" {
			continue
		}
		at, written := w.replayOf(fn, e)
		if at == nil || w.compared(fn, e) {
			continue
		}
		r := &Replay{Check: e, Instr: at, Request: request, Written: written, Confidence: config.Medium}
		if !slices.ContainsFunc(out, func(o *Replay) bool { return o.Instr == r.Instr }) {
			out = append(out, r)
		}
	}
	return out
}

// requestOf names a parameter that holds more of the request than its key; "" if
// there is none.
func (w *world) requestOf(fn *ssa.Function, e *guard.Event) string {
	for f := fn; f != nil; f = f.Parent() {
		for i, p := range f.Params {
			if i == 0 && f.Signature.Recv() != nil {
				continue
			}
			if holdsRequest(p.Type()) {
				return p.Name()
			}
		}
	}
	return ""
}

// holdsRequest reports whether a parameter's type is that of a request: of the HTTP
// server, or a struct with fields of its own.
func holdsRequest(t types.Type) bool {
	tn := gotypes.NamedOf(t)
	if tn == nil || gotypes.IsContext(t) {
		return false
	}
	words, s := catalog.Words(tn.Name()), gotypes.StructOf(t)
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	return catalog.RequestTypeName(last) && s != nil && (s.NumFields() > 1 || s.NumFields() == 1 && holdsRequest(s.Field(0).Type()))
}

// replayOf returns where what a look-up has found is given as the answer, on a way
// that the function takes only if it was there: else it does something.
func (w *world) replayOf(fn *ssa.Function, e *guard.Event) (at ssa.Instruction, written bool) {
	for _, b := range fn.DomPreorder() {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Return:
				if w.givesBack(in, e) && w.branched(fn, e, in) {
					return in, false
				}
			case *ssa.Call:
				if repliesWith(in) && w.written(in, e) && w.branched(fn, e, in) {
					return in, true
				}
			}
		}
	}
	return nil, false
}

// givesBack reports whether a return gives what was found, and no error: as a result,
// or in a variable of the function around it.
func (w *world) givesBack(r *ssa.Return, e *guard.Event) bool {
	found := slices.ContainsFunc(r.Block().Instrs, func(in ssa.Instruction) bool {
		st, ok := in.(*ssa.Store)
		if !ok {
			return false
		}
		_, outer := st.Addr.(*ssa.FreeVar)
		return outer && w.answers(st.Val, e)
	})
	for _, v := range r.Results {
		if gotypes.IsError(v.Type()) {
			if k, ok := v.(*ssa.Const); !ok || !k.IsNil() {
				return false
			}
			continue
		}
		found = found || w.answers(v, e)
	}
	return found
}

// answers reports whether a value is what an event has found, or a part of it that is
// no number and no bool.
func (w *world) answers(v ssa.Value, e *guard.Event) bool {
	if _, isConst := v.(*ssa.Const); isConst {
		return false
	}
	if b, ok := v.Type().Underlying().(*types.Basic); ok && b.Info()&types.IsString == 0 {
		return false
	}
	if c, ok := v.(*ssa.Call); ok && len(c.Call.Args) == 1 && ssa.Instruction(c) != e.Instr { // dto.From(old)
		v = c.Call.Args[0]
	}
	return slices.ContainsFunc(w.events().Sources(v), func(s guard.Source) bool { return s.Event.Instr == e.Instr && !s.Count })
}

// written reports whether a call is given what an event has found.
func (w *world) written(c *ssa.Call, e *guard.Event) bool {
	return slices.ContainsFunc(operandsOf(c), func(v ssa.Value) bool {
		return !gotypes.IsError(v.Type()) && w.answers(v, e)
	})
}

// repliesWith reports whether a call writes an answer: a method of a parameter, or of
// what is made of one, that writes.
func repliesWith(c *ssa.Call) bool {
	if !catalog.ReplyName(calledName(c)) {
		return false
	}
	recv := c.Call.Value
	if !c.Call.IsInvoke() {
		if c.Call.Signature().Recv() == nil || len(c.Call.Args) == 0 {
			return false
		}
		recv = c.Call.Args[0]
	}
	if made, ok := recv.(*ssa.Call); ok && len(made.Call.Args) > 0 { // json.NewEncoder(w).Encode
		recv = made.Call.Args[0]
	}
	switch root(recv).(type) {
	case *ssa.Parameter, *ssa.FreeVar:
		return true
	}
	return false
}

// branched reports whether an instruction runs only on one side of a branch on what
// an event answers, and the function does something on the other.
func (w *world) branched(fn *ssa.Function, e *guard.Event, in ssa.Instruction) bool {
	if w.afterConflict(fn, e) {
		return true
	}
	for b := in.Block().Idom(); b != nil; b = b.Idom() {
		br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok || !after(e.Instr, br) && e.Instr.Block() != b {
			continue
		}
		if !slices.ContainsFunc(w.events().Sources(br.Cond), func(s guard.Source) bool { return s.Event.Instr == e.Instr }) && !w.asksAnswer(br.Cond, e, 4) {
			continue
		}
		for i, s := range b.Succs {
			if leadsTo(s, in.Block()) && !leadsTo(b.Succs[1-i], in.Block()) && w.actsIn(fn, b.Succs[1-i], e, in) {
				return true
			}
		}
	}
	return false
}

// afterConflict reports whether a look-up is made only where an insert has found the
// key taken.
func (w *world) afterConflict(fn *ssa.Function, e *guard.Event) bool {
	return slices.ContainsFunc(w.events().Events(fn), func(o *guard.Event) bool {
		c, ok := o.Instr.(*ssa.Call)
		if !ok || !o.Insert || o.Instr == e.Instr {
			return false
		}
		a := outcome.Of(c)
		return a != nil && a.At(e.Instr) == outcome.Conflict
	})
}

// asksAnswer reports whether a condition is made of the answer of an event.
func (w *world) asksAnswer(v ssa.Value, e *guard.Event, depth int) bool {
	if depth == 0 {
		return false
	}
	switch v := v.(type) {
	case *ssa.Extract:
		c, ok := v.Tuple.(*ssa.Call)
		return ok && ssa.Instruction(c) == e.Instr
	case *ssa.Call:
		if ssa.Instruction(v) == e.Instr {
			return true
		}
		return slices.ContainsFunc(v.Call.Args, func(a ssa.Value) bool { return w.asksAnswer(a, e, depth-1) })
	case *ssa.UnOp:
		return w.asksAnswer(v.X, e, depth-1)
	case *ssa.BinOp:
		return w.asksAnswer(v.X, e, depth-1) || w.asksAnswer(v.Y, e, depth-1)
	}
	return false
}

// actsIn reports whether something is done from a block on that the replay does not
// lead to: a record, an effect, a handler or function that is handed in.
func (w *world) actsIn(fn *ssa.Function, from *ssa.BasicBlock, e *guard.Event, replay ssa.Instruction) bool {
	for _, b := range fn.Blocks {
		if !leadsTo(from, b) || leadsTo(replay.Block(), b) {
			continue
		}
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok || in == e.Instr {
				continue
			}
			if w.effectAt(c) != nil || functionValue(c) != "" || handsRequest(c) || slices.ContainsFunc(w.events().At(c), func(o *guard.Event) bool {
				return o.Role == guard.Record || o.Role == guard.Claim
			}) {
				return true
			}
		}
	}
	return false
}

// handsRequest reports whether a call hands the request on to something that is
// chosen elsewhere.
func handsRequest(c *ssa.Call) bool {
	if c.Call.StaticCallee() != nil {
		return false
	}
	return slices.ContainsFunc(c.Call.Args, func(v ssa.Value) bool { return holdsRequest(v.Type()) })
}
