package catalog

import (
	"time"

	"go.yaml.in/yaml/v3"
)

// duration reads a length of time as time.ParseDuration does.
func (d *decoder) duration(to *time.Duration) func(*yaml.Node) {
	return func(n *yaml.Node) {
		v, err := time.ParseDuration(resolve(n).Value)
		if err != nil || v <= 0 {
			d.errorf(n, "%q is no length of time, write one such as 5m or 72h", resolve(n).Value)
			return
		}
		*to = v
	}
}

func (d *decoder) life(n *yaml.Node, r *Life) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of lives", fields{
		"func":    d.symbols(&r.Func),
		"field":   d.symbols(&r.Field),
		"life":    d.access(&r.Life, inputs...),
		"unit":    oneOf(d, &r.Unit, "unit", "s", "ms"),
		"key":     d.access(&r.Key, anyRoot...),
		"span":    d.duration(&r.Span),
		"what":    d.into(&r.What),
		"doubles": d.flag(&r.Doubles),
	})
	d.want(n, errs, (len(r.Func) > 0) != (len(r.Field) > 0), "the row must name either func or field, keep one")
	d.want(n, errs, len(r.Field) > 0 || !r.Life.IsZero() || r.Span > 0, "how long is missing, add life or span")
	d.want(n, errs, len(r.Func) > 0 || r.Life.IsZero() && r.Key.IsZero(), "life and key go with func, leave them out")
	d.want(n, errs, r.What != "", "who remembers is missing, add what")
}

func (d *decoder) replay(n *yaml.Node, r *Replay) {
	errs := len(d.errs)
	r.Line = d.line(n)
	d.mapping(n, "a row of replays", fields{
		"func":  d.symbols(&r.Func),
		"field": d.symbols(&r.Field),
		"type":  d.symbols(&r.Type),
		"span":  d.duration(&r.Span),
		"what":  d.into(&r.What),
		"weak":  d.flag(&r.Weak),
	})
	d.want(n, errs, len(r.Func)+len(r.Field)+len(r.Type) > 0, "the row names nothing that comes again, add func, field or type")
	d.want(n, errs, r.Span > 0 && r.What != "", "how long and who are missing, add span and what")
}
