package golangci_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/idemlint/idemlint/internal/wanttest"
)

// shop has a key that is new on every try.
var shop = map[string]string{
	"go.mod": "module shop\n\ngo 1.25.0\n",
	"shop.go": `package shop

import (
	"context"
	"crypto/rand"
)

type Client interface {
	//idemlint:effect charge key=key
	Charge(ctx context.Context, key string, cents int) error
}

func Pay(ctx context.Context, c Client) error {
	var err error
	for range 3 {
		key := rand.Text()
		if err = c.Charge(ctx, key, 5); err == nil {
			return nil
		}
	}
	return err
}
`,
}

const enabled = `version: "2"
linters: {default: none, enable: [idemlint], settings: {custom: {idemlint: {type: module}}}}
`

// must runs the linter, and fails the test unless its issues, without the places
// that their texts end in, begin with the lines of want.
func (l linter) must(t *testing.T, dir, want string, flags ...string) {
	t.Helper()
	issues, err := l.run(t, dir, enabled, flags...)
	if err != nil {
		t.Fatal(err)
	}
	if got := lines(issues); !strings.HasPrefix(got, want) || (got == "") != (want == "") {
		t.Errorf("golangci-lint run %s: got %q, want %q", strings.Join(flags, " "), got, want)
	}
}

const fault = "shop.go:16 freshkey: idempotency key of Client.Charge is new on every try (rand.Text; retried at shop.go:15): "

func TestNolint(t *testing.T) {
	l, dir := build(t), t.TempDir()
	write(t, dir, shop)
	l.must(t, dir, fault)
	write(t, dir, map[string]string{"shop.go": strings.Replace(shop["shop.go"], "rand.Text()", "rand.Text() //nolint:idemlint // the gateway forgets", 1)})
	l.must(t, dir, "")
	write(t, dir, map[string]string{"shop.go": strings.Replace(shop["shop.go"], "rand.Text()", "rand.Text() //nolint:errcheck", 1)})
	l.must(t, dir, fault)
	write(t, dir, map[string]string{"shop.go": strings.Replace(shop["shop.go"], "rand.Text()", "rand.Text() //idemlint:ignore freshkey the gateway forgets", 1)})
	l.must(t, dir, "")
}

func TestFix(t *testing.T) {
	l, dir := build(t), t.TempDir()
	write(t, dir, shop)
	l.must(t, dir, "", "--fix")
	fixed, err := os.ReadFile(filepath.Join(dir, "shop.go"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(fixed), "\tkey := rand.Text()\n\tfor range 3 {\n\t\tif err") {
		t.Errorf("the fixed file is\n%s", fixed)
	}
	l.must(t, dir, "")
}

// TestNewFromRev shows only what was added since a commit.
func TestNewFromRev(t *testing.T) {
	l, dir := build(t), t.TempDir()
	write(t, dir, shop)
	for _, args := range [][]string{{"init", "-q"}, {"add", "."}, {"-c", "user.name=n", "-c", "user.email=n@example.com", "commit", "-q", "-m", "first"}} {
		cmd := exec.Command("git", args...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %q: %v\n%s", args, err, out)
		}
	}
	l.must(t, dir, "", "--new-from-rev=HEAD")
	second := strings.Replace(strings.Replace(shop["shop.go"], "func Pay", "func Again", 1), "type Client interface", "type Other interface", 1)
	write(t, dir, map[string]string{"again.go": strings.Replace(second, "c Client", "c Other", 1)})
	l.must(t, dir, strings.NewReplacer("shop.go", "again.go", "Client.", "Other.").Replace(fault), "--new-from-rev=HEAD")
}

// TestBaseline hides what the stand-alone command has frozen, wherever it moves.
func TestBaseline(t *testing.T) {
	l, dir := build(t), t.TempDir()
	write(t, dir, shop)
	freeze := exec.Command(wanttest.Build(t), "-cache", "off", "-freeze", "known", "./...")
	freeze.Dir, freeze.Env = dir, wanttest.Env()
	if out, err := freeze.CombinedOutput(); err != nil {
		t.Fatalf("idemlint -freeze: %v\n%s", err, out)
	}
	l.must(t, dir, fault) // nothing says yet that there is a baseline
	write(t, dir, map[string]string{"shop.go": strings.Replace(shop["shop.go"], "type Client", "var moved = 1\n\ntype Client", 1)})
	for baseline, want := range map[string]int{"known": 0, "nosuch": -1} {
		issues, err := l.run(t, dir, strings.Replace(enabled, "type: module", "type: module, settings: {baseline: "+baseline+"}", 1))
		switch {
		case want < 0 && (err == nil || !strings.Contains(err.Error(), "settings: the baseline "+filepath.Join(dir, baseline)+" is not there")):
			t.Errorf("with a baseline that is not there: error %v", err)
		case want >= 0 && (err != nil || len(issues) != want):
			t.Errorf("with a baseline: %s, error %v, want nothing", lines(issues), err)
		}
	}
}
