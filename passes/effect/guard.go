package effect

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/sqltext"
)

// Guard names what keeps a repeat from doing an effect of the result again, or
// returns "": a claim or a lock on the way to it, a branch on what was looked up,
// a claiming function that it is handed to, or a handled conflict after it. inside
// says what is repeated together with the effect: a claim outside of that claims
// once for all repeats. Whether a claim holds is another question; here any sign
// of one counts.
func (r *Result) Guard(e *Effect, inside func(ssa.Instruction) bool) string {
	g := newGuards(r.f, inside)
	if c, ok := e.Call.(*ssa.Call); ok {
		if name := g.handledConflict(c); name != "" {
			return name
		}
	}
	if name := g.policy(e); name != "" {
		return name
	}
	return g.before(e.Call, 3)
}

// guard is [Result.Guard] within fn, the function of the effect.
func (f *finder) guard(fn *ssa.Function, e *Effect) string {
	return (&Result{f: f}).Guard(e, within(fn))
}

func newGuards(f *finder, inside func(ssa.Instruction) bool) *guards {
	return &guards{f: f, inside: inside, seen: make(map[ssa.Instruction]bool)}
}

// OwnPolicy reports whether the package sets, on a client of the type that c is a
// call of, what it tries again: a function that decides, or no tries at all.
func (r *Result) OwnPolicy(c ssa.CallInstruction) bool {
	args := c.Common().Args
	if c.Common().Signature().Recv() == nil || len(args) == 0 {
		return false
	}
	client := namedOf(args[0].Type())
	for _, fn := range r.f.body.Funcs() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				fa, ok := st.Addr.(*ssa.FieldAddr)
				if ok && client != nil && namedOf(fa.X.Type()) == client && decidesRetry(fa, st.Val) {
					return true
				}
			}
		}
	}
	return false
}

// decidesRetry reports whether a field is about retries and set to a function or
// to zero.
func decidesRetry(fa *ssa.FieldAddr, v ssa.Value) bool {
	words := catalog.Words(valueName(fa))
	if !slices.Contains(words, "retry") && !slices.Contains(words, "retries") {
		return false
	}
	if _, ok := v.Type().Underlying().(*types.Signature); ok {
		return true
	}
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Int && constant.Sign(c.Value) == 0
}

// policy names what is asked about the request before it is sent, wherever that
// is: whether it carries a key. Of what hands on any request it is also asked
// which method it has, and after the first try will do.
func (g *guards) policy(e *Effect) string {
	to, any := e.Call.Block(), e.handsOn()
	for _, b := range e.Fn.Blocks {
		br := decider(b, to)
		if last, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok && any {
			br = last
		}
		if br == nil || !any && !b.Dominates(to) {
			continue
		}
		if name := g.asksKey(br.Cond, e, 6); name != "" {
			return name
		}
	}
	return ""
}

// asksKey names the key, or the method too, that a condition asks about. What the
// effect answers is no such question.
func (g *guards) asksKey(v ssa.Value, e *Effect, depth int) string {
	in, ok := v.(ssa.Instruction)
	if depth == 0 || ok && in == ssa.Instruction(e.Call) || failed(v) || !ok && text(v) == "" && valueName(v) == "" {
		return ""
	}
	for _, name := range []string{text(v), valueName(v)} {
		if catalog.SlotName(name) >= catalog.S2 || e.handsOn() && strings.EqualFold(name, "method") || catalog.DedupName(name) {
			return name
		}
	}
	if !ok {
		return ""
	}
	if c, ok := v.(*ssa.Call); ok {
		for _, obj := range g.f.org.Callees(c) {
			if catalog.DedupName(obj.Name()) || catalog.SetterName(obj.Name()) >= catalog.S2 {
				return funcName(obj)
			}
		}
		if fn := c.Call.StaticCallee(); fn != nil && mentionsKey(fn) {
			return fn.Name()
		}
	}
	for _, op := range in.Operands(nil) {
		if *op != nil {
			if name := g.asksKey(*op, e, depth-1); name != "" {
				return name
			}
		}
	}
	return ""
}

// mentionsKey reports whether a function of this package has the name of a key in
// a constant.
func mentionsKey(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			for _, op := range in.Operands(nil) {
				if *op != nil && catalog.SlotName(text(*op)) >= catalog.S2 {
					return true
				}
			}
		}
	}
	return false
}

type guards struct {
	f      *finder
	inside func(ssa.Instruction) bool
	seen   map[ssa.Instruction]bool
}

// before looks for a guard on the way to an instruction: in its function, where
// its closure is made, and at the calls of its function.
func (g *guards) before(in ssa.Instruction, depth int) string {
	if g.seen[in] {
		return ""
	}
	g.seen[in] = true
	for b := in.Block(); b != nil; b = b.Idom() {
		for _, i := range b.Instrs {
			if i == in {
				break
			}
			if c, ok := i.(ssa.CallInstruction); ok && g.inside(i) {
				if name := g.claims(c); name != "" {
					return name
				}
			}
		}
		if name := g.branch(b, in.Block()); name != "" {
			return name
		}
	}
	if depth == 0 {
		return ""
	}
	fn := in.Parent()
	if fn.Parent() != nil {
		return g.aroundClosure(fn, depth)
	}
	return g.atCallers(fn, depth)
}

// aroundClosure looks for a guard where a closure is made, and at what it is
// handed to: once(key, func() { … }).
func (g *guards) aroundClosure(fn *ssa.Function, depth int) string {
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			for _, op := range in.Operands(nil) {
				mk, closure := in.(*ssa.MakeClosure)
				if *op != ssa.Value(fn) && !(closure && mk.Fn == fn) {
					continue
				}
				users := []ssa.Instruction{in}
				if closure {
					users = append(users, *mk.Referrers()...)
				}
				for _, u := range users {
					if c, ok := u.(ssa.CallInstruction); ok {
						if name := g.claims(c); name != "" {
							return name
						}
					}
				}
				if g.inside(in) {
					return g.before(in, depth-1)
				}
			}
		}
	}
	return ""
}

// atCallers looks for a guard at every call of fn that is repeated, too.
func (g *guards) atCallers(fn *ssa.Function, depth int) string {
	found := ""
	for _, c := range g.f.callersOf(fn) {
		if !g.inside(c) {
			continue
		}
		name := g.before(c, depth-1)
		if name == "" {
			return ""
		}
		found = name
	}
	return found
}

func (f *finder) callersOf(fn *ssa.Function) []ssa.CallInstruction {
	if f.callers == nil {
		f.callers = make(map[*ssa.Function][]ssa.CallInstruction)
		for _, fn := range f.body.Funcs() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					if c, ok := in.(ssa.CallInstruction); ok && c.Common().StaticCallee() != nil {
						to := c.Common().StaticCallee()
						f.callers[to] = append(f.callers[to], c)
					}
				}
			}
		}
	}
	return f.callers[fn]
}

// claims names a call that claims, locks or dedups, by catalog or by name.
func (g *guards) claims(c ssa.CallInstruction) string {
	if _, ok := c.Common().Value.(*ssa.Builtin); ok {
		return ""
	}
	for _, obj := range g.f.org.Callees(c) {
		name := funcName(obj)
		if rows := g.f.roles.Func(obj); rows != nil {
			for _, st := range rows.Stores {
				switch st.Role {
				case "claim", "lock":
					return name
				case "sql":
					if text, _ := g.f.org.Text(c, st.SQL); claimsSQL(text) {
						return name
					}
				}
			}
			continue
		}
		recv := receiver(obj)
		if catalog.DedupName(obj.Name()) || catalog.DedupName(recv) {
			return name
		}
		if !answers(obj.Signature()) {
			continue // sync.Mutex.Lock
		}
		switch catalog.MethodClass(recv, obj.Name()) {
		case catalog.ClaimClass, catalog.LockClass:
			return name
		}
		if catalog.GuardName(obj.Name()) {
			return name
		}
	}
	return ""
}

// claimsSQL reports whether a statement claims: it inserts and says what happens
// on a conflict, inserts into a table that remembers what was done, or updates
// only in a state.
func claimsSQL(text string) bool {
	if text == "" {
		return false
	}
	s := sqltext.Parse(text)
	return s.Kind == sqltext.Insert && (s.Conflict == sqltext.Nothing || catalog.DedupName(s.Table)) ||
		s.Kind == sqltext.Update && s.Conditional
}

// answers reports whether a function says whether it got what it was to get.
func answers(sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		if isBool(r.Type()) {
			return true
		}
	}
	return canFail(sig)
}

// branch names what was looked up where block b branches, if only one side of the
// branch leads to to.
func (g *guards) branch(b, to *ssa.BasicBlock) string {
	br := decider(b, to)
	if br == nil || !g.inside(br) {
		return ""
	}
	return g.lookedUp(br.Cond, make(map[ssa.Value]bool))
}

// decider returns the branch at the end of b, if only one side of it leads to to.
func decider(b, to *ssa.BasicBlock) *ssa.If {
	if len(b.Instrs) == 0 || len(b.Succs) != 2 || b == to {
		return nil
	}
	br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	for i, s := range b.Succs {
		if s.Dominates(to) && len(s.Preds) == 1 || !reaches(b.Succs[1-i], to, b) {
			return br
		}
	}
	return nil
}

// reaches reports whether from leads to to without passing avoid.
func reaches(from, to, avoid *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{avoid: true}
	todo := []*ssa.BasicBlock{from}
	for len(todo) > 0 {
		b := todo[0]
		todo = todo[1:]
		if b == to {
			return true
		}
		if seen[b] {
			continue
		}
		seen[b] = true
		todo = append(todo, b.Succs...)
	}
	return false
}

// maxLooked bounds the values that one condition is followed through.
const maxLooked = 64

// lookedUp names the call whose answer a condition depends on, if that looks
// something up: whether it is there, or in which state. That a call failed is no
// such answer.
func (g *guards) lookedUp(v ssa.Value, seen map[ssa.Value]bool) string {
	if v == nil || seen[v] || len(seen) > maxLooked {
		return ""
	}
	seen[v] = true
	next := func(vals ...ssa.Value) string {
		for _, v := range vals {
			if name := g.lookedUp(v, seen); name != "" {
				return name
			}
		}
		return ""
	}
	switch v := v.(type) {
	case *ssa.BinOp:
		if failed(v) {
			return ""
		}
		return next(v.X, v.Y)
	case *ssa.UnOp:
		return next(v.X)
	case *ssa.Phi:
		if isBool(v.Type()) && v.Comment != "" && v.Comment != "&&" && v.Comment != "||" {
			return v.Comment // a flag that outlives the turn
		}
		return next(v.Edges...)
	case *ssa.Extract:
		return next(v.Tuple)
	case *ssa.Convert:
		return next(v.X)
	case *ssa.ChangeType:
		return next(v.X)
	case *ssa.MakeInterface:
		return next(v.X)
	case *ssa.TypeAssert:
		return next(v.X)
	case *ssa.Field:
		return next(v.X)
	case *ssa.FieldAddr:
		return next(v.X)
	case *ssa.IndexAddr:
		return next(v.X)
	case *ssa.Slice:
		return next(v.X)
	case *ssa.Lookup:
		if catalog.DedupName(valueName(v.X)) {
			return valueName(v.X)
		}
		return next(v.X)
	case *ssa.Alloc:
		return g.filled(v, seen)
	case *ssa.Call:
		return g.lookup(v, seen)
	}
	return ""
}

// filled names the call that fills a variable with what is stored: Scan(&v).
func (g *guards) filled(a *ssa.Alloc, seen map[ssa.Value]bool) string {
	for _, c := range handedTo(a, 4) {
		for _, obj := range g.f.org.Callees(c) {
			rows := g.f.roles.Func(obj)
			switch {
			case rows == nil:
				if catalog.MethodClass(receiver(obj), obj.Name()) == catalog.GetClass && canFail(obj.Signature()) {
					return funcName(obj)
				}
			case slices.ContainsFunc(rows.Stores, func(s *catalog.Store) bool { return s.Role == "check" }),
				slices.ContainsFunc(rows.Sources, func(s *catalog.Source) bool { return !s.Into.IsZero() && s.Origin == catalog.Stable }):
				return funcName(obj)
			}
		}
	}
	for _, r := range *a.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Addr == ssa.Value(a) {
			if name := g.lookedUp(st.Val, seen); name != "" {
				return name
			}
		}
	}
	return ""
}

// handedTo returns the calls that are given a pointer, boxed or in a list.
func handedTo(v ssa.Value, depth int) []ssa.CallInstruction {
	if depth == 0 || v.Referrers() == nil {
		return nil
	}
	var out []ssa.CallInstruction
	for _, r := range *v.Referrers() {
		switch r := r.(type) {
		case ssa.CallInstruction:
			out = append(out, r)
		case *ssa.MakeInterface, *ssa.Slice, *ssa.FieldAddr:
			out = append(out, handedTo(r.(ssa.Value), depth-1)...)
		case *ssa.Store:
			if at, ok := r.Addr.(*ssa.IndexAddr); ok && r.Val == v {
				out = append(out, handedTo(at.X, depth-1)...)
			}
		}
	}
	return out
}

// lookup names a call that looks something up, or what its arguments were looked
// up by.
func (g *guards) lookup(c *ssa.Call, seen map[ssa.Value]bool) string {
	for _, obj := range g.f.org.Callees(c) {
		if rows := g.f.roles.Func(obj); rows != nil {
			for _, st := range rows.Stores {
				switch st.Role {
				case "check", "claim", "sql", "lock":
					return funcName(obj)
				}
			}
			continue
		}
		switch catalog.MethodClass(receiver(obj), obj.Name()) {
		case catalog.CheckClass, catalog.ClaimClass:
			return funcName(obj)
		case catalog.GetClass:
			if canFail(obj.Signature()) {
				return funcName(obj)
			}
		}
		if catalog.DedupName(obj.Name()) {
			return funcName(obj)
		}
	}
	vals := c.Call.Args
	if c.Call.IsInvoke() {
		vals = append([]ssa.Value{c.Call.Value}, vals...)
	}
	for _, v := range vals {
		if name := g.lookedUp(v, seen); name != "" {
			return name
		}
	}
	return ""
}

// handledConflict names the test after a call that takes its error for the sign
// that it was done before: IsAlreadyExists(err).
func (g *guards) handledConflict(c *ssa.Call) string {
	errs := []ssa.Value{}
	if isErr(c) {
		errs = append(errs, c)
	}
	for _, r := range *c.Referrers() {
		if x, ok := r.(*ssa.Extract); ok && isErr(x) {
			errs = append(errs, x)
		}
	}
	for _, e := range errs {
		for _, test := range handedTo(e, 3) {
			if test == ssa.CallInstruction(c) {
				continue
			}
			for _, obj := range g.f.org.Callees(test) {
				if catalog.ConflictName(obj.Name()) {
					return funcName(obj)
				}
			}
			for _, arg := range test.Common().Args {
				if name := valueName(arg); catalog.ConflictName(name) || catalog.ConflictName(text(arg)) {
					return name
				}
			}
		}
	}
	return ""
}

func text(v ssa.Value) string {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
		return constant.StringVal(c.Value)
	}
	return ""
}

// valueName is what the source calls a value.
func valueName(v ssa.Value) string {
	for range 6 {
		switch x := v.(type) {
		case *ssa.UnOp:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.FieldAddr:
			if s := structOf(x.X.Type()); s != nil {
				return s.Field(x.Field).Name()
			}
			return ""
		case *ssa.Field:
			if s := structOf(x.X.Type()); s != nil {
				return s.Field(x.Field).Name()
			}
			return ""
		case *ssa.Alloc:
			return x.Comment
		case *ssa.Parameter, *ssa.FreeVar, *ssa.Global:
			return x.Name()
		default:
			return ""
		}
	}
	return ""
}

func receiver(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		if tn := namedOf(recv.Type()); tn != nil {
			return tn.Name()
		}
	}
	return ""
}

// failed reports whether a value says whether an error is nil.
func failed(v ssa.Value) bool {
	b, ok := v.(*ssa.BinOp)
	return ok && (b.Op == token.EQL || b.Op == token.NEQ) && (isNil(b.Y) && isErr(b.X) || isNil(b.X) && isErr(b.Y))
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

func isErr(v ssa.Value) bool {
	return types.Identical(v.Type(), types.Universe.Lookup("error").Type())
}
