package catalog

import (
	"go/token"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

var (
	inputs  = []Root{Arg, ArgRest, Recv, Named}
	anyRoot = []Root{Arg, ArgRest, Recv, Ret, Named, Option}
)

func (d *decoder) library(n *yaml.Node) {
	lib := d.lib
	d.mapping(n, "the library", fields{
		"evidence": d.into(&lib.Evidence),
		"calls":    rows(d, &lib.Calls, d.call),
		"slots":    rows(d, &lib.Slots, d.slot),
		"sources":  rows(d, &lib.Sources, d.source),
		"flows":    rows(d, &lib.Flows, d.flow),
		"reruns":   rows(d, &lib.Reruns, d.rerun),
		"handlers": rows(d, &lib.Handlers, d.handler),
		"stores":   rows(d, &lib.Stores, d.store),
		"lives":    rows(d, &lib.Lives, d.life),
		"replays":  rows(d, &lib.Replays, d.replay),
		"tools":    rows(d, &lib.Tools, d.tool),
		"meters":   rows(d, &lib.Meters, d.meter),
		"noreturn": d.symbols(&lib.NoReturn),
	})
}

// rows reads a section: a list of rows, of which those without a fault are kept.
func rows[R any](d *decoder, to *[]R, read func(*yaml.Node, *R)) func(*yaml.Node) {
	return func(n *yaml.Node) {
		n = resolve(n)
		if n.Kind != yaml.SequenceNode {
			d.errorf(n, "want a list of rows, begin each with a dash")
			return
		}
		for _, e := range n.Content {
			var row R
			before := len(d.errs)
			read(resolve(e), &row)
			if len(d.errs) == before {
				*to = append(*to, row)
			}
		}
	}
}

func (d *decoder) line(n *yaml.Node) Line { return Line{d.file, n.Line} }

// want reports a row that lacks something; it is silent about a row that has
// another fault already, which may be the reason.
func (d *decoder) want(n *yaml.Node, errs int, ok bool, message string) {
	if !ok && len(d.errs) == errs {
		d.errorf(n, "%s", message)
	}
}

func (d *decoder) call(n *yaml.Node, r *Call) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of calls", fields{
		"func": d.symbols(&r.Func),
		"effect": func(n *yaml.Node) {
			d.mapping(n, "effect", fields{
				"class": oneOf(d, &r.Class, "class", Natural, Keyed, Accumulative, Irreversible),
				"verb":  d.into(&r.Verb),
			})
		},
		"key":      d.accesses(&r.Key, anyRoot...),
		"autokey":  oneOf(d, &r.AutoKey, "autokey", "per-call", "not-nil"),
		"attempts": d.number(&r.Attempts),
		"query":    d.access(&r.Query, inputs...),
		"keyed":    d.into(&r.Keyed),
		"weak":     d.flag(&r.Weak),
	})
	d.want(n, errs, len(r.Func) > 0, "the row names no func, add one")
	d.want(n, errs, r.Class != "" && r.Verb != "", "the effect is missing, add effect: {class: …, verb: …}")
}

func (d *decoder) slot(n *yaml.Node, r *Slot) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of slots", fields{
		"func":   d.symbols(&r.Func),
		"value":  d.access(&r.Value, inputs...),
		"field":  d.symbols(&r.Field),
		"claim":  d.flag(&r.Claim),
		"weak":   d.flag(&r.Weak),
		"silent": d.flag(&r.Silent),
	})
	d.want(n, errs, (len(r.Func) > 0) != (len(r.Field) > 0), "the row must name either func or field, keep one")
	d.want(n, errs, (len(r.Func) > 0) == !r.Value.IsZero(), "value says which argument of func is the key, write both")
	d.want(n, errs, !r.Weak || !r.Silent, "a slot is weak or silent, keep one")
}

func (d *decoder) source(n *yaml.Node, r *Source) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of sources", fields{
		"func":     d.symbols(&r.Func),
		"field":    d.symbols(&r.Field),
		"var":      d.symbols(&r.Var),
		"origin":   oneOf(d, &r.Origin, "origin", Fresh, Clock, Random, Stable),
		"category": d.into(&r.Category),
		"into":     d.access(&r.Into, Arg, ArgRest, Recv, Ret),
		"what":     d.into(&r.What),
	})
	named := 0
	for _, s := range [][]Symbol{r.Func, r.Field, r.Var} {
		if len(s) > 0 {
			named++
		}
	}
	d.want(n, errs, named == 1, "the row must name one of func, field or var, keep one")
	d.want(n, errs, r.Origin != "", "the origin is missing, add origin: fresh, clock, random or stable")
	d.want(n, errs, r.Into.IsZero() || len(r.Func) > 0, "into goes with func only, leave it out")
}

func (d *decoder) flow(n *yaml.Node, r *Flow) {
	errs := len(d.errs)
	r.Line = d.line(n)
	r.Kind = Derive
	d.mapping(n, "a row of flows", fields{
		"func": d.symbols(&r.Func),
		"from": d.accesses(&r.From, slices.Concat(inputs, []Root{Option})...),
		"to":   d.access(&r.To, Ret, Recv, Arg, ArgRest),
		"kind": oneOf(d, &r.Kind, "kind", Derive, Identity, Concat, Format, Join, Hash, Encode, Truncate, Layout, Day,
			Constant, Copy, Sort, Unsorted),
	})
	if r.To.IsZero() {
		r.To = Access{Root: Ret}
	}
	d.want(n, errs, len(r.Func) > 0, "the row names no func, add one")
	d.want(n, errs, len(r.From) > 0 || r.Kind == Constant, "the flow comes from nowhere, add from")
	d.want(n, errs, len(r.From) >= r.Kind.inputs(), "a flow of kind "+string(r.Kind)+" has two inputs, add the second to from")
}

// inputs is how many inputs a flow of the kind has at least.
func (k FlowKind) inputs() int {
	switch k {
	case Join, Truncate, Layout:
		return 2
	}
	return 0
}

func (d *decoder) rerun(n *yaml.Node, r *Rerun) {
	errs := len(d.errs)
	r.Line = d.line(n)
	r.Kind = "retry"
	d.mapping(n, "a row of reruns", fields{
		"func":      d.symbols(&r.Func),
		"body":      d.access(&r.Body, slices.Concat(inputs, []Root{Ret})...),
		"kind":      oneOf(d, &r.Kind, "kind", "retry", "poll", "tx", "step"),
		"attempts":  d.number(&r.Attempts),
		"on":        d.texts(&r.On),
		"off":       d.texts(&r.Off),
		"onlyif":    d.symbol(&r.OnlyIf),
		"permanent": d.symbols(&r.Permanent),
	})
	d.want(n, errs, len(r.Func) > 0, "the row names no func, add one")
	d.want(n, errs, !r.Body.IsZero(), "what is run again is missing, add body")
}

func (d *decoder) handler(n *yaml.Node, r *Handler) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of handlers", fields{
		"func":   d.symbols(&r.Func),
		"body":   d.access(&r.Body, inputs...),
		"method": d.symbols(&r.Method),
		"param":  d.symbol(&r.Param),
		"recv":   d.symbols(&r.Recv),
		"kind":   oneOf(d, &r.Kind, "kind", "queue", "webhook", "job", "activity", "cron", "reconcile", "http", "tool"),
		"on":     d.texts(&r.On),
		"off":    d.texts(&r.Off),
		"id":     d.symbols(&r.ID),
	})
	byFunc, byParam, byRecv := len(r.Func) > 0, r.Param != "", len(r.Recv) > 0
	d.want(n, errs, byFunc && !byParam && !byRecv || byParam && !byFunc && !byRecv || byRecv && !byFunc && !byParam,
		"the row must have one of func with body, param with or without method, or recv; keep one")
	d.want(n, errs, byFunc == !r.Body.IsZero(), "body says which argument of func is the handler, write both")
	d.want(n, errs, len(r.Method) == 0 || byParam, "method goes with param, add it")
	d.want(n, errs, !byParam || len(r.On)+len(r.Off) == 0, "on and off go with func or recv only, leave them out")
	d.want(n, errs, r.Kind != "", "the kind is missing, add kind: queue, webhook, job, activity, cron, reconcile, http or tool")
}

func (d *decoder) store(n *yaml.Node, r *Store) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of stores", fields{
		"func":   d.symbols(&r.Func),
		"type":   d.symbols(&r.Type),
		"role":   oneOf(d, &r.Role, "role", "check", "claim", "record", "release", "lock", "tx", "sql"),
		"key":    d.access(&r.Key, anyRoot...),
		"value":  d.access(&r.Value, anyRoot...),
		"answer": d.access(&r.Answer, anyRoot...),
		"life":   d.access(&r.Life, anyRoot...),
		"unit":   oneOf(d, &r.Unit, "unit", "s", "ms"),
		"sql":    d.access(&r.SQL, inputs...),
		"memory": d.flag(&r.Memory),
		"place":  d.access(&r.Place, anyRoot...),
		"if":     d.access(&r.If, inputs...),
	})
	d.want(n, errs, len(r.Func)+len(r.Type) > 0, "the row names no func and no type, add one")
	d.want(n, errs, r.Role != "", "the role is missing, add role: check, claim, record, release, lock, tx or sql")
	d.want(n, errs, (r.Role == "sql") == !r.SQL.IsZero(), "sql says where the statement of a row of role sql stands, write both")
	d.want(n, errs, r.Unit == "" || !r.Life.IsZero(), "unit goes with life, add it")
}

// valid reports whether s is written as a Symbol.
func (s Symbol) valid() bool {
	slash := strings.LastIndexByte(string(s), '/') + 1
	parts := strings.Split(string(s[slash:]), ".")
	if len(parts) > 3 || slash > 0 && len(parts) < 2 || strings.HasPrefix(string(s), "/") || strings.Contains(string(s), "//") {
		return false
	}
	for i, p := range parts {
		if star := p == "*" && i == len(parts)-2; !star && !token.IsIdentifier(p) && !(i == 0 && len(parts) == 3) {
			return false
		}
	}
	return parts[0] != "" && !strings.ContainsAny(string(s), " \t\n\"")
}
