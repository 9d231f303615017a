package rerun

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// A wrap is a call that runs a function argument of it again.
type wrap struct {
	call ssa.CallInstruction
	what string
	mode Mode
	bodies
	request bool // the call itself, a whole request, is repeated
}

// wraps returns what c runs again, by the catalog, else by what was learnt of
// the called function; notes say why a row does not hold.
func (a *solver) wraps(c ssa.CallInstruction) (out []wrap, notes []string) {
	fn := callee(c.Common())
	if fn == nil {
		return nil, nil
	}
	if rows := a.known.Func(fn); rows != nil && len(rows.Reruns) > 0 {
		for _, row := range rows.Reruns {
			if isClient(row.Body) {
				continue
			}
			w, note := a.byRow(c, fn, row)
			if note != "" {
				notes = append(notes, note)
			} else {
				out = append(out, w)
			}
		}
		return out, notes
	}
	for _, run := range a.runsOf(c.Common(), fn) {
		v := argument(c.Common(), run.Param)
		if v == nil {
			continue
		}
		if run.Off != "" && a.holds(c.Common(), run.Off) {
			notes = append(notes, fmt.Sprintf("%s does not repeat: %s", gotypes.FuncName(fn), run.Off))
			continue
		}
		w := wrap{call: c, what: gotypes.FuncName(fn), mode: Mode(run.Mode), bodies: a.resolve(v, run.Path)}
		out = append(out, w)
	}
	return out, notes
}

// runsOf returns what is known of a function of the user's own code.
func (a *solver) runsOf(c *ssa.CallCommon, fn *types.Func) []Run {
	if static := c.StaticCallee(); static != nil {
		if runs := a.runs[origin(static)]; len(runs) > 0 {
			return runs
		}
	}
	if runs := a.imported[fn]; len(runs) > 0 || !c.IsInvoke() {
		return runs
	}
	return a.agreed(c)
}

// byRow applies a catalog row to a call.
func (a *solver) byRow(c ssa.CallInstruction, fn *types.Func, row *catalog.Rerun) (wrap, string) {
	w := wrap{call: c, what: gotypes.FuncName(fn), mode: modeOf(row.Kind)}
	if why := a.off(c.Common(), row); why != "" {
		return w, fmt.Sprintf("%s does not repeat: %s", w.what, why)
	}
	vs := a.access(c.Common(), row.Body)
	for _, v := range vs {
		path := bodyPath(row.Body, v.Type())
		w.add(a.resolve(v, path))
		w.request = w.request || path == "" && !runnable(v.Type())
	}
	if row.OnlyIf != "" && !a.calls(w.fns, string(row.OnlyIf)) && len(w.refs) == 0 {
		return w, fmt.Sprintf("%s does not repeat: no error is wrapped by %s", w.what, row.OnlyIf)
	}
	if why := a.saysStop(w.fns, row.Off); why != "" {
		return w, fmt.Sprintf("%s does not repeat: %s", w.what, why)
	}
	if a.alwaysPermanent(w.fns, row.Permanent) {
		return w, fmt.Sprintf("%s does not repeat: every error is permanent", w.what)
	}
	return w, ""
}

func modeOf(kind string) Mode {
	if kind == "" {
		return Retry
	}
	return Mode(kind)
}

// bodyPath is the way from an argument to the function in it: the steps of the
// row, or the only method of the parameter's interface.
func bodyPath(body catalog.Access, typ types.Type) string {
	var steps []string
	for _, s := range body.Steps {
		switch s.Kind {
		case catalog.Field:
			steps = append(steps, s.Name)
		case catalog.Method:
			steps = append(steps, s.Name+"()")
		}
	}
	if iface, ok := typ.Underlying().(*types.Interface); ok && len(steps) == 0 && iface.NumMethods() == 1 {
		return iface.Method(0).Name() + "()"
	}
	return strings.Join(steps, ".")
}

// runnable reports whether a value of the type can be run: a function, or an
// interface or type with methods.
func runnable(typ types.Type) bool {
	switch typ.Underlying().(type) {
	case *types.Signature, *types.Interface:
		return true
	}
	return false
}

// argument returns the i-th argument of a call, -1 the receiver; nil if it has none.
func argument(c *ssa.CallCommon, i int) ssa.Value {
	if c.IsInvoke() {
		if i < 0 {
			return c.Value
		}
	} else if c.Signature().Recv() != nil {
		i++
	}
	if i < 0 || i >= len(c.Args) {
		return nil
	}
	return c.Args[i]
}

// access returns the values at a catalog path of a call.
func (a *solver) access(c *ssa.CallCommon, p catalog.Access) []ssa.Value {
	var vs []ssa.Value
	switch p.Root {
	case catalog.Arg:
		vs = a.spread(c, p.N, false)
	case catalog.ArgRest:
		vs = a.spread(c, p.N, true)
	case catalog.Recv:
		vs = append(vs, argument(c, -1))
	case catalog.Named:
		params := c.Signature().Params()
		for i := range params.Len() {
			if params.At(i).Name() == p.Name {
				vs = a.spread(c, i, false)
			}
		}
	case catalog.Option:
		for _, o := range options(c) {
			if named := callee(&o.Call); named != nil && named.Name() == lastName(p.Name) {
				vs = append(vs, argument(&o.Call, 0))
			}
		}
	}
	out := vs[:0]
	for _, v := range vs {
		if v != nil {
			out = append(out, v)
		}
	}
	return out
}

// spread returns argument i; of a variadic parameter its elements, and with rest
// all arguments after it too.
func (a *solver) spread(c *ssa.CallCommon, i int, rest bool) []ssa.Value {
	var vs []ssa.Value
	for v := argument(c, i); v != nil; v = argument(c, i) {
		if s, ok := v.(*ssa.Slice); ok && c.Signature().Variadic() && i == c.Signature().Params().Len()-1 {
			vs = append(vs, elements(s)...)
		} else {
			vs = append(vs, v)
		}
		if i++; !rest {
			break
		}
	}
	return vs
}

// options returns the calls that make the variadic arguments of c.
func options(c *ssa.CallCommon) []*ssa.Call {
	var out []*ssa.Call
	if !c.Signature().Variadic() || len(c.Args) == 0 {
		return nil
	}
	if s, ok := c.Args[len(c.Args)-1].(*ssa.Slice); ok {
		for _, v := range elements(s) {
			if o := made(v); o != nil {
				out = append(out, o)
			}
		}
	}
	return out
}

// made returns the call that a value is the result of.
func made(v ssa.Value) *ssa.Call {
	for range 8 {
		switch x := v.(type) {
		case *ssa.Call:
			return x
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.UnOp:
			v = onlyStore(x.X)
		default:
			return nil
		}
	}
	return nil
}

// onlyStore returns the one value that is stored in a local cell, or nil.
func onlyStore(addr ssa.Value) ssa.Value {
	al, ok := addr.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var val ssa.Value
	for _, r := range *al.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Addr == addr {
			if val != nil {
				return nil
			}
			val = st.Val
		}
	}
	return val
}
