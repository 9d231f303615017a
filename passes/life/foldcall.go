package life

import (
	"go/constant"
	"go/token"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// call folds a call of a function of this package that returns one number, the
// bigger or smaller of two, and a duration's count of a unit.
func (f *folder) call(c *ssa.Call, depth int) (folded, bool) {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		return f.builtin(b.Name(), c.Call.Args, depth)
	}
	callee := c.Call.StaticCallee()
	if callee == nil {
		return folded{}, false
	}
	if unit := unitOf(callee); unit > 0 {
		x, ok := f.walk(c.Call.Args[0], depth-1)
		if ok {
			x.num = constant.BinaryOp(x.num, token.QUO, constant.MakeInt64(int64(unit)))
		}
		return x, ok
	}
	if len(callee.Blocks) != 1 {
		return folded{}, false
	}
	if ret, ok := callee.Blocks[0].Instrs[len(callee.Blocks[0].Instrs)-1].(*ssa.Return); ok && len(ret.Results) == 1 {
		return f.inCallee(callee, c, ret.Results[0], depth)
	}
	return folded{}, false
}

// inCallee folds what a function of this package returns, with its argument put in.
func (f *folder) inCallee(callee *ssa.Function, c *ssa.Call, result ssa.Value, depth int) (folded, bool) {
	x, ok := f.walk(result, depth-1)
	if !ok || x.param == nil {
		return x, ok
	}
	for i, p := range callee.Params {
		if p == x.param && i < len(c.Call.Args) {
			arg, ok := f.walk(c.Call.Args[i], depth-1)
			if ok {
				arg.num = constant.BinaryOp(arg.num, token.MUL, x.num)
			}
			return arg, ok
		}
	}
	return folded{}, false
}

func (f *folder) builtin(name string, args []ssa.Value, depth int) (folded, bool) {
	if name != "min" && name != "max" {
		return folded{}, false
	}
	var best folded
	for i, a := range args {
		x, ok := f.walk(a, depth-1)
		if !ok || x.param != nil {
			return folded{}, false
		}
		if less := i > 0 && constant.Compare(x.num, token.LSS, best.num); i == 0 || less == (name == "min") {
			best = x
		}
	}
	return best, len(args) > 0
}

// unitOf returns the unit that a method of time.Duration counts in, or 0.
func unitOf(fn *ssa.Function) time.Duration {
	recv := fn.Signature.Recv()
	if recv == nil || !gotypes.IsNamed(recv.Type(), "time", "Duration") {
		return 0
	}
	switch fn.Name() {
	case "Hours":
		return time.Hour
	case "Minutes":
		return time.Minute
	case "Seconds":
		return time.Second
	case "Milliseconds":
		return time.Millisecond
	case "Microseconds":
		return time.Microsecond
	case "Nanoseconds":
		return time.Nanosecond
	}
	return 0
}
