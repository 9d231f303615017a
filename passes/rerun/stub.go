package rerun

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/roles"
)

// handed returns what makes the argument repeat that a call's result is made of,
// by the catalog: the interceptor in an option, the option in a connection.
func (c *clients) handed(call *ssa.Call, rows *catalog.Rows, seen map[ssa.Value]bool) *client {
	for _, row := range rows.Flows {
		if row.To.Root != catalog.Ret || len(row.To.Steps) > 0 {
			continue
		}
		for _, from := range row.From {
			for _, v := range c.a.access(&call.Call, from) {
				if cl := c.find(v, seen); cl != nil {
					return cl
				}
			}
		}
	}
	return nil
}

// isStub reports whether a type is the client of a remote service as generators
// make them.
func (c *clients) isStub(typ types.Type) bool {
	iface, ok := typ.Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0 && roles.Remote(c.a.known, iface.Method(0).Signature()) != nil
}

// wires returns a call as a region if it hands a client that repeats to a
// constructor of another package; nil if it does not. What that sends through the
// client later is repeated, and known there.
func (c *clients) wires(call ssa.CallInstruction) *root {
	fn := callee(call.Common())
	static := call.Common().StaticCallee()
	if fn == nil || static == nil || len(origin(static).Blocks) > 0 || !strings.HasPrefix(fn.Name(), "New") {
		return nil
	}
	for _, arg := range call.Common().Args {
		if cl := c.of(arg); cl != nil {
			r := c.region(call, cl)
			r.region.Kind = Wiring
			r.region.Why = fmt.Sprintf("%s is handed a client that repeats (%s, %s)", gotypes.FuncName(fn), cl.What, cl.At)
			return r
		}
	}
	return nil
}
