package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const whole = `version: 1
own: [github.com/acme]
paths:
  exclude: ["**/legacy", gen/*.go]
  internal/ledger/**:
    rules: {freshkey: off}
rules:
  baddirective: off
  freshkey: {floor: 24h}
horizons: {topic.refunds: 7d}
baseline: .idemlint
`

func TestParse(t *testing.T) {
	f, err := parse("/m/.idemlint.yml", []byte(whole))
	if err != nil {
		t.Fatal(err)
	}
	s := &Settings{conf: f}
	if got := s.Floor("freshkey"); got != 24*time.Hour {
		t.Errorf("floor is %v, want 24h", got)
	}
	if d, ok := s.Horizon("topic.refunds"); !ok || d != 7*24*time.Hour {
		t.Errorf("horizon is %v, %v, want 7 days", d, ok)
	}
	for _, c := range []struct {
		rule, file   string
		on, excluded bool
	}{
		{"freshkey", "/m/pay/pay.go", true, false},
		{"freshkey", "/m/internal/ledger/ledger.go", false, false},
		{"freshkey", "/m/internal/ledger/sql/post.go", false, false},
		{"freshkey", "/m/internal/ledgers/post.go", true, false},
		{"baddirective", "/m/pay/pay.go", false, false},
		{"freshkey", "/m/a/legacy/b/old.go", true, true},
		{"freshkey", "/m/legacy/old.go", true, true},
		{"freshkey", "/m/gen/api.go", true, true},
		{"freshkey", "/m/a/gen/api.go", true, false},
	} {
		if on := s.RuleOn(c.rule, c.file); on != c.on {
			t.Errorf("%s in %s: on is %v, want %v", c.rule, c.file, on, c.on)
		}
		if ex := s.Excluded(c.file); ex != c.excluded {
			t.Errorf("%s: excluded is %v, want %v", c.file, ex, c.excluded)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "c.yml:1: empty configuration: want at least version: 1"},
		{"not a mapping", "- 1\n", "c.yml:1: want a mapping (name: value)"},
		{"no version", "own: []\n", "c.yml:1: no version: want version: 1"},
		{"other version", "version: 2\n", `c.yml:1: unknown version "2": this idemlint reads version: 1`},
		{"unknown field", "version: 1\n\nrule: {}\n", `c.yml:3: unknown field "rule": want apis, baseline, horizons, own, paths, rules, version`},
		{"twice", "version: 1\nown: []\nown: []\n", `c.yml:3: "own" stands here twice`},
		{"unknown rule", "version: 1\nrules:\n  freshkeys: off\n", `c.yml:3: unknown rule "freshkeys": the rules are ` + strings.Join(Rules(), ", ")},
		{"rule's value", "version: 1\nrules:\n  freshkey: maybe\n", "c.yml:3: want on, off or settings for rule freshkey"},
		{"rule's field", "version: 1\nrules:\n  freshkey:\n    ceiling: 1h\n", `c.yml:4: unknown field "ceiling": want floor`},
		{"duration", "version: 1\nrules: {freshkey: {floor: 24}}\n", `c.yml:2: want a duration such as 24h or 7d, not "24"`},
		{"negative", "version: 1\nhorizons: {a: -7d}\n", `c.yml:2: want a duration such as 24h or 7d, not "-7d"`},
		{"path's field", "version: 1\npaths:\n  a: {rule: {}}\n", `c.yml:3: unknown field "rule": want rules`},
		{"list", "version: 1\nown: github.com/acme\n", "c.yml:2: want a list"},
		{"text", "version: 1\nown: [[a]]\n", "c.yml:2: want a text"},
		{"row", "version: 1\napis:\n  example.com/pay:\n    calls:\n      - {function: New}\n", `c.yml:5: unknown key "function" in a row of calls, use one of attempts, autokey, effect, func, key, keyed, query, weak`},
		{"not YAML", "version: 1\n\t- a\n", "c.yml:2: not YAML: found a tab character that violates indentation"},
		{"not YAML either", "version: [1\n", "c.yml:1: not YAML: did not find expected ',' or ']'"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := parse("c.yml", []byte(c.text))
			if err == nil || err.Error() != c.want {
				t.Errorf("error is %v\n   want     %s", err, c.want)
			}
		})
	}
}

// tree writes empty files, and whole where the name is that of a configuration.
func tree(t *testing.T, names ...string) string {
	dir := t.TempDir()
	for _, name := range names {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		text := ""
		if filepath.Base(name) == FileName {
			text = whole
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestFind(t *testing.T) {
	for _, c := range []struct {
		name, pkg, want, err string
		files                []string
	}{
		{name: "module root", pkg: "a/b", want: ".idemlint.yml", files: []string{"go.mod", ".idemlint.yml", "a/b/b.go"}},
		{name: "none", pkg: "a", files: []string{"go.mod", "a/a.go"}},
		{name: "repository root", pkg: "m/a", want: ".idemlint.yml", files: []string{".git/HEAD", ".idemlint.yml", "m/go.mod", "m/a/a.go"}},
		{name: "nearest wins", pkg: "m/a", want: "m/.idemlint.yml", files: []string{".git/HEAD", ".idemlint.yml", "m/.idemlint.yml", "m/go.mod", "m/a/a.go"}},
		{name: "above the repository", pkg: "r/a", files: []string{".idemlint.yml", "r/.git/HEAD", "r/go.mod", "r/a/a.go"}},
		{name: "no repository", pkg: "m/a", files: []string{".idemlint.yml", "m/go.mod", "m/a/a.go"}},
		{name: "below the module", pkg: "a", err: "/a/.idemlint.yml:1: a configuration below the module's root is not read: move it to ", files: []string{"go.mod", "a/.idemlint.yml", "a/a.go"}},
		{name: "vendored", pkg: "vendor/x/y", want: ".idemlint.yml", files: []string{"go.mod", ".idemlint.yml", "vendor/x/.idemlint.yml", "vendor/x/y/y.go"}},
		{name: "no module", pkg: "a", files: []string{".idemlint.yml", "a/a.go"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := tree(t, c.files...)
			got, err := find(filepath.Join(dir, c.pkg))
			if c.err != "" {
				if want := dir + c.err + dir; err == nil || err.Error() != want {
					t.Errorf("error is %v\n   want     %s", err, want)
				}
				return
			}
			want := ""
			if c.want != "" {
				want = filepath.Join(dir, c.want)
			}
			if err != nil || got != want {
				t.Errorf("found %q, %v, want %q", got, err, want)
			}
		})
	}
}

func TestFindInModuleCache(t *testing.T) {
	dir := tree(t, "x@v1.0.0/go.mod", "x@v1.0.0/.idemlint.yml", "x@v1.0.0/x.go")
	t.Setenv("GOMODCACHE", dir)
	if got, err := find(filepath.Join(dir, "x@v1.0.0")); got != "" || err != nil {
		t.Errorf("found %q, %v in the module cache, want nothing", got, err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(whole)
	f.Add("version: 1\napis:\n  github.com/acme/pay:\n    calls: [{func: Charge, effect: {class: keyed, verb: charge}, key: arg0.Key}]\n")
	f.Add("version: &v 1\nown: *v\n")
	f.Fuzz(func(t *testing.T, text string) {
		file, err := parse("c.yml", []byte(text))
		if (file == nil) == (err == nil) {
			t.Errorf("%q gives %v, %v", text, file, err)
		}
	})
}
