package site

import (
	"go/constant"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/guard"
)

// A delta is a write that adds to what is there.
type delta struct {
	event *guard.Event
	names []string // the columns that it adds to, and the table
	only  bool     // it adds only in a state, or over a version
}

// deltaOf returns what a write adds to, or nil if it sets, or is none.
func deltaOf(e *guard.Event) *delta {
	if e.Role != guard.Record && e.Role != guard.Claim {
		return nil
	}
	d := &delta{event: e, names: []string{e.Place.Name, e.Place.Sub}, only: e.If}
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
	texts := documentTexts(e)
	if e.Delta {
		d.names = append(d.names, texts...)
		return d
	}
	for i, t := range texts {
		if incrementing(t) {
			d.names = append(d.names, texts[i+1:]...)
			return d
		}
		if s := sqltext.Parse("UPDATE t " + t); s.Delta { // an update expression: SET n = n + :x
			d.names = append(d.names, texts...)
			return d
		}
	}
	return nil
}

// incrementing reports whether a text is a document store's operator that adds,
// $inc, or an update expression that does, ADD n :x.
func incrementing(text string) bool {
	if op, ok := strings.CutPrefix(text, "$"); ok {
		return catalog.MethodClass("", op) == catalog.IncrementClass
	}
	return strings.HasPrefix(text, "ADD ")
}

// documentTexts returns the constant texts of what a call is given, in order.
func documentTexts(e *guard.Event) []string {
	c, ok := e.Instr.(ssa.CallInstruction)
	if !ok || e.At != "" {
		return nil
	}
	var out []string
	for _, arg := range c.Common().Args {
		collectTexts(&out, arg, 8)
	}
	return out
}

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
