package wanttest

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestParseWant(t *testing.T) {
	for text, want := range map[string]string{
		`"a" ` + "`b`":        "f.go:7  a|f.go:7  b",
		`+2 "a"`:              "f.go:9  a",
		`f:"x" "a" g:"y" "b"`: "f.go:7 f x|f.go:7  a|f.go:7 g y|f.go:7  b",
		`"a`:                  "error: literal not terminated",
		`"("`:                 "error: error parsing regexp: missing closing ): `(`",
		`f "a"`:               "error: want a colon behind f",
		`f:`:                  "error: no expression behind f",
		`f:g:"a"`:             "error: unexpected g",
		``:                    "error: it asks for nothing",
		`a message`:           "error: want a colon behind a",
	} {
		wants, err := parseWant(line{"f.go", 7}, text)
		var got []string
		for _, w := range wants {
			got = append(got, strings.Join([]string{w.line.String(), w.object, w.re.String()}, " "))
		}
		if err != nil {
			got = []string{"error: " + err.Error()}
		}
		if s := strings.Join(got, "|"); s != want {
			t.Errorf("%s: got %s, want %s", text, s, want)
		}
	}
}

func TestReadWants(t *testing.T) {
	dir := t.TempDir()
	for name, content := range map[string]string{
		"a/a.go": "package a\n\nvar x = 1 // want \"one\"\n\n//idemlint:ignore // want `two`\nvar y = 2\n\n/* want \"three\" */\nvar s = \"// want \"\n// wanted\n",
		// stubs are other people's code: what their comments say is not asked for
		"vendor/example.com/b/b.go": "package b\n\nvar x = 1 // want \"vendored\"\n",
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), content)
	}
	wants, err := readWants(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, w := range wants {
		got = append(got, w.line.String()+" "+w.re.String())
	}
	if want := []string{"a/a.go:3 one", "a/a.go:5 two", "a/a.go:8 three"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestCompare(t *testing.T) {
	wants := func(text string) []want {
		list, err := parseWant(line{"a.go", 1}, text)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	high := Finding{File: "a.go", Line: 1, Rule: "freshkey", Message: "key is new", Grade: "high"}
	medium, other, loud := high, high, high
	medium.Grade = "medium"
	other.Line = 2
	loud.Message = "Key is new."
	fact := Finding{File: "a.go", Line: 1, object: "newKey", Message: "fresh"}
	for _, test := range []struct {
		name     string
		wants    []want
		findings []Finding
		facts    bool
		problems string
	}{
		{"met", wants(`"key is new \\(freshkey\\)$"`), []Finding{high}, false, ""},
		{"the grade is part of the text", wants(`"new \\(freshkey, medium\\)$"`), []Finding{medium}, false, ""},
		{"another grade", wants(`"new \\(freshkey, low\\)$"`), []Finding{medium}, false,
			"a.go:1: no finding matches \"new \\\\(freshkey, low\\\\)$\"; found there: [\"key is new (freshkey, medium)\"]\na.go:1: unexpected finding: key is new (freshkey, medium)"},
		{"another line", wants(`"key"`), []Finding{other}, false,
			"a.go:1: no finding matches \"key\"; found there: []\na.go:2: unexpected finding: key is new (freshkey)"},
		{"each want takes one finding", wants(`"key" "new"`), []Finding{high}, false,
			"a.go:1: no finding matches \"new\"; found there: [\"key is new (freshkey)\"]"},
		{"each finding needs a want", wants(`"key"`), []Finding{high, medium}, false,
			"a.go:1: unexpected finding: key is new (freshkey, medium)"},
		{"convention", wants(`"Key"`), []Finding{loud}, false, "a.go:1: message \"Key is new.\" ends in a full stop"},
		{"fact", wants(`newKey:"fresh"`), []Finding{fact}, true, ""},
		{"a fact meets no finding", wants(`"fresh"`), []Finding{fact}, true, "a.go:1: no finding matches \"fresh\"; found there: []"},
		{"a fact too many is no problem", nil, []Finding{fact}, true, ""},
		{"fact that is missing", wants(`newKey:"stable"`), []Finding{fact}, true,
			"a.go:1: no fact of newKey matches \"stable\"; facts there: [\"fresh\"]"},
		{"a door without facts", wants(`newKey:"stable"`), nil, false, ""},
	} {
		if got := strings.Join(compare(test.wants, test.findings, test.facts), "\n"); got != test.problems {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, test.problems)
		}
	}
}

func TestSplitText(t *testing.T) {
	for _, test := range []struct {
		text, rule string
		want       Finding
		ok         bool
	}{
		{"key is new (a, b) (freshkey)", "", Finding{Rule: "freshkey", Message: "key is new (a, b)", Grade: "high"}, true},
		{"key is new (freshkey, medium)", "", Finding{Rule: "freshkey", Message: "key is new", Grade: "medium"}, true},
		{"key is new", "", Finding{Message: "key is new", Grade: "high"}, false},
		{"key is new (low)", "freshkey", Finding{Rule: "freshkey", Message: "key is new", Grade: "low"}, true},
		{"key is new", "freshkey", Finding{Rule: "freshkey", Message: "key is new", Grade: "high"}, true},
	} {
		if got, ok := SplitText(test.text, test.rule); got != test.want || ok != test.ok {
			t.Errorf("%s: got %+v, %t", test.text, got, ok)
		}
	}
}

func TestVendorLists(t *testing.T) {
	gomod, modules := vendorLists("freshkey", []string{
		"cloud.google.com/go/pubsub/v2", "github.com/a/b", "github.com/a/b/c", "github.com/a/b/v12/c",
		"gopkg.in/x.v1", "gorm.io/gorm/clause", "k8s.io/api/core/v1",
	})
	wantMod := `module freshkey

go 1.25.0

require (
	cloud.google.com/go/pubsub/v2 v2.0.0
	github.com/a/b v1.0.0
	github.com/a/b/v12 v12.0.0
	gopkg.in/x.v1 v1.0.0
	gorm.io/gorm v1.0.0
	k8s.io/api v1.0.0
)
`
	if gomod != wantMod {
		t.Errorf("go.mod: got\n%s\nwant\n%s", gomod, wantMod)
	}
	if want := "# github.com/a/b v1.0.0\n## explicit; go 1.25.0\ngithub.com/a/b\ngithub.com/a/b/c\n"; !strings.Contains(modules, want) {
		t.Errorf("modules.txt: got\n%s\nwant in it\n%s", modules, want)
	}
}
