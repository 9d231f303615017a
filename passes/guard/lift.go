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
