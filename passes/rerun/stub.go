package rerun

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
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
