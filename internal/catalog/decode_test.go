package catalog

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"
)

const sample = `evidence: https://example.com, v1.2
calls:
  - func: [charge.New, charge.Client.New]
    effect: {class: keyed, verb: charge}
    key: [arg0.IdempotencyKey, 'arg0.Headers.header:"Idempotency-Key"']
    autokey: per-call
    attempts: 3
slots:
  - {func: Params.SetIdempotencyKey, value: arg0, claim: true}
  - {field: [Params.IdempotencyKey], weak: true}
sources:
  - {func: Read, origin: random, category: uuid, into: arg0, what: noise}
  - {field: Message.ID, origin: stable}
  - {var: Reader, origin: random}
flows:
  - {func: Sprintf, from: [arg0, arg1...], kind: format}
  - {func: Buffer.Write, from: arg0, to: recv}
  - {func: Len, kind: constant}
reruns:
  - {func: Retry, body: arg0, attempts: 10, off: WithMaxTries(1), onlyif: RetryableError, permanent: Permanent}
  - {func: Poll, body: fn, kind: poll}
handlers:
  - {func: Handle, body: arg1, kind: queue, id: [GetTaskID, Message.ID]}
  - {method: Work, param: Job, kind: job}
  - {recv: webhook.ConstructEvent, kind: webhook}
stores:
  - {func: "*.SetNX", role: claim, key: arg1, value: arg2, answer: ret0, life: arg3, unit: s}
  - {func: DB.Exec, role: sql, sql: arg0}
lives:
  - {func: WithTTL, life: arg0, unit: s, key: recv, what: a cache}
  - {field: Config.Window, span: 5m, what: a queue, doubles: true}
replays:
  - {func: webhook.ConstructEvent, field: Event.ID, type: Task, span: 72h, what: the provider, weak: true}
tools:
  - {func: NewTool, name: arg0, text: 'option:About', params: WithText, about: Describe, idempotent: 'option:WithHints.Idempotent'}
  - {type: Tool, name: recv.Name, handler: recv.Run, schema: recv.Schema, readonly: recv.ReadOnly, destructive: recv.Destructive}
meters:
  - {func: Gauge.Set, kind: level}
noreturn: Fatal
`

func TestParse(t *testing.T) {
	lib, err := Parse("x.yaml", "example.com/x", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	path := func(s string) Access {
		a, err := ParseAccess(s)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	at := func(line int) Line { return Line{"x.yaml", line} }
	want := &Library{
		Path: "example.com/x", Evidence: "https://example.com, v1.2",
		Calls: []Call{{
			Line: at(3), Func: []Symbol{"charge.New", "charge.Client.New"}, Class: Keyed, Verb: "charge",
			Key:     []Access{path("arg0.IdempotencyKey"), path(`arg0.Headers.header:"Idempotency-Key"`)},
			AutoKey: "per-call", Attempts: 3,
		}},
		Slots: []Slot{
			{Line: at(9), Func: []Symbol{"Params.SetIdempotencyKey"}, Value: path("arg0"), Claim: true},
			{Line: at(10), Field: []Symbol{"Params.IdempotencyKey"}, Weak: true},
		},
		Sources: []Source{
			{Line: at(12), Func: []Symbol{"Read"}, Origin: Random, Category: "uuid", Into: path("arg0"), What: "noise"},
			{Line: at(13), Field: []Symbol{"Message.ID"}, Origin: Stable},
			{Line: at(14), Var: []Symbol{"Reader"}, Origin: Random},
		},
		Flows: []Flow{
			{Line: at(16), Func: []Symbol{"Sprintf"}, From: []Access{path("arg0"), path("arg1...")}, To: path("ret0"), Kind: Format},
			{Line: at(17), Func: []Symbol{"Buffer.Write"}, From: []Access{path("arg0")}, To: path("recv"), Kind: Derive},
			{Line: at(18), Func: []Symbol{"Len"}, To: path("ret0"), Kind: Constant},
		},
		Reruns: []Rerun{
			{
				Line: at(20), Func: []Symbol{"Retry"}, Body: path("arg0"), Kind: "retry", Attempts: 10,
				Off: []string{"WithMaxTries(1)"}, OnlyIf: "RetryableError", Permanent: []Symbol{"Permanent"},
			},
			{Line: at(21), Func: []Symbol{"Poll"}, Body: path("fn"), Kind: "poll"},
		},
		Handlers: []Handler{
			{Line: at(23), Func: []Symbol{"Handle"}, Body: path("arg1"), Kind: "queue", ID: []Symbol{"GetTaskID", "Message.ID"}},
			{Line: at(24), Method: []Symbol{"Work"}, Param: "Job", Kind: "job"},
			{Line: at(25), Recv: []Symbol{"webhook.ConstructEvent"}, Kind: "webhook"},
		},
		Stores: []Store{
			{
				Line: at(27), Func: []Symbol{"*.SetNX"}, Role: "claim", Key: path("arg1"), Value: path("arg2"),
				Answer: path("ret0"), Life: path("arg3"), Unit: "s",
			},
			{Line: at(28), Func: []Symbol{"DB.Exec"}, Role: "sql", SQL: path("arg0")},
		},
		Lives: []Life{
			{Line: at(30), Func: []Symbol{"WithTTL"}, Life: path("arg0"), Unit: "s", Key: path("recv"), What: "a cache"},
			{Line: at(31), Field: []Symbol{"Config.Window"}, Span: 5 * time.Minute, What: "a queue", Doubles: true},
		},
		Replays: []Replay{{
			Line: at(33), Func: []Symbol{"webhook.ConstructEvent"}, Field: []Symbol{"Event.ID"}, Type: []Symbol{"Task"},
			Span: 72 * time.Hour, What: "the provider", Weak: true,
		}},
		Tools: []Tool{
			{
				Line: at(35), Func: []Symbol{"NewTool"}, Name: path("arg0"), Text: path("option:About"), Params: []Symbol{"WithText"},
				About: []Symbol{"Describe"}, Idempotent: []Access{path("option:WithHints.Idempotent")},
			},
			{
				Line: at(36), Type: []Symbol{"Tool"}, Name: path("recv.Name"), Handler: path("recv.Run"),
				Schema: []Access{path("recv.Schema")}, ReadOnly: []Access{path("recv.ReadOnly")}, Destructive: []Access{path("recv.Destructive")},
			},
		},
		Meters:   []Meter{{Line: at(38), Func: []Symbol{"Gauge.Set"}, Kind: "level"}},
		NoReturn: []Symbol{"Fatal"},
	}
	if !reflect.DeepEqual(lib, want) {
		t.Errorf("Parse =\n%+v\nwant\n%+v", lib, want)
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "x.yaml:1: the file is empty, write at least evidence"},
		{"a: b: c", "x.yaml:1: this is no YAML: mapping values are not allowed in this context"},
		{"a: b\nb: b: c", "x.yaml:2: this is no YAML: mapping values are not allowed in this context"},
		{"evidence: x\n---\nevidence: y", "x.yaml: there is more than one document, keep one"},
		{"- a", "x.yaml:1: the library is no mapping, write keys and values"},
		{"evidence:", "x.yaml:1: want a text, write one"},
		{"evidence: x\nevidence: y", `x.yaml:2: "evidence" stands twice in the library, keep one`},
		{"evidence: x\ncall: []", `x.yaml:2: unknown key "call" in the library, use one of calls, evidence, flows, handlers, lives, meters, noreturn, replays, reruns, slots, sources, stores, tools`},
		{"calls: {}", "x.yaml:1: want a list of rows, begin each with a dash"},
		{"calls:\n  - {fnc: A}", `x.yaml:2: unknown key "fnc" in a row of calls, use one of attempts, autokey, effect, func, key, keyed, query, weak`},
		{"calls:\n  - {effect: {class: keyed, verb: send}}", "x.yaml:2: the row names no func, add one"},
		{"calls:\n  - {func: A}", "x.yaml:2: the effect is missing, add effect: {class: …, verb: …}"},
		{"calls:\n  - {func: A, effect: {class: once, verb: send}}", `x.yaml:2: unknown class "once", use natural, keyed, accumulative or irreversible`},
		{"calls:\n  - {func: A, effect: {class: keyed, verb: send}, key: args}", ""},
		{"calls:\n  - {func: A, effect: {class: keyed, verb: send}, key: 'arg0.'}", `x.yaml:2: bad path "arg0.": want a field or method after the dot`},
		{"calls:\n  - {func: A, effect: {class: keyed, verb: send}, autokey: once}", `x.yaml:2: unknown autokey "once", use per-call or not-nil`},
		{"calls:\n  - {func: A, effect: {class: keyed, verb: send}, attempts: many}", `x.yaml:2: "many" is no count, write a number`},
		{"calls:\n  - {func: a.b.c.d, effect: {class: keyed, verb: send}}", `x.yaml:2: bad symbol "a.b.c.d", write [package below the library.][type.]name`},
		{"calls:\n  - {func: [A, A], effect: {class: keyed, verb: send}}", "x.yaml:2: A stands twice in one row, keep one"},
		{"calls:\n  - {func: [], effect: {class: keyed, verb: send}}", "x.yaml:2: the list is empty, leave the key out"},
		{"slots:\n  - {value: arg0}", "x.yaml:2: the row must name either func or field, keep one"},
		{"slots:\n  - {func: A, field: T.B, value: arg0}", "x.yaml:2: the row must name either func or field, keep one"},
		{"slots:\n  - {func: A}", "x.yaml:2: value says which argument of func is the key, write both"},
		{"slots:\n  - {field: T.A, value: arg0}", "x.yaml:2: value says which argument of func is the key, write both"},
		{"slots:\n  - {func: A, value: ret0}", `x.yaml:2: path "ret0" cannot begin so here, begin with argN, argN..., recv or a parameter's name`},
		{"slots:\n  - {field: T.A, weak: true, silent: true}", "x.yaml:2: a slot is weak or silent, keep one"},
		{"slots:\n  - {field: T.A, weak: false}", "x.yaml:2: want true, or leave the key out"},
		{"sources:\n  - {origin: fresh}", "x.yaml:2: the row must name one of func, field or var, keep one"},
		{"sources:\n  - {func: A, var: B, origin: fresh}", "x.yaml:2: the row must name one of func, field or var, keep one"},
		{"sources:\n  - {func: A}", "x.yaml:2: the origin is missing, add origin: fresh, clock, random or stable"},
		{"sources:\n  - {func: A, origin: new}", `x.yaml:2: unknown origin "new", use fresh, clock, random or stable`},
		{"sources:\n  - {var: A, origin: fresh, into: arg0}", "x.yaml:2: into goes with func only, leave it out"},
		{"flows:\n  - {from: arg0}", "x.yaml:2: the row names no func, add one"},
		{"flows:\n  - {func: A}", "x.yaml:2: the flow comes from nowhere, add from"},
		{"flows:\n  - {func: A, from: arg0, to: option:B}", `x.yaml:2: path "option:B" cannot begin so here, begin with retN, recv, argN or argN...`},
		{"flows:\n  - {func: A, from: arg0, kind: mix}", `x.yaml:2: unknown kind "mix", use derive, identity, concat, format, join, hash, encode, truncate, layout, day, constant, copy, sort or unsorted`},
		{"flows:\n  - {func: A, from: arg0, kind: layout}", "x.yaml:2: a flow of kind layout has two inputs, add the second to from"},
		{"reruns:\n  - {body: arg0}", "x.yaml:2: the row names no func, add one"},
		{"reruns:\n  - {func: A}", "x.yaml:2: what is run again is missing, add body"},
		{"reruns:\n  - {func: A, body: arg0, kind: again}", `x.yaml:2: unknown kind "again", use retry, poll, tx or step`},
		{"handlers:\n  - {kind: job}", "x.yaml:2: the row must have one of func with body, param with or without method, or recv; keep one"},
		{"handlers:\n  - {func: A, kind: job}", "x.yaml:2: body says which argument of func is the handler, write both"},
		{"handlers:\n  - {recv: A, method: B, kind: job}", "x.yaml:2: method goes with param, add it"},
		{"handlers:\n  - {recv: A}", "x.yaml:2: the kind is missing, add kind: queue, webhook, job, activity, cron, reconcile, http or tool"},
		{"stores:\n  - {role: check}", "x.yaml:2: the row names no func and no type, add one"},
		{"stores:\n  - {func: A}", "x.yaml:2: the role is missing, add role: check, claim, record, release, lock, tx or sql"},
		{"stores:\n  - {func: A, role: look}", `x.yaml:2: unknown role "look", use check, claim, record, release, lock, tx or sql`},
		{"stores:\n  - {func: A, role: sql}", "x.yaml:2: sql says where the statement of a row of role sql stands, write both"},
		{"stores:\n  - {func: A, role: check, unit: s}", "x.yaml:2: unit goes with life, add it"},
		{"lives:\n  - {life: arg0, what: a cache}", "x.yaml:2: the row must name either func or field, keep one"},
		{"lives:\n  - {func: A, what: a cache}", "x.yaml:2: how long is missing, add life or span"},
		{"lives:\n  - {field: T.A, life: arg0, what: a cache}", "x.yaml:2: life and key go with func, leave them out"},
		{"lives:\n  - {func: A, life: arg0}", "x.yaml:2: who remembers is missing, add what"},
		{"lives:\n  - {func: A, span: long, what: a cache}", `x.yaml:2: "long" is no length of time, write one such as 5m or 72h`},
		{"replays:\n  - {span: 1h, what: a queue}", "x.yaml:2: the row names nothing that comes again, add func, field or type"},
		{"replays:\n  - {func: A, what: a queue}", "x.yaml:2: how long and who are missing, add span and what"},
		{"tools:\n  - {name: arg0}", "x.yaml:2: the row must name either func or type, keep one"},
		{"tools:\n  - {func: A}", "x.yaml:2: the tool's name is missing, add name"},
		{"tools:\n  - {func: A, name: arg0, about: B}", "x.yaml:2: about goes with params, add them"},
		{"meters:\n  - {func: A}", "x.yaml:2: the row is not complete, add func and kind: count, level, log or time"},
		{"noreturn: a b", `x.yaml:1: bad symbol "a b", write [package below the library.][type.]name`},
		{"noreturn: A\ncalls:\n  - {func: A}\n  - {fnc: B}", "x.yaml:3: the effect is missing, add effect: {class: …, verb: …}\n" +
			`x.yaml:4: unknown key "fnc" in a row of calls, use one of attempts, autokey, effect, func, key, keyed, query, weak`},
	} {
		_, err := Parse("x.yaml", "x", []byte(c.text))
		if got := fmt.Sprint(err); got != c.want && !(err == nil && c.want == "") {
			t.Errorf("Parse(%q)\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

// A row with a fault must not take the others with it.
func TestParseKeepsGoodRows(t *testing.T) {
	lib, err := Parse("x.yaml", "x", []byte("flows:\n  - {func: A, from: nowhere.}\n  - {func: B, from: arg0}\n"))
	if err == nil || len(lib.Flows) != 1 || lib.Flows[0].Func[0] != "B" {
		t.Errorf("Parse = %v, %v, want B alone and an error", lib.Flows, err)
	}
}

func TestDecodeNode(t *testing.T) {
	var n yaml.Node
	if err := yaml.Unmarshal([]byte("apis:\n  example.com/x:\n    noreturn: [Die, 1]\n"), &n); err != nil {
		t.Fatal(err)
	}
	lib, err := Decode(".idemlint.yml", "example.com/x", n.Content[0].Content[1].Content[1])
	if lib.Path != "example.com/x" || len(lib.NoReturn) != 1 {
		t.Errorf("Decode = %+v", lib)
	}
	if want := `.idemlint.yml:3: bad symbol "1"`; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("Decode: %v, want %s", err, want)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Add("evidence: &a x\ncalls: [*a]\nnoreturn: *a")
	f.Add("calls: &a\n  - *a\n")
	f.Add("flows:\n  - {func: x/y.T.F, from: 'recv[arg0].header:\"K\"', to: arg1...}")
	f.Fuzz(func(t *testing.T, text string) {
		lib, err := Parse("x.yaml", "example.com/x", []byte(text))
		if err != nil && !strings.HasPrefix(err.Error(), "x.yaml:") {
			t.Errorf("the message does not begin with the file's name: %v", err)
		}
		newIndex([]*Library{lib})
		for _, row := range lib.Calls {
			for _, a := range row.Key {
				if b, err := ParseAccess(a.String()); err != nil || !reflect.DeepEqual(a, b) {
					t.Errorf("path %s reads back as %s, %v", a, b, err)
				}
			}
		}
	})
}
