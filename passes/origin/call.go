package origin

import (
	"go/constant"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
)

// A callee is what a call calls, as far as it is known.
type callee struct {
	obj  *types.Func   // nil for function values
	body *ssa.Function // its body, if it is in this package
	name string        // "uuid.NewString", "Client.Do", for messages
	sig  *types.Signature
}

func (e *evaluator) callees(c *ssa.CallCommon) []callee {
	if c.IsInvoke() {
		if cl, ok := e.concrete(c); ok {
			return []callee{cl}
		}
		return []callee{{obj: c.Method, name: funcName(c.Method), sig: c.Signature()}}
	}
	fns, all := e.functions(c.Value, 0)
	if !all {
		return nil
	}
	var out []callee
	for _, fn := range fns {
		cl := callee{name: fn.Name(), sig: c.Signature()}
		if fn.Origin() != nil {
			fn = fn.Origin()
		}
		if obj, ok := fn.Object().(*types.Func); ok {
			cl.obj, cl.name = obj.Origin(), funcName(obj)
		}
		cl.body = e.bodyOf(fn)
		out = append(out, cl)
	}
	return out
}

// concrete returns the method that an interface call calls where the value in
// the interface is seen: one that was put there in this function.
func (e *evaluator) concrete(c *ssa.CallCommon) (callee, bool) {
	v := c.Value
	if chg, ok := v.(*ssa.ChangeInterface); ok {
		v = chg.X
	}
	mk, ok := v.(*ssa.MakeInterface)
	if !ok {
		return callee{}, false
	}
	fn := e.method(mk.X.Type(), c.Method.Name())
	if fn == nil {
		return callee{}, false
	}
	cl := callee{obj: fn, name: funcName(fn), sig: c.Signature()}
	if body := e.body.SSA().Prog.FuncValue(fn); body != nil {
		cl.body = e.bodyOf(body)
	}
	return cl, true
}

// method returns the method of a type by its name, or nil.
func (e *evaluator) method(t types.Type, name string) *types.Func {
	obj, _, _ := types.LookupFieldOrMethod(t, true, e.pkg, name)
	fn, ok := obj.(*types.Func)
	if !ok || fn.Signature().Recv() == nil || types.IsInterface(fn.Signature().Recv().Type()) {
		return nil
	}
	return fn.Origin()
}

// bodyOf returns the function of the source that fn stands for, if it is in this
// package: fn itself, or the method behind a method value or expression.
func (e *evaluator) bodyOf(fn *ssa.Function) *ssa.Function {
	if fn.Synthetic != "" {
		obj, ok := fn.Object().(*types.Func)
		if !ok {
			return nil
		}
		if fn = fn.Prog.FuncValue(obj.Origin()); fn == nil || fn.Synthetic != "" {
			return nil
		}
	}
	if len(fn.Blocks) == 0 {
		return nil
	}
	return fn
}

// functions returns the functions that v can be, and whether these are all.
func (e *evaluator) functions(v ssa.Value, depth int) ([]*ssa.Function, bool) {
	if depth > 4 {
		return nil, false
	}
	switch v := v.(type) {
	case *ssa.Function:
		return []*ssa.Function{v}, true
	case *ssa.MakeClosure:
		return []*ssa.Function{v.Fn.(*ssa.Function)}, true
	case *ssa.ChangeType:
		return e.functions(v.X, depth+1)
	case *ssa.Phi:
		return e.allFunctions(v.Edges, depth)
	case *ssa.UnOp:
		switch addr := v.X.(type) {
		case *ssa.Global:
			var vals []ssa.Value
			for _, st := range e.storesTo(addr) {
				vals = append(vals, st.Val)
			}
			return e.allFunctions(vals, depth)
		case *ssa.FieldAddr:
			return e.allFunctions(e.fieldStores(addr), depth)
		default:
			if c, ok := e.address(addr); ok && len(c.path) == 0 {
				return e.allFunctions(e.storedAt(c), depth)
			}
		}
	}
	return nil, false
}

func (e *evaluator) allFunctions(vals []ssa.Value, depth int) ([]*ssa.Function, bool) {
	var out []*ssa.Function
	for _, v := range vals {
		fns, all := e.functions(v, depth+1)
		if !all {
			return nil, false
		}
		for _, fn := range fns {
			if !slices.Contains(out, fn) {
				out = append(out, fn)
			}
		}
	}
	return out, len(out) > 0 && len(out) <= 4
}

type fieldKey struct {
	typ   *types.TypeName
	field string
}

// fieldStores returns the values that this package stores in a field of function type.
func (e *evaluator) fieldStores(fa *ssa.FieldAddr) []ssa.Value {
	if e.fieldVals == nil {
		e.fieldVals = make(map[fieldKey][]ssa.Value)
		for _, fn := range e.body.Funcs() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					if st, ok := in.(*ssa.Store); ok {
						if fa, ok := st.Addr.(*ssa.FieldAddr); ok {
							k := fieldKey{namedOf(fa.X.Type()), fieldName(fa.X.Type(), fa.Field)}
							e.fieldVals[k] = append(e.fieldVals[k], st.Val)
						}
					}
				}
			}
		}
	}
	return e.fieldVals[fieldKey{namedOf(fa.X.Type()), fieldName(fa.X.Type(), fa.Field)}]
}

// funcName returns the name of fn as it is written at a call: "uuid.NewString",
// "Client.Do".
func funcName(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		if tn := namedOf(recv.Type()); tn != nil {
			return tn.Name() + "." + fn.Name()
		}
		return fn.Name()
	}
	if fn.Pkg() != nil {
		return fn.Pkg().Name() + "." + fn.Name()
	}
	return fn.Name()
}

// operands returns the receiver (or nil) and the arguments without it.
func operands(c *ssa.CallCommon) (recv ssa.Value, args []ssa.Value) {
	if c.IsInvoke() {
		return c.Value, c.Args
	}
	if c.Signature().Recv() != nil && len(c.Args) > 0 {
		return c.Args[0], c.Args[1:]
	}
	if fn, ok := c.Value.(*ssa.Function); ok && len(c.Args) > 0 {
		if obj, ok := fn.Object().(*types.Func); ok && obj.Signature().Recv() != nil { // a method expression
			return c.Args[0], c.Args[1:]
		}
	}
	if mk, ok := c.Value.(*ssa.MakeClosure); ok && len(mk.Bindings) == 1 {
		if fn, ok := mk.Fn.(*ssa.Function).Object().(*types.Func); ok && fn.Signature().Recv() != nil { // a method value
			return mk.Bindings[0], c.Args
		}
	}
	return nil, c.Args
}

// call answers for result k of a call.
func (e *evaluator) call(c *ssa.Call, k int, p path) Val {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		return e.builtin(b, c, p)
	}
	res := c.Call.Signature().Results()
	if k < res.Len() && isError(res.At(k).Type()) {
		return Val{}
	}
	cls := e.callees(&c.Call)
	if len(cls) == 0 {
		if u, ok := c.Call.Value.(*ssa.UnOp); ok {
			if g, ok := u.X.(*ssa.Global); ok {
				if v, ok := e.varSource(g, c); ok { // a variable that holds a generator
					return v
				}
			}
		}
		if k == 0 && !isIO(c.Call.Signature()) {
			if v := e.resultThrough(c, p); len(v.Orgs) > 0 {
				return v
			}
		}
		return e.opaqueCall(c, callee{name: e.nameOf(c.Call.Value), sig: c.Call.Signature()}, p)
	}
	var out Val
	for _, cl := range cls {
		out.join(e.callOne(c, cl, k, p))
	}
	return out
}

func (e *evaluator) callOne(c *ssa.Call, cl callee, k int, p path) Val {
	if cl.obj != nil {
		if rows := e.roles.Func(cl.obj); rows != nil {
			if v, ok := e.byRows(c, cl, rows, k, p); ok {
				return v
			}
		}
		if isClock(cl.obj) {
			return e.source(&catalog.Source{Origin: catalog.Clock, Category: "clock"}, cl.name, c)
		}
	}
	if cl.body != nil {
		return e.bodyResult(c, cl, k, p)
	}
	if cl.obj != nil {
		if v, ok := e.factResult(c, cl, k, p); ok {
			return v
		}
		if c.Call.IsInvoke() {
			if v, ok := e.implementations(c, cl, k, p); ok {
				return v
			}
		} else if e.wouldTell(cl, k, p) {
			return unknown("the result of " + cl.name + ", which is not made of its arguments")
		}
	}
	return e.opaqueCall(c, cl, p)
}

// byRows answers from the catalog or a directive.
func (e *evaluator) byRows(c *ssa.Call, cl callee, rows *catalog.Rows, k int, p path) (Val, bool) {
	flow := slices.IndexFunc(rows.Flows, func(f *catalog.Flow) bool {
		return f.To.Root == catalog.Ret && f.To.N == k && len(f.To.Steps) == 0 || f.To.IsZero() && k == 0
	})
	for _, s := range rows.Sources {
		if s.Into.IsZero() {
			src := e.source(s, cl.name, c)
			if flow >= 0 { // what this program has put there itself comes first
				return known(e.flow(c, rows.Flows[flow], p), src), true
			}
			return src, true
		}
	}
	if flow >= 0 {
		return e.flow(c, rows.Flows[flow], p), true
	}
	if len(p) > 0 && slices.ContainsFunc(rows.Flows, func(f *catalog.Flow) bool { return f.To.Root == catalog.Ret && f.To.N == k }) {
		return Val{}, true // the row says what the result holds, and it is not here
	}
	if len(rows.Calls)+len(rows.Stores) > 0 { // the answer of an effect or a store
		return Val{Orgs: []Org{{Kind: Stored, What: cl.name, Pos: c.Pos(), Instr: c}}}, true
	}
	return Val{}, false
}

// known puts src in the place of what is not known of v.
func known(v, src Val) Val {
	open := func(o Org) bool { return o.Kind == Param || o.Kind == Opaque || o.Kind == Stored }
	if len(v.Orgs) > 0 && !slices.ContainsFunc(v.Orgs, open) {
		return v
	}
	out := Val{Orgs: slices.DeleteFunc(slices.Clone(v.Orgs), open)}
	out.add(src.Orgs...)
	return out
}

// source returns the origin that a row gives.
func (e *evaluator) source(s *catalog.Source, name string, in ssa.Instruction) Val {
	o := Org{What: name, Category: s.Category, Instr: in}
	if in != nil {
		o.Pos = in.Pos()
		o.At = e.at(o.Pos)
	}
	if s.What != "" {
		o.What = s.What
	}
	switch s.Origin {
	case catalog.Clock:
		o.Kind = Clock
	case catalog.Random:
		o.Kind = Random
	case catalog.Stable:
		o.Kind = Received
	default:
		o.Kind = Fresh
	}
	if o.Category == "" {
		o.Category = string(s.Origin)
	}
	return Val{Orgs: []Org{o}}
}

// fieldSource answers for a field that a row names: a message's id, a receipt
// handle.
func (e *evaluator) fieldSource(t types.Type, field string, in ssa.Instruction) (Val, bool) {
	owner := namedOf(t)
	if owner == nil {
		return Val{}, false
	}
	rows := e.roles.Field(owner, field)
	if rows == nil || len(rows.Sources) == 0 {
		return Val{}, false
	}
	return e.source(rows.Sources[0], owner.Name()+"."+field, in), true
}

// isClock recognises a user's own clock: a method Now that returns a time.
func isClock(fn *types.Func) bool {
	sig := fn.Signature()
	if fn.Name() != "Now" || sig.Recv() == nil || sig.Params().Len() != 0 || sig.Results().Len() != 1 {
		return false
	}
	tn := namedOf(sig.Results().At(0).Type())
	return tn != nil && tn.Name() == "Time" && tn.Pkg() != nil && tn.Pkg().Path() == "time"
}

// flow answers from a flow row.
func (e *evaluator) flow(c ssa.CallInstruction, f *catalog.Flow, p path) Val {
	if f.Kind == catalog.Constant {
		return fixed
	}
	var parts []Val
	var from []place
	for _, access := range f.From {
		for _, pl := range e.places(c, access) {
			below := pl.path
			if f.Kind == catalog.Identity {
				below = below.then(p...)
			}
			parts = append(parts, e.eval(pl.val, below, c))
			from = append(from, pl)
		}
	}
	if len(parts) == 0 {
		return Val{}
	}
	var out Val
	out.combine(parts...)
	out.Tmpl, out.Pos = e.flowShape(f.Kind, from, parts), c.Pos()
	switch f.Kind {
	case catalog.Identity, catalog.Encode:
		if len(parts) == 1 {
			out.Pos = parts[0].Pos
		}
	case catalog.Concat:
		out.add(e.printed(c, from, strings.Repeat("v", len(from)))...)
	case catalog.Format:
		if format, ok := formatText(from); ok {
			out.add(e.printed(c, from, verbs(format))...)
		}
	case catalog.Truncate, catalog.Layout, catalog.Day:
		if grain := flowGrain(f.Kind, from); grain > 0 {
			return parts[0].each(func(o *Org) { o.Grain = max(o.Grain, grain) })
		}
	case catalog.Unsorted:
		out.add(Org{Kind: Order, What: "the order of a map", Category: "order", Pos: c.Pos(), Instr: c, At: e.at(c.Pos())})
	case catalog.Sort:
		out.Orgs = slices.DeleteFunc(out.Orgs, func(o Org) bool { return o.Kind == Order })
	}
	return out
}

// flowShape returns the shape as text of a flow's result, as far as it has one.
func (e *evaluator) flowShape(kind catalog.FlowKind, from []place, parts []Val) []Piece {
	var out []Piece
	switch kind {
	case catalog.Identity, catalog.Encode:
		if len(parts) == 1 {
			out = parts[0].Tmpl
		}
	case catalog.Concat:
		for i := range parts {
			out = concat(out, e.pieces(from[i], parts[i]))
		}
	case catalog.Format:
		out = e.formatted(from, parts)
	case catalog.Hash:
		for i := range parts {
			for _, piece := range e.pieces(from[i], parts[i]) {
				piece.Hash = true
				out = append(out, piece)
			}
		}
	}
	return out
}

// flowGrain returns how coarse a flow makes a time, 0 if that is not known.
func flowGrain(kind catalog.FlowKind, from []place) time.Duration {
	if kind == catalog.Day {
		return Day
	}
	if len(from) < 2 {
		return 0
	}
	if kind == catalog.Truncate {
		d, _ := constInt(from[1].val)
		return time.Duration(d)
	}
	layout, _ := constString(from[1].val)
	return layoutGrain(layout)
}

func formatText(from []place) (string, bool) {
	if len(from) == 0 {
		return "", false
	}
	return constString(from[0].val)
}

func constInt(v ssa.Value) (int64, bool) {
	c, ok := strip(v).(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(c.Value)
}

func constString(v ssa.Value) (string, bool) {
	c, ok := strip(v).(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}

// A place is a value and a path below it.
type place struct {
	val  ssa.Value
	path path
}

// places returns what an access path means at a call; none where it means
// nothing there (an option that is not given).
func (e *evaluator) places(c ssa.CallInstruction, a catalog.Access) []place {
	common := c.Common()
	recv, args := operands(common)
	sig := common.Signature()
	fixedArgs := sig.Params().Len()
	if sig.Variadic() {
		fixedArgs--
	}
	below, ok := stepsBelow(a, args)
	if !ok {
		return nil
	}
	arg := func(n int) []place {
		switch {
		case n < fixedArgs && n < len(args):
			return []place{{args[n], e.promoted(args[n].Type(), below)}}
		case sig.Variadic() && fixedArgs < len(args): // an element of the variadic slice
			return []place{{args[fixedArgs], path{"[" + strconv.Itoa(n-fixedArgs) + "]"}.then(below...)}}
		}
		return nil
	}
	switch a.Root {
	case catalog.Recv:
		if recv != nil {
			return []place{{recv, e.promoted(recv.Type(), below)}}
		}
	case catalog.Arg:
		return arg(a.N)
	case catalog.ArgRest:
		var out []place
		for n := a.N; n < fixedArgs && n < len(args); n++ {
			out = append(out, arg(n)...)
		}
		if sig.Variadic() && fixedArgs < len(args) {
			for _, pl := range e.variadic(args[fixedArgs]) {
				out = append(out, place{pl.val, pl.path.then(below...)})
			}
		}
		return out
	case catalog.Named:
		for i := range sig.Params().Len() {
			if sig.Params().At(i).Name() == a.Name {
				return arg(i)
			}
		}
	case catalog.Option:
		var out []place
		for _, made := range e.options(c, a.Name) {
			if _, optArgs := operands(&made.Call); len(optArgs) > 0 {
				out = append(out, place{optArgs[0], below})
			}
		}
		return out
	case catalog.Ret:
		if v := resultOf(c, a.N); v != nil {
			return []place{{v, below}}
		}
	}
	return nil
}

// stepsBelow returns the path that an access path has below its root; ok is false
// for a method's result, which is not a place.
func stepsBelow(a catalog.Access, args []ssa.Value) (below path, ok bool) {
	for _, s := range a.Steps {
		switch s.Kind {
		case catalog.Field:
			below = append(below, s.Name)
		case catalog.Index, catalog.Header:
			below = append(below, "["+strconv.Quote(s.Name)+"]")
		case catalog.ByArg:
			step := elem
			if s.N < len(args) {
				step = index(args[s.N])
			}
			below = append(below, step)
		case catalog.Elem:
			below = append(below, elem)
		case catalog.Method:
			return nil, false
		}
	}
	return below, true
}

// resultOf returns the value of the n-th result of a call, or nil if it is not used.
func resultOf(c ssa.CallInstruction, n int) ssa.Value {
	v := c.Value()
	if v == nil { // a go or defer statement
		return nil
	}
	if c.Common().Signature().Results().Len() == 1 {
		return v
	}
	for _, r := range *v.Referrers() {
		if x, ok := r.(*ssa.Extract); ok && x.Index == n {
			return x
		}
	}
	return nil
}

// variadic returns the elements of a variadic argument: each on its own where
// they are written at the call, else all as one.
func (e *evaluator) variadic(slice ssa.Value) []place {
	if s, ok := slice.(*ssa.Slice); ok {
		if a, ok := s.X.(*ssa.Alloc); ok {
			if arr, ok := a.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array); ok && arr.Len() <= 16 {
				out := make([]place, arr.Len())
				for i := range out {
					out[i] = place{slice, path{"[" + strconv.Itoa(i) + "]"}}
				}
				return out
			}
		}
	}
	return []place{{slice, path{elem}}}
}

// promoted spells out the embedded fields that a path leaves out.
func (e *evaluator) promoted(t types.Type, p path) path {
	if len(p) == 0 {
		return nil
	}
	s := structOf(t)
	if s == nil {
		return p
	}
	_, idx, _ := types.LookupFieldOrMethod(t, true, e.pkg, p[0])
	if len(idx) < 2 {
		return p
	}
	var full path
	for _, i := range idx {
		full = append(full, s.Field(i).Name())
		if s = structOf(s.Field(i).Type()); s == nil {
			break
		}
	}
	return full.then(p[1:]...)
}

func (e *evaluator) builtin(b *ssa.Builtin, c *ssa.Call, p path) Val {
	var out Val
	switch b.Name() {
	case "append", "min", "max":
		for _, arg := range c.Call.Args {
			out.join(e.eval(arg, p, c))
		}
		return out
	}
	return fixed // len, cap and kin say nothing about an attempt
}

// opaqueCall answers for a call whose body is not known: without context and
// error it is taken for a pure function of its arguments; with them it asks
// something outside, and what comes back is stored there. A call that mints a
// token and is told of no identity makes a new one.
func (e *evaluator) opaqueCall(c *ssa.Call, cl callee, p path) Val {
	recv, args := operands(&c.Call)
	var in Val
	var parts []Val
	for _, a := range args {
		if !isContext(a.Type()) {
			parts = append(parts, e.eval(a, nil, c))
		}
	}
	in.combine(parts...)
	if e.mints(cl) && !slices.ContainsFunc(in.Orgs, Org.Identity) && returnsToken(cl.sig) {
		return Val{Orgs: []Org{{Kind: Fresh, What: cl.name, Category: "token", Weak: cl.obj == nil || cl.obj.Pkg() != e.pkg, Pos: c.Pos(), Instr: c, At: e.at(c.Pos())}}}
	}
	if isIO(cl.sig) {
		return Val{Orgs: []Org{{Kind: Stored, What: cl.name, Pos: c.Pos(), Instr: c}}}
	}
	if recv != nil && (len(args) == 0 || !isObject(recv.Type())) { // a getter, or a value's method
		in.add(e.eval(recv, nil, c).Orgs...)
	}
	if len(in.Orgs) == 0 {
		return unknown("the result of " + cl.name + ", whose body is not known")
	}
	return Val{Orgs: in.Orgs}.each(func(o *Org) { o.Weak = true })
}

func (e *evaluator) mints(cl callee) bool {
	if cl.obj == nil {
		return catalog.MintName("", cl.name)
	}
	return catalog.MintName(owner(cl.obj), cl.obj.Name())
}

// owner returns the name of the receiver's type, or of the package of a function.
func owner(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		if tn := namedOf(recv.Type()); tn != nil {
			return tn.Name()
		}
		return ""
	}
	if fn.Pkg() != nil {
		return fn.Pkg().Name()
	}
	return ""
}

// returnsToken reports whether a function's first result can be a token: text,
// bytes, or a small value with a name of its own.
func returnsToken(sig *types.Signature) bool {
	if sig.Results().Len() == 0 {
		return false
	}
	switch t := sig.Results().At(0).Type().Underlying().(type) {
	case *types.Basic:
		return t.Info()&(types.IsString|types.IsInteger) != 0
	case *types.Slice, *types.Array:
		return true
	}
	return false
}

// isIO reports whether a signature is one of a call that leaves the process.
func isIO(sig *types.Signature) bool {
	for i := range sig.Params().Len() {
		if isContext(sig.Params().At(i).Type()) {
			return true
		}
	}
	for i := range sig.Results().Len() {
		if isError(sig.Results().At(i).Type()) {
			return true
		}
	}
	return false
}

func isContext(t types.Type) bool {
	tn := namedOf(t)
	return tn != nil && tn.Name() == "Context" && tn.Pkg() != nil && tn.Pkg().Path() == "context"
}
