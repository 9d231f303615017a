package rule_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/idemlint/idemlint/internal/rule"
)

// prints returns the fingerprints of what toy finds, in source order.
func prints(res *analysistest.Result) []string {
	var list []string
	for _, f := range res.Result.([]rule.Finding) {
		list = append(list, f.Fingerprint)
	}
	return list
}

const original = `package p

type client[T any] struct{}

func (c *client[T]) f() {
	high() // want "call"
	high() // want "call"
	low()
}

func g() {
	high() // want "call"
}
`

func TestFingerprint(t *testing.T) {
	res := check(t, map[string]string{"p.go": original})
	want := prints(res)
	if len(slices.Compact(slices.Sorted(slices.Values(want)))) != 4 {
		t.Fatalf("the fingerprints of four findings are %q", want)
	}
	if fn := res.Result.([]rule.Finding)[0].Function; fn != "client.f" {
		t.Errorf("the function is %q, want client.f", fn)
	}
	moved := prints(check(t, map[string]string{"p.go": `package p

func g() {
	if true {
		high() // want "call"
	}
}

var other = high() // want "call"

type client[T any] struct{}

func (c *client[T]) f() {
	_ = 1
	high() // want "call"

	high() // want "call"
	low()
}
`}))
	if got := []string{moved[2], moved[3], moved[4], moved[0]}; !slices.Equal(got, want) {
		t.Errorf("moved lines change the fingerprints from %q to %q", want, got)
	}
	if slices.Contains(want, moved[1]) {
		t.Error("a new finding has the fingerprint of an old one")
	}
}

func TestBaseline(t *testing.T) {
	set(t, "-rules=baddirective")
	res := check(t, map[string]string{"p.go": strings.ReplaceAll(original, ` // want "call"`, "")})
	findings := res.Result.([]rule.Finding)
	dir := t.TempDir()
	var lines []string
	for _, i := range []int{3, 0, 0} {
		lines = append(lines, rule.BaselineLine(&findings[i], "/m/p.go"))
	}
	if want := findings[3].Fingerprint + " freshkey/uuid p.go g"; lines[0] != want {
		t.Errorf("the line is %q, want %q", lines[0], want)
	}
	if err := rule.WriteBaseline(dir, map[string][]string{"p": lines, "q/r": {"1 freshkey/uuid r.go"}}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "p.findings"))
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(lines)
	if want := lines[0] + "\n" + lines[2] + "\n"; string(text) != want {
		t.Errorf("the baseline is %q, want %q", text, want)
	}

	set(t, "-rules=default", "-baseline="+dir)
	check(t, map[string]string{"p.go": `package p

type client[T any] struct{}

func (c *client[T]) f() {
	high() // want "call"
	high()
}

func g() {
	high()
	medium() // want "call"
}
`})

	if err := rule.WriteBaseline(dir, map[string][]string{"p": nil}); err != nil {
		t.Fatal(err)
	}
	left, err := filepath.Glob(dir + "/*/*")
	if err != nil || len(left) != 1 || filepath.Base(left[0]) != "r.findings" {
		t.Errorf("after a run without findings in p there are %q, want those of the other package only", left)
	}
}
