package gotypes_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/idemlint/idemlint/internal/gotypes"
)

const src = `package pay

type Client struct{ Key string }

func (c *Client) Do() error { return nil }

type List[T any] struct{ items []T }

func (l List[T]) Len() int { return len(l.items) }

type Engine interface {
	Deadline() int
	Done() int
	Err() int
	Value() int
	More() int
}

type Money int

func New() {}

var (
	client  *Client
	ints    List[int]
	engine  Engine
	money   Money
	raw     []byte
	sum     [32]byte
	failure error
	alias   = client
)
`

func check(t *testing.T) *types.Package {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "pay.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	conf := types.Config{Importer: importer.Default()}
	pkg, err := conf.Check("pay", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg
}

func TestNames(t *testing.T) {
	pkg := check(t)
	of := func(name string) types.Type { return pkg.Scope().Lookup(name).Type() }
	method := func(v, name string) *types.Func {
		obj, _, _ := types.LookupFieldOrMethod(of(v), true, pkg, name)
		return obj.(*types.Func)
	}
	for got, want := range map[string]string{
		gotypes.FuncName(method("client", "Do")):                  "Client.Do",
		gotypes.FuncName(method("ints", "Len")):                   "List.Len",
		gotypes.FuncName(pkg.Scope().Lookup("New").(*types.Func)): "pay.New",
		gotypes.NamedOf(of("client")).Name():                      "Client",
		gotypes.NamedOf(of("ints")).Name():                        "List",
		gotypes.FieldName(of("client"), 0):                        "Key",
		gotypes.FieldName(of("client"), 1):                        "?",
		gotypes.FieldName(of("money"), 0):                         "?",
		types.TypeString(gotypes.Deref(of("alias")), nil):         "pay.Client",
	} {
		if got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	if gotypes.NamedOf(of("raw")) != nil || gotypes.StructOf(of("money")) != nil {
		t.Error("bytes have no name, and a number is no struct")
	}
}

// A foreign type is one that go/types does not know.
type foreign struct{ types.Type }

func TestForeign(t *testing.T) {
	if gotypes.IsError(foreign{}) {
		t.Error("a type that is not known is no error")
	}
}

func TestKinds(t *testing.T) {
	pkg := check(t)
	for _, test := range []struct {
		name string
		is   func(types.Type) bool
		want bool
	}{
		{"engine", gotypes.IsContext, true},
		{"client", gotypes.IsContext, false},
		{"failure", gotypes.IsError, true},
		{"engine", gotypes.IsError, false},
		{"raw", gotypes.IsText, true},
		{"sum", gotypes.IsText, true},
		{"money", gotypes.IsText, false},
	} {
		if got := test.is(pkg.Scope().Lookup(test.name).Type()); got != test.want {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}
