package guard

import (
	"fmt"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

const maxForm = 6

// escape keeps what forms are made of out of the texts in them.
var escape = strings.NewReplacer("{", `\x7b`, "}", `\x7d`, "@", `\x40`)

// normal returns the normal form of a value: two values of one function with the
// same form are equal, as long as nothing is stored between. Parameters of the
// outermost function stand as {0}, {1}… and {r}, so that a caller can put its own
// values in. It is "" where the value leaves the model.
func (f *finder) normal(v ssa.Value) string { return f.form(v, maxForm) }

func (f *finder) form(v ssa.Value, depth int) string {
	if depth == 0 {
		return ""
	}
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil {
			return "nil"
		}
		return escape.Replace(v.Value.ExactString())
	case *ssa.Parameter:
		return paramForm(v)
	case *ssa.FreeVar:
		if b := f.binding(v); b != nil {
			return f.form(b, depth-1)
		}
	case *ssa.Alloc:
		if val := onlyStore(v); val != nil { // a parameter whose address is taken
			return f.form(val, depth-1)
		}
	case *ssa.Global:
		return "&" + v.RelString(nil)
	case *ssa.ChangeType:
		return f.form(v.X, depth)
	case *ssa.Convert:
		return f.form(v.X, depth)
	case *ssa.ChangeInterface:
		return f.form(v.X, depth)
	case *ssa.MakeInterface:
		return f.form(v.X, depth)
	case *ssa.TypeAssert:
		if !v.CommaOk {
			return f.form(v.X, depth)
		}
	case *ssa.Field:
		return join(f.form(v.X, depth-1), "."+gotypes.FieldName(v.X.Type(), v.Field))
	case *ssa.FieldAddr:
		return join(f.form(v.X, depth-1), "."+gotypes.FieldName(v.X.Type(), v.Field))
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return f.loaded(v, depth)
		}
	case *ssa.BinOp:
		x, y := f.form(v.X, depth-1), f.form(v.Y, depth-1)
		if x != "" && y != "" {
			return "(" + x + v.Op.String() + y + ")"
		}
	case *ssa.Slice:
		if el := f.elements(v); el != nil && v.Low == nil && v.High == nil {
			var forms []string
			for _, e := range el {
				forms = append(forms, f.form(e, depth-1))
			}
			return "[" + strings.Join(forms, ",") + "]"
		}
	case *ssa.Call:
		if s := f.callForm(v, depth); s != "" {
			return s
		}
	}
	return unique(v)
}

// loaded is the form of what stands at an address: a variable that is set once is
// what it is set to.
func (f *finder) loaded(u *ssa.UnOp, depth int) string {
	x := u.X
	if fv, ok := x.(*ssa.FreeVar); ok {
		if b := f.binding(fv); b != nil {
			x = b
		}
	}
	switch x := x.(type) {
	case *ssa.Alloc:
		if v := onlyStore(x); v != nil {
			return f.form(v, depth-1)
		}
		return unique(x)
	case *ssa.FieldAddr:
		if v := f.fieldStore(x); v != nil {
			return f.form(v, depth-1)
		}
		return f.form(x, depth)
	case *ssa.Global:
		return x.RelString(nil)
	}
	return f.form(x, depth)
}

// onlyStore returns the one value that a variable is ever set to, nil if there are
// more or its address is handed out.
func onlyStore(a *ssa.Alloc) ssa.Value {
	var val ssa.Value
	for _, r := range *a.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr != ssa.Value(a) || val != nil {
				return nil
			}
			val = r.Val
		case *ssa.UnOp, *ssa.DebugRef, *ssa.FieldAddr, *ssa.MakeClosure:
		default:
			return nil
		}
	}
	return val
}

// fieldStore returns the one value that a field of a variable of this function is
// set to, nil if it is set never or more than once.
func (f *finder) fieldStore(fa *ssa.FieldAddr) ssa.Value {
	a, ok := fa.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var val ssa.Value
	for _, r := range *a.Referrers() {
		switch r := r.(type) {
		case *ssa.FieldAddr:
			if r.Field != fa.Field {
				continue
			}
			for _, u := range *r.Referrers() {
				if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(r) {
					if val != nil {
						return nil
					}
					val = st.Val
				}
			}
		case *ssa.Store:
			if r.Addr == ssa.Value(a) {
				return nil
			}
		}
	}
	return val
}

// callForm is the form of what a function makes of its arguments alone.
func (f *finder) callForm(c *ssa.Call, depth int) string {
	if c.Call.IsInvoke() {
		if len(c.Call.Args) > 0 || !pure(c.Call.Signature()) {
			return ""
		}
		return join(f.form(c.Call.Value, depth-1), "."+c.Call.Method.Name()+"()")
	}
	fn := c.Call.StaticCallee()
	if fn == nil || !pure(fn.Signature) || len(c.Call.Args) == 0 || c.Type() == nil {
		return ""
	}
	args := make([]string, len(c.Call.Args))
	for i, a := range c.Call.Args {
		if args[i] = f.form(a, depth-1); args[i] == "" {
			return ""
		}
	}
	return fn.RelString(nil) + "(" + strings.Join(args, ",") + ")"
}

// pure reports whether a function may be taken to depend on its arguments alone: it
// can neither fail nor wait.
func pure(sig *types.Signature) bool {
	if sig.Results().Len() != 1 || gotypes.IsError(sig.Results().At(0).Type()) {
		return false
	}
	for p := range sig.Params().Variables() {
		if gotypes.IsContext(p.Type()) {
			return false
		}
	}
	return true
}

func paramForm(p *ssa.Parameter) string {
	fn := p.Parent()
	if fn.Parent() != nil {
		return unique(p)
	}
	for i, q := range fn.Params {
		if q != p {
			continue
		}
		if fn.Signature.Recv() == nil {
			return "{" + strconv.Itoa(i) + "}"
		}
		if i == 0 {
			return "{r}"
		}
		return "{" + strconv.Itoa(i-1) + "}"
	}
	return unique(p)
}

// unique is the form of a value that equals only itself.
func unique(v ssa.Value) string {
	if fn := v.Parent(); fn != nil {
		return fmt.Sprintf("@%s:%s", fn.RelString(nil), v.Name())
	}
	return ""
}

func join(base, step string) string {
	if base == "" {
		return ""
	}
	return strings.TrimPrefix(base, "&") + step
}

func isConstForm(nf string) bool {
	switch {
	case nf == "nil", nf == "true", nf == "false", nf[0] == '"', nf[0] >= '0' && nf[0] <= '9', nf[0] == '-':
		return true
	}
	return false
}

// substitute puts a caller's forms in for the parameters of a called function. A
// value of the called function's own means nothing to the caller: it is "".
func substitute(nf string, arg func(string) string) string {
	if strings.Contains(nf, "@") {
		return ""
	}
	var b strings.Builder
	for nf != "" {
		i := strings.IndexByte(nf, '{')
		if i < 0 {
			b.WriteString(nf)
			break
		}
		j := strings.IndexByte(nf[i:], '}')
		if j < 0 {
			return ""
		}
		with := arg(nf[i+1 : i+j])
		if with == "" {
			return ""
		}
		b.WriteString(nf[:i] + with)
		nf = nf[i+j+1:]
	}
	return b.String()
}

// Form returns the normal form of a value: equal forms in one function are equal
// values. It is "" where the value leaves the model.
func (r *Result) Form(v ssa.Value) string {
	if r.f == nil || v == nil {
		return ""
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.normal(v)
}
