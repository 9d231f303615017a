// Package txn says what runs inside a database transaction.
//
// A transaction is a callback that is handed to what begins and commits around
// it, the stretch between a begin and a commit of the same handle, or a function
// that is given the handle of a transaction. Functions and closures that are
// called from there are inside as well; what is handed to a hook that runs after
// the commit is not.
package txn

import (
	"fmt"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the *Result of each package.
var Analyzer = &analysis.Analyzer{
	Name: "idemtxn",
	Doc:  "idemtxn: what runs inside a database transaction",
	// origin decides which packages are looked at.
	Requires:   []*analysis.Analyzer{config.Analyzer, roles.Analyzer, ssabody.Analyzer, origin.Analyzer},
	FactTypes:  []analysis.Fact{(*IdemTx)(nil)},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
}

// Kind is the form of a transaction's code.
type Kind string

// The kinds of region.
const (
	Callback Kind = "callback" // a function that runs between begin and commit
	Span     Kind = "span"     // from a begin to a commit
	Handed   Kind = "handed"   // a function that is given the handle
)

// A Region is code that runs inside a transaction.
type Region struct {
	Kind Kind
	What string    // for messages: "DB.Transaction", "DB.BeginTx", "tx"
	Pos  token.Pos // the call that begins it; of a handle the parameter
	At   string    // "pay.go:38"
	Via  []string  // functions between the region and the code in it, outermost first, at most 3
}

// A Result answers for one package. It is safe for concurrent use.
type Result struct {
	mu sync.Mutex // around f, which remembers
	f  *finder
}

// At returns the transaction that an instruction runs inside of, the innermost,
// or nil. What a function does is inside if one of its calls is, at most three
// calls away.
func (r *Result) At(in ssa.Instruction) *Region {
	if r.f == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.at(in, maxCalls, map[ssa.Instruction]bool{})
}

// PartOf reports whether a call takes part in a transaction: it is made on the
// handle, on something made with the handle, or is given one of these. What it
// writes is rolled back with the rest.
func (r *Result) PartOf(c ssa.CallInstruction) bool {
	vals := c.Common().Args
	if c.Common().IsInvoke() {
		vals = append([]ssa.Value{c.Common().Value}, vals...)
	}
	return slices.ContainsFunc(vals, func(v ssa.Value) bool { return ofHandle(v, 6) })
}

func run(pass *analysis.Pass) (any, error) {
	r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
	org := pass.ResultOf[origin.Analyzer].(*origin.Result)
	if !r.Own || !org.Solved() {
		return &Result{}, nil
	}
	return config.Safely(pass, &Result{}, func() *Result {
		f := &finder{
			pass:  pass,
			roles: r,
			body:  pass.ResultOf[ssabody.Analyzer].(*ssabody.Package),
			spans: make(map[*ssa.Function][]*span),
			runs:  make(map[*ssa.Function][]int),
		}
		f.exportFacts()
		return &Result{f: f}
	})
}

const (
	maxCalls = 3 // calls between a transaction and what is in it
	maxVia   = 3
)

type finder struct {
	pass  *analysis.Pass
	roles *roles.Roles
	body  *ssabody.Package
	spans map[*ssa.Function][]*span
	runs  map[*ssa.Function][]int // by function, the parameters that it runs in a transaction

	uses map[*ssa.Function][]ssa.Instruction // of functions: calls, and where their closures are made
}

// at looks for the transaction around an instruction: in its own function, and
// where that is called from.
func (f *finder) at(in ssa.Instruction, depth int, seen map[ssa.Instruction]bool) *Region {
	if seen[in] {
		return nil
	}
	seen[in] = true
	fn := in.Parent()
	if r := f.within(in); r != nil {
		return r
	}
	handed := f.handed(fn, in)
	if handed != nil && fn.Parent() == nil {
		return handed
	}
	for _, use := range f.usesOf(fn) {
		if r := f.around(fn, use, depth, seen); r != nil {
			return r
		}
	}
	return handed
}

// around looks for the transaction around one use of a function: a call, or the
// place where its closure is made and handed on.
func (f *finder) around(fn *ssa.Function, use ssa.Instruction, depth int, seen map[ssa.Instruction]bool) *Region {
	if c, ok := use.(ssa.CallInstruction); ok {
		if source(c.Common().StaticCallee()) == fn {
			if depth == 0 {
				return nil
			}
			return through(f.at(c, depth-1, seen), fn)
		}
		return f.inArgument(c, fn, depth, seen)
	}
	v, ok := use.(ssa.Value)
	if !ok || v.Referrers() == nil {
		return nil
	}
	for _, u := range *v.Referrers() {
		c, ok := u.(ssa.CallInstruction)
		if !ok {
			continue
		}
		var r *Region
		if c.Common().Value == v {
			r = f.at(c, depth, seen)
		} else {
			r = f.inArgument(c, v, depth, seen)
		}
		if r != nil {
			return r
		}
	}
	return nil
}

// inArgument looks for the transaction that a function value runs in when it is
// handed to a call.
func (f *finder) inArgument(c ssa.CallInstruction, v ssa.Value, depth int, seen map[ssa.Instruction]bool) *Region {
	for i, arg := range c.Common().Args {
		if arg != v {
			continue
		}
		if f.runsInTx(c, i) {
			return &Region{Kind: Callback, What: callName(c), Pos: c.Pos(), At: f.place(c.Pos())}
		}
	}
	if depth == 0 || runsLater(c) {
		return nil
	}
	return f.at(c, depth-1, seen)
}

func through(r *Region, fn *ssa.Function) *Region {
	if r == nil {
		return nil
	}
	if len(r.Via) < maxVia {
		out := *r
		out.Via = append(slices.Clone(r.Via), fn.Name())
		return &out
	}
	return r
}

// usesOf returns where a function of this package is used: its calls, what it is
// handed to, and where its closures are made.
func (f *finder) usesOf(fn *ssa.Function) []ssa.Instruction {
	if f.uses == nil {
		f.uses = make(map[*ssa.Function][]ssa.Instruction)
		for _, user := range f.body.Funcs() {
			for _, b := range user.Blocks {
				for _, in := range b.Instrs {
					f.noteUses(in)
				}
			}
		}
	}
	return f.uses[fn]
}

func (f *finder) noteUses(in ssa.Instruction) {
	for _, op := range in.Operands(nil) {
		if used, ok := (*op).(*ssa.Function); ok {
			used = source(used)
			f.uses[used] = append(f.uses[used], in)
		}
	}
}

// source returns the function that an instance of a generic one was made of.
func source(fn *ssa.Function) *ssa.Function {
	if fn != nil && fn.Origin() != nil {
		return fn.Origin()
	}
	return fn
}

func (f *finder) place(pos token.Pos) string {
	p := f.pass.Fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}
