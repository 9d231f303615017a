package origin

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// budget bounds the steps of one question, blocks walked back counted; hugeFunc is the number of
// instructions above which a function is not looked into.
const (
	budget   = 4_000
	hugeFunc = 20_000
)

type memoKey struct {
	v    ssa.Value
	path string
	at   ssa.Instruction
}

type evaluator struct {
	fset  *token.FileSet
	pkg   *types.Package
	facts map[types.Object]*IdemOrigin // of other packages
	roles *roles.Roles
	body  *ssabody.Package

	memo      map[memoKey]Val
	open      map[memoKey]int // questions being answered, by depth
	cut       int             // the lowest depth at which a cycle was cut
	steps     int
	makers    map[*ssa.Function]*ssa.MakeClosure
	direct    map[*ssa.Function]map[ssa.Value][]direct
	written   map[*ssa.Function]*writes
	summaries map[*ssa.Function]*summary
	globals   map[*ssa.Global][]*ssa.Store
	fieldVals map[fieldKey][]ssa.Value
	keyFields map[*types.Struct][]keyField
	told      map[*types.Package]bool
	methods   map[methodKey][]*types.Func
	reaching  map[*ssa.Function]bool
	families  map[*ssa.Function][]*ssa.Function
}

// newEvaluator takes from the pass what is needed later: passes/site asks when the
// pass is over.
func newEvaluator(pass *analysis.Pass, r *roles.Roles, body *ssabody.Package) *evaluator {
	facts := make(map[types.Object]*IdemOrigin)
	for _, f := range pass.AllObjectFacts() {
		if told, ok := f.Fact.(*IdemOrigin); ok && f.Object.Pkg() != pass.Pkg {
			facts[f.Object] = told
		}
	}
	return &evaluator{
		fset: pass.Fset, pkg: pass.Pkg, facts: facts, roles: r, body: body,
		memo:      make(map[memoKey]Val),
		open:      make(map[memoKey]int),
		makers:    make(map[*ssa.Function]*ssa.MakeClosure),
		direct:    make(map[*ssa.Function]map[ssa.Value][]direct),
		written:   make(map[*ssa.Function]*writes),
		summaries: make(map[*ssa.Function]*summary),
		keyFields: make(map[*types.Struct][]keyField),
		methods:   make(map[methodKey][]*types.Func),
		reaching:  make(map[*ssa.Function]bool),
		families:  make(map[*ssa.Function][]*ssa.Function),
	}
}

const noCut = 1 << 30

// ask answers one question within a fresh budget.
func (e *evaluator) ask(v ssa.Value, p path, at ssa.Instruction) Val {
	e.steps, e.cut = 0, noCut
	return e.eval(v, p, at).sorted()
}

// cached answers a question once. An answer that hangs on a question still open
// (a cycle was cut) is not kept: it may lack what that question will find.
func (e *evaluator) cached(k memoKey, f func() Val) Val {
	if v, ok := e.memo[k]; ok {
		return v
	}
	if d, ok := e.open[k]; ok {
		e.cut = min(e.cut, d)
		return Val{}
	}
	if e.steps++; e.steps > budget {
		return unknown("the way back is too long")
	}
	depth := len(e.open)
	e.open[k] = depth
	outer := e.cut
	e.cut = noCut
	v := f()
	delete(e.open, k)
	if e.cut >= depth && e.steps <= budget {
		e.memo[k] = v
		e.cut = outer
	} else {
		e.cut = min(e.cut, outer)
	}
	return v
}

// eval returns where the value at p below v comes from, as at sees it.
func (e *evaluator) eval(v ssa.Value, p path, at ssa.Instruction) Val {
	if gotypes.IsError(v.Type()) {
		return Val{} // an error says what went wrong, not which intent it was
	}
	if len(p) > 0 && isCallStep(p[0]) {
		if val, ok := e.applied(v, p, at); ok {
			return val
		}
	}
	switch v := v.(type) {
	case *ssa.Const:
		return constVal(v)
	case *ssa.Function, *ssa.Builtin:
		return fixed
	case *ssa.Parameter:
		if !isObject(v.Type()) {
			return e.param(v, p)
		}
	case *ssa.ChangeType:
		return e.eval(v.X, p, at)
	case *ssa.Convert:
		return e.eval(v.X, p, at)
	case *ssa.MultiConvert:
		return e.eval(v.X, p, at)
	case *ssa.ChangeInterface:
		return e.eval(v.X, p, at)
	case *ssa.MakeInterface:
		return e.eval(v.X, p, at)
	case *ssa.TypeAssert:
		return e.eval(v.X, p, at)
	}
	if isObject(v.Type()) {
		if u, ok := v.(*ssa.UnOp); ok && len(p) == 0 {
			if src, ok := e.fieldRead(u); ok {
				return src
			}
		}
		return e.cached(memoKey{v, p.String(), at}, func() Val {
			var out Val
			for _, c := range e.cellsAt(v, p) {
				out.join(e.read(c, at))
			}
			return out
		})
	}
	return e.cached(memoKey{v, p.String(), nil}, func() Val { return e.value(v, p) })
}

// value answers for values that are not pointers into objects.
func (e *evaluator) value(v ssa.Value, p path) Val {
	switch v := v.(type) {
	case *ssa.Phi:
		return e.phi(v, p)
	case *ssa.UnOp:
		return e.unop(v, p)
	case *ssa.BinOp:
		return e.binop(v)
	case *ssa.Field:
		if src, ok := e.fieldSource(v.X.Type(), gotypes.FieldName(v.X.Type(), v.Field), v); ok {
			return src
		}
		return e.eval(v.X, path{gotypes.FieldName(v.X.Type(), v.Field)}.then(p...), v)
	case *ssa.Index:
		return e.eval(v.X, path{index(v.Index)}.then(p...), v)
	case *ssa.Lookup:
		return e.eval(v.X, path{index(v.Index)}.then(p...), v)
	case *ssa.Slice: // of a string
		val := e.eval(v.X, p, v)
		val.Tmpl = nil
		return val
	case *ssa.SliceToArrayPointer:
		return e.eval(v.X, p, v)
	case *ssa.Extract:
		return e.extract(v, p)
	case *ssa.Call:
		return e.call(v, 0, p)
	case *ssa.FreeVar:
		if b := e.binding(v); b != nil {
			return e.eval(b, p, e.maker(v.Parent()))
		}
		return unknown("a captured variable of a function that is made elsewhere")
	case *ssa.Range, *ssa.Next, *ssa.Select:
		return fromChannel
	case *ssa.MakeClosure, *ssa.MakeChan:
		return fixed
	}
	return unknown("a value that is not followed")
}

var fromChannel = unknown("what a channel hands over")

// fixed is the origin of what never changes and has no text.
var fixed = Val{Orgs: []Org{{Kind: Const}}}

// zero is the origin of a value that nothing was put in.
var zero = Val{Orgs: []Org{{Kind: Const, What: "nothing"}}}

func constVal(c *ssa.Const) Val {
	if c.Value == nil {
		return zero
	}
	text := c.Value.ExactString()
	if c.Value.Kind() == constant.String {
		text = constant.StringVal(c.Value)
	}
	v := fixed
	if text == "" {
		v = zero
	}
	return Val{Orgs: v.Orgs, Tmpl: []Piece{{Text: text}}}
}

// param is what a parameter holds: its callers know. In a closure that is called
// where it stands, or whose arguments are seen, the caller is this function's parent.
func (e *evaluator) param(p *ssa.Parameter, below path) Val {
	name := p.Name()
	if len(below) > 0 {
		name += "." + below.String()
	}
	if v, ok := p.Object().(*types.Var); ok {
		if rows := e.roles.Param(v); rows != nil && len(rows.Sources) > 0 {
			return e.source(rows.Sources[0], name, nil)
		}
	}
	if v, ok := e.handed(p, below); ok {
		return v
	}
	return Val{Orgs: []Org{{Kind: Param, Ref: Ref{number(p), slices.Clone(below)}, What: name, Pos: p.Pos(), of: p.Parent()}}}
}

// number counts a parameter as [Ref] does.
func number(p *ssa.Parameter) int {
	i := slices.Index(p.Parent().Params, p)
	if p.Parent().Signature.Recv() != nil {
		i--
	}
	return i
}

// phi joins its edges. An edge taken only where another edge's value was empty
// is a fallback.
func (e *evaluator) phi(phi *ssa.Phi, p path) Val {
	var out Val
	if e.isCounter(phi) {
		return Val{Orgs: []Org{{Kind: Seq, What: "the loop's counter", Category: "attempt", Pos: phi.Pos(), Instr: phi, At: e.at(phi.Pos())}}}
	}
	for i, edge := range phi.Edges {
		pred := phi.Block().Preds[i]
		val := e.eval(edge, p, last(pred))
		if e.onlyIfOneIsEmpty(pred, phi.Block(), phi.Edges, i) {
			val = val.each(func(o *Org) { o.Fallback = true })
			if root := e.keeper(phi.Parent(), edge); root != nil {
				val = val.each(keptIn(root))
			}
		}
		out.join(val)
	}
	return out
}

// isCounter reports whether phi is a loop's counter: a constant, then itself plus
// or minus a constant.
func (e *evaluator) isCounter(phi *ssa.Phi) bool {
	steps := 0
	for _, edge := range phi.Edges {
		switch x := edge.(type) {
		case *ssa.Const:
		case *ssa.BinOp:
			_, one := x.Y.(*ssa.Const)
			if x.X != phi || !one || x.Op != token.ADD && x.Op != token.SUB {
				return false
			}
			steps++
		default:
			return false
		}
	}
	b, ok := phi.Type().Underlying().(*types.Basic)
	return steps > 0 && ok && b.Info()&types.IsInteger != 0
}

func (e *evaluator) unop(u *ssa.UnOp, p path) Val {
	switch u.Op {
	case token.MUL:
		var out Val
		for _, c := range e.cellsAt(u.X, p) {
			out.join(e.read(c, u))
		}
		if src, ok := e.fieldRead(u); ok {
			return src
		}
		return out
	case token.ARROW:
		return fromChannel
	default:
		return e.eval(u.X, p, u)
	}
}

// fieldRead answers for a field that a row names, when it is read and when what
// it points to is.
func (e *evaluator) fieldRead(u *ssa.UnOp) (Val, bool) {
	x := u.X
	if ptr, ok := x.(*ssa.UnOp); ok && ptr.Op == token.MUL {
		x = ptr.X
	}
	f, ok := x.(*ssa.FieldAddr)
	if !ok || u.Op != token.MUL {
		return Val{}, false
	}
	return e.fieldSource(f.X.Type(), gotypes.FieldName(f.X.Type(), f.Field), u)
}

func (e *evaluator) binop(b *ssa.BinOp) Val {
	switch b.Op {
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		return fixed // one of two answers names no attempt
	}
	x, y := e.eval(b.X, nil, b), e.eval(b.Y, nil, b)
	out := Val{}
	out.combine(x, y)
	if t, ok := b.Type().Underlying().(*types.Basic); ok && t.Info()&types.IsString != 0 {
		if o, ok := e.ordered(b); ok {
			out.add(o)
		}
		out.Tmpl, out.Pos = concat(e.pieces(place{b.X, nil}, x), e.pieces(place{b.Y, nil}, y)), b.Pos()
	}
	return out
}

// ordered reports a string that grows by the elements of a map in the order in
// which the map gives them.
func (e *evaluator) ordered(b *ssa.BinOp) (Org, bool) {
	phi, ok := b.X.(*ssa.Phi)
	if !ok || !slices.Contains(phi.Edges, ssa.Value(b)) {
		return Org{}, false
	}
	var from func(v ssa.Value, depth int) *ssa.Next
	from = func(v ssa.Value, depth int) *ssa.Next {
		if depth > 6 {
			return nil
		}
		switch v := v.(type) {
		case *ssa.Next:
			if r, ok := v.Iter.(*ssa.Range); ok {
				if _, ok := r.X.Type().Underlying().(*types.Map); ok {
					return v
				}
			}
		case ssa.Instruction:
			var ops []*ssa.Value
			for _, op := range v.Operands(ops) {
				if *op != nil {
					if n := from(*op, depth+1); n != nil {
						return n
					}
				}
			}
		}
		return nil
	}
	n := from(b.Y, 0)
	if n == nil {
		return Org{}, false
	}
	return Org{Kind: Order, What: "the order of a map", Category: "order", Pos: b.Pos(), Instr: b, At: e.at(b.Pos())}, true
}

func (e *evaluator) extract(x *ssa.Extract, p path) Val {
	switch t := x.Tuple.(type) {
	case *ssa.Call:
		return e.call(t, x.Index, p)
	case *ssa.TypeAssert:
		if x.Index == 0 {
			return e.eval(t.X, p, x)
		}
	case *ssa.Lookup:
		if x.Index == 0 {
			return e.eval(t.X, path{index(t.Index)}.then(p...), x)
		}
	case *ssa.Next:
		if r, ok := t.Iter.(*ssa.Range); ok {
			return e.eval(r.X, path{elem}.then(p...), x)
		}
	case *ssa.UnOp, *ssa.Select:
		return fromChannel
	}
	return fixed
}

// global answers for a package variable: its initialiser, if nothing else sets it.
func (e *evaluator) global(g *ssa.Global, p path, at ssa.Instruction) Val {
	if v, ok := e.varSource(g, at); ok {
		return v
	}
	stores := e.storesTo(g)
	if len(stores) == 0 {
		return unknown("a package variable that is set elsewhere")
	}
	var out Val
	for _, st := range stores {
		if st.Parent().Synthetic == "" {
			return unknown("a package variable that changes")
		}
		out.join(e.eval(st.Val, p, st))
	}
	return out
}

// varSource answers for a package variable that a row names: a random reader.
func (e *evaluator) varSource(g *ssa.Global, at ssa.Instruction) (Val, bool) {
	obj, ok := g.Object().(*types.Var)
	if !ok {
		return Val{}, false
	}
	rows := e.roles.Var(obj)
	if rows == nil || len(rows.Sources) == 0 {
		return Val{}, false
	}
	return e.source(rows.Sources[0], obj.Pkg().Name()+"."+obj.Name(), at), true
}

func (e *evaluator) storesTo(g *ssa.Global) []*ssa.Store {
	if e.globals == nil {
		e.globals = make(map[*ssa.Global][]*ssa.Store)
		for _, fn := range e.body.Funcs() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					if st, ok := in.(*ssa.Store); ok {
						if g, ok := st.Addr.(*ssa.Global); ok {
							e.globals[g] = append(e.globals[g], st)
						}
					}
				}
			}
		}
	}
	return e.globals[g]
}

func (e *evaluator) at(pos token.Pos) string { return config.Place(e.fset, e.pkg, pos) }

func last(b *ssa.BasicBlock) ssa.Instruction { return b.Instrs[len(b.Instrs)-1] }

// isObject reports whether values of type t stand for memory that others can
// write: pointers, maps, slices, and interfaces, which may hold one. Strings are
// values.
func isObject(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Slice, *types.Interface:
		return true
	}
	return false
}
