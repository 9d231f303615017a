package catalog

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
)

// check type-checks one file as the package at path.
func check(t *testing.T, path, src string) *types.Package {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "x.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check(path, fset, []*ast.File{f}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg
}

// object finds a package's object, or a type's method or field: "T.M".
func object(t *testing.T, pkg *types.Package, name string) types.Object {
	t.Helper()
	typ, member, ok := strings.Cut(name, ".")
	obj := pkg.Scope().Lookup(typ)
	if ok {
		obj, _, _ = types.LookupFieldOrMethod(obj.Type(), true, pkg, member)
	}
	if obj == nil {
		t.Fatalf("no %s in %s", name, pkg.Path())
	}
	return obj
}

const library = `package x
type base struct{}
func (*base) Promoted() {}
type Client struct{ base; ID string }
func (Client) Do() {}
func (*Client) Ptr() {}
type Alias = Client
func (*Alias) ByAlias() {}
type deep struct{}
func (deep) Ptr() {}
type List[T any] struct{}
func (*List[T]) Add(T) {}
type Doer interface{ Do() }
type Wide interface{ Doer; error }
func Do() {}
func New[T any](T) {}
var Reader int
type Job struct{}
var Anon interface{ Do() }
var Ints List[int]
`

func file(lines ...string) *fstest.MapFile {
	return &fstest.MapFile{Data: []byte("evidence: x\nnoreturn: [" + strings.Join(lines, ", ") + "]\n")}
}

func TestFunc(t *testing.T) {
	c := &Catalog{files: fstest.MapFS{"example.com/x.yaml": file(
		"base.Promoted", "Client.Do", "Client.Ptr", "List.Add", "Doer.Do", "New", "sub.Do", "sub/deep.Client.Do", "sub/deep.Ptr", "Client.ByAlias")}}
	for _, row := range []struct {
		path, name string
		want       bool
	}{
		{"example.com/x", "Client.Do", true},
		{"example.com/x", "Client.Ptr", true},
		{"example.com/x", "Client.Promoted", true},
		{"example.com/x", "Alias.Ptr", true},
		{"example.com/x", "Client.ByAlias", true},
		{"example.com/x", "deep.Ptr", false}, // the row means a package deep
		{"example.com/x", "List.Add", true},
		{"example.com/x", "Ints.Add", true}, // an instance
		{"example.com/x", "Doer.Do", true},
		{"example.com/x", "Wide.Do", true}, // declared by Doer
		{"example.com/x", "Wide.Error", false},
		{"example.com/x", "Anon.Do", false},
		{"example.com/x", "Do", false},
		{"example.com/x", "New", true},
		{"example.com/x/v2", "Client.Do", true},
		{"example.com/x/sub", "Do", true},
		{"example.com/x/v15/sub", "Do", true},
		{"example.com/x/sub/v3", "Do", true},
		{"example.com/x/sub", "Client.Do", false},
		{"example.com/x/sub/deep", "Client.Do", true},
		{"example.com/x/sub/deep", "Do", false},
		{"example.com/x/v1", "Client.Do", false}, // v1 is a folder
		{"example.com/xy", "Client.Do", false},
		{"example.com", "Client.Do", false},
	} {
		fn := object(t, check(t, row.path, library), row.name).(*types.Func)
		if got := c.Func(fn); (got != nil && got.NoReturn) != row.want {
			t.Errorf("Func(%s.%s) = %v, want a row: %t", row.path, row.name, got, row.want)
		}
	}
	if c.Func(nil) != nil || c.Func(types.Universe.Lookup("error").Type().Underlying().(*types.Interface).Method(0)) != nil {
		t.Error("nil and error.Error have rows")
	}
}

func TestAnyReceiver(t *testing.T) {
	c := &Catalog{files: fstest.MapFS{"x.yaml": {Data: []byte(`
flows:
  - {func: "*.Do", from: recv}
  - {func: Client.Do, from: recv, kind: identity}
`)}}}
	pkg := check(t, "x", library)
	rows := func(name string) string {
		r := c.Func(object(t, pkg, name).(*types.Func))
		if r == nil {
			return ""
		}
		var kinds []string
		for _, f := range r.Flows {
			kinds = append(kinds, string(f.Kind))
		}
		return strings.Join(kinds, " ")
	}
	for name, want := range map[string]string{
		"Client.Do": "identity derive", "Doer.Do": "derive", "Anon.Do": "derive", "Do": "", "Client.Ptr": "",
	} {
		if got := rows(name); got != want {
			t.Errorf("flows of %s: %q, want %q", name, got, want)
		}
	}
}

func TestFieldVarType(t *testing.T) {
	c := &Catalog{files: fstest.MapFS{"x.yaml": {Data: []byte(`
evidence: e
slots: [{field: Client.ID}]
sources: [{var: Reader, origin: random}]
handlers: [{param: Job, kind: job}]
`)}}}
	pkg := check(t, "x", library)
	typ := func(name string) *types.TypeName { return pkg.Scope().Lookup(name).(*types.TypeName) }
	if r := c.Field(typ("Client"), "ID"); r == nil || len(r.Slots) != 1 || r.Slots[0].String() != "x.yaml:3" || r.Library.Evidence != "e" {
		t.Errorf("Field(Client.ID) = %+v", r)
	}
	if c.Field(typ("Doer"), "ID") != nil || c.Field(nil, "ID") != nil {
		t.Error("Doer.ID and nil have rows")
	}
	reader := object(t, pkg, "Reader").(*types.Var)
	if r := c.Var(reader); r == nil || len(r.Sources) != 1 {
		t.Errorf("Var(Reader) = %+v", r)
	}
	if c.Var(types.NewField(0, pkg, "Reader", types.Typ[types.Int], false)) != nil || c.Var(nil) != nil {
		t.Error("a field called Reader and nil have rows")
	}
	if r := c.Type(typ("Job")); r == nil || len(r.Handlers) != 1 {
		t.Errorf("Type(Job) = %+v", r)
	}
	if c.Type(typ("Client")) != nil || c.Type(nil) != nil {
		t.Error("Client and nil have rows")
	}
}

func TestLibrary(t *testing.T) {
	c := &Catalog{files: fstest.MapFS{
		"example.com/backoff.yaml":    file("A"),
		"example.com/backoff/v5.yaml": file("B"),
		"gopkg.in/mail.yaml":          file("A"),
		"dev.example/v3/api.yaml":     file("C"),
		"dev.example.yaml":            file("A"),
	}}
	for path, want := range map[string]string{
		"example.com/backoff":          "example.com/backoff",
		"example.com/backoff/v4":       "example.com/backoff",
		"example.com/backoff/v5":       "example.com/backoff/v5",
		"example.com/backoff/v5/sub":   "example.com/backoff/v5",
		"example.com/backoff/sub/v5":   "example.com/backoff",
		"gopkg.in/mail.v2":             "gopkg.in/mail",
		"gopkg.in/mail.v1/sub":         "gopkg.in/mail",
		"gopkg.in/mail":                "gopkg.in/mail",
		"example.com/mail.v2":          "",
		"dev.example/v3":               "dev.example",
		"dev.example/v3/api":           "dev.example/v3/api",
		"dev.example/vault":            "dev.example",
		"other.example/dev.example/v3": "",
		"":                             "",
	} {
		got := ""
		if lib := c.Library(path); lib != nil {
			got = lib.Path
		}
		if got != want {
			t.Errorf("Library(%q) = %q, want %q", path, got, want)
		}
	}
}

func TestWith(t *testing.T) {
	base := &Catalog{files: fstest.MapFS{"example.com/x.yaml": {Data: []byte("calls: [{func: sub.Do, effect: {class: natural, verb: base}}]")}}}
	user := map[string]*Library{}
	for path, text := range map[string]string{
		"example.com/x/v2":     "calls: [{func: sub.Do, effect: {class: keyed, verb: above}}]",
		"example.com/x/v3/sub": "calls: [{func: Do, effect: {class: keyed, verb: exact}}]",
		"example.com/new":      "calls: [{func: Do, effect: {class: keyed, verb: new}}]",
	} {
		lib, err := Parse(".idemlint.yml", path, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		user[path] = lib
	}
	verbs := func(c *Catalog, path string) string {
		r := c.Func(object(t, check(t, path, library), "Do").(*types.Func))
		if r == nil {
			return ""
		}
		var out []string
		for _, call := range r.Calls {
			out = append(out, call.Verb)
		}
		return strings.Join(out, " ")
	}
	c := base.With(user)
	for path, want := range map[string]string{
		"example.com/x/sub":    "exact above base",
		"example.com/x/v2/sub": "exact above base",
		"example.com/new":      "new",
		"example.com/x":        "",
		"example.com/other":    "",
	} {
		if got := verbs(c, path); got != want {
			t.Errorf("rows of %s.Do: %q, want %q", path, got, want)
		}
	}
	if got := verbs(base, "example.com/x/sub"); got != "base" {
		t.Errorf("With changed its receiver: %q", got)
	}
	if base.With(nil) != base {
		t.Error("With(nil) is another catalog")
	}
	if lib := c.Library("example.com/x/sub"); lib != user["example.com/x/v3/sub"] {
		t.Errorf("Library of a package with rows of the user = %v", lib.Path)
	}
}

// counted counts how often each file is opened.
type counted struct {
	fs.FS
	mu    sync.Mutex
	opens map[string]int
}

func (c *counted) Open(name string) (fs.File, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.opens[name]++
	return c.FS.Open(name)
}

func TestReadOnceAndOnlyWhenAsked(t *testing.T) {
	files := &counted{opens: map[string]int{}, FS: fstest.MapFS{"example.com/x.yaml": file("Do"), "example.com/y.yaml": file("Do")}}
	c := New(files)
	pkg := check(t, "example.com/x", library)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for i := range 20 {
				c.Func(object(t, pkg, "Do").(*types.Func))
				c.Library(fmt.Sprintf("example.com/x/sub%d", i))
			}
		})
	}
	wg.Wait()
	if n := files.opens["example.com/x.yaml"]; n != 1 {
		t.Errorf("x.yaml was read %d times", n)
	}
	if n := files.opens["example.com/y.yaml"]; n != 0 {
		t.Errorf("y.yaml, which nobody asked for, was read %d times", n)
	}
	if n := files.opens["example.com.yaml"]; n != 0 {
		t.Errorf("the search went above the library %d times", n)
	}
	before := len(files.opens)
	c.Library("other.example/z")
	asked := len(files.opens) - before
	c.Library("other.example/z")
	if asked == 0 || len(files.opens)-before != asked {
		t.Error("a negative answer is not kept")
	}
	if n := files.opens["other.example/z.yaml"]; n != 1 {
		t.Errorf("z.yaml was looked for %d times", n)
	}
}

// Every file of the catalog is without fault and says where its facts are from.
func TestEmbedded(t *testing.T) {
	c := Embedded()
	libs, err := c.Libraries()
	if err != nil {
		t.Error(err)
	}
	if len(libs) == 0 {
		t.Error("there is no library")
	}
	for _, lib := range libs {
		if lib.Evidence == "" {
			t.Errorf("%s.yaml:1: evidence is missing, add where the facts are from", lib.Path)
		}
	}
	err = fs.WalkDir(c.files, ".", func(name string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && !strings.HasSuffix(name, ".yaml") {
			t.Errorf("data/%s is no catalog file, name it after the import path with .yaml", name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	if Embedded() != c {
		t.Error("there are two embedded catalogs")
	}
}

func TestLibrariesErrors(t *testing.T) {
	c := New(fstest.MapFS{"b.yaml": {Data: []byte("call: []")}, "a.yaml": {Data: []byte("flow: []")}, "c.txt": {}})
	libs, err := c.Libraries()
	if len(libs) != 2 || libs[0].Path != "a" {
		t.Errorf("Libraries = %v", libs)
	}
	if err == nil || !strings.Contains(err.Error(), `a.yaml:1: unknown key "flow"`) || !strings.Contains(err.Error(), `b.yaml:1: unknown key "call"`) {
		t.Errorf("Libraries: %v", err)
	}
}
