package roles

import (
	"fmt"
	"go/types"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// An IdemDirective is what the directives at a function, field or variable say.
type IdemDirective struct {
	Calls    []catalog.Call
	Slots    []catalog.Slot
	Sources  []catalog.Source
	Reruns   []catalog.Rerun
	Handlers []catalog.Handler
	Stores   []catalog.Store
}

// AFact marks it as a fact.
func (*IdemDirective) AFact() {}

func (d *IdemDirective) String() string {
	var parts []string
	for _, c := range d.Calls {
		s := fmt.Sprintf("effect %s %s", c.Class, c.Verb)
		for _, k := range c.Key {
			s += " key=" + k.String()
		}
		parts = append(parts, strings.TrimSpace(s))
	}
	for _, s := range d.Sources {
		parts = append(parts, "source "+string(s.Origin))
	}
	for _, r := range d.Reruns {
		parts = append(parts, "reruns "+r.Body.String())
	}
	for _, h := range d.Handlers {
		parts = append(parts, strings.TrimSpace("redelivered "+h.Kind+" "+h.Body.String()))
	}
	for _, s := range d.Stores {
		parts = append(parts, "claim key="+s.Key.String())
	}
	return strings.Join(parts, "; ")
}

func toFact(rows *catalog.Rows) *IdemDirective {
	return &IdemDirective{
		Calls: values(rows.Calls), Slots: values(rows.Slots), Sources: values(rows.Sources),
		Reruns: values(rows.Reruns), Handlers: values(rows.Handlers), Stores: values(rows.Stores),
	}
}

func (d *IdemDirective) rows() *catalog.Rows {
	return &catalog.Rows{
		Calls: pointers(d.Calls), Slots: pointers(d.Slots), Sources: pointers(d.Sources),
		Reruns: pointers(d.Reruns), Handlers: pointers(d.Handlers), Stores: pointers(d.Stores),
	}
}

func values[T any](list []*T) []T {
	var vs []T
	for _, p := range list {
		vs = append(vs, *p)
	}
	return vs
}

func pointers[T any](list []T) []*T {
	var ps []*T
	for i := range list {
		ps = append(ps, &list[i])
	}
	return ps
}

// isInterfaceMethod reports whether fn is declared in an interface.
func isInterfaceMethod(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	return recv != nil && types.IsInterface(recv.Type())
}
