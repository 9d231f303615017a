package origin

import (
	"strings"
	"testing"
)

// prelude is what the sources of a table share. What use is given stands in a slot.
const prelude = `package p

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
)

var (
	_ context.Context
	_ = rand.Read
	_ = sha256.New
	_ = hex.EncodeToString
	_ = fmt.Sprint
	_ = maps.Keys[map[int]int]
	_ = slices.Sort[[]int]
	_ = strconv.Itoa
	_ = strings.Join
	_ = time.Now
	_ = uuid.NewString
)

type order struct {
	ID    string
	Cents int64
	Line  line
	Lines []line
	Tags  map[string]string
}

type line struct{ SKU, Ref string }

type request struct {
	Key  string
	Note string
	Meta meta
	Ptr  *meta
}

type meta struct{ Token, Trace string }

func use(idempotencyKey string) {}
func useAny(idempotencyKey any) {}
func cond() bool
func fresh() string { return uuid.NewString() }
`

// A fragment is code behind the prelude, and what stands in its slots, one a line.
type fragment struct{ name, code, want string }

func check(t *testing.T, table []fragment) {
	t.Helper()
	for _, f := range table {
		t.Run(f.name, func(t *testing.T) {
			w := analyse(t, map[string]string{"p": prelude + f.code})
			if got := w.slots(); got != strings.TrimSpace(f.want) {
				t.Errorf("%s\ngot:\n%s\nwant:\n%s", f.code, got, strings.TrimSpace(f.want))
			}
		})
	}
}

func TestLocals(t *testing.T) {
	check(t, []fragment{
		{"constant", `func f() { use("a") }`, `const | "a"`},
		{"local", `func f() { k := uuid.NewString(); use(k) }`, `fresh uuid.NewString`},
		{"parameter", `func f(o order) { use(o.ID) }`, `param o.ID`},
		{"overwritten", `func f(o order) { k := uuid.NewString(); k = o.ID; use(k) }`, `param o.ID`},
		{"addressed, overwritten", `func f(o order) { k := uuid.NewString(); p := &k; *p = o.ID; use(k) }`, `param o.ID`},
		{"either", `func f(o order) { k := o.ID; if cond() { k = uuid.NewString() }; use(k) }`, `param o.ID; fresh uuid.NewString`},
		{"empty", `func f(k string) { if k == "" { k = uuid.NewString() }; use(k) }`, `param k; fresh uuid.NewString, fallback`},
		{"empty by length", `func f(k string) { if len(strings.TrimSpace(k)) == 0 { k = uuid.NewString() }; use(k) }`, `param k; fresh uuid.NewString, fallback`},
		{"not empty", `func f(k string) { if k != "" { use(k) } else { use(uuid.NewString()) } }`, "param k\nfresh uuid.NewString"},
		{"switch", `func f(o order, n int) { var k string; switch n { case 0: k = o.ID; case 1: k = "x"; default: k = fresh() }; use(k) }`,
			`const; param o.ID; fresh uuid.NewString via p.fresh`},
		{"goto", `func f(o order) { k := o.ID; if cond() { goto end }; k = uuid.NewString(); end: use(k) }`, `param o.ID; fresh uuid.NewString`},
		{"conversion", `type key string; func f() { k := key([]byte(uuid.NewString())); use(string(k)) }`, `fresh uuid.NewString`},
		{"boxed", `func f() { var k any = uuid.NewString(); useAny(k) }`, `fresh uuid.NewString`},
		{"asserted", `func f() { var k any = uuid.NewString(); s, _ := k.(string); use(s) }`, `fresh uuid.NewString`},
		{"type switch", `func f(v any) { switch v := v.(type) { case string: use(v); case order: use(v.ID); case fmt.Stringer: use(v.String()) } }`,
			"param v\nparam v.ID\nparam v"},
		{"compared", `func f(o order) { useAny(time.Now().Unix() > o.Cents) }`, `const`},
		{"sliced", `func f() { use(uuid.NewString()[:8]) }`, `fresh uuid.NewString`},
		{"channel", `func f(c chan string) { use(<-c) }`, `unknown what a channel hands over`},
		{"select", `func f(c chan string) { select { case k := <-c: use(k); default: use("x") } }`, "unknown what a channel hands over\nconst | \"x\""},
		{"ranged channel", `func f(c chan string) { for k := range c { use(k) } }`, `unknown what a channel hands over`},
		{"counter", `func f() { for i := 0; i < 3; i++ { use(strconv.Itoa(i)) } }`, `sequence the loop's counter`},
	})
}

func TestShapes(t *testing.T) {
	check(t, []fragment{
		{"concatenation", `func f(o order) { use("pi-" + o.ID) }`, `const; param o.ID | "pi-" + order.ID`},
		{"of two that vary", `func f(o order) { use(o.ID + ":" + uuid.NewString()) }`,
			`const; param o.ID, part; fresh uuid.NewString, part | order.ID + ":" + uuid.NewString`},
		{"format", `func f(o order) { use(fmt.Sprintf("%s/%06d%%", o.ID, o.Cents)) }`,
			`const; param o.Cents, part; param o.ID, part | order.ID + "/" + order.Cents + "%"`},
		{"nested", `func f(o order) { k := "a" + o.ID; use(fmt.Sprintf("%s-v2", k)) }`, `const; param o.ID | "a" + order.ID + "-v2"`},
		{"format of a variable", `func f(o order, layout string) { use(fmt.Sprintf(layout, o.ID)) }`, `param o.ID, part; param layout, part`},
		{"print", `func f(o order) { use(fmt.Sprint(o.ID, o.Cents)) }`, `param o.Cents, part; param o.ID, part | order.ID + order.Cents`},
		{"join", `func f(o order) { use(strings.Join([]string{"c", o.ID}, ":")) }`, `const; param o.ID, part | "c:" + order.ID`},
		{"digest", `func f(o order) { s := sha256.Sum256([]byte(o.ID)); use(hex.EncodeToString(s[:])) }`, `param o.ID | hash(order.ID)`},
		{"number", `func f(o order) { use(strconv.FormatInt(o.Cents, 10)) }`, `param o.Cents`},
		{"arithmetic", `func f(o order) { use(strconv.FormatInt(o.Cents*100+1, 10)) }`, `const; param o.Cents`},
		{"day", `func f(o order) { use(o.ID + time.Now().Format("2006-01-02")) }`,
			`param o.ID, part; clock time.Now/24h0m0s, part | order.ID + Time.Format`},
		{"hour", `func f() { use(time.Now().Truncate(time.Hour).String()) }`, `clock time.Now/1h0m0s`},
		{"nanoseconds", `func f() { use(strconv.FormatInt(time.Now().UnixNano(), 36)) }`, `clock time.Now`},
		{"two clocks", `func f() { use(time.Now().Format("2006") + time.Now().Format("150405")) }`,
			`clock time.Now/8760h0m0s, part; clock time.Now/1s, part | Time.Format + Time.Format`},
		{"address of", `func f(o *order) { use(fmt.Sprintf("%p", o)) }`, `const; param o; random the address of o | o`},
		{"value of a pointer", `func f(n *int) { use(fmt.Sprintf("k-%v", n)) }`, `const; param n; random the address of n | "k-" + n`},
		{"printed pointer", `func f(n *int) { use(fmt.Sprint(n)) }`, `param n; random the address of n | n`},
		{"struct behind a pointer", `func f(o *order) { use(fmt.Sprintf("%v", o)) }`, `const; param o | o`},
		{"struct with a pointer", `func f(r request) { use(fmt.Sprintf("%+v", r)) }`, `const; param r; random the address in request.Ptr | r`},
		{"pointer with a text of its own", `type id struct{ n *int }; func (*id) String() string; func f(i *id, t time.Time) { use(fmt.Sprint(i, t)) }`, `param i, part; param t, part | i + t`},
		{"type of a pointer", `func f(o *order) { use(fmt.Sprintf("%T%%p", o)) }`, `const; param o | o + "%p"`},
	})
}

func TestFields(t *testing.T) {
	check(t, []fragment{
		{"literal", `func f(o order) { r := request{Key: o.ID, Note: uuid.NewString()}; use(r.Key) }`, `param o.ID`},
		{"literal behind a pointer", `func f(o order) { r := &request{Key: uuid.NewString(), Note: o.ID}; use(r.Key) }`, `fresh uuid.NewString`},
		{"not set", `func f(o order) { r := request{Note: o.ID}; use(r.Key) }`, `const`},
		{"assigned", `func f(o order) { var r request; r.Key = o.ID; r.Note = fresh(); use(r.Key) }`, `param o.ID`},
		{"assigned twice", `func f(o order) { var r request; r.Key = fresh(); r.Key = o.ID; use(r.Key) }`, `param o.ID`},
		{"copied", `func f(o order) { r := request{Key: fresh()}; s := r; s.Note = "x"; r.Key = o.ID; use(s.Key) }`, `fresh uuid.NewString via p.fresh`},
		{"nested", `func f(o order) { r := request{Meta: meta{Token: fresh(), Trace: o.ID}}; use(r.Meta.Token); use(r.Meta.Trace) }`,
			"fresh uuid.NewString via p.fresh\nparam o.ID"},
		{"nested pointer", `func f(o order) { r := request{Ptr: &meta{Token: fresh(), Trace: o.ID}}; use(r.Ptr.Trace); use(r.Ptr.Token) }`,
			"param o.ID\nfresh uuid.NewString via p.fresh"},
		{"field of a parameter", `func f(r *request, o order) { r.Meta.Token = o.ID; use(r.Meta.Token) }`, `param o.ID`},
		{"embedded", `type wide struct { request; N int }; func f(o order) { var w wide; w.Key = fresh(); use(w.Key); use(w.request.Note) }`,
			"fresh uuid.NewString via p.fresh\nconst"},
		{"built", `func build(o order) *request { r := &request{Note: o.ID}; r.Key = uuid.NewString(); return r }
			func f(o order) { use(build(o).Key); use(build(o).Note) }`, "fresh uuid.NewString via p.build\nparam o.ID"},
		{"built by value", `func build(o order) request { return request{Note: uuid.NewString(), Key: o.ID} }
			func f(o order) { r := build(o); use(r.Key); use(r.Note) }`, "param o.ID\nfresh uuid.NewString via p.build"},
		{"chained builder", `func (r *request) key(k string) *request { r.Key = k; return r }
			func (r *request) note(k string) *request { r.Note = k; return r }
			func f(o order) { r := (&request{}).key(fresh()).note(o.ID); use(r.Key); use(r.Note) }`,
			"const; fresh uuid.NewString via p.fresh\nconst; param o.ID"},
		{"builder by value", `type b struct { key, note string }
			func (x b) withKey(k string) b { x.key = k; return x }
			func (x b) withNote(n string) b { x.note = n; return x }
			func f(o order) { use(b{}.withKey(fresh()).withNote(o.ID).key) }`, `fresh uuid.NewString via p.fresh`},
		{"setter", `func fill(r *request) { r.Key = uuid.NewString() }
			func f() { var r request; fill(&r); use(r.Key) }`, `const; fresh uuid.NewString via p.fill`},
		{"filled if empty", `func fill(r *request) { if r.Key == "" { r.Key = uuid.NewString() } }
			func f(r request) { fill(&r); use(r.Key) }`, `param r.Key; fresh uuid.NewString via p.fill, fallback`},
		{"array of structs", `func f(o order) { a := [2]line{{Ref: fresh()}, {Ref: o.ID}}; use(a[1].Ref); use(a[0].Ref) }`,
			"param o.ID\nfresh uuid.NewString via p.fresh"},
		{"slice of structs", `func f(o order) { var ls []line; for _, l := range o.Lines { ls = append(ls, line{Ref: o.ID + l.SKU}) }; for _, l := range ls { use(l.Ref) } }`,
			`const; param o.ID, part; param o.Lines.[*].SKU, part | order.ID + line.SKU`},
		{"through the receiver", `type svc struct { key string }; func (s *svc) f() { s.key = uuid.NewString(); s.g() }; func (s *svc) g() { use(s.key) }`,
			"fresh uuid.NewString\nparam s.key"},
		{"recursive type", `type node struct { key string; next *node }; func f(n *node) { for n != nil { use(n.key); n = n.next } }`, `param n.key`},
	})
}

func TestContainers(t *testing.T) {
	check(t, []fragment{
		{"map literal", `func f(o order) { m := map[string]string{"a": fresh(), "b": o.ID}; use(m["b"]); use(m["a"]) }`,
			"param o.ID, mapped\nfresh uuid.NewString via p.fresh, mapped"},
		{"map of any", `func f(o order) { m := map[string]any{"a": fresh(), "b": o.ID}; m["a"] = 1; useAny(m["a"]) }`, `const | "1"`},
		{"nested map", `func f(o order) { m := map[string]any{"x": map[string]any{"a": fresh()}, "b": o.ID}; useAny(m["x"].(map[string]any)["a"]); useAny(m["b"]) }`,
			"fresh uuid.NewString via p.fresh, mapped\nparam o.ID, mapped"},
		{"variable key", `func f(o order, k string) { m := map[string]string{}; m[k] = fresh(); use(m["a"]) }`, `fresh uuid.NewString via p.fresh, mapped`},
		{"append", `func f(o order) { s := []string{o.ID}; s = append(s, fresh()); use(s[0]); use(s[1]) }`,
			"const; param o.ID; fresh uuid.NewString via p.fresh\nconst; fresh uuid.NewString via p.fresh"},
		{"element", `func f(o order) { s := []string{o.ID, fresh()}; use(s[0]) }`, `param o.ID`},
		{"rest of a slice", `func f(o order) { s := []string{fresh(), o.ID, "x"}; t := s[1:]; use(t[0]); t[1] = o.Line.Ref; use(s[2]); use(s[0]) }`,
			"param o.ID\nparam o.Line.Ref\nfresh uuid.NewString via p.fresh"},
		{"slice from somewhere", `func f(o order, n int) { s := []string{fresh(), o.ID}; use(s[n:][0]) }`, `const; param o.ID; fresh uuid.NewString via p.fresh`},
		{"copy", `func f(o order) { var b [16]byte; copy(b[:], uuid.NewString()); use(string(b[:])) }`, `const; fresh uuid.NewString`},
		{"read into", `func f() { b := make([]byte, 8); rand.Read(b); use(hex.EncodeToString(b)) }`, `const; random rand.Read`},
		{"variadic", `func join(parts ...string) string { return strings.Join(parts, "-") }; func f(o order) { use(join("a", o.ID)); use(join("a", fresh())) }`,
			"const; param o.ID, part\nconst; fresh uuid.NewString via p.fresh, part"},
		{"variadic passed on", `func join(parts ...string) string { return strings.Join(parts, "-") }; func two(p ...string) string { return join(p...) }; func f(o order) { use(two(o.ID, fresh())) }`,
			`const; param o.ID, part; fresh uuid.NewString via p.fresh, part`},
		{"first of variadic", `func first(parts ...string) string { for _, p := range parts { if p != "" { return p } }; return uuid.NewString() }; func f(k string) { use(first(k)) }`,
			`const; param k; fresh uuid.NewString via p.first, choice`},
		{"map's order", `func f(m map[string]int) { k := ""; for n := range m { k += n }; use(k) }`, `const; param m.[*]; order the order of a map | k + m`},
		{"map's keys", `func f(m map[string]int) { use(strings.Join(slices.Collect(maps.Keys(m)), ",")) }`, `const; param m; order the order of a map`},
		{"map's keys, sorted", `func f(m map[string]int) { use(strings.Join(slices.Sorted(maps.Keys(m)), ",")) }`, `const; param m`},
	})
}

func TestFunctions(t *testing.T) {
	check(t, []fragment{
		{"helper", `func f() { use(fresh()) }`, `fresh uuid.NewString via p.fresh`},
		{"helper of a parameter", `func k(op, id string) string { return op + ":" + id }; func f(o order) { use(k("c", o.ID)) }`, `const; param o.ID, part | "c:" + order.ID`},
		{"two helpers", `func k(id string) string { return id + fresh() }; func f(o order) { use(k(o.ID)) }`,
			`param o.ID, part; fresh uuid.NewString via p.k>p.fresh, part | order.ID + p.fresh`},
		{"one of several answers", `func k(o order) string { if o.ID != "" { return o.ID }; return uuid.NewString() }; func f(o order) { use(k(o)) }`,
			`param o.ID; fresh uuid.NewString via p.k, fallback`},
		{"by an argument", `func k(o order, b bool) string { if b { return o.ID }; return uuid.NewString() }; func f(o order) { use(k(o, true)) }`,
			`param o.ID; fresh uuid.NewString via p.k, choice`},
		{"several results", `func k(o order) (string, string, error) { return uuid.NewString(), o.ID, nil }; func f(o order) { a, b, _ := k(o); use(b); use(a) }`,
			"param o.ID\nfresh uuid.NewString via p.k"},
		{"named results", `func k(o order) (key string, err error) { key = o.ID; if cond() { return }; key = uuid.NewString(); return }; func f(o order) { a, _ := k(o); use(a) }`,
			`param o.ID; fresh uuid.NewString via p.k, choice`},
		{"set by a defer", `func k(o order) (key string) { defer func() { key = uuid.NewString() }(); return o.ID }; func f(o order) { use(k(o)) }`,
			`const; param o.ID; fresh uuid.NewString via p.k, choice`},
		{"in a defer", `func f(o order) { k := fresh(); defer use(k) }`, `fresh uuid.NewString via p.fresh`},
		{"deferred write", `func f(o order) { k := o.ID; defer func() { k = fresh() }(); use(k) }`, `param o.ID`},
		{"deferred read", `func f(o order) { k := o.ID; defer func() { use(k) }(); k = fresh() }`, `param o.ID; fresh uuid.NewString via p.fresh`},
		{"in a goroutine", `func f(o order) { k := o.ID; go use(k) }`, `param o.ID`},
		{"closure", `func f(o order) { k := fresh(); func() { use(k) }() }`, `fresh uuid.NewString via p.fresh`},
		{"closure, captured and set before", `func f(o order) { k := fresh(); k = o.ID; func() { use(k) }(); k += "" }`, `param o.ID`},
		{"closure that sets", `func f(o order) { var k string; func() { k = fresh() }(); use(k) }`, `const; fresh uuid.NewString via p.fresh`},
		{"closure, set after", `func f(o order) { k := o.ID; do := func() { use(k) }; do(); k = fresh() }`, `param o.ID`},
		{"closure, set between two runs", `func f(o order) { k := o.ID; do := func() { use(k) }; do(); k = fresh(); do() }`, `param o.ID; fresh uuid.NewString via p.fresh`},
		{"stored closure, set after", `func f(o order, r *struct{ do func() }) { k := o.ID; r.do = func() { use(k) }; k = fresh() }`, `param o.ID; fresh uuid.NewString via p.fresh`},
		{"captured parameter beside its own", `func f(o order) { do := func(n string) { use(o.ID) }; do(fresh()) }`, `param o.ID`},
		{"parameter through a closure", `func do(fn func()) { fn() }; func send(k string) { do(func() { use(k) }) }; func f() { send(fresh()) }`,
			"param k\nfresh uuid.NewString via p.fresh"},
		{"goroutine, set later", `func f(o order) { k := o.ID; go func() { use(k) }(); k = fresh() }`, `param o.ID; fresh uuid.NewString via p.fresh`},
		{"closure with parameter", `func f(o order) { send := func(k string) { use(k) }; send(o.ID); send(fresh()) }`,
			"param o.ID\nfresh uuid.NewString via p.fresh\nparam k"},
		{"closure's result", `func f(o order) { mk := func() string { return "a" + fresh() }; use(mk()) }`, `const; fresh uuid.NewString via f$1>p.fresh | "a" + p.fresh`},
		{"closure in closure", `func f(o order) { k := fresh(); func() { func() { use(k) }() }() }`, `fresh uuid.NewString via p.fresh`},
		{"method value", `func f(o order) { mk := uuid.New().String; use(mk()) }`, `fresh uuid.New`},
		{"own method value", `type gen struct{ p string }; func (g gen) key(id string) string { return g.p + id }; func f(o order) { g := gen{"a"}; mk := g.key; use(mk(o.ID)) }`,
			`const; param o.ID, part | "a" + order.ID`},
		{"method expression", `type gen struct{ p string }; func (g gen) key(id string) string { return g.p + id }; func f(o order) { mk := gen.key; use(mk(gen{"a"}, o.ID)) }`,
			`const; param o.ID, part | "a" + order.ID`},
		{"method", `type gen struct{}; func (g *gen) key() string { return uuid.NewString() }; func f(g *gen) { use(g.key()) }`, `fresh uuid.NewString via gen.key`},
		{"promoted method", `type gen struct{}; func (g *gen) key() string { return uuid.NewString() }; type svc struct{ *gen }; func f(s svc) { use(s.key()) }`, `fresh uuid.NewString via gen.key`},
		{"function in a field", `type svc struct{ newKey func() string }; func newSvc() *svc { return &svc{newKey: uuid.NewString} }; func f(s *svc) { use(s.newKey()) }`, `fresh uuid.NewString`},
		{"function parameter", `func with(mk func() string) { use(mk()) }; func f() { with(uuid.NewString) }`, "param mk.()\nfresh uuid.NewString"},
		{"callback's argument", `func each(o order, do func(k string)) { do(o.ID) }; func f(o order) { each(o, func(k string) { use(k) }) }`, `param o.ID`},
		{"callback's fresh argument", `func each(do func(k string)) { do(fresh()) }; func f() { each(func(k string) { use(k) }) }`, `fresh uuid.NewString via p.each>p.fresh`},
		{"number of the try", `func retry(do func(n int) error) { for i := range 3 { if do(i) == nil { return } } }
			func f(o order) { retry(func(n int) error { use(o.ID + strconv.Itoa(n)); return nil }) }`, `param o.ID, part; sequence the try's number, part | order.ID + n`},
		{"variable of function", `var newKey = uuid.NewString; func f() { use(newKey()) }`, `fresh uuid.NewString`},
		{"variable", `var key = "a" + uuid.NewString(); func f() { use(key) }`, `const; fresh uuid.NewString | "a" + uuid.NewString`},
		{"variable that changes", `var key = uuid.NewString(); func init() { key = "x" }; func f() { use(key) }`, `unknown a package variable that changes`},
		{"recursion", `func k(n int) string { if n == 0 { return uuid.NewString() }; return k(n-1) }; func f() { use(k(3)) }`, `fresh uuid.NewString via p.k`},
		{"mutual recursion", `func a(n int) string { if n == 0 { return uuid.NewString() }; return b(n-1) }; func b(n int) string { return a(n) }; func f() { use(b(3)); use(a(3)) }`,
			"fresh uuid.NewString via p.b>p.a\nfresh uuid.NewString via p.a"},
		{"recursive slot", `func send(n int, k string) { use(k); send(n-1, k) }; func f() { send(3, fresh()) }`, "param k\nfresh uuid.NewString via p.fresh"},
		{"body elsewhere", `func mangle(s string) string; func f(o order) { use(mangle(o.ID)) }`, `param o.ID, weak`},
		{"minted elsewhere", `func newToken() string; func f() { use(newToken()) }`, `fresh p.newToken`},
		{"asked elsewhere", `func lookup(ctx context.Context, id string) (string, error); func f(ctx context.Context, o order) { k, _ := lookup(ctx, o.ID); use(k) }`, `stored p.lookup`},
	})
}

func TestGenerics(t *testing.T) {
	check(t, []fragment{
		{"function", `func ptr[T any](v T) *T { return &v }; func f() { use(*ptr(fresh())) }`, `fresh uuid.NewString via p.fresh`},
		{"or", `func or[T comparable](a, b T) T { var zero T; if a == zero { return b }; return a }; func f(k string) { use(or(k, fresh())) }`,
			`param k; fresh uuid.NewString via p.fresh, fallback`},
		{"map function", `func apply[A, B any](in []A, fn func(A) B) []B { var out []B; for _, a := range in { out = append(out, fn(a)) }; return out }
			func f(o order) { for _, k := range apply(o.Lines, func(l line) string { return l.Ref }) { use(k) } }`, `const; param o.Lines.[*]`},
		{"type", `type box[T any] struct{ v T }; func (b box[T]) get() T { return b.v }; func f() { use(box[string]{fresh()}.get()) }`, `fresh uuid.NewString via p.fresh`},
		{"constraint's method", `type keyed interface{ Key() string }; type intent struct{ id string }; func (i intent) Key() string { return uuid.NewString() }
			func send[T keyed](v T) { use(v.Key()) }`, `fresh uuid.NewString via intent.Key`},
	})
}

func TestOptions(t *testing.T) {
	check(t, []fragment{
		{"applied in a loop", `type cfg struct{ key, note string }; type option func(*cfg)
			func withKey(k string) option { return func(c *cfg) { c.key = k } }
			func withNote(n string) option { return func(c *cfg) { c.note = n } }
			func send(opts ...option) { var c cfg; for _, o := range opts { o(&c) }; use(c.key) }
			func f(o order) { send(withNote(o.ID), withKey(fresh())); send(withKey(o.ID), withNote(fresh())) }`,
			"const; param opts.[*].(0).key\nconst; fresh uuid.NewString via p.fresh\nconst; param o.ID"},
		{"default", `type cfg struct{ key string }; type option func(*cfg)
			func withKey(k string) option { return func(c *cfg) { c.key = k } }
			func send(opts ...option) { c := &cfg{key: uuid.NewString()}; for _, o := range opts { o(c) }; use(c.key) }`, `param opts.[*].(0).key; fresh uuid.NewString`},
		{"interface", `type cfg struct{ key string }; type option interface{ apply(*cfg) }; type keyOption string
			func (k keyOption) apply(c *cfg) { c.key = string(k) }
			func send(opts ...option) { var c cfg; for _, o := range opts { o.apply(&c) }; use(c.key) }
			func f() { send(keyOption(fresh())) }`, "const; param opts.[*].apply(0).key\nconst; fresh uuid.NewString via p.fresh"},
		{"constructor", `type client struct{ key string }; type option func(*client)
			func withKey(k string) option { return func(c *client) { c.key = k } }
			func newClient(opts ...option) *client { c := &client{}; for _, o := range opts { o(c) }; return c }
			func f(o order) { c := newClient(withKey(fresh())); use(c.key) }`, `const; fresh uuid.NewString via p.fresh`},
	})
}

func TestInterfaces(t *testing.T) {
	check(t, []fragment{
		{"agree", `type src interface{ Key() string }; type a struct{}; type b struct{}
			func (a) Key() string { return uuid.NewString() }
			func (*b) Key() string { return "b" + uuid.NewString() }
			func f(s src) { use(s.Key()) }`, `const; fresh uuid.NewString via a.Key; fresh uuid.NewString via b.Key`},
		{"disagree", `type src interface{ Key(o order) string }; type a struct{}; type b struct{}
			func (a) Key(order) string { return uuid.NewString() }; func (b) Key(o order) string { return o.ID }
			func f(s src, o order) { use(s.Key(o)) }`, `param o, weak`},
		{"unknown", `type src interface{ Key() string }; func f(s src) { use(s.Key()) }`, `param s, weak`},
		{"clock", `type clock interface{ Now() time.Time }; func f(c clock) { use(c.Now().String()) }`, `clock clock.Now`},
		{"concrete", `type src interface{ Key() string }; type a struct{}; func (a) Key() string { return uuid.NewString() }; type b struct{ id string }
			func (b b) Key() string { return b.id }; func f(o order) { var s src = a{}; use(s.Key()) }`, `fresh uuid.NewString via a.Key`},
	})
}
