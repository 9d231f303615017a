package rerun

import (
	"go/constant"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
)

// off says which setting of a call switches the repeat of a row off, or that the
// one is missing that switches it on; "" if it repeats.
func (a *solver) off(c *ssa.CallCommon, row *catalog.Rerun) string {
	return a.switchedOff(c, row.On, row.Off)
}

// switchedOff looks for settings, as [catalog.Rerun] has them, in all that goes
// into a call: its arguments, the options among them, and what its receiver was
// made of.
func (a *solver) switchedOff(c *ssa.CallCommon, on, off []string) string {
	if len(on)+len(off) == 0 {
		return ""
	}
	m := a.making(c)
	is := func(setting string) bool { return a.isSet(c, m, setting) }
	if i := slices.IndexFunc(off, is); i >= 0 {
		return off[i]
	}
	if len(on) > 0 && !slices.ContainsFunc(on, is) {
		return "no " + strings.TrimSuffix(on[0], "{}")
	}
	return ""
}

func (a *solver) isSet(c *ssa.CallCommon, m *making, setting string) bool {
	if name, ok := strings.CutSuffix(setting, "{}"); ok {
		return m.types[lastName(name)]
	}
	name, list, _ := strings.Cut(setting, "(")
	if strings.Contains(setting, "(") || !strings.ContainsAny(setting, "=~") {
		return slices.ContainsFunc(m.calls, func(o *ssa.Call) bool {
			fn := callee(&o.Call)
			return fn != nil && fn.Name() == lastName(name) && hasArguments(&o.Call, strings.TrimSuffix(list, ")"))
		})
	}
	if typ, field, ok := strings.Cut(setting, "."); ok && token.IsExported(typ) {
		field, want, _ := strings.Cut(field, "=")
		found := false
		for _, al := range m.literals {
			if typeName(al.Type()) != typ {
				continue
			}
			if !isField(al, field, want) {
				return false // one of several: the last goes, and which that is, is not known
			}
			found = true
		}
		return found
	}
	return a.holds(c, setting)
}

// holds reports whether a field or an argument has the value of a setting.
func (a *solver) holds(c *ssa.CallCommon, setting string) bool {
	if at, part, ok := strings.Cut(setting, "~"); ok {
		p, err := catalog.ParseAccess(at)
		return err == nil && slices.ContainsFunc(a.access(c, p), func(v ssa.Value) bool {
			k, ok := v.(*ssa.Const)
			return ok && k.Value != nil && k.Value.Kind() == constant.String && strings.Contains(constant.StringVal(k.Value), part)
		})
	}
	path, want, _ := strings.Cut(setting, "=")
	root, field, _ := strings.Cut(path, ".")
	p, err := catalog.ParseAccess(root)
	if err != nil {
		return false
	}
	for _, v := range a.access(c, p) {
		if field != "" {
			if isField(v, field, want) {
				return true
			}
		} else if isConst(v, want) {
			return true
		}
	}
	return false
}

func lastName(symbol string) string { return symbol[strings.LastIndexByte(symbol, '.')+1:] }

// A making is what a call is made of: the calls and the types of the values that
// go into it.
type making struct {
	a        *solver
	calls    []*ssa.Call
	literals []*ssa.Alloc // variables and struct literals
	types    map[string]bool
	seen     map[ssa.Value]bool
}

func (a *solver) making(c *ssa.CallCommon) *making {
	m := &making{a: a, types: map[string]bool{}, seen: map[ssa.Value]bool{}}
	for _, v := range inputs(c) {
		m.add(v, 8)
	}
	return m
}

// add follows v back through calls, variables and argument lists; not into
// functions that are handed over.
func (m *making) add(v ssa.Value, depth int) {
	if v == nil || m.seen[v] || depth == 0 {
		return
	}
	m.seen[v] = true
	if name := typeName(v.Type()); name != "" {
		m.types[name] = true
	}
	switch v := v.(type) {
	case *ssa.Call:
		m.calls = append(m.calls, v)
		for _, in := range inputs(&v.Call) {
			m.add(in, depth-1)
		}
	case *ssa.Extract:
		m.add(v.Tuple, depth)
	case *ssa.MakeInterface:
		m.add(v.X, depth)
	case *ssa.ChangeInterface:
		m.add(v.X, depth)
	case *ssa.ChangeType:
		m.add(v.X, depth)
	case *ssa.UnOp:
		m.add(v.X, depth-1)
	case *ssa.Slice:
		for _, e := range elements(v) {
			m.add(e, depth)
		}
	case *ssa.Global:
		for _, val := range m.a.globals[v] {
			m.add(val, depth-1)
		}
	case *ssa.Alloc:
		m.literals = append(m.literals, v)
		for _, r := range *v.Referrers() {
			switch r := r.(type) {
			case *ssa.Store:
				if r.Addr == ssa.Value(v) {
					m.add(r.Val, depth-1)
				}
			case *ssa.FieldAddr:
				for _, rr := range *r.Referrers() {
					if st, ok := rr.(*ssa.Store); ok && st.Addr == ssa.Value(r) {
						m.add(st.Val, depth-1)
					}
				}
			}
		}
	}
}

// hasArguments reports whether a call has the listed arguments: constants, or _
// for any. An empty list asks for none.
func hasArguments(c *ssa.CallCommon, list string) bool {
	if list == "" {
		return true
	}
	for i, want := range strings.Split(list, ",") {
		want = strings.TrimSpace(want)
		if want == "_" {
			continue
		}
		if v := argument(c, i); v == nil || !isConst(v, want) {
			return false
		}
	}
	return true
}

func isConst(v ssa.Value, want string) bool {
	k, ok := v.(*ssa.Const)
	if !ok {
		return false
	}
	if k.Value == nil {
		return want == "nil" && k.IsNil()
	}
	if k.Value.Kind() == constant.String {
		return constant.StringVal(k.Value) == strings.Trim(want, `"`)
	}
	return k.Value.ExactString() == want
}

// isField reports whether a struct literal or local variable holds the constant
// in a field: it is set to it and to nothing else, or it is the zero value and
// nothing is set.
func isField(v ssa.Value, name, want string) bool {
	if u, ok := v.(*ssa.UnOp); ok {
		v = u.X
	}
	if k, ok := v.(*ssa.Const); ok && k.Value == nil {
		return want == "0" || want == "nil" // T{}
	}
	al, ok := v.(*ssa.Alloc)
	if !ok {
		return false
	}
	var vals []ssa.Value
	for _, r := range *al.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == ssa.Value(al) {
				return isField(r.Val, name, want) // a copy
			}
		case *ssa.FieldAddr:
			if fieldOf(r.X.Type(), r.Field).Name() != name {
				continue
			}
			for _, rr := range *r.Referrers() {
				if st, ok := rr.(*ssa.Store); ok && st.Addr == ssa.Value(r) {
					vals = append(vals, st.Val)
				}
			}
		}
	}
	switch len(vals) {
	case 0:
		return want == "0" || want == "nil"
	case 1:
		return isConst(vals[0], want)
	}
	return false
}
