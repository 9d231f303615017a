package rule_test

import (
	"flag"
	"fmt"
	"go/ast"
	"go/types"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
)

// toy reports each call of a function that is named after a grade, on its line.
var toy = rule.New(rule.Meta{Name: "freshkey"}, "// Package freshkey reports calls.\n//\n// All of them.\npackage freshkey\n", func(p *rule.Pass) {
	for _, file := range p.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			id, _ := call.Fun.(*ast.Ident)
			fn, _ := p.TypesInfo.Uses[id].(*types.Func)
			if fn == nil {
				return true
			}
			if fn.Name() == "crash" {
				panic("out of cheese")
			}
			if c, err := config.ParseConfidence(fn.Name()); err == nil {
				p.Report(rule.Finding{Category: "uuid", Confidence: c, Pos: call.Pos(), End: call.End(),
					Message: "call of " + fn.Name(),
					Related: []rule.Related{{Pos: fn.Pos(), Message: "declared"}, {At: "a/b.go:3", Message: "used"}}})
			}
			return true
		})
	}
})

const grades = "package p\n\nfunc low() int { return 0 }\nfunc medium() int { return 0 }\nfunc high() int { return 0 }\nfunc crash() int { return 0 }\n"

// check runs toy on a package that has the given file besides one that declares
// the grades; want comments say what is shown.
func check(t *testing.T, files map[string]string) *analysistest.Result {
	t.Helper()
	all := map[string]string{"p/grades.go": grades}
	for name, text := range files {
		all["p/"+name] = text
	}
	dir, cleanup, err := analysistest.WriteFiles(all)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cleanup)
	results := analysistest.Run(t, dir, toy, "p")
	return results[len(results)-1]
}

// set gives flags for one test.
func set(t *testing.T, args ...string) {
	parse := func(args []string) {
		fs := flag.NewFlagSet("", flag.ContinueOnError)
		fs.SetOutput(io.Discard)
		config.RegisterFlags(fs)
		if err := fs.Parse(args); err != nil {
			t.Fatal(err)
		}
	}
	parse(args)
	t.Cleanup(func() {
		parse([]string{"-confidence=medium", "-rules=default", "-tests=false", "-config=", "-own=", "-baseline="})
	})
}

func TestNew(t *testing.T) {
	if err := analysis.Validate([]*analysis.Analyzer{toy}); err != nil {
		t.Fatal(err)
	}
	if want := "reports calls.\n\nAll of them."; toy.Doc != want {
		t.Errorf("the documentation is %q, want %q", toy.Doc, want)
	}
	if want := "https://pkg.go.dev/github.com/idemlint/idemlint/analyzers/freshkey"; toy.URL != want {
		t.Errorf("the address is %s, want %s", toy.URL, want)
	}
}

func TestIgnore(t *testing.T) {
	res := check(t, map[string]string{"p.go": `package p

var a = high() //idemlint:ignore freshkey it is stored
var b = high() // want "call of high .freshkey.$"

//idemlint:ignore freshkey it is stored
var c = []int{
	high(),
	high(),
}
var d = high() // want "call of high"

//idemlint:ignore freshkey it is stored
func f() {
	high()
	if high() == 0 {
		high()
	}
}

func g() {
	high() // want "call of high"
	//idemlint:ignore freshkey it is stored
	if x := high(); x == 0 {
		high()
	}
	high() // want "call of high"
	{
		high() // want "call of high"
		//idemlint:ignore freshkey nothing follows
	}
	high() // want "call of high"
	_ = []int{
		//idemlint:ignore freshkey it is stored
		high(),
		high(), // want "call of high"
		high(), //idemlint:ignore freshkey it is stored
	}
	_ = struct{ a, b int }{
		//idemlint:ignore freshkey it is stored
		a: high(),
		b: high(), // want "call of high"
	}
	switch {
	case high() == 1: //idemlint:ignore freshkey it is stored
		high() // want "call of high"
	}
}

//idemlint:ignore baddirective another rule
var e = high() // want "call of high"

//idemlint:ignore freshkey
var h = high() // want "call of high"

//idemlint:ignore baddirective,freshkey until=2999-12-31 it is stored
var i = high()

//idemlint:ignore freshkey until=2020-01-01 it is stored
var j = high() // want "call of high"
`})
	ignored := map[int]string{}
	for _, f := range res.Result.([]rule.Finding) {
		if f.Ignored != nil {
			ignored[res.Action.Package.Fset.Position(f.Pos).Line] = fmt.Sprint(f.Ignored.Line, " ", f.Ignored.Reason)
		}
	}
	for line, want := range map[int]string{3: "3 it is stored", 8: "6 it is stored", 57: "56 it is stored", 60: "59 it is stored"} {
		if ignored[line] != want {
			t.Errorf("line %d is ignored by %q, want %q", line, ignored[line], want)
		}
	}
}

func TestIgnores(t *testing.T) {
	res := check(t, map[string]string{"p.go": `package p

var a = 1 //idemlint:ignore freshkey,baddirective until=2027-03-01 it is stored

//idemlint:ignore freshkey
var b = 1
`})
	list := rule.Ignores(res.Action.Package.Fset, res.Action.Package.Syntax)
	if len(list) != 1 {
		t.Fatalf("%d ignores, want the one that is well formed", len(list))
	}
	ig := list[0]
	if filepath.Base(ig.File) != "p.go" || ig.Line != 3 || ig.Column != 11 || !slices.Equal(ig.Rules, []string{"freshkey", "baddirective"}) ||
		ig.Until.Format("2006-01-02") != "2027-03-01" || ig.Reason != "it is stored" {
		t.Errorf("the ignore is %+v", ig)
	}
	hits := map[string]bool{"freshkey": true}
	if msg, want := ig.Unused(hits), "ignore of baddirective hits nothing: remove it"; msg != want {
		t.Errorf("unused: %q, want %q", msg, want)
	}
	hits["baddirective"] = true
	if msg := ig.Unused(hits); msg != "" {
		t.Errorf("unused: %q, want nothing", msg)
	}
}

func TestGrades(t *testing.T) {
	src := map[string]string{"p.go": "package p\n\nvar a = low()\nvar b = medium() // want \"call of medium .freshkey, medium.$\"\nvar c = high() // want \"call of high .freshkey.$\"\n"}
	res := check(t, src)
	var got []string
	for _, f := range res.Result.([]rule.Finding) {
		got = append(got, f.Message+" "+f.Severity)
	}
	if want := "call of low warning,call of medium warning,call of high warning"; strings.Join(got, ",") != want {
		t.Errorf("the result has %q, want all grades: %s", got, want)
	}
	d := res.Diagnostics[0]
	if d.Category != "uuid" || d.URL != toy.URL || len(d.Related) != 2 ||
		d.Related[0].Message != "declared" || d.Related[1].Message != "a/b.go:3: used" || d.Related[1].Pos != d.Pos {
		t.Errorf("the diagnostic is %+v", d)
	}

	config.SetDoor(config.Door{PrintsRule: true, PlainIssues: true})
	t.Cleanup(func() { config.SetDoor(config.Door{}) })
	set(t, "-confidence=low")
	res = check(t, map[string]string{"p.go": "package p\n\nvar a = low() // want `call of low .low. \\[grades.go:3: declared; a/b.go:3: used\\]$`\nvar c = high() // want `call of high \\[grades.go:5: declared; a/b.go:3: used\\]$`\n"})
	if n := len(res.Diagnostics[0].Related); n != 0 {
		t.Errorf("%d related places go to a door of plain issues, want none", n)
	}
}

func TestRulesFlag(t *testing.T) {
	set(t, "-rules=baddirective")
	res := check(t, map[string]string{"p.go": "package p\n\nvar a = high()\n"})
	if len(res.Result.([]rule.Finding)) != 1 {
		t.Error("a rule that is not shown has no result: the stand-alone driver filters by itself")
	}
}

func TestFiles(t *testing.T) {
	src := map[string]string{
		"gen.go":    "// Code generated by hand. DO NOT EDIT.\n\npackage p\n\nvar a = high()\n",
		"p_test.go": "package p\n\nvar b = high()\n",
	}
	res := check(t, src)
	for _, f := range res.Result.([]rule.Finding) {
		name := filepath.Base(res.Action.Package.Fset.Position(f.Pos).Filename)
		if f.Generated != (name == "gen.go") {
			t.Errorf("%s: generated is %v", name, f.Generated)
		}
	}
	src["p_test.go"] = "package p\n\nvar b = high() // want `call of high`\n"
	set(t, "-tests")
	check(t, src)
}

func TestForeign(t *testing.T) {
	dir, cleanup, err := analysistest.WriteFiles(map[string]string{"p/vendor/q/q.go": strings.Replace(grades, "package p", "package q", 1) + "var a = high()\n"})
	if err != nil {
		t.Fatal(err)
	}
	defer cleanup()
	if res := analysistest.Run(t, dir, toy, "p/vendor/q"); res[0].Result.([]rule.Finding) != nil {
		t.Error("a foreign package has findings")
	}
}

func TestPanic(t *testing.T) {
	var notes []string
	config.SetDoor(config.Door{Note: func(line string) { notes = append(notes, line) }})
	t.Cleanup(func() { config.SetDoor(config.Door{}) })
	res := check(t, map[string]string{"p.go": "package p\n\nvar a = high()\nvar b = crash()\n"})
	if res.Err != nil || res.Result.([]rule.Finding) != nil {
		t.Errorf("a rule that panics gives %v, %v, want nothing", res.Result, res.Err)
	}
	if want := []string{"freshkey: gave up on package p: out of cheese"}; !slices.Equal(notes, want) {
		t.Errorf("the notes are %q, want %q", notes, want)
	}
}

func TestCheckMessage(t *testing.T) {
	for msg, want := range map[string]string{
		"idempotency key of pay.New is new on every try: a charge is made twice": "",
		"PaymentIntent.New is repeated":                                          "",
		"HTTPClient is repeated":                                                 "",
		"The key is new":                                                         `message "The key is new" begins in upper case`,
		"the key is new.":                                                        `message "the key is new." ends in a full stop`,
		"the key\nis new":                                                        `message "the key\nis new" has more than one line`,
		"":                                                                       `message "" is empty or has space around it`,
	} {
		got := ""
		if err := rule.CheckMessage(msg); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", msg, got, want)
		}
	}
}
