package origin

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// Whatever the code, an answer comes soon, and what was not followed is unknown.
func TestBudget(t *testing.T) {
	repeat := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(strings.NewReplacer("$n", fmt.Sprint(i), "$m", fmt.Sprint(i+1)).Replace(format))
		}
		return b.String()
	}
	const unknown = "unknown"
	for _, test := range []struct{ name, code, want string }{
		{"a chain of helpers", `func f() { use(k0("")) }; func k100(s string) string { return s + uuid.NewString() };` + repeat(100, "func k$n(s string) string { return k$m(s + `x`) };\n"),
			"fresh uuid.NewString via p.k0>p.k1>p.k2"},
		{"a chain that is too long", `func f() { use(k0("")) }; func k5000(s string) string { return s + uuid.NewString() };` + repeat(5000, "func k$n(s string) string { return k$m(s + `x`) };\n"),
			unknown},
		{"a ring of helpers", `func f() { use(k0("")) }; func k60(s string) string { if cond() { return uuid.NewString() }; return k0(s) };` + repeat(60, "func k$n(s string) string { return k$m(s) };\n"),
			"fresh uuid.NewString via p.k0>p.k1>p.k2"},
		{"helpers that call two each", `func f() { use(k0("")) }; func k40(s string) string { return uuid.NewString() };` + repeat(40, "func k$n(s string) string { return k$m(s) + k$m(`x`) };\n"),
			"fresh uuid.NewString via p.k0>p.k1>p.k2"},
		{"a huge function", "func huge(o order) string { k := o.ID; n := 0\n" + repeat(8000, "n += len(k) * $n; if n == $n { k = `x` }\n") + "return k }; func f(o order) { use(huge(o)) }",
			unknown},
		{"branches after branches", "func f(o *order, p *order) { q := o\n" + repeat(60, "if cond() { q = p } else { p = q }\n") + "use(q.ID) }",
			"param o.ID"},
		{"pointers in pointers", "type node struct { next *node; key string }; func f(a, b *node) {\n" + repeat(40, "if cond() { a.next, b = b.next, a } else { b.next, a = a.next, b }\n") + "use(a.next.next.key) }",
			"param"},
		{"many origins", "func f(o order) { k := o.ID\n" + repeat(40, "if cond() { k += uuid.NewString() }\n") + "use(k) }",
			"unknown more than 16 origins"},
	} {
		t.Run(test.name, func(t *testing.T) {
			start := time.Now()
			w := analyse(t, map[string]string{"p": prelude + test.code})
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("it took %v", d)
			}
			if got := w.slots(); !strings.Contains(got, test.want) {
				t.Errorf("got:\n%s\nwant in it: %s", got, test.want)
			}
		})
	}
}

func TestLayoutGrain(t *testing.T) {
	for layout, want := range map[string]time.Duration{
		time.RFC3339Nano: time.Millisecond, time.StampMilli: time.Millisecond, "20060102150405,000": time.Millisecond,
		time.RFC3339: time.Second, time.DateTime: time.Second, time.ANSIC: time.Second, "150405": time.Second,
		"2006-01-02T15:04": time.Minute, time.Kitchen: time.Minute, "200601021504": time.Minute,
		"2006010215": time.Hour, "2006-01-02 3PM": time.Hour,
		time.DateOnly: Day, "20060102": Day, "Jan _2": Day, "02.01.06": Day, "2006-002": Day,
		"2006-01": 28 * Day, "January 2006": 28 * Day, "0601": 28 * Day,
		"2006": 365 * Day, "06": 365 * Day,
		"": 0, "v": 0,
	} {
		if got := layoutGrain(layout); got != want {
			t.Errorf("%q: got %v, want %v", layout, got, want)
		}
	}
}
