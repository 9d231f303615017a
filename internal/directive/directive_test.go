package directive

import (
	"slices"
	"strings"
	"testing"
	"time"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]struct{ verb, args, err string }{
		"//idemlint:stable":                        {verb: "stable"},
		"//idemlint:stable // why":                 {verb: "stable"},
		"//idemlint:effect charge  key=req.Key ":   {verb: "effect", args: "charge  key=req.Key"},
		"//idemlint:source\tfresh":                 {verb: "source", args: "fresh"},
		"//idemlint:ignore freshkey see http://x":  {verb: "ignore", args: "freshkey see http://x"},
		"//idemlint:stabel":                        {verb: "stabel", err: `unknown directive "stabel": did you mean stable`},
		"//idemlint:":                              {err: `unknown directive "": want one of claim, effect, idempotent, ignore, redelivered, reruns, source, stable`},
		"//idemlint: stable":                       {err: `unknown directive "": want one of claim, effect, idempotent, ignore, redelivered, reruns, source, stable`, args: "stable"},
		"// idemlint:stable":                       {verb: "stable", err: "a directive has no space after //: write //idemlint:stable"},
		"// idemlint:ignored findings are counted": {verb: ""},
		"// see //idemlint:ignore":                 {verb: ""},
		"/* idemlint:stable */":                    {verb: ""},
	} {
		d, ok := Parse(text)
		err := ""
		if d.Err != nil {
			err = d.Err.Error()
		}
		if d.Verb != want.verb || d.Args != want.args || err != want.err || ok != (want.verb != "" || want.err != "") {
			t.Errorf("%q: verb %q, arguments %q, error %q, %v; want %+v", text, d.Verb, d.Args, err, ok, want)
		}
	}
	if !slices.IsSorted(Verbs) {
		t.Error("the verbs are not sorted")
	}
}

func TestParseIgnore(t *testing.T) {
	ig, err := ParseIgnore("freshkey,shortttl until=2027-03-01 the provider changes")
	if err != nil || !slices.Equal(ig.Rules, []string{"freshkey", "shortttl"}) || ig.Reason != "the provider changes" ||
		!ig.Until.Equal(time.Date(2027, 3, 1, 0, 0, 0, 0, time.UTC)) {
		t.Errorf("the ignore is %+v, %v", ig, err)
	}
	ig, err = ParseIgnore("freshkey holds until=2027-03-01")
	if err != nil || !ig.Until.IsZero() || ig.Reason != "holds until=2027-03-01" {
		t.Errorf("the ignore is %+v, %v", ig, err)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"//idemlint:ignore freshkey until=2027-03-01 reason", "//idemlint:effect charge key=req.Key class=keyed",
		"//idemlint:claim key=arg0[\"a\"].header:\"K\"", "//idemlint:reruns fn", "//idemlint:redelivered queue",
		"//idemlint:source fresh", "// idemlint:ignore", "//idemlint:idempotent it is",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, ok := Parse(text)
		if !ok || d.Err != nil {
			return
		}
		if d.Verb == "ignore" {
			if ig, err := ParseIgnore(d.Args); err == nil && (len(ig.Rules) == 0 || ig.Reason == "") {
				t.Errorf("%q is read as an ignore without rule or reason", text)
			}
			return
		}
		role, err := ParseRole(d.Verb, d.Args)
		if err == nil && role.Verb != d.Verb {
			t.Errorf("%q is read as %q", text, role.Verb)
		}
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: the error has more than one line: %v", text, err)
		}
	})
}
