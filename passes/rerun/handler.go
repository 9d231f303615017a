package rerun

import (
	"fmt"
	"go/constant"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// handlers returns the entry points that the environment runs again, in the order
// of the source: those that a directive marks, that are registered, that take a
// delivery, or that receive one.
func (a *solver) handlers() []*root {
	h := &handlers{a: a, reads: map[*ssa.Function]bool{}}
	for _, fn := range a.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(ssa.CallInstruction); ok {
					h.registered(c)
				}
			}
		}
	}
	for _, fn := range a.funcs {
		h.marked(fn)
		h.typed(fn)
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(ssa.CallInstruction); ok {
					h.receives(c)
				}
			}
		}
	}
	return h.roots
}

type handlers struct {
	a     *solver
	roots []*root
	reads map[*ssa.Function]bool // registered for reading only
}

// grade is how surely an entry point is repeated.
func grade(kind string) int {
	switch kind {
	case "queue", "webhook", "job", "activity":
		return 2
	}
	return 1
}

// what names an entry point for messages.
func what(kind, lib string) string {
	switch kind {
	case "http":
		return "HTTP handler"
	case "webhook":
		return "webhook handler"
	case "cron":
		return "cron job"
	case "tool":
		return "tool handler"
	case "reconcile":
		return "reconciler"
	}
	if lib == "" {
		return kind + " handler"
	}
	return lib + " handler"
}

// add enters fn as a handler, once a kind.
func (h *handlers) add(fn *ssa.Function, row *catalog.Handler, lib, why string, after ssa.Instruction) {
	kind := row.Kind
	if kind == "http" && h.reads[fn] {
		return
	}
	if kind == "http" && catalog.WebhookName(handlerNames(fn)...) {
		kind = "webhook"
	}
	for _, r := range h.roots {
		if r.fn == fn && r.after == after && r.region.Grade >= grade(kind) {
			return
		}
	}
	pos := fn.Pos()
	if after != nil {
		pos = after.Pos()
	}
	g := Region{Kind: Handler, Mode: Redeliver, Grade: grade(kind), Pos: pos, At: h.a.at(pos), What: what(kind, lib), Why: why}
	for _, id := range row.ID {
		g.ID = append(g.ID, string(id))
	}
	h.roots = append(h.roots, &root{fn: fn, after: after, a: h.a, region: g})
}

// handlerNames are what a handler, the functions around it and its receiver are called.
func handlerNames(fn *ssa.Function) []string {
	var names []string
	for ; fn != nil; fn = fn.Parent() {
		names = append(names, fn.Name())
		if recv := fn.Signature.Recv(); recv != nil {
			if tn := gotypes.NamedOf(recv.Type()); tn != nil {
				names = append(names, tn.Name())
			}
		}
	}
	return names
}

// registered enters the functions that a call registers.
func (h *handlers) registered(c ssa.CallInstruction) {
	fn := callee(c.Common())
	if fn == nil {
		return
	}
	h.reading(c, fn)
	rows := h.a.known.Func(fn)
	if rows == nil {
		return
	}
	for _, row := range rows.Handlers {
		if row.Body.IsZero() || h.a.switchedOff(c.Common(), row.On, row.Off) != "" {
			continue
		}
		reads := row.Kind == "http" && readsOnly(c.Common())
		for _, v := range h.a.access(c.Common(), row.Body) {
			found := h.a.resolve(v, bodyPath(row.Body, v.Type()))
			bodies := found.fns
			if row.Kind == "activity" && len(bodies) == 0 {
				bodies = h.a.allMethods(v)
			}
			if len(bodies) == 0 && found.outer && !reads {
				h.outer(c, row, fn)
			}
			for _, body := range bodies {
				if reads {
					h.reads[body] = true
					continue
				}
				h.add(body, row, fn.Pkg().Name(), fmt.Sprintf("%s is registered by %s at %s", shortName(body), gotypes.FuncName(fn), h.a.at(c.Pos())), nil)
			}
		}
	}
}

// outer enters a call that registers a function of another package.
func (h *handlers) outer(c ssa.CallInstruction, row *catalog.Handler, fn *types.Func) {
	at := h.a.at(c.Pos())
	g := Region{Kind: Handler, Mode: Redeliver, Grade: grade(row.Kind), Pos: c.Pos(), At: at, What: what(row.Kind, fn.Pkg().Name())}
	g.Why = fmt.Sprintf("what it is given is registered by %s at %s", gotypes.FuncName(fn), at)
	for _, id := range row.ID {
		g.ID = append(g.ID, string(id))
	}
	h.roots = append(h.roots, &root{fn: c.Parent(), call: c, a: h.a, region: g})
}

// allMethods returns the exported methods of a value of a type of this package: to
// register a struct registers each of them.
func (a *solver) allMethods(v ssa.Value) []*ssa.Function {
	if mi, ok := v.(*ssa.MakeInterface); ok {
		v = mi.X
	}
	tn := gotypes.NamedOf(v.Type())
	if tn == nil || tn.Pkg() != a.pkg.Pkg || types.IsInterface(tn.Type()) {
		return nil
	}
	named, ok := tn.Type().(*types.Named)
	if !ok {
		return nil
	}
	var out []*ssa.Function
	for m := range named.Methods() {
		if fn := a.pkg.Prog.FuncValue(m); fn != nil && m.Exported() && len(fn.Blocks) > 0 {
			out = append(out, fn)
		}
	}
	return out
}

// reading notes the functions that a router's GET is given.
func (h *handlers) reading(c ssa.CallInstruction, fn *types.Func) {
	switch strings.ToUpper(fn.Name()) {
	case "GET", "HEAD", "OPTIONS":
	default:
		return
	}
	for i := range fn.Signature().Params().Len() {
		for _, v := range h.a.spread(c.Common(), i, false) {
			if _, ok := v.Type().Underlying().(*types.Signature); ok {
				for _, body := range h.a.resolve(v, "").fns {
					h.reads[body] = true
				}
			}
		}
	}
}

// readsOnly reports whether a route's pattern names a method that only reads.
func readsOnly(c *ssa.CallCommon) bool {
	for _, arg := range c.Args {
		if k, ok := arg.(*ssa.Const); ok && k.Value != nil && k.Value.Kind() == constant.String {
			method, _, _ := strings.Cut(constant.StringVal(k.Value), " ")
			return method == "GET" || method == "HEAD" || method == "OPTIONS"
		}
	}
	return false
}

// marked enters a function that a directive calls redelivered, and one that by
// its name reconciles.
func (h *handlers) marked(fn *ssa.Function) {
	obj, ok := fn.Object().(*types.Func)
	if !ok {
		return
	}
	if rows := h.a.known.Func(obj); rows != nil {
		for _, row := range rows.Handlers {
			if row.Body.IsZero() && len(row.Recv) == 0 && row.Param == "" {
				h.add(fn, row, "", shortName(fn)+" is marked as redelivered", nil)
			}
		}
	}
	if obj.Name() == "Reconcile" && obj.Signature().Recv() != nil && fails(obj.Signature()) {
		h.add(fn, &catalog.Handler{Kind: "reconcile"}, "", shortName(fn)+" is a reconciler by its name", nil)
	}
}

func fails(sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		if gotypes.IsError(r.Type()) {
			return true
		}
	}
	return false
}

// typed enters a function with a parameter that only handlers have.
func (h *handlers) typed(fn *ssa.Function) {
	for p := range fn.Signature.Params().Variables() {
		typ := types.Unalias(p.Type())
		if ptr, ok := typ.(*types.Pointer); ok {
			typ = types.Unalias(ptr.Elem())
		}
		n, ok := typ.(*types.Named)
		if !ok || n.Obj().Pkg() == nil {
			continue
		}
		rows := h.a.known.Type(n.Origin().Obj())
		if rows == nil {
			continue
		}
		for _, row := range rows.Handlers {
			if row.Param == "" || len(row.Method) > 0 && (fn.Signature.Recv() == nil || !names(row.Method, fn.Name())) {
				continue
			}
			h.add(fn, row, n.Obj().Pkg().Name(), fmt.Sprintf("%s takes a %s.%s", shortName(fn), n.Obj().Pkg().Name(), n.Obj().Name()), nil)
		}
	}
}

func names(symbols []catalog.Symbol, name string) bool {
	for _, s := range symbols {
		if lastName(string(s)) == name {
			return true
		}
	}
	return false
}

// receives enters the code after a call that receives a delivery, and where a
// helper hands the delivery out, the code after the helper's calls.
func (h *handlers) receives(c ssa.CallInstruction) {
	fn := callee(c.Common())
	if fn == nil {
		return
	}
	rows := h.a.known.Func(fn)
	if rows == nil {
		return
	}
	for _, row := range rows.Handlers {
		if !row.Body.IsZero() || len(row.Recv) == 0 || h.a.switchedOff(c.Common(), row.On, row.Off) != "" {
			continue
		}
		h.from(c, row, fn, 2)
	}
}

func (h *handlers) from(c ssa.CallInstruction, row *catalog.Handler, fn *types.Func, depth int) {
	in := c.Parent()
	h.add(in, row, fn.Pkg().Name(), fmt.Sprintf("%s receives from %s at %s", shortName(in), gotypes.FuncName(fn), h.a.at(c.Pos())), c)
	call, ok := c.(*ssa.Call)
	if !ok || depth == 0 || !returns(in, call) {
		return
	}
	for _, by := range h.a.callers[in] {
		h.from(by, row, fn, depth-1)
	}
}

// returns reports whether fn returns a result of the call that is no error.
func returns(fn *ssa.Function, call *ssa.Call) bool {
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok {
			continue
		}
		for _, v := range ret.Results {
			if made(v) == call && !gotypes.IsError(v.Type()) {
				return true
			}
		}
	}
	return false
}
