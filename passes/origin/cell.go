package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// A cell is a place in an object: the value that is the object's root (an
// allocation, a parameter, a call's result, a global), and a path in it.
// A pointer's target and the fields below it are one path.
type cell struct {
	root ssa.Value
	path path
}

const maxCells = 8

// cells returns what a pointer, map, slice or address can stand for. What
// cannot be followed is its own root.
func (e *evaluator) cells(v ssa.Value) []cell { return e.cellsAt(v, nil) }

// cellsAt returns what a path below v can stand for.
func (e *evaluator) cellsAt(v ssa.Value, p path) []cell {
	steps := maxSteps
	t := tracer{e: e, steps: &steps}
	t.trace(v, p)
	return t.out
}

// A tracer follows pointers to the cells that they can stand for.
type tracer struct {
	e     *evaluator
	out   []cell
	open  []ssa.Value // on the way: what is reached from itself adds nothing
	done  map[traced]bool
	steps *int
}

type traced struct {
	v    ssa.Value
	rest string
}

const maxSteps = 500

func (t *tracer) trace(v ssa.Value, rest path) {
	if *t.steps--; *t.steps < 0 || len(t.out) >= maxCells || slices.Contains(t.open, v) {
		return
	}
	t.open = append(t.open, v)
	defer func() { t.open = t.open[:len(t.open)-1] }()
	switch x := v.(type) {
	case *ssa.FieldAddr:
		t.trace(x.X, path{gotypes.FieldName(x.X.Type(), x.Field)}.then(rest...))
	case *ssa.IndexAddr:
		t.trace(x.X, path{index(x.Index)}.then(rest...))
	case *ssa.ChangeType:
		t.trace(x.X, rest)
	case *ssa.ChangeInterface:
		t.trace(x.X, rest)
	case *ssa.MakeInterface:
		t.trace(x.X, rest)
	case *ssa.TypeAssert:
		t.trace(x.X, rest)
	case *ssa.Slice:
		t.trace(x.X, rest.before(x))
	case *ssa.Phi:
		if t.first(v, rest) {
			for _, edge := range x.Edges {
				t.trace(edge, rest)
			}
		}
	case *ssa.FreeVar:
		if b := t.e.binding(x); b != nil {
			t.trace(b, rest)
			return
		}
		t.add(cell{x, rest})
	case *ssa.UnOp:
		if t.first(v, rest) {
			t.load(x, rest)
		}
	case *ssa.Call:
		if t.first(v, rest) {
			t.call(x, rest)
		}
	case *ssa.Const:
		// nil points nowhere
	default:
		t.add(cell{v, rest})
	}
}

// first reports whether the way leads here for the first time.
func (t *tracer) first(v ssa.Value, rest path) bool {
	k := traced{v, rest.String()}
	if t.done[k] {
		return false
	}
	if t.done == nil {
		t.done = make(map[traced]bool)
	}
	t.done[k] = true
	return true
}

// load follows a pointer that is read from a cell.
func (t *tracer) load(x *ssa.UnOp, rest path) {
	from := tracer{e: t.e, open: t.open, steps: t.steps}
	from.trace(x.X, nil)
	found := false
	for _, c := range from.out {
		for _, val := range t.e.storedAt(c) {
			found = true
			t.trace(val, rest)
		}
		if _, local := c.root.(*ssa.Alloc); !local || !found {
			t.add(cell{c.root, c.path.then(rest...)})
		}
	}
}

// call follows a pointer that a call returns: to what was appended to, to what a
// builder was given, else the call is its root.
func (t *tracer) call(x *ssa.Call, rest path) {
	if b, ok := x.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
		t.trace(x.Call.Args[0], rest)
		t.trace(x.Call.Args[1], rest.anyElement())
		return
	}
	args := t.e.returned(x)
	for _, arg := range args {
		t.trace(arg, rest)
	}
	if args == nil {
		t.add(cell{x, rest})
	}
}

func (t *tracer) add(c cell) { addCell(&t.out, c) }

func addCell(out *[]cell, c cell) {
	for _, have := range *out {
		if have.root == c.root && slices.Equal(have.path, c.path) {
			return
		}
	}
	*out = append(*out, c)
}

// binding returns what a closure's free variable is bound to where the closure is made.
func (e *evaluator) binding(fv *ssa.FreeVar) ssa.Value {
	fn := fv.Parent()
	i := slices.Index(fn.FreeVars, fv)
	if mk := e.maker(fn); mk != nil && i >= 0 && i < len(mk.Bindings) {
		return mk.Bindings[i]
	}
	return nil
}

// maker returns the instruction that makes the closure fn, or nil.
func (e *evaluator) maker(fn *ssa.Function) *ssa.MakeClosure {
	if mk, ok := e.makers[fn]; ok {
		return mk
	}
	var found *ssa.MakeClosure
	if p := fn.Parent(); p != nil {
		for _, b := range p.Blocks {
			for _, in := range b.Instrs {
				if mk, ok := in.(*ssa.MakeClosure); ok && mk.Fn == fn {
					found = mk
				}
			}
		}
	}
	e.makers[fn] = found
	return found
}

// A direct is a store whose address needs no pointer that was read from memory.
type direct struct {
	path path // in its root
	val  ssa.Value
}

// storedAt returns the pointers, maps and slices that are stored at c anywhere
// in the function that holds c's root or in its closures.
func (e *evaluator) storedAt(c cell) []ssa.Value {
	var out []ssa.Value
	for _, fn := range e.family(c.root) {
		for _, d := range e.directs(fn)[c.root] {
			if slices.Equal(d.path, c.path) {
				out = append(out, d.val)
			}
		}
	}
	return out
}

func (e *evaluator) directs(fn *ssa.Function) map[ssa.Value][]direct {
	if ds, ok := e.direct[fn]; ok {
		return ds
	}
	ds := make(map[ssa.Value][]direct)
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if st, ok := in.(*ssa.Store); ok {
				if c, ok := e.address(st.Addr); ok {
					ds[c.root] = append(ds[c.root], direct{c.path, st.Val})
				}
			}
		}
	}
	e.direct[fn] = ds
	return ds
}

// address follows an address to its root without reading memory.
func (e *evaluator) address(v ssa.Value) (cell, bool) {
	var p path
	for range 16 {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			p = path{gotypes.FieldName(x.X.Type(), x.Field)}.then(p...)
			v = x.X
		case *ssa.IndexAddr:
			p = path{index(x.Index)}.then(p...)
			v = x.X
		case *ssa.FreeVar:
			b := e.binding(x)
			if b == nil {
				return cell{x, p}, true
			}
			v = b
		case *ssa.Slice:
			v, p = x.X, p.before(x)
		case *ssa.UnOp, *ssa.Phi:
			return cell{}, false
		default:
			return cell{v, p}, true
		}
	}
	return cell{}, false
}

// family returns the functions that can see a root by name: the one it stands in
// and the closures in it.
func (e *evaluator) family(root ssa.Value) []*ssa.Function {
	if root.Parent() == nil {
		return nil
	}
	return e.withClosures(root.Parent())
}

func (e *evaluator) withClosures(fn *ssa.Function) []*ssa.Function {
	if out, ok := e.families[fn]; ok {
		return out
	}
	out := []*ssa.Function{fn}
	for _, anon := range fn.AnonFuncs {
		out = append(out, e.withClosures(anon)...)
	}
	e.families[fn] = out
	return out
}

// A manner says what a write leaves of what was there before.
type manner uint8

const (
	changes  manner = iota // it may stay
	unseen                 // it may stay: a function writes that only the callers know
	replaces               // nothing is left
	adds                   // it stays, too: a builder, a hash
)

// A write is an instruction that puts a value at a cell.
type write struct {
	instr ssa.Instruction
	cell  cell
	how   manner
	val   func(rest path) Val
}

type writes struct {
	byInstr map[ssa.Instruction][]*write
	byRoot  map[ssa.Value][]*write
}

// writesOf lists what fn's own instructions write.
func (e *evaluator) writesOf(fn *ssa.Function) *writes {
	if w, ok := e.written[fn]; ok {
		return w
	}
	w := &writes{make(map[ssa.Instruction][]*write), make(map[ssa.Value][]*write)}
	e.written[fn] = w
	add := func(instr ssa.Instruction, target ssa.Value, below path, how manner, val func(path) Val) {
		cs := e.cellsAt(target, below)
		if how == replaces && len(cs) > 1 {
			how = changes
		}
		for _, c := range cs {
			wr := &write{instr: instr, cell: c, how: how, val: val}
			at := instr
			if x, ok := c.root.(*ssa.Extract); ok { // one of the results of the call itself
				if c, ok := instr.(*ssa.Call); ok && x.Tuple == c {
					at = x
				}
			}
			w.byInstr[at] = append(w.byInstr[at], wr)
			w.byRoot[c.root] = append(w.byRoot[c.root], wr)
		}
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Store:
				add(in, in.Addr, nil, replaces, func(rest path) Val { return e.eval(in.Val, rest, in) })
			case *ssa.MapUpdate:
				add(in, in.Map, path{index(in.Key)}, replaces, func(rest path) Val {
					return e.eval(in.Value, rest, in).each(func(o *Org) { o.Mapped = true })
				})
			case ssa.CallInstruction:
				e.callWrites(in, func(target ssa.Value, below path, how manner, val func(path) Val) {
					add(in, target, below, how, val)
				})
			}
		}
	}
	return w
}

// read returns what can stand at c when at runs: the writes that reach it.
func (e *evaluator) read(c cell, at ssa.Instruction) Val {
	return e.cached(memoKey{c.root, "@" + c.path.String(), at}, func() Val {
		var v Val
		fn := at.Parent()
		for _, f := range e.family(c.root) {
			if f == fn {
				continue
			}
			if f.Parent() == fn && e.isDeferred(f) && !afterDefers(at) {
				continue
			}
			if f == fn.Parent() {
				if runs := e.runs(fn); len(runs) > 0 {
					for _, run := range runs {
						e.walkBack(&v, c, run)
					}
					continue
				}
			}
			for _, wr := range e.writesOf(f).byRoot[c.root] { // another function of the family: when it runs is not known
				e.see(&v, wr, c.path)
			}
		}
		e.walkBack(&v, c, at)
		return v
	})
}

// runs returns the calls in which the closure fn runs, where these are seen: it
// is called, or handed to calls that are taken to run it. Of a closure that is
// stored, deferred or started as a goroutine it is not known when it runs.
func (e *evaluator) runs(fn *ssa.Function) []*ssa.Call {
	var out []*ssa.Call
	for _, use := range e.uses(fn) {
		c, ok := use.(*ssa.Call)
		if !ok {
			return nil
		}
		out = append(out, c)
	}
	return out
}

// isDeferred reports whether a closure runs at the end of the function around it
// only.
func (e *evaluator) isDeferred(fn *ssa.Function) bool {
	uses := e.uses(fn)
	return len(uses) > 0 && !slices.ContainsFunc(uses, func(in ssa.Instruction) bool {
		d, ok := in.(*ssa.Defer)
		return !ok || !isClosure(d.Call.Value, fn)
	})
}

// afterDefers reports whether the deferred calls have run before in: results are
// read once more then.
func afterDefers(in ssa.Instruction) bool {
	for _, x := range in.Block().Instrs {
		if x == in {
			return false
		}
		if _, ok := x.(*ssa.RunDefers); ok {
			return true
		}
	}
	return false
}

// uses returns the instructions that use a closure, in the function around it.
func (e *evaluator) uses(fn *ssa.Function) []ssa.Instruction {
	if mk := e.maker(fn); mk != nil {
		var out []ssa.Instruction
		for _, r := range *mk.Referrers() {
			if chg, ok := r.(*ssa.ChangeType); ok { // to a named type of function
				out = append(out, *chg.Referrers()...)
			} else {
				out = append(out, r)
			}
		}
		return out
	}
	if fn.Parent() == nil {
		return nil
	}
	var out []ssa.Instruction
	for _, b := range fn.Parent().Blocks { // one that captures nothing is a constant
		for _, in := range b.Instrs {
			if !slices.ContainsFunc(in.Operands(nil), func(op *ssa.Value) bool { return *op == ssa.Value(fn) }) {
				continue
			}
			if chg, ok := in.(*ssa.ChangeType); ok {
				out = append(out, *chg.Referrers()...)
			} else {
				out = append(out, in)
			}
		}
	}
	return out
}

// walkBack adds the writes to c that reach at within its function.
func (e *evaluator) walkBack(v *Val, c cell, at ssa.Instruction) {
	fn := at.Parent()
	ws := e.writesOf(fn)
	if !slices.ContainsFunc(ws.byRoot[c.root], func(wr *write) bool { _, ok := c.path.meets(wr.cell.path); return ok }) {
		e.start(v, c, at) // common: nothing to look for on the way
		return
	}
	started := false
	start := func() {
		if !started {
			started = true
			e.start(v, c, at)
		}
	}
	seen := make(map[*ssa.BasicBlock]bool)
	var walk func(b *ssa.BasicBlock, end int)
	walk = func(b *ssa.BasicBlock, end int) {
		if e.steps++; e.steps > budget {
			return
		}
		for i := end - 1; i >= 0; i-- {
			in := b.Instrs[i]
			for _, wr := range ws.byInstr[in] {
				if wr.cell.root == c.root && e.see(v, wr, c.path) {
					return
				}
			}
			if val, ok := in.(ssa.Value); ok && val == c.root {
				start()
				return
			}
		}
		if len(b.Preds) == 0 {
			start()
		}
		for _, p := range b.Preds {
			if !seen[p] {
				seen[p] = true
				walk(p, len(p.Instrs))
			}
		}
	}
	walk(at.Block(), slices.Index(at.Block().Instrs, at))
	if e.steps > budget {
		v.join(unknown("the way back is too long"))
	}
}

// see adds what wr puts at q, and reports whether nothing older can be there.
func (e *evaluator) see(v *Val, wr *write, q path) bool {
	rest, ok := q.meets(wr.cell.path)
	if !ok {
		return false
	}
	val := wr.val(rest)
	if e.onlyIfEmpty(wr) {
		val = val.each(keptIn(wr.cell.root))
	}
	if len(wr.cell.path) > len(q) || wr.how == adds { // one of several parts of what is asked for
		val = val.each(func(o *Org) { o.Part = true })
		val.Tmpl = nil
	}
	v.join(val)
	return wr.how == replaces && wr.cell.path.covers(q)
}

// start adds what is at c before elem write of fn that is seen.
func (e *evaluator) start(v *Val, c cell, at ssa.Instruction) {
	switch root := c.root.(type) {
	case *ssa.Alloc:
		if root.Parent() == at.Parent() {
			v.join(zero)
		}
	case *ssa.MakeMap, *ssa.MakeSlice:
		// empty
	case *ssa.Parameter:
		v.join(e.param(root, c.path))
	case *ssa.Global:
		v.join(e.global(root, c.path, at))
	case *ssa.Call:
		v.join(e.call(root, 0, c.path))
	case *ssa.Extract:
		v.join(e.extract(root, c.path))
	case *ssa.FreeVar:
		v.join(e.value(root, c.path))
	default:
		if isObject(root.Type()) {
			v.join(e.value(root, c.path))
		} else { // a value in an interface
			v.join(e.eval(root, c.path, at))
		}
	}
}
