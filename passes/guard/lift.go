package guard

import (
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

const (
	maxVia    = 3
	maxEvents = 16 // of one function, as its callers see it
)

// lifted returns the events of a called function of this package, as its caller sees
// them.
func (f *finder) lifted(c ssa.CallInstruction, callee *ssa.Function) []*Event {
	var out []*Event
	name := callee.Name()
	if obj, ok := callee.Object().(*types.Func); ok {
		name = gotypes.FuncName(obj)
	}
	for _, e := range f.outside(callee) {
		seen := f.seenFrom(c, name, e)
		seen.List = seen.List || listed(callee.Signature)
		out = append(out, seen)
	}
	return out
}

// outside returns the events of a function that its callers have to do with: what it
// answers by, what it leaves written, claimed or locked.
func (f *finder) outside(fn *ssa.Function) []*Event {
	var out []*Event
	events := f.withClosures(fn)
	for _, e := range events {
		if len(e.Via) >= maxVia || len(out) == maxEvents {
			continue
		}
		if e.Place.Kind == Memory && strings.Contains(e.Place.Name, "@") {
			continue // a variable of the function's own
		}
		switch e.Role {
		case Tx:
			continue
		case Check:
			a, ok := f.answers(fn, e)
			if !ok {
				continue
			}
			seen := *e
			seen.Answer = a
			e = &seen
		case Claim:
			seen := *e
			seen.Answer, seen.Told = f.answers(fn, e)
			e = &seen
		case Record:
			if c, ok := e.Instr.(*ssa.Call); ok && e.Handled == "" {
				if name := f.handlesConflict(c); name != "" {
					seen := *e
					seen.Handled = name
					e = &seen
				}
			}
		case Lock, Release:
			if slices.ContainsFunc(events, func(o *Event) bool { return o.Role == Lock+Release-e.Role && o.Place.Same(e.Place) }) {
				continue // locked and unlocked
			}
		}
		out = append(out, e)
	}
	return out
}

// withClosures returns the events of fn and of the function literals in it that it
// runs itself.
func (f *finder) withClosures(fn *ssa.Function) []*Event {
	out := f.events(fn)
	for _, anon := range fn.AnonFuncs {
		out = append(slices.Clip(out), f.withClosures(anon)...)
	}
	return out
}

// answers says how a function's results read as the answer of one of its events; ok
// is false if none of them depends on it.
func (f *finder) answers(fn *ssa.Function, e *Event) (a Answer, ok bool) {
	a = e.Answer
	a.In = 0
	results := fn.Signature.Results()
	bools := 0
	for i := range results.Len() {
		if isBool(results.At(i).Type()) {
			bools++
		}
	}
	a.Fails = e.Role == Claim && bools == 0
	if obj, isFunc := fn.Object().(*types.Func); bools > 0 && isFunc {
		a.Present = answerOf(obj, e.Role).Present
	}
	tests := f.testsOf(e)
	var said [2][2]bool // of constant bools: by whether it was there, by what is answered
	for _, r := range returned(fn) {
		if was, is, ok := constantAnswer(r, tests); ok {
			said[index(was)][index(is)] = true
			continue
		}
		if f.answeredBy(r, e, tests, &a) {
			a.In |= 1 << min(r.index, 15)
		}
	}
	for _, is := range []bool{true, false} {
		if said[1][index(is)] && said[0][index(!is)] && !said[1][index(!is)] && !said[0][index(is)] {
			a.Present = is
			for i := range results.Len() {
				if isBool(results.At(i).Type()) {
					a.In |= 1 << min(i, 15)
				}
			}
		}
	}
	return a, a.In != 0
}

func index(b bool) int {
	if b {
		return 1
	}
	return 0
}

// constantAnswer says of a bool that is returned as a constant whether the thing was
// there and what is answered. Where an error is returned as well it is no answer.
func constantAnswer(r result, tests []Test) (was, is, ok bool) {
	c, isConst := r.val.(*ssa.Const)
	if !isConst || !isBool(c.Type()) || c.Value == nil || r.fails {
		return false, false, false
	}
	was, known := presentAt(r.block, tests)
	return was, c.Value.ExactString() == "true", known
}

// answeredBy reports whether one result that a function returns depends on an event,
// and notes how a bool reads.
func (f *finder) answeredBy(r result, e *Event, tests []Test, a *Answer) bool {
	if c, isConst := r.val.(*ssa.Const); isConst {
		was, known := presentAt(r.block, tests)
		return known && !was && c.IsNil() && !isErrorLike(c.Type()) // no row
	}
	if isErrorLike(r.val.Type()) && e.Role == Check {
		return f.nameOf(r.val) != "" && len(tests) > 0 || // a sentinel of its own
			slices.ContainsFunc(f.sources(r.val), func(s Source) bool { return s.Event == e && !s.Made })
	}
	if isBool(r.val.Type()) {
		for _, s := range f.senses(r.val) {
			if s.e == e && s.form == Existence && s.yes != nothing {
				a.Present = s.yes == present
				return true
			}
		}
	}
	return slices.ContainsFunc(f.sources(r.val), func(s Source) bool { return s.Event == e })
}

// isErrorLike reports whether a type is error, or is named like one.
func isErrorLike(t types.Type) bool {
	tn := gotypes.NamedOf(t)
	return gotypes.IsError(t) || tn != nil && slices.Contains(catalog.Words(tn.Name()), "error")
}

// A result is a value that a function returns, and where it is settled.
type result struct {
	val   ssa.Value
	block *ssa.BasicBlock
	index int
	fails bool // with it goes an error that is not nil
}

// returned returns what fn returns. Results that are kept in variables, as they are
// in functions that defer, are what is put there.
func returned(fn *ssa.Function) []result {
	var out []result
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok {
			continue
		}
		fails := false
		if n := len(ret.Results); n > 0 && isErrorLike(ret.Results[n-1].Type()) {
			c, isConst := ret.Results[n-1].(*ssa.Const)
			_, kept := isLoad(ret.Results[n-1])
			fails = !kept && !(isConst && c.IsNil())
		}
		for i, v := range ret.Results {
			out = append(out, result{v, b, i, fails})
			out = append(out, keptIn(v, i)...)
		}
	}
	return out
}

// keptIn returns what is stored in the variable that v is loaded from, nil if it is
// not loaded from one or nothing is.
func keptIn(v ssa.Value, i int) []result {
	u, ok := isLoad(v)
	if !ok {
		return nil
	}
	a, ok := u.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var out []result
	for _, r := range *a.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Addr == ssa.Value(a) {
			out = append(out, result{st.Val, st.Block(), i, false})
		}
	}
	return out
}

func (f *finder) testsOf(e *Event) []Test {
	var out []Test
	for _, t := range f.tests(e.Fn) {
		if t.Event == e {
			out = append(out, t)
		}
	}
	return out
}

// presentAt says what is known of a check's answer in a block.
func presentAt(b *ssa.BasicBlock, tests []Test) (present, known bool) {
	for _, t := range tests {
		switch {
		case t.Present != nil && len(t.Present.Preds) == 1 && t.Present.Dominates(b):
			return true, true
		case t.Absent != nil && len(t.Absent.Preds) == 1 && t.Absent.Dominates(b):
			return false, true
		}
	}
	return false, false
}

// seenFrom is an event of a called function as its caller sees it, with the caller's
// values in the place of the parameters.
func (f *finder) seenFrom(c ssa.CallInstruction, name string, e *Event) *Event {
	seen := *e
	seen.Fn, seen.Instr, seen.Row = nil, nil, e.Row
	if seen.At == "" {
		seen.At = f.at(e.Instr)
	}
	seen.Name, seen.Via = name, append([]string{name}, e.Via...)
	seen.Place.Name = f.put(c, e.Place.Name, e.Place.Kind == Memory || e.Place.Kind == Object)
	seen.Key, seen.Value = f.putParts(c, e.Key), f.putParts(c, e.Value)
	return &seen
}

func (f *finder) put(c ssa.CallInstruction, nf string, form bool) string {
	if !form {
		return nf
	}
	return substitute(nf, func(param string) string {
		if v := argument(c, param); v != nil {
			return f.normal(v)
		}
		return ""
	})
}

// putParts puts the caller's values into the parts of a key. A parameter that is a
// struct made by the caller stands for its fields.
func (f *finder) putParts(c ssa.CallInstruction, parts []Part) []Part {
	var out []Part
	for _, p := range parts {
		if len(out) >= maxParts {
			break
		}
		param, rest, ok := firstParam(p.NF)
		arg := argument(c, param)
		if !ok || arg == nil {
			out = append(out, Part{Column: p.Column, NF: f.put(c, p.NF, true)})
			continue
		}
		if p.NF == "{"+param+"}" {
			var more []Part
			f.addParts(&more, p.Column, arg, 4)
			out = append(out, more...)
			continue
		}
		if v := f.fieldOf(arg, rest); v != nil {
			var more []Part
			f.addParts(&more, p.Column, v, 3)
			out = append(out, more...)
			continue
		}
		out = append(out, Part{Column: p.Column, NF: f.put(c, p.NF, true), Val: arg})
	}
	return out
}

// fieldOf returns what is put in a field of a struct that is made here: rest is
// ".Ref".
func (f *finder) fieldOf(v ssa.Value, rest string) ssa.Value {
	name, ok := strings.CutPrefix(rest, ".")
	if !ok || strings.ContainsAny(name, ".([") {
		return nil
	}
	w := into(v, []catalog.Step{{Kind: catalog.Field, Name: name}})
	if w == v {
		return nil
	}
	return w
}

// firstParam takes the first parameter out of a form: "0" and ".Ref" of "{0}.Ref".
func firstParam(nf string) (param, rest string, ok bool) {
	i, j := strings.IndexByte(nf, '{'), strings.IndexByte(nf, '}')
	if i < 0 || j < i {
		return "", "", false
	}
	return nf[i+1 : j], nf[j+1:], true
}

// argument returns what a call gives for a parameter of a form.
func argument(c ssa.CallInstruction, param string) ssa.Value {
	recv, args := operands(c.Common())
	if param == "r" {
		return recv
	}
	i, err := strconv.Atoi(param)
	if err != nil || i >= len(args) {
		return nil
	}
	return args[i]
}
