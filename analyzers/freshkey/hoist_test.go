package freshkey_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers/freshkey"
	"github.com/idemlint/idemlint/internal/driver"
	"github.com/idemlint/idemlint/passes/config"
)

// The lines of keys that can be hoisted end in "hoist", those of keys that must
// stay where they are in "stay".
const hoistSource = `package pay

import (
	"context"
	"crypto/rand"
)

type bank interface {
	//idemlint:effect charge key=key
	Charge(ctx context.Context, key string, cents int) error
}

func newKey(prefix string) string { return prefix + rand.Text() }

func retry(n int, f func() error) (err error) {
	for range n {
		if err = f(); err == nil {
			return nil
		}
	}
	return err
}

func loop(ctx context.Context, b bank) (err error) {
	for range 3 {
		key := rand.Text() // hoist
		if err = b.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	return err
}

func forever(ctx context.Context, b bank) error {
	n := 0
	for {
		n++
		key := newKey("pay_") // hoist
		err := b.Charge(ctx, key, 5)
		if err == nil || n > 3 {
			return err
		}
	}
}

func labelled(ctx context.Context, b bank) (err error) {
again:
	for try := 0; ; try++ {
		key := rand.Text() // hoist
		err = b.Charge(ctx, key, 5)
		switch {
		case err == nil:
			break again
		case try < 3:
			continue again
		}
		return err
	}
	return nil
}

func inCase(ctx context.Context, b bank, mode int) (err error) {
	switch mode {
	case 1:
		for range 3 {
			key := rand.Text() // hoist
			if err = b.Charge(ctx, key, 5); err == nil {
				return nil
			}
		}
	}
	return err
}

func inSelect(ctx context.Context, b bank, c chan int) (err error) {
	select {
	case cents := <-c:
		for range 3 {
			key := rand.Text() // hoist
			if err = b.Charge(ctx, key, cents); err == nil {
				return nil
			}
		}
	case <-ctx.Done():
	}
	return err
}

func wrapped(ctx context.Context, b bank) error {
	return retry(3, func() error {
		key := rand.Text() // hoist
		return b.Charge(ctx, key, 5)
	})
}

func wrappedInIf(ctx context.Context, b bank) error {
	if err := retry(3, func() error {
		key := rand.Text() // hoist
		return b.Charge(ctx, key, 5)
	}); err != nil {
		return err
	}
	return nil
}

func each(ctx context.Context, b bank, amounts []int) {
	for _, cents := range amounts {
		_ = retry(3, func() error {
			key := rand.Text() // hoist
			return b.Charge(ctx, key, cents)
		})
	}
}

func shadowed(ctx context.Context, b bank, key string) (err error) {
	for range 3 {
		key := rand.Text() // stay
		if err = b.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	_ = key
	return err
}

func shadowedLater(ctx context.Context, b bank) (err error) {
	for range 3 {
		key := rand.Text() // stay
		if err = b.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	key := "none"
	_ = key
	return err
}

func shadowedByLoop(ctx context.Context, b bank) (err error) {
	for key := 0; key < 3; key++ {
		key := rand.Text() // stay
		if err = b.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	return err
}

var token = "none"

func shadowsPackage(ctx context.Context, b bank) (err error) {
	for range 3 {
		token := rand.Text() // stay
		if err = b.Charge(ctx, token, 5); err == nil {
			return nil
		}
	}
	_ = token
	return err
}

func assigned(ctx context.Context, b bank) (err error) {
	for range 3 {
		key := rand.Text() // stay
		if len(key) > 5 {
			key = key[:5]
		}
		if err = b.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	return err
}

func addressed(ctx context.Context, b bank, trim func(*string)) (err error) {
	for range 3 {
		key := rand.Text() // stay
		trim(&key)
		if err = b.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	return err
}

func ofTheTurn(ctx context.Context, b bank) (err error) {
	for range 3 {
		prefix := "pay"
		key := newKey(prefix) // stay
		if err = b.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	return err
}

func underCondition(ctx context.Context, b bank, fresh bool) (err error) {
	for range 3 {
		if fresh {
			key := rand.Text() // stay
			err = b.Charge(ctx, key, 5)
		}
		if err == nil {
			return nil
		}
	}
	return err
}

// Outside of the inner retry the key is as new on each try of the outer one.
func nested(ctx context.Context, b bank) error {
	return retry(3, func() (err error) {
		for range 3 {
			key := rand.Text() // stay
			if err = b.Charge(ctx, key, 5); err == nil {
				return nil
			}
		}
		return err
	})
}

// Outside of the retry the key is still not the order's own.
func mixed(ctx context.Context, b bank, orderID string) (err error) {
	for range 3 {
		nonce := rand.Text() // stay
		if err = b.Charge(ctx, orderID+nonce, 5); err == nil {
			return nil
		}
	}
	return err
}
`

// TestHoist holds what the suggested fix promises: the result compiles and has
// no such finding any more.
func TestHoist(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module pay\n\ngo 1.25\n")
	write("pay.go", hoistSource)
	marks := strings.Split(hoistSource, "\n")
	var hoisted, stay []string
	for _, f := range analyse(t, dir) {
		line := marks[f.Line-1]
		switch {
		case f.Confidence == "low":
		case strings.HasSuffix(line, "// hoist") && len(f.Fixes) == 1:
			hoisted = append(hoisted, line)
		case strings.HasSuffix(line, "// stay") && len(f.Fixes) == 0:
			stay = append(stay, line)
		default:
			t.Errorf("line %d, %s: %d fixes: %s", f.Line, strings.TrimSpace(line), len(f.Fixes), f.Message)
		}
	}
	if want := strings.Count(hoistSource, "// hoist\n"); len(hoisted) != want {
		t.Errorf("%d keys can be hoisted, want %d", len(hoisted), want)
	}
	if want := strings.Count(hoistSource, "// stay\n"); len(stay) != want {
		t.Errorf("%d keys are found that must stay, want %d", len(stay), want)
	}
	t.Chdir(dir)
	if code := driver.Main(suite(), []string{"-fix", "-cache=off", "-config=off", "-o", os.DevNull, "./..."}); code != 1 {
		t.Fatalf("-fix exits with %d", code)
	}
	fixed, err := os.ReadFile(filepath.Join(dir, "pay.go"))
	if err != nil {
		t.Fatal(err)
	}
	marks = strings.Split(string(fixed), "\n")
	left := 0
	for _, f := range analyse(t, dir) { // it fails on what does not compile
		if f.Confidence == "low" {
			continue
		}
		if left++; !strings.HasSuffix(marks[f.Line-1], "// stay") {
			t.Errorf("after the fix, %s: %s", strings.TrimSpace(marks[f.Line-1]), f.Message)
		}
	}
	if left != len(stay) {
		t.Errorf("after the fix %d findings are left, want %d", left, len(stay))
	}
}

func suite() *driver.Suite {
	return &driver.Suite{Analyzers: []*analysis.Analyzer{config.Analyzer, freshkey.Analyzer}}
}

func analyse(t *testing.T, dir string) []driver.Finding {
	t.Helper()
	for name, value := range map[string]string{"config": "off", "rules": "freshkey", "confidence": "low"} {
		if err := config.Analyzer.Flags.Set(name, value); err != nil {
			t.Fatal(err)
		}
	}
	found, err := suite().Analyze(context.Background(), dir, "./...")
	if err != nil {
		t.Fatal(fmt.Errorf("%s: %w", dir, err))
	}
	return found
}
