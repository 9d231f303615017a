package main

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/idemlint/idemlint/internal/lsptest"
	"github.com/idemlint/idemlint/internal/wanttest"
)

// built holds the gopls that the tests share.
var built struct {
	once  sync.Once
	dir   string
	gopls *lsptest.Gopls
	err   error
}

func TestMain(m *testing.M) {
	code := m.Run()
	os.RemoveAll(built.dir)
	os.Exit(code)
}

// start opens a folder in an editor; analyses are rules to switch on or off.
func start(t *testing.T, dir string, analyses map[string]bool, env ...string) *lsptest.Editor {
	t.Helper()
	built.once.Do(func() {
		if built.dir, built.err = os.MkdirTemp("", "gopls"); built.err == nil {
			built.gopls, built.err = lsptest.Build(t, built.dir)
		}
	})
	if built.err != nil {
		t.Fatal(built.err)
	}
	return built.gopls.Open(t, dir, analyses, env...)
}

// shop has a key that is new on every try: one package makes it, another sends it.
var shop = map[string]string{
	"go.mod":         "module example.com/shop\n\ngo 1.25\n",
	"keys/keys.go":   "package keys\n\nimport \"crypto/rand\"\n\nfunc New(prefix string) string { return prefix + rand.Text() }\n",
	".idemlint.yml":  "version: 1\n",
	"pay/pay.go":     payText,
	"pay/another.go": "package pay\n",
}

const payText = `package pay

import (
	"context"

	"example.com/shop/keys"
)

type Client interface {
	//idemlint:effect charge key=key
	Charge(ctx context.Context, key string, cents int) error
}

func Pay(ctx context.Context, c Client, order string, cents int) error {
	var err error
	for range 3 {
		key := keys.New("ch_")
		if err = c.Charge(ctx, key, cents); err == nil {
			return nil
		}
	}
	return err
}
`

func workspace(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestEditor edits a file as people do: opened, it has a finding that depends on a
// fact of another package; the buffer mended, the finding goes, nothing is saved.
func TestEditor(t *testing.T) {
	const name = "pay/pay.go"
	e := start(t, workspace(t, shop), nil)
	e.Edit(name, payText)
	d := e.Published(name)
	if d.Source != "freshkey" || d.Code != "token" || d.Severity != 2 || d.Range.Start.Line != 16 {
		t.Errorf("the finding is %+v, want one of freshkey, category token, a warning, in line 17", d)
	}
	if !strings.HasPrefix(d.Message, "idempotency key of Client.Charge is new on every try (rand.Text, keys/keys.go:5, via keys.New") {
		t.Errorf("the message is %q, which does not tell what another package does", d.Message)
	}
	if d.CodeDescription == nil || d.CodeDescription.Href != "https://pkg.go.dev/github.com/idemlint/idemlint/analyzers/freshkey" {
		t.Errorf("the link is %+v, want the rule's page", d.CodeDescription)
	}
	if len(d.Related) == 0 {
		t.Error("the finding has no related places")
	}

	mended := strings.Replace(payText, `keys.New("ch_")`, "order", 1)
	mended = strings.Replace(mended, `"example.com/shop/keys"`, `_ "example.com/shop/keys"`, 1)
	e.Edit(name, mended)
	if list := e.Diagnose(name); len(list) > 0 {
		t.Errorf("the buffer is mended, yet: %+v", list)
	}
	e.Edit(name, payText)
	list := e.Diagnose(name)
	if len(list) != 1 {
		t.Fatalf("the fault is back, and there are %d findings: %+v", len(list), list)
	}

	fixed := lsptest.Apply(payText, e.QuickFixes(name, list[0]))
	if fixed == payText {
		t.Fatal("no quick fix is offered")
	}
	e.Edit(name, fixed)
	if list := e.Diagnose(name); len(list) > 0 || !strings.Contains(fixed, "for range 3") {
		t.Errorf("the fixed text has findings %+v:\n%s", list, fixed)
	}

	e.Edit(name, payText)
	e.Edit("keys/keys.go", strings.NewReplacer("rand.Text()", `"of an order"`, `"crypto`, `_ "crypto`).Replace(shop["keys/keys.go"]))
	if list := e.Diagnose(name); len(list) != 1 || list[0].Source != "coarsekey" || !strings.Contains(list[0].Message, `"ch_of an order"`) {
		t.Errorf("what the other package's buffer now says is not known: %+v", list)
	}
}

// TestSettings switches a rule off by its name in the editor's settings, in
// .idemlint.yml, and in the variable that holds flags.
func TestSettings(t *testing.T) {
	const name = "pay/pay.go"
	count := func(dir string, analyses map[string]bool, env ...string) int {
		t.Helper()
		e := start(t, dir, analyses, env...)
		e.Edit(name, payText)
		return len(e.Diagnose(name))
	}
	dir := workspace(t, shop)
	if n := count(dir, nil); n != 1 {
		t.Fatalf("%d findings without settings, want 1", n)
	}
	if n := count(dir, map[string]bool{"freshkey": false}); n != 0 {
		t.Errorf("%d findings with the rule off under analyses, want 0", n)
	}
	if n := count(dir, nil, "IDEMLINT_FLAGS=-rules=-freshkey"); n != 0 {
		t.Errorf("%d findings with the rule off by a flag, want 0", n)
	}
	// gopls keeps results over runs, by the names of analyzers: a changed
	// configuration must not find those of another.
	if err := os.WriteFile(filepath.Join(dir, ".idemlint.yml"), []byte("version: 1\nrules: {freshkey: off}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if n := count(dir, nil); n != 0 {
		t.Errorf("%d findings with the rule off in .idemlint.yml, want 0", n)
	}
}

func TestNewest(t *testing.T) {
	for goVersion, want := range map[string]string{"go1.25.9": "", "go1.26.8": "v0.23.0", "go1.27.3": "v0.24.0", "go1.28rc1": "v0.24.0"} {
		if got := newest(goVersion); got != want {
			t.Errorf("for %s: gopls %q, want %q", goVersion, got, want)
		}
	}
}

// TestRefused pins what is said where gopls cannot be built.
func TestRefused(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a folder is no broken gopls there")
	}
	for name, test := range map[string]struct {
		build build
		want  string
	}{
		"no such version": {build{gopls: "v0.99.0", source: wanttest.Root(t)}, "gopls v0.99.0 cannot be fetched: "},
		"no checkout":     {build{source: t.TempDir()}, "no checkout of idemlint: there is no go.mod of github.com/idemlint/idemlint in it"},
		"too old":         {build{gopls: "v0.11.0", source: wanttest.Root(t)}, "gopls v0.11.0 keeps its analyzers elsewhere than this program knows"},
	} {
		test.build.output, test.build.stderr = filepath.Join(t.TempDir(), "gopls"), os.Stderr
		err := run(context.Background(), &test.build, false)
		if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want one line with %q", name, err, test.want)
		}
	}
}
