package catalog

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"
)

const payPackage = `package pay

type Client struct{ base; Key string }
func (*Client) Charge() {}
type base struct{ Token string }
func (*base) Send() {}
type Store interface { Getter; Put() }
type Getter interface { Get() }
type Handle func()
func New(key string, opts *Options) {}
type Options struct { Key string; Meta map[string]string }
var Default Client
`

func TestMissing(t *testing.T) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "pay.go", payPackage, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check("example.com/pay/v2", fset, []*ast.File{f}, nil)
	if err != nil {
		t.Fatal(err)
	}
	text := `
calls:
  - {func: [New, Client.Charge, Store.Put, Getter.Get, "*.Send", base.Send, "*.Get"], effect: {class: keyed, verb: charge}}
  - {func: Client.Refund, effect: {class: keyed, verb: refund}}
  - {func: Old, effect: {class: keyed, verb: refund}}
  - {func: [sub.New, sub.Client.Charge, checkout/session.New], effect: {class: keyed, verb: charge}}
  - {func: ["*.Drop", base.drop], effect: {class: keyed, verb: drop}}
slots:
  - field: [Client.Key, base.Token, Client.Token]
sources:
  - {var: [Default, Standard], origin: fresh}
stores:
  - {func: Store.Get, role: check}
handlers:
  - {param: Handle, kind: job}
  - {param: Handler, kind: job}
flows:
  - {func: New, from: [arg0, arg1.Key, 'arg1.Meta["key"]', opts.Key], to: arg1}
  - {func: New, from: arg1.IdempotencyKey, to: ret0}
  - {func: [New, Client.Charge], from: recv.Key, to: arg0}
`
	lib, err := Parse("pay.yaml", "example.com/pay", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	want := `pay.yaml:4: example.com/pay/v2 declares no Client.Refund
pay.yaml:5: example.com/pay/v2 declares no Old
pay.yaml:7: example.com/pay/v2 declares no *.Drop
pay.yaml:9: example.com/pay/v2 declares no Client.Token
pay.yaml:11: example.com/pay/v2 declares no Standard
pay.yaml:19: path arg1.IdempotencyKey of New in example.com/pay/v2: *Options has no field IdempotencyKey
pay.yaml:19: path ret0 of New in example.com/pay/v2: there are 0 results
pay.yaml:20: path recv.Key of New in example.com/pay/v2: the function has no receiver
pay.yaml:20: path arg0 of Client.Charge in example.com/pay/v2: there are 0 parameters
pay.yaml:16: example.com/pay/v2 declares no Handler
pay.yaml:13: example.com/pay/v2 declares no Store.Get`
	if got := lib.Missing(pkg); got == nil || got.Error() != want {
		t.Errorf("missing are\n%v\nwant\n%s", got, want)
	}
	if other := types.NewPackage("example.com/pay/v2/sub2", "sub2"); lib.Missing(other) != nil {
		t.Errorf("%v is missed in a package that no row is about", lib.Missing(other))
	}
}
