package config

import (
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// set parses flags as a program would and puts the old values back at the end.
func set(t *testing.T, args ...string) {
	old := flags
	t.Cleanup(func() { flags = old })
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	RegisterFlags(fs)
	if err := fs.Parse(args); err != nil {
		t.Fatal(err)
	}
}

func TestFlags(t *testing.T) {
	dir := tree(t, "go.mod", ".idemlint.yml", "pay/pay.go")
	name := filepath.Join(dir, "pay/pay.go")
	s := For(name, "example.com/m/pay")
	if s.Err != nil || !s.Own || s.Confidence != Medium || s.Tests || s.File != filepath.Join(dir, FileName) ||
		s.Baseline != filepath.Join(dir, ".idemlint") || s.RuleOn("baddirective", name) || !s.RuleOn("freshkey", name) {
		t.Errorf("settings without flags are %+v", s)
	}
	set(t, "-confidence=high", "-tests", "-rules=baddirective", "-baseline=known", "-own=github.com/x")
	s = For(name, "example.com/m/pay")
	if s.Confidence != High || !s.Tests || s.Baseline != "known" || !s.RuleOn("baddirective", name) || s.RuleOn("freshkey", name) {
		t.Errorf("settings with flags are %+v", s)
	}
	if s = For(filepath.Join(dir, "vendor/github.com/x/y/y.go"), "github.com/x/y"); !s.Own {
		t.Error("-own does not make a vendored package own code")
	}
	if s = For(filepath.Join(dir, "vendor/github.com/acme/y/y.go"), "github.com/acme/y"); !s.Own {
		t.Error("own: does not make a vendored package own code")
	}
	set(t, "-config=off")
	if s = For(name, "example.com/m/pay"); s.File != "" || !s.RuleOn("baddirective", name) {
		t.Errorf("settings with -config=off are %+v", s)
	}
}

func TestFlagErrors(t *testing.T) {
	for arg, want := range map[string]string{
		"-confidence=sure": `invalid value "sure" for flag -confidence: unknown confidence "sure": want high, medium or low`,
		"-rules=stalekey":  `invalid value "stalekey" for flag -rules: unknown rule "stalekey": the rules are ` + strings.Join(Rules(), ", "),
	} {
		fs := flag.NewFlagSet("", flag.ContinueOnError)
		fs.SetOutput(io.Discard)
		RegisterFlags(fs)
		if err := fs.Parse([]string{arg}); err == nil || err.Error() != want {
			t.Errorf("%s: error is %v, want %s", arg, err, want)
		}
	}
}

func TestBrokenFile(t *testing.T) {
	dir := tree(t, "go.mod", "pay.go")
	name := filepath.Join(dir, FileName)
	write(t, name, "version: 1\nrule: {}\n")
	s := For(filepath.Join(dir, "pay.go"), "m")
	want := name + `:2: unknown field "rule": want apis, baseline, horizons, own, paths, rules, version`
	if s.Err == nil || s.Err.Error() != want {
		t.Errorf("error is %v, want %s", s.Err, want)
	}
	if !s.Own || s.Catalog == nil || !s.RuleOn("freshkey", "pay.go") {
		t.Errorf("settings beside a broken file are %+v", s)
	}
	if _, err := Digest(dir); err == nil || err.Error() != want {
		t.Errorf("digest's error is %v, want %s", err, want)
	}
	set(t, "-config=none.yml")
	if s := For(filepath.Join(dir, "pay.go"), "m"); s.Err == nil || !strings.HasSuffix(s.Err.Error(), "none.yml: there is no such configuration: under go vet, -config needs an absolute path") {
		t.Errorf("a relative file that is not there: error is %v", s.Err)
	}
	set(t, "-config="+filepath.Join(dir, "none.yml"))
	want = filepath.Join(dir, "none.yml") + ": cannot read the configuration: no such file or directory"
	if s := For(filepath.Join(dir, "pay.go"), "m"); s.Err == nil || s.Err.Error() != want {
		t.Errorf("error is %v, want %s", s.Err, want)
	}
}

func TestWorkspace(t *testing.T) {
	dir := tree(t, ".git/HEAD", "a/go.mod", "b/go.mod")
	write(t, filepath.Join(dir, "go.work"), "go 1.25.0\n\nuse (\n\t./a\n\t./b\n)\n")
	before, err := Digest(filepath.Join(dir, "a"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "b", FileName), whole)
	if after, err := Digest(filepath.Join(dir, "a")); err != nil || after == before {
		t.Errorf("the configuration of another module of the workspace is not in the digest (%v)", err)
	}
	t.Setenv("GOWORK", "off")
	if after, err := Digest(filepath.Join(dir, "a")); err != nil || after != before {
		t.Errorf("without the workspace, another module's configuration is in the digest (%v)", err)
	}
}

func TestInline(t *testing.T) {
	t.Cleanup(func() { inline = nil })
	if err := Inline("settings", []byte("version: 1\nrules: {freshkey: off}\n")); err != nil {
		t.Fatal(err)
	}
	if s := For("/m/pay.go", "m"); s.RuleOn("freshkey", "/m/pay.go") {
		t.Error("the inline settings are not read")
	}
	want := "settings:1: no version: want version: 1"
	if err := Inline("settings", []byte("rules: {}\n")); err == nil || err.Error() != want {
		t.Errorf("error is %v, want %s", err, want)
	}
}

func write(t *testing.T, name, text string) {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func TestDigest(t *testing.T) {
	digest := func(f func(string) (string, error), dir string) string {
		d, err := f(dir)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	a, b := tree(t, "go.mod", ".idemlint.yml"), tree(t, "go.mod")
	write(t, filepath.Join(b, FileName), whole+"# changed\n")
	if _, err := DoorDigest(a); err == nil || !strings.Contains(err.Error(), "the baseline "+filepath.Join(a, ".idemlint")+" is not there") {
		t.Errorf("without the folder of the baseline: error %v, want one that names it", err)
	}
	write(t, filepath.Join(b, ".idemlint/x.findings"), "1 freshkey/uuid pay.go\n")
	if digest(Digest, a) == digest(Digest, b) {
		t.Error("another configuration has the same digest")
	}
	write(t, filepath.Join(a, ".idemlint/README"), "no part of it")
	before, door := digest(Digest, a), digest(DoorDigest, a)
	if digest(DoorDigest, a) != door {
		t.Error("the same baseline has another digest")
	}
	write(t, filepath.Join(a, ".idemlint/x.findings"), "1 freshkey/uuid pay.go\n")
	if digest(Digest, a) != before {
		t.Error("the baseline is in the digest of what is found")
	}
	if digest(DoorDigest, a) == door {
		t.Error("the baseline is not in the digest of what is shown")
	}
	t.Setenv("GOPRIVATE", "github.com/acme")
	if digest(Digest, a) == before {
		t.Error("GOPRIVATE is not in the digest")
	}
}
