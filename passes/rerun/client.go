package rerun

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// A client is a value that sends each request again by itself.
type client struct {
	What string // what makes it so: "Client.StandardClient", "retryTransport.RoundTrip"
	At   string // where
}

// clients finds the values that repeat by themselves what is sent through them,
// where they are kept, and the calls on them.
//
// A client repeats if the catalog says so of the call that makes or sets it, if
// it is made of something that repeats (a transport), or if it is a type of this
// package with a method that calls the same method of a field in a retry loop.
type clients struct {
	a       *solver
	methods map[*types.Func]*client // each call of them is repeated
	kept    map[*types.Var]*client  // fields and package variables
	results map[*types.Func]*client // functions that return one
	memo    map[ssa.Value]*client   // what of has answered, once the places are known
}

func (a *solver) findClients() *clients {
	c := &clients{a: a, methods: map[*types.Func]*client{}, kept: map[*types.Var]*client{}, results: map[*types.Func]*client{}}
	for _, fn := range a.funcs {
		c.decorator(fn)
	}
	for range 3 {
		if !c.grow() {
			break
		}
	}
	c.memo = map[ssa.Value]*client{}
	return c
}

// decorator notes a method that calls the method of its own name in a retry loop,
// with what it was given.
func (c *clients) decorator(fn *ssa.Function) {
	obj, ok := fn.Object().(*types.Func)
	if !ok || obj.Signature().Recv() == nil {
		return
	}
	for _, l := range c.a.loops[fn] {
		for _, d := range l.decisions {
			inner := callee(&d.call.Call)
			if inner != nil && inner.Name() == obj.Name() && len(fn.Params) > 0 && addressOf(argument(&d.call.Call, -1)).root == ssa.Value(fn.Params[0]) {
				c.methods[obj] = &client{gotypes.FuncName(obj), c.a.at(l.pos)}
			}
		}
	}
}

// grow notes where clients are stored and returned, and reports whether it found a
// new place.
func (c *clients) grow() bool {
	more := false
	keep := func(v *types.Var, cl *client) {
		if v != nil && cl != nil && c.kept[v] == nil {
			c.kept[v], more = cl, true
		}
	}
	for _, fn := range c.a.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.Store:
					if v := variable(instr.Addr); v != nil && c.kept[v] == nil {
						keep(v, c.of(instr.Val))
					}
				case *ssa.Call:
					// client.SetRetryCount(3)
					if cl := c.set(instr); cl != nil {
						if u, ok := argument(&instr.Call, -1).(*ssa.UnOp); ok {
							keep(variable(u.X), cl)
						}
					}
				case *ssa.Return:
					obj, ok := fn.Object().(*types.Func)
					if ok && len(instr.Results) > 0 && c.results[obj] == nil {
						if cl := c.of(instr.Results[0]); cl != nil {
							c.results[obj], more = cl, true
						}
					}
				}
			}
		}
	}
	return more
}

// variable is the field or package variable at an address; nil if it is neither.
func variable(addr ssa.Value) *types.Var {
	switch x := addr.(type) {
	case *ssa.FieldAddr:
		return fieldOf(x.X.Type(), x.Field).Origin()
	case *ssa.Global:
		v, _ := x.Object().(*types.Var)
		return v
	}
	return nil
}

// of returns what makes v repeat what is sent through it, or nil.
func (c *clients) of(v ssa.Value) *client {
	cl, ok := c.memo[v]
	if !ok {
		cl = c.find(v, map[ssa.Value]bool{})
		if c.memo != nil {
			c.memo[v] = cl
		}
	}
	return cl
}

func (c *clients) find(v ssa.Value, seen map[ssa.Value]bool) *client {
	if v == nil || seen[v] || len(seen) > 50 {
		return nil
	}
	seen[v] = true
	if cl := c.setLater(v); cl != nil {
		return cl
	}
	switch v := v.(type) {
	case *ssa.Call:
		return c.made(v, seen)
	case *ssa.Extract:
		return c.find(v.Tuple, seen)
	case *ssa.MakeInterface:
		if cl := c.implements(v); cl != nil {
			return cl
		}
		return c.find(v.X, seen)
	case *ssa.ChangeInterface:
		return c.find(v.X, seen)
	case *ssa.ChangeType:
		return c.find(v.X, seen)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if cl := c.find(e, seen); cl != nil {
				return cl
			}
		}
	case *ssa.UnOp:
		if kept := variable(v.X); kept != nil {
			if cl := c.kept[kept]; cl != nil {
				return cl
			}
			return c.remote(kept)
		}
		return c.find(v.X, seen)
	case *ssa.FreeVar:
		return c.find(captured(v), seen)
	case *ssa.Alloc:
		return c.literal(v, seen)
	}
	return nil
}

// made returns what makes the result of a call repeat: the catalog or a fact says
// so, or it is a part of something that repeats, as a request of a client.
func (c *clients) made(call *ssa.Call, seen map[ssa.Value]bool) *client {
	fn := callee(&call.Call)
	if fn == nil {
		return nil
	}
	if rows := c.a.known.Func(fn); rows != nil {
		for _, row := range rows.Reruns {
			if row.Body.Root == catalog.Ret && c.a.off(&call.Call, row) == "" {
				return &client{gotypes.FuncName(fn), c.a.at(call.Pos())}
			}
		}
		if cl := c.handed(call, rows, seen); cl != nil {
			return cl
		}
	}
	if cl := c.results[fn]; cl != nil {
		return cl
	}
	if f := c.a.remote[fn]; f != nil && !f.Method {
		return c.remote(fn)
	}
	if cl := c.set(call); cl != nil {
		return cl
	}
	if static := call.Call.StaticCallee(); static == nil || len(origin(static).Blocks) == 0 {
		if c.isStub(call.Type()) {
			return c.find(argument(&call.Call, 0), seen) // NewPayClient(conn)
		}
		if recv := argument(&call.Call, -1); recv != nil && !fails(call.Call.Signature()) {
			return c.find(recv, seen)
		}
	}
	return nil
}

// isClient reports whether a row is about a client: what repeats is the result or
// the receiver itself.
func isClient(body catalog.Access) bool {
	return body.Root == catalog.Ret || body.Root == catalog.Recv && len(body.Steps) == 0
}

// set returns what a call makes of its receiver, by a row whose body is recv.
func (c *clients) set(call *ssa.Call) *client {
	fn := callee(&call.Call)
	if fn == nil {
		return nil
	}
	rows := c.a.known.Func(fn)
	if rows == nil {
		return nil
	}
	for _, row := range rows.Reruns {
		if isClient(row.Body) && row.Body.Root == catalog.Recv && c.a.off(&call.Call, row) == "" {
			return &client{gotypes.FuncName(fn), c.a.at(call.Pos())}
		}
	}
	return nil
}

// setLater returns what a call in the same function makes of v.
func (c *clients) setLater(v ssa.Value) *client {
	refs := v.Referrers()
	if refs == nil {
		return nil
	}
	for _, r := range *refs {
		if call, ok := r.(*ssa.Call); ok && argument(&call.Call, -1) == v {
			if cl := c.set(call); cl != nil {
				return cl
			}
		}
	}
	return nil
}

// sends returns a call on a client as a region of its own; nil if it is none.
func (c *clients) sends(call ssa.CallInstruction) *root {
	fn := callee(call.Common())
	if fn == nil {
		return c.sendsValue(call)
	}
	if !fails(call.Common().Signature()) || !c.a.asks(call) || c.a.attempts(call) > 1 {
		return nil
	}
	recv := argument(call.Common(), -1)
	if recv == nil {
		return nil
	}
	cl := c.method(fn)
	if cl == nil {
		cl = c.of(recv)
	}
	if cl == nil {
		return nil
	}
	return c.region(call, cl)
}

// sendsValue is sends for a function value that repeats by itself: an endpoint.
func (c *clients) sendsValue(call ssa.CallInstruction) *root {
	if call.Common().IsInvoke() || call.Common().StaticCallee() != nil || !fails(call.Common().Signature()) {
		return nil
	}
	if cl := c.of(call.Common().Value); cl != nil {
		return c.region(call, cl)
	}
	return nil
}

func (c *clients) region(call ssa.CallInstruction, cl *client) *root {
	at := c.a.at(call.Pos())
	return &root{fn: call.Parent(), call: call, a: c.a, region: Region{
		Kind: Wrapper, Mode: Retry, Grade: 3, Pos: call.Pos(), At: at, What: cl.What,
		Why: fmt.Sprintf("%s at %s goes through a client that repeats it (%s, %s)", callName(call.Common()), at, cl.What, cl.At),
	}}
}
