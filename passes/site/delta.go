package site

import (
	"go/constant"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/guard"
)

// A delta is a write that adds to what is there.
type delta struct {
	event *guard.Event
	table string
	names []string // the columns that it adds to
	only  bool     // it adds only in a state, or over a version
}

// deltaOf returns what a write adds to, or nil if it sets, or is none.
func deltaOf(e *guard.Event) *delta {
	if e.Role != guard.Record && e.Role != guard.Claim {
		return nil
	}
	d := &delta{event: e, table: e.Place.Name, only: e.If}
	if e.Statement != nil {
		if !e.Delta {
			return nil
		}
		for _, c := range e.Statement.Columns {
			if c.Role == sqltext.Added {
				d.names = append(d.names, c.Name)
			}
		}
		return d
	}
	for _, p := range e.Value {
		d.names = append(d.names, p.Column)
	}
	if e.Place.Sub != "" {
		d.names = append(d.names, e.Place.Sub)
	}
	c, ok := e.Instr.(ssa.CallInstruction)
	if !ok || e.At != "" {
		if !e.Delta {
			return nil
		}
		return d
	}
	d.only = d.only || conditioned(c)
	before := false // an operator stands in the filter
	for _, arg := range c.Common().Args {
		var texts []string
		collectTexts(&texts, arg, 8)
		if i := slices.IndexFunc(texts, incrementing); i >= 0 {
			d.only = d.only || before
			d.names = append(d.names, texts...)
			return d
		}
		if e.Delta {
			d.names = append(d.names, texts...)
		}
		before = before || slices.ContainsFunc(texts, func(t string) bool { return strings.HasPrefix(t, "$") })
	}
	if !e.Delta {
		return nil
	}
	return d
}

// conditioned reports whether a call is given a condition in a field of its own.
func conditioned(c ssa.CallInstruction) bool {
	for _, arg := range c.Common().Args {
		a, ok := arg.(*ssa.Alloc)
		if !ok {
			continue
		}
		for _, r := range *a.Referrers() {
			if fa, ok := r.(*ssa.FieldAddr); ok && slices.Contains(catalog.Words(gotypes.FieldName(a.Type(), fa.Field)), "condition") {
				return true
			}
		}
	}
	return false
}

// incrementing reports whether a text says that something is added: a document
// store's operator, $inc, or an update expression, ADD n :x or SET n = n + :x.
func incrementing(text string) bool {
	if op, ok := strings.CutPrefix(text, "$"); ok {
		return catalog.MethodClass("", op) == catalog.IncrementClass
	}
	return strings.HasPrefix(text, "ADD ") || strings.Contains(text, " = ") && sqltext.Parse("UPDATE t "+text).Delta
}

// collectTexts collects the constant texts of a value, in order.
func collectTexts(out *[]string, v ssa.Value, depth int) {
	if depth == 0 || len(*out) > 32 {
		return
	}
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.String {
			*out = append(*out, constant.StringVal(v.Value))
		}
	case *ssa.MakeInterface:
		collectTexts(out, v.X, depth-1)
	case *ssa.ChangeType:
		collectTexts(out, v.X, depth-1)
	case *ssa.Slice:
		collectTexts(out, v.X, depth-1)
	case *ssa.BinOp: // the text of a key
		collectTexts(out, v.X, depth-1)
		collectTexts(out, v.Y, depth-1)
	case *ssa.UnOp:
		collectTexts(out, v.X, depth-1)
	case *ssa.Call:
		if len(v.Call.Args) == 1 { // aws.String
			collectTexts(out, v.Call.Args[0], depth-1)
		}
	case *ssa.Alloc:
		collectStored(out, v, depth)
	case *ssa.MakeMap:
		for _, r := range *v.Referrers() {
			if m, ok := r.(*ssa.MapUpdate); ok {
				collectTexts(out, m.Key, depth-1)
				collectTexts(out, m.Value, depth-1)
			}
		}
	}
}

// collectStored collects from what is stored at an address, and below it.
func collectStored(out *[]string, addr ssa.Value, depth int) {
	if depth == 0 || addr.Referrers() == nil {
		return
	}
	for _, r := range *addr.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == addr {
				collectTexts(out, r.Val, depth-1)
			}
		case *ssa.FieldAddr, *ssa.IndexAddr:
			collectStored(out, r.(ssa.Value), depth-1)
		}
	}
}
