package catalog

import "go.yaml.in/yaml/v3"

func (d *decoder) meter(n *yaml.Node, r *Meter) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of meters", fields{
		"func": d.symbols(&r.Func),
		"kind": oneOf(d, &r.Kind, "kind", "count", "level", "log", "time"),
	})
	d.want(n, errs, len(r.Func) > 0 && r.Kind != "", "the row is not complete, add func and kind: count, level, log or time")
}
