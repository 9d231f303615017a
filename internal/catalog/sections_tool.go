package catalog

import "go.yaml.in/yaml/v3"

func (d *decoder) tool(n *yaml.Node, r *Tool) {
	errs := len(d.errs)
	r.Line = d.line(n)
	at := []Root{Arg, Recv, Option}
	d.mapping(n, "a row of tools", fields{
		"func":        d.symbols(&r.Func),
		"type":        d.symbols(&r.Type),
		"handler":     d.access(&r.Handler, at...),
		"name":        d.access(&r.Name, at...),
		"text":        d.access(&r.Text, at...),
		"schema":      d.accesses(&r.Schema, at...),
		"params":      d.symbols(&r.Params),
		"about":       d.symbols(&r.About),
		"readonly":    d.accesses(&r.ReadOnly, at...),
		"idempotent":  d.accesses(&r.Idempotent, at...),
		"destructive": d.accesses(&r.Destructive, at...),
	})
	d.want(n, errs, (len(r.Func) > 0) != (len(r.Type) > 0), "the row must name either func or type, keep one")
	d.want(n, errs, !r.Name.IsZero(), "the tool's name is missing, add name")
	d.want(n, errs, len(r.About) == 0 || len(r.Params) > 0, "about goes with params, add them")
}
