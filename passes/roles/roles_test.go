package roles_test

import (
	"fmt"
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/roles"
)

func TestFacts(t *testing.T) {
	wanttest.Run(t, "roles", roles.Analyzer)
}

// load analyses packages, given as files by name, and returns the roles of the last.
func load(t *testing.T, files map[string]string, pkgs ...string) (*roles.Roles, *analysis.Pass) {
	t.Helper()
	dir, cleanup, err := analysistest.WriteFiles(files)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cleanup)
	results := analysistest.Run(t, dir, roles.Analyzer, pkgs...)
	last := results[len(results)-1]
	return last.Result.(*roles.Roles), last.Pass
}

func describe(rows *catalog.Rows) string {
	if rows == nil {
		return ""
	}
	var list []string
	for _, c := range rows.Calls {
		list = append(list, fmt.Sprintf("%s %s %v", c.Class, c.Verb, c.Key))
	}
	for _, s := range rows.Sources {
		list = append(list, string(s.Origin))
	}
	for _, s := range rows.Slots {
		list = append(list, "slot "+s.Value.String())
	}
	for _, f := range rows.Flows {
		list = append(list, "flow "+string(f.Kind))
	}
	return strings.Join(list, ", ")
}

func TestAnswers(t *testing.T) {
	r, pass := load(t, map[string]string{
		"lib/lib.go": `package lib

type Request[T any] struct {
	Key string //idemlint:stable
	Val T
}

type Client[T any] struct{}

//idemlint:effect charge key=req.Key
func (c *Client[T]) Charge(req Request[T]) {}

//idemlint:source fresh
var Default string
`,
		"app/app.go": `package app

import (
	"strings"
	"time"

	"lib"
)

//idemlint:claim key=id
func claim(
	id string, //idemlint:stable
	other string,
) {
	var c lib.Client[int]
	c.Charge(lib.Request[int]{Key: lib.Default})
	_ = time.Now
	_ = strings.ToLower
}
`,
	}, "app")
	uses := map[string]types.Object{}
	for id, obj := range pass.TypesInfo.Uses {
		uses[id.Name] = obj
	}
	fn := func(name string) *types.Func { return uses[name].(*types.Func) }
	claim := pass.Pkg.Scope().Lookup("claim").(*types.Func)
	params := claim.Signature().Params()
	request := uses["Request"].(*types.TypeName)
	for name, c := range map[string]struct{ got, want string }{
		"a method of a generic type": {describe(r.Func(fn("Charge"))), "keyed charge [arg0.Key]"},
		"a variable":                 {describe(r.Var(uses["Default"].(*types.Var))), "fresh"},
		"a field of a generic type":  {describe(r.Field(request, "Key")), "stable"},
		"another field":              {describe(r.Field(request, "Val")), ""},
		"the catalog's source":       {describe(r.Func(fn("Now"))), "clock"},
		"a parameter":                {describe(r.Param(params.At(0))), "stable"},
		"another parameter":          {describe(r.Param(params.At(1))), ""},
		"a claim":                    {describe(r.Func(claim)), "slot arg0"},
	} {
		if c.got != c.want {
			t.Errorf("%s is %q, want %q", name, c.got, c.want)
		}
	}
	if s := r.Func(claim).Stores; len(s) != 1 || s[0].Role != "claim" || s[0].Key.String() != "arg0" || s[0].File != "app.go" || s[0].Line.Line != 10 {
		t.Errorf("the claim's row is %+v", s)
	}
}

func TestRelevant(t *testing.T) {
	cases := map[string]struct {
		src  string
		want bool
	}{
		"flows only":        {"import \"strings\"\n\nvar x = strings.ToLower(\"A\")", false},
		"nothing":           {"func f(name string) string { return name }", false},
		"a source":          {"import \"time\"\n\nvar x = time.Now()", true},
		"a directive":       {"//idemlint:effect charge\nfunc f() {}", true},
		"an ignore":         {"//idemlint:ignore freshkey it is stored\nfunc f() {}", false},
		"a parameter":       {"func f(idempotencyKey string) string { return idempotencyKey }", true},
		"a field":           {"type r struct{ ClientToken string }\n\nfunc f(x *r) { x.ClientToken = \"\" }", true},
		"a header":          {"func set(k, v string) {}\n\nfunc f() { set(\"Idempotency-Key\", \"\") }", true},
		"a setter":          {"func WithIdempotencyKey(k string) {}\n\nfunc f() { WithIdempotencyKey(\"\") }", true},
		"a handler's type":  {"import \"net/http\"\n\nfunc f(http.ResponseWriter) {}", true},
		"a library's type":  {"import \"net/http\"\n\nfunc f(http.ConnState) {}", false},
		"a library's field": {"import \"net/http\"\n\nfunc f(r *http.Request) string { return r.RequestURI }", true},
		"another field":     {"import \"net/http\"\n\nfunc f(r *http.Request) string { return r.Proto }", false},
		"a weak name":       {"func f(key string) string { return key }", false},
		"a trace":           {"func f(requestTrace string) string { return requestTrace }", false},
		"a struct tag only": {"type r struct{ A string `json:\"a\"` }", false},
	}
	files, names := map[string]string{}, slices.Sorted(maps.Keys(cases))
	var pkgs []string
	for i, name := range names {
		pkg := fmt.Sprintf("p%d", i)
		files[pkg+"/p.go"] = "package p\n\n" + cases[name].src + "\n"
		pkgs = append(pkgs, pkg)
	}
	dir, cleanup, err := analysistest.WriteFiles(files)
	if err != nil {
		t.Fatal(err)
	}
	defer cleanup()
	for _, res := range analysistest.Run(t, dir, roles.Analyzer, pkgs...) {
		name := names[slices.Index(pkgs, res.Pass.Pkg.Path())]
		if got := res.Result.(*roles.Roles).Relevant; got != cases[name].want {
			t.Errorf("%s: relevant is %v, want %v", name, got, cases[name].want)
		}
	}
	r, _ := load(t, map[string]string{
		"lib/lib.go": "package lib\n\n//idemlint:effect charge\nfunc Do() {}\n",
		"app/app.go": "package app\n\nimport \"lib\"\n\nfunc f() { lib.Do() }\n",
	}, "app")
	if !r.Relevant {
		t.Error("a package that uses a function with a directive is not relevant")
	}
}

func TestForeign(t *testing.T) {
	r, _ := load(t, map[string]string{
		"app/vendor/lib/lib.go": "package lib\n\nimport \"time\"\n\n//idemlint:efect charge\nvar X = time.Now()\n",
	}, "app/vendor/lib")
	if r.Own || r.Relevant || len(r.Problems) > 0 {
		t.Errorf("of a foreign package is known: own %v, relevant %v, %d problems", r.Own, r.Relevant, len(r.Problems))
	}
}

// A type that implements an interface of a package which its own package does
// not import is not bound by the directives there.
func TestUnaware(t *testing.T) {
	files := map[string]string{
		"lib/lib.go": "package lib\n\ntype Provider interface {\n\t//idemlint:effect charge\n\tCharge()\n}\n",
		"mid/mid.go": "package mid\n\nimport \"lib\"\n\nvar Default lib.Provider\n\ntype T struct{}\n\nfunc (T) Charge() {} // want Charge:`effect accumulative charge`\n",
		"app/app.go": "package app\n\nimport \"mid\"\n\nvar _ = mid.Default\n\ntype T struct{}\n\nfunc (T) Charge() {}\n",
	}
	for pkg, want := range map[string]string{"mid": "accumulative charge []", "app": ""} {
		r, pass := load(t, files, pkg)
		obj, _, _ := types.LookupFieldOrMethod(pass.Pkg.Scope().Lookup("T").Type(), false, pass.Pkg, "Charge")
		if got := describe(r.Func(obj.(*types.Func))); got != want {
			t.Errorf("the method of package %s is %q, want %q", pkg, got, want)
		}
	}
}
