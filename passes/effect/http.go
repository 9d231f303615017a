package effect

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/origin"
)

// posts reports whether a call that sends an HTTP request posts something: the
// request's method is POST or PATCH, and neither its address nor the function
// around it says that it only asks. What nothing says more of is known by its
// method alone, which is weak evidence.
func (f *finder) posts(e *Effect) bool {
	method, url := f.request(e.Call)
	if method != "POST" && method != "PATCH" {
		return false
	}
	fn := top(e.Fn)
	recv := ""
	if r := fn.Signature.Recv(); r != nil {
		if tn := gotypes.NamedOf(r.Type()); tn != nil {
			recv = tn.Name()
		}
	}
	if catalog.AskedName(url) || catalog.AskedName(fn.Name()) {
		return false
	}
	e.Verb, e.K = "post", 1
	if catalog.MethodClass(recv, fn.Name()).Effect() || catalog.MoneyName(url) || catalog.MailName(url) {
		e.K = 2
	}
	return true
}

// request returns the method and the constant parts of the address of the HTTP
// request that a call sends; "" for a method that is not known.
func (f *finder) request(c ssa.CallInstruction) (method, url string) {
	sig := c.Common().Signature()
	for i := range sig.Params().Len() {
		obj, _, _ := types.LookupFieldOrMethod(sig.Params().At(i).Type(), true, f.pass.Pkg, "Method")
		if v, ok := obj.(*types.Var); !ok || !v.IsField() {
			continue
		}
		arg := catalog.Access{Root: catalog.Arg, N: i}
		method, whole := f.org.Text(c, field(arg, "Method"))
		url, _ = f.org.Text(c, field(arg, "URL"))
		if !whole {
			return "", url
		}
		return method, url
	}
	for i := range sig.Params().Len() {
		if b, ok := sig.Params().At(i).Type().Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 {
			url, _ = f.org.Text(c, catalog.Access{Root: catalog.Arg, N: i})
			break
		}
	}
	return "POST", url
}

func field(a catalog.Access, name string) catalog.Access {
	a.Steps = []catalog.Step{{Kind: catalog.Field, Name: name}}
	return a
}

// handsOn reports whether a call sends a request whose method its caller chooses,
// as transports and the helpers of API clients do, so that it may be any. Of a
// method that is a parameter a call in this package must say that it is POST.
func (f *finder) handsOn(e *Effect) bool {
	method, _ := f.request(e.Call)
	fn := e.Fn
	if method != "" || fn.Parent() != nil {
		return false
	}
	sig := e.Call.Common().Signature()
	for i := range sig.Params().Len() {
		k := f.org.Key(e.Call, field(catalog.Access{Root: catalog.Arg, N: i}, "Method"))
		if len(k.Val.Orgs) != 1 || k.Val.Orgs[0].Kind != origin.Param {
			continue
		}
		ref := k.Val.Orgs[0].Ref
		if ref.Param < 0 || len(ref.Path) == 0 && !f.toldToPost(fn, ref.Param) {
			return false
		}
		e.Verb, e.K = "request", 2
		return true
	}
	return false
}

// toldToPost reports whether a call of fn in this package has POST or PATCH for
// the parameter, and does not only ask.
func (f *finder) toldToPost(fn *ssa.Function, param int) bool {
	if fn.Signature.Recv() != nil {
		param++
	}
	for _, c := range f.callersOf(fn) {
		args := c.Common().Args
		if param >= len(args) || catalog.AskedName(top(c.Parent()).Name()) {
			continue
		}
		method, asks := text(args[param]), false
		for _, a := range args {
			if b, ok := a.Type().Underlying().(*types.Basic); ok && b.Kind() == types.String {
				url, _ := f.org.ArgText(a, c)
				asks = asks || catalog.AskedName(url)
			}
		}
		if (method == "POST" || method == "PATCH") && !asks {
			return true
		}
	}
	return false
}

// top returns the declared function that fn stands in.
func top(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}
