package rerun

import (
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"
)

// Is a key that is made with mint made once for all tries, or once for each?
var onceTests = []struct {
	name string
	body string
	want bool
}{
	{"variable of the loop", `
func F(ctx context.Context, b bank) (err error) {
	key := ""
	for range 3 {
		if key == "" {
			key = mint()
		}
		if err = b.Pay(ctx, key, 1); err == nil { return nil }
	}
	return err
}`, true},
	{"variable of the turn", `
func F(ctx context.Context, b bank) (err error) {
	for range 3 {
		key := os.Getenv("KEY")
		if key == "" {
			key = mint()
		}
		if err = b.Pay(ctx, key, 1); err == nil { return nil }
	}
	return err
}`, false},
	{"parameter that the loop sets", `
func F(ctx context.Context, b bank, key string) (err error) {
	for range 3 {
		if key == "" {
			key = mint()
		}
		if err = b.Pay(ctx, key, 1); err == nil { return nil }
	}
	return err
}`, true},
	{"copy of a parameter", `
func F(ctx context.Context, b bank, given string) (err error) {
	for range 3 {
		key := given
		if key == "" {
			key = mint()
		}
		if err = b.Pay(ctx, key, 1); err == nil { return nil }
	}
	return err
}`, false},
	{"field of what was handed in", `
func F(ctx context.Context, b bank, p *Payment) (err error) {
	for range 3 {
		if p.ID == "" {
			p.ID = mint()
		}
		if err = b.Pay(ctx, p.ID, 1); err == nil { return nil }
	}
	return err
}`, true},
	{"field that is read but not set", `
func F(ctx context.Context, b bank, p *Payment) (err error) {
	for range 3 {
		key := p.ID
		if key == "" {
			key = mint()
		}
		if err = b.Pay(ctx, key, 1); err == nil { return nil }
	}
	return err
}`, false},
	{"the other branch", `
func F(ctx context.Context, b bank, p *Payment) (err error) {
	for range 3 {
		if p.ID != "" {
			p.ID = mint()
		}
		if err = b.Pay(ctx, p.ID, 1); err == nil { return nil }
	}
	return err
}`, false},
	{"field set by a function", `
func pay(ctx context.Context, b bank, p *Payment) error {
	if p.ID == "" {
		p.ID = mint()
	}
	return b.Pay(ctx, p.ID, 1)
}
func F(ctx context.Context, b bank, p *Payment) (err error) {
	for range 3 {
		if err = pay(ctx, b, p); err == nil { return nil }
	}
	return err
}`, true},
	{"field of a new value set by a function", `
func pay(ctx context.Context, b bank, p *Payment) error {
	if p.ID == "" {
		p.ID = mint()
	}
	return b.Pay(ctx, p.ID, 1)
}
func F(ctx context.Context, b bank) (err error) {
	for range 3 {
		if err = pay(ctx, b, &Payment{Cents: 1}); err == nil { return nil }
	}
	return err
}`, false},
	{"field of a new value made before", `
func pay(ctx context.Context, b bank, p *Payment) error {
	if p.ID == "" {
		p.ID = mint()
	}
	return b.Pay(ctx, p.ID, 1)
}
func F(ctx context.Context, b bank) (err error) {
	p := &Payment{Cents: 1}
	for range 3 {
		if err = pay(ctx, b, p); err == nil { return nil }
	}
	return err
}`, true},
	{"parameter set by a function", `
func pay(ctx context.Context, b bank, key string) error {
	if key == "" {
		key = mint()
	}
	return b.Pay(ctx, key, 1)
}
func F(ctx context.Context, b bank, key string) (err error) {
	for range 3 {
		if err = pay(ctx, b, key); err == nil { return nil }
	}
	return err
}`, false},
	{"captured variable", `
func F(ctx context.Context, b bank) error {
	key := ""
	return again(func() error {
		if key == "" {
			key = mint()
		}
		return b.Pay(ctx, key, 1)
	})
}`, true},
	{"variable of the body", `
func F(ctx context.Context, b bank) error {
	return again(func() error {
		key := os.Getenv("KEY")
		if key == "" {
			key = mint()
		}
		return b.Pay(ctx, key, 1)
	})
}`, false},
	{"captured from the body", `
func F(ctx context.Context, b bank) error {
	return again(func() error {
		key := ""
		set := func() { if key == "" { key = mint() } }
		set()
		return b.Pay(ctx, key, 1)
	})
}`, false},
	{"field of the receiver of a method value", `
type job struct { b bank; key string }
func (j *job) run() error {
	if j.key == "" {
		j.key = mint()
	}
	return j.b.Pay(context.Background(), j.key, 1)
}
func F(b bank) error { return again((&job{b: b}).run) }`, true},
	{"redelivered", `
type rec struct{}
func (*rec) Reconcile(ctx context.Context, b bank, p *Payment) error {
	if p.ID == "" {
		p.ID = mint()
	}
	return b.Pay(ctx, p.ID, 1)
}`, false},
}

func TestOnce(t *testing.T) {
	for _, test := range onceTests {
		t.Run(test.name, func(t *testing.T) {
			s := load(t, prelude+`
func mint() string { return fmt.Sprint(time.Now()) }
func again(fn func() error) (err error) {
	for range 3 {
		if err = fn(); err == nil { return nil }
	}
	return err
}
`+test.body, nil, nil)
			call := s.call("mint")
			at := s.result.At(call)
			if len(at) == 0 {
				t.Fatal("mint is in no region")
			}
			if got := at[0].Once(call); got != test.want {
				t.Errorf("once: %v, want %v", got, test.want)
			}
		})
	}
}

func TestContains(t *testing.T) {
	s := load(t, prelude+`
func pay(ctx context.Context, b bank) error { return b.Pay(ctx, "x", 1) }
func F(ctx context.Context, b bank) (err error) {
	b.Ping(ctx)
	for n := 0; n < 3; n++ {
		if err = pay(ctx, b); err == nil { return nil }
	}
	return err
}`, nil, nil)
	g := s.result.At(s.call("p.pay"))[0]
	if !g.Contains(s.call("p.pay")) {
		t.Error("the loop does not contain its call")
	}
	if g.Contains(s.call("bank.Ping")) || g.Contains(s.call("bank.Pay")) {
		t.Error("the loop contains what stands before it, or in another function")
	}
	if g.Func().Name() != "F" || !strings.HasPrefix(g.At, "p.go:") || g.Repeats != "p.pay" {
		t.Errorf("region of %s at %s that repeats %s", g.Func().Name(), g.At, g.Repeats)
	}
	for _, b := range g.Func().Blocks {
		for _, instr := range b.Instrs {
			if phi, ok := instr.(*ssa.Phi); ok && phi.Comment == "n" && !g.Carried(phi) {
				t.Error("the counter is not carried")
			}
		}
	}
}
