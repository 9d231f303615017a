package rerun

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/idemlint/idemlint/internal/catalog"
)

// The libraries of the wrapper tests, and their rows.
var wrapperDeps = map[string]string{
	"retry": `package retry
type Config struct{ Tries int; Op func() error }
type Option func(*Config)
func Attempts(n uint) Option { return nil }
func Limit(per, n int) Option { return nil }
func Delay(n int) Option { return nil }
func Do(fn func() error, opts ...Option) error { return nil }
func Cond(c Config, fn func() error) error { return nil }
func Run(c Config) error { return nil }
func Poll(fn func() (bool, error)) error { return nil }
func InTx(fn func() error) error { return nil }
func Retryable(err error) error { return err }
func OnlyMarked(fn func() error) error { return nil }
func Permanent(err error) error { return err }
func Value[T any](fn func() (T, error)) (T, error) { var t T; return t, nil }
type Retrier struct{}
func New(opts ...Option) *Retrier { return nil }
func (*Retrier) Do(fn func() error) error { return nil }
type Request struct{}
type Client struct{}
func (*Client) Do(r *Request) error { return nil }
type Job interface{ Run() error }
func RunJob(j Job) error { return nil }
type Policy struct{}
func Build() *Policy { return nil }
func (p *Policy) Max(n int) *Policy { return p }
func (p *Policy) Wait(n int) *Policy { return p }
func With(p *Policy) *Executor { return nil }
type Executor struct{}
func (*Executor) Run(fn func() error) error { return nil }
type Backoff interface{ Next() int }
type Stop struct{}
func (*Stop) Next() int { return 0 }
type Steady struct{}
func (*Steady) Next() int { return 0 }
func Times(n int, b Backoff) Backoff { return b }
func Back(fn func() error, b Backoff) error { return nil }
type Middleware struct { Max, Wait int }
func (m Middleware) Wrap(fn func() error) func() error { return fn }
`,
}

func wrapperRows() map[string]*catalog.Rows {
	arg := func(s string) catalog.Access {
		a, err := catalog.ParseAccess(s)
		if err != nil {
			panic(err)
		}
		return a
	}
	row := func(r catalog.Rerun) *catalog.Rows { return &catalog.Rows{Reruns: []*catalog.Rerun{&r}} }
	return map[string]*catalog.Rows{
		"retry.Do":              row(catalog.Rerun{Body: arg("arg0"), Off: []string{"Attempts(1)", "Limit(_, 0)"}, Permanent: []catalog.Symbol{"Permanent"}}),
		"retry.Cond":            row(catalog.Rerun{Body: arg("arg1"), Off: []string{"arg0.Tries=1"}}),
		"retry.Run":             row(catalog.Rerun{Body: arg("arg0.Op")}),
		"retry.Poll":            row(catalog.Rerun{Body: arg("arg0"), Kind: "poll"}),
		"retry.InTx":            row(catalog.Rerun{Body: arg("arg0"), Kind: "tx"}),
		"retry.Value":           row(catalog.Rerun{Body: arg("fn")}),
		"retry.OnlyMarked":      row(catalog.Rerun{Body: arg("arg0"), OnlyIf: "Retryable"}),
		"retry.Retrier.Do":      row(catalog.Rerun{Body: arg("arg0"), Off: []string{"Attempts(1)"}}),
		"retry.Executor.Run":    row(catalog.Rerun{Body: arg("arg0"), Off: []string{"policy.Policy.Max(1)"}}),
		"retry.Back":            row(catalog.Rerun{Body: arg("arg0"), Off: []string{"Times(1, _)", "Stop{}"}}),
		"retry.Middleware.Wrap": row(catalog.Rerun{Body: arg("arg0"), Off: []string{"recv.Max=0"}}),
		"retry.Client.Do":       row(catalog.Rerun{Body: arg("arg0")}),
		"retry.RunJob":          row(catalog.Rerun{Body: arg("arg0.Run()")}),
	}
}

var wrapperTests = []struct {
	name string
	body string
	want string
}{
	{"closure", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return b.Pay(ctx, "x", 1) })
}`, "retry.Do"},
	{"switched off", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return b.Pay(ctx, "x", 1) }, retry.Delay(3), retry.Attempts(1))
}`, ""},
	{"switched off by a second argument", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return b.Pay(ctx, "x", 1) }, retry.Limit(3, 0))
}`, ""},
	{"not switched off by a first argument", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return b.Pay(ctx, "x", 1) }, retry.Limit(0, 3))
}`, "retry.Do"},
	{"not switched off", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return b.Pay(ctx, "x", 1) }, retry.Delay(1), retry.Attempts(2))
}`, "retry.Do"},
	{"switched off in a field", `
func F(ctx context.Context, b bank) error {
	return retry.Cond(retry.Config{Tries: 1}, func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"not switched off in a field", `
func F(ctx context.Context, b bank) error {
	return retry.Cond(retry.Config{Tries: 2}, func() error { return b.Pay(ctx, "x", 1) })
}`, "retry.Cond"},
	{"switched off where the receiver is made", `
func F(ctx context.Context, b bank) error {
	r := retry.New(retry.Attempts(1))
	return r.Do(func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"switched off in a builder", `
func F(ctx context.Context, b bank) error {
	p := retry.Build().Max(1).Wait(9)
	return retry.With(p).Run(func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"not switched off in a builder", `
func F(ctx context.Context, b bank) error {
	p := retry.Build().Max(9).Wait(1)
	return retry.With(p).Run(func() error { return b.Pay(ctx, "x", 1) })
}`, "Executor.Run"},
	{"switched off by a type", `
func F(ctx context.Context, b bank) error {
	return retry.Back(func() error { return b.Pay(ctx, "x", 1) }, &retry.Stop{})
}`, ""},
	{"switched off by a count", `
func F(ctx context.Context, b bank) error {
	return retry.Back(func() error { return b.Pay(ctx, "x", 1) }, retry.Times(1, &retry.Steady{}))
}`, ""},
	{"not switched off by a type or a count", `
func F(ctx context.Context, b bank) error {
	return retry.Back(func() error { return b.Pay(ctx, "x", 1) }, retry.Times(2, &retry.Steady{}))
}`, "retry.Back"},
	{"switched off by the zero value of a field", `
func F(ctx context.Context, b bank) func() error {
	return retry.Middleware{Wait: 3}.Wrap(func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"not switched off by a field", `
func F(ctx context.Context, b bank) func() error {
	return retry.Middleware{Max: 3}.Wrap(func() error { return b.Pay(ctx, "x", 1) })
}`, "Middleware.Wrap"},
	{"method of a receiver", `
func F(ctx context.Context, b bank) error {
	r := retry.New(retry.Attempts(9))
	return r.Do(func() error { return b.Pay(ctx, "x", 1) })
}`, "Retrier.Do"},
	{"before and after", `
func F(ctx context.Context, b bank) error {
	err := b.Pay(ctx, "x", 1)
	retry.Do(func() error { return nil })
	return err
}`, ""},
	{"function in a field", `
func F(ctx context.Context, b bank) error {
	return retry.Run(retry.Config{Op: func() error { return b.Pay(ctx, "x", 1) }})
}`, "retry.Run"},
	{"generic", `
func F(ctx context.Context, b bank) (int, error) {
	return retry.Value(func() (int, error) { return 1, b.Pay(ctx, "x", 1) })
}`, "retry.Value"},
	{"poll", `
func F(ctx context.Context, b bank) error {
	return retry.Poll(func() (bool, error) { return true, b.Pay(ctx, "x", 1) })
}`, "retry.Poll poll"},
	{"transaction", `
func F(ctx context.Context, b bank) error {
	return retry.InTx(func() error { return b.Pay(ctx, "x", 1) })
}`, "retry.InTx tx"},
	{"only marked errors, none marked", `
func F(ctx context.Context, b bank) error {
	return retry.OnlyMarked(func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"only marked errors, marked", `
func F(ctx context.Context, b bank) error {
	return retry.OnlyMarked(func() error { return retry.Retryable(b.Pay(ctx, "x", 1)) })
}`, "retry.OnlyMarked"},
	{"all errors permanent", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error {
		if err := b.Pay(ctx, "x", 1); err != nil {
			return retry.Permanent(err)
		}
		return nil
	})
}`, ""},
	{"one error permanent", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error {
		if err := b.Ping(ctx); err != nil {
			return retry.Permanent(err)
		}
		return b.Pay(ctx, "x", 1)
	})
}`, "retry.Do"},
	{"method value", `
type job struct { b bank }
func (j *job) run() error { return j.b.Pay(context.Background(), "x", 1) }
func F(b bank) error {
	j := &job{b}
	return retry.Do(j.run)
}`, "retry.Do"},
	{"method value that is not handed over", `
type job struct { b bank }
func (j *job) run() error { return j.b.Pay(context.Background(), "x", 1) }
func (j *job) other() error { return nil }
func F(b bank) error {
	j := &job{b}
	return retry.Do(j.other)
}`, ""},
	{"named function", `
func run() error { return theBank.Pay(context.Background(), "x", 1) }
var theBank bank
func F() error { return retry.Do(run) }`, "retry.Do"},
	{"variable", `
func F(ctx context.Context, b bank) error {
	var op func() error
	op = func() error { return b.Pay(ctx, "x", 1) }
	return retry.Do(op)
}`, "retry.Do"},
	{"package variable", `
var theBank bank
var op = func() error { return theBank.Pay(context.Background(), "x", 1) }
func F() error { return retry.Do(op) }`, "retry.Do"},
	{"function that returns the closure", `
func op(b bank) func() error { return func() error { return b.Pay(context.Background(), "x", 1) } }
func F(b bank) error { return retry.Do(op(b)) }`, "retry.Do"},
	{"interface with one method", `
type job struct { b bank }
func (j job) Run() error { return j.b.Pay(context.Background(), "x", 1) }
func F(b bank) error { return retry.RunJob(job{b}) }`, "retry.RunJob"},
	{"closure in the body", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error {
		pay := func() error { return b.Pay(ctx, "x", 1) }
		return pay()
	})
}`, "retry.Do"},
	{"called from the body", `
func pay(ctx context.Context, b bank) error { return b.Pay(ctx, "x", 1) }
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return pay(ctx, b) })
}`, "retry.Do via pay"},
	{"called beside the body", `
func pay(ctx context.Context, b bank) error { return b.Pay(ctx, "x", 1) }
func F(ctx context.Context, b bank) error {
	if err := pay(ctx, b); err != nil { return err }
	return retry.Do(func() error { return nil })
}`, ""},
	{"three calls away", `
func p1(ctx context.Context, b bank) error { return p2(ctx, b) }
func p2(ctx context.Context, b bank) error { return p3(ctx, b) }
func p3(ctx context.Context, b bank) error { return b.Pay(ctx, "x", 1) }
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return p1(ctx, b) })
}`, "retry.Do via p1>p2>p3"},
	{"four calls away", `
func p1(ctx context.Context, b bank) error { return p2(ctx, b) }
func p2(ctx context.Context, b bank) error { return p3(ctx, b) }
func p3(ctx context.Context, b bank) error { return p4(ctx, b) }
func p4(ctx context.Context, b bank) error { return b.Pay(ctx, "x", 1) }
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error { return p1(ctx, b) })
}`, ""},
	{"called from a loop", `
func pay(ctx context.Context, b bank) error { return b.Pay(ctx, "x", 1) }
func F(ctx context.Context, b bank) error {
	for range 3 {
		if err := pay(ctx, b); err == nil { return nil }
	}
	return nil
}`, "loop(p.pay) via pay"},
	{"called from a loop over items", `
func pay(ctx context.Context, b bank, to string) error { return b.Pay(ctx, to, 1) }
func F(ctx context.Context, b bank, to []string) error {
	for _, x := range to {
		if err := pay(ctx, b, x); err == nil { return nil }
	}
	return nil
}`, ""},
	{"loop in a body in a loop", `
func F(ctx context.Context, b bank) (err error) {
	for range 3 {
		if err = retry.Do(func() error {
			for range 3 {
				if err := b.Pay(ctx, "x", 1); err == nil { return nil }
			}
			return nil
		}); err == nil { return nil }
	}
	return err
}`, "loop(bank.Pay); retry.Do; loop(retry.Do)"},
	{"after a success in a loop", `
func F(ctx context.Context, b bank) (err error) {
	for range 3 {
		if err = b.Ping(ctx); err == nil {
			return b.Pay(ctx, "x", 1)
		}
	}
	return err
}`, ""},
	{"after a failure in a loop", `
func F(ctx context.Context, b bank) (err error) {
	for range 3 {
		if err = b.Ping(ctx); err == nil {
			return nil
		}
		b.Pay(ctx, "x", 1)
	}
	return err
}`, "loop(bank.Ping)"},
	{"deferred in the body", `
func F(ctx context.Context, b bank) error {
	return retry.Do(func() error {
		defer b.Pay(ctx, "x", 1)
		return b.Ping(ctx)
	})
}`, "retry.Do"},
	{"started in a loop", `
func F(ctx context.Context, b bank) (err error) {
	for range 3 {
		go b.Pay(ctx, "x", 1)
		if err = b.Ping(ctx); err == nil { return nil }
	}
	return err
}`, "loop(bank.Ping)"},

	{"own helper", `
func again(fn func() error) (err error) {
	for range 3 {
		if err = fn(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(func() error { return b.Pay(ctx, "x", 1) })
}`, "p.again"},
	{"own helper that runs it once", `
func again(fn func() error) (err error) {
	for range 3 {
		if err = fn(); err != nil { return err }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"own helper with a number of tries", `
func again(n int, fn func() error) (err error) {
	for i := 0; i < n; i++ {
		if err = fn(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(3, func() error { return b.Pay(ctx, "x", 1) })
}`, "p.again"},
	{"own helper with one try", `
func again(n int, fn func() error) (err error) {
	for i := 0; i < n; i++ {
		if err = fn(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(1, func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"own helper with one try, over an int", `
func again(n int, fn func() error) (err error) {
	for range n {
		if err = fn(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(1, func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"own helper with one more try", `
func again(n int, fn func() error) (err error) {
	for i := 0; i <= n; i++ {
		if err = fn(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(1, func() error { return b.Pay(ctx, "x", 1) })
}`, "p.again"},
	{"own helper with one try in a struct", `
type opts struct { tries int; wait time.Duration }
func again(o opts, fn func() error) (err error) {
	for i := 1; i <= o.tries; i++ {
		if err = fn(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(opts{tries: 1, wait: 9}, func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"own helper with many tries in a struct", `
type opts struct { tries int; wait time.Duration }
func again(o opts, fn func() error) (err error) {
	for i := 1; i <= o.tries; i++ {
		if err = fn(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(opts{tries: 9, wait: 1}, func() error { return b.Pay(ctx, "x", 1) })
}`, "p.again"},
	{"own helper behind an interface", `
type retrier interface { Do(fn func() error) error }
type often struct{}
func (often) Do(fn func() error) (err error) {
	for range 3 {
		if err = fn(); err == nil { return nil }
	}
	return err
}
type svc struct { r retrier }
func (s *svc) F(ctx context.Context, b bank) error {
	return s.r.Do(func() error { return b.Pay(ctx, "x", 1) })
}`, "retrier.Do"},
	{"own helper behind an interface that has another way", `
type retrier interface { Do(fn func() error) error }
type often struct{}
func (often) Do(fn func() error) (err error) {
	for range 3 {
		if err = fn(); err == nil { return nil }
	}
	return err
}
type once struct{}
func (once) Do(fn func() error) error { return fn() }
type svc struct { r retrier }
func (s *svc) F(ctx context.Context, b bank) error {
	return s.r.Do(func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
	{"own helper on a library's", `
func Run(ctx context.Context, j func(context.Context) error) error {
	return retry.Do(func() error { return j(ctx) })
}
func F(ctx context.Context, b bank) error {
	return Run(ctx, func(ctx context.Context) error { return b.Pay(ctx, "x", 1) })
}`, "p.Run"},
	{"own helper that hands it on", `
func outer(fn func() error) error { return inner(fn) }
func inner(fn func() error) error { return retry.Do(fn) }
func F(ctx context.Context, b bank) error {
	return outer(func() error { return b.Pay(ctx, "x", 1) })
}`, "p.outer"},
	{"own helper with a helper for one try", `
func once(fn func() error) error { log.Print("try"); return fn() }
func again(fn func() error) (err error) {
	for range 3 {
		if err = once(fn); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(func() error { return b.Pay(ctx, "x", 1) })
}`, "p.again"},
	{"own generic helper", `
func again[T any](fn func() (T, error)) (t T, err error) {
	for range 3 {
		if t, err = fn(); err == nil { return t, nil }
	}
	return t, err
}
func F(ctx context.Context, b bank) (int, error) {
	return again(func() (int, error) { return 1, b.Pay(ctx, "x", 1) })
}`, "p.again"},
	{"own helper with the function in a struct", `
type opts struct { op func() error; n int }
func again(o opts) (err error) {
	for range o.n {
		if err = o.op(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	return again(opts{op: func() error { return b.Pay(ctx, "x", 1) }, n: 3})
}`, "p.again"},
	{"own helper with the function in a field of the receiver", `
type task struct { op func() error }
func (t *task) Run() (err error) {
	for range 3 {
		if err = t.op(); err == nil { return nil }
	}
	return err
}
func F(ctx context.Context, b bank) error {
	t := &task{op: func() error { return b.Pay(ctx, "x", 1) }}
	return t.Run()
}`, "task.Run"},
	{"own helper on an interface with one method", `
type action interface { Execute() error }
func again(a action) (err error) {
	for range 3 {
		if err = a.Execute(); err == nil { return nil }
	}
	return err
}
type pay struct { b bank }
func (p *pay) Execute() error { return p.b.Pay(context.Background(), "x", 1) }
func F(b bank) error { return again(&pay{b}) }`, "p.again"},
	{"own helper that only polls a flag", `
func wait(ready func() bool, fn func() error) error {
	for !ready() { time.Sleep(1) }
	return fn()
}
func F(ctx context.Context, b bank) error {
	return wait(func() bool { return true }, func() error { return b.Pay(ctx, "x", 1) })
}`, ""},
}

func TestWrappers(t *testing.T) {
	for _, test := range wrapperTests {
		t.Run(test.name, func(t *testing.T) {
			text := strings.Replace(prelude, "import (", "import (\n\"retry\"", 1) + "var _ = retry.Do\n" + test.body
			s := load(t, text, wrapperDeps, wrapperRows())
			if got := s.regions("bank.Pay"); got != test.want {
				t.Errorf("regions: %q, want %q\n%s", got, test.want, s.explained("bank.Pay"))
			}
		})
	}
}

func TestAttempts(t *testing.T) {
	text := `package p
import "retry"
func F(c *retry.Client, r *retry.Request) error { return c.Do(r) }
`
	rows := func(c catalog.Call) map[string]*catalog.Rows {
		return map[string]*catalog.Rows{"retry.Client.Do": {Calls: []*catalog.Call{&c}}}
	}
	for _, test := range []struct {
		row  catalog.Call
		want string
	}{
		{catalog.Call{Attempts: 5}, "Client.Do"},
		{catalog.Call{Attempts: 1}, ""},
		{catalog.Call{Attempts: 5, AutoKey: "per-call"}, ""},
	} {
		if got := load(t, text, wrapperDeps, rows(test.row)).regions("Client.Do"); got != test.want {
			t.Errorf("%+v: regions %q, want %q", test.row, got, test.want)
		}
	}
}

func TestRequests(t *testing.T) {
	s := load(t, `package p
import "retry"
func F(c *retry.Client, r *retry.Request) error { return c.Do(r) }
`, wrapperDeps, wrapperRows())
	if got := s.regions("Client.Do"); got != "Client.Do" {
		t.Errorf("regions: %q, want the call itself", got)
	}
}

// What the want comments of testdata/src/rerun cannot ask: that nothing else is
// learnt.
func TestLearnt(t *testing.T) {
	text, err := os.ReadFile("../../testdata/src/rerun/again/again.go")
	if err != nil {
		t.Fatal(err)
	}
	s := load(t, string(text), nil, nil)
	var got []string
	for _, fn := range s.funcs {
		if len(s.solver.runs[fn]) > 0 {
			got = append(got, fn.RelString(s.solver.pkg.Pkg))
		}
	}
	want := []string{"Do", "Value", "Run", "(*Job).Start", "Act", "(*Retrier).Do", "(*Retrier).try"}
	if !slices.Equal(got, want) {
		t.Errorf("learnt of %v, want %v", got, want)
	}
}
