package guard

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

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
