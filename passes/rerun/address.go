package rerun

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// An address is a place in memory: the value it starts from and the steps to it.
type address struct {
	root  ssa.Value
	steps []string
}

// addressOf follows field, element and pointer steps back to where they start.
func addressOf(v ssa.Value) address {
	var rev []string
	for range 16 {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			rev, v = append(rev, fmt.Sprintf(".%d", x.Field)), x.X
		case *ssa.IndexAddr:
			step := "[]"
			if c, ok := x.Index.(*ssa.Const); ok {
				step = "[" + c.Value.ExactString() + "]"
			}
			rev, v = append(rev, step), x.X
		case *ssa.UnOp: // a load: the place behind the pointer
			rev, v = append(rev, "*"), x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Slice: // the slice of an array is its elements
			v = x.X
		default:
			steps := make([]string, len(rev))
			for i, s := range rev {
				steps[len(rev)-1-i] = s
			}
			return address{v, steps}
		}
	}
	return address{root: v}
}

// overlaps reports whether a store to b can change what is read at a.
func (a address) overlaps(b address) bool {
	if a.root != b.root {
		return false
	}
	for i := 0; i < len(a.steps) && i < len(b.steps); i++ {
		x, y := a.steps[i], b.steps[i]
		if x != y && !(strings.HasPrefix(x, "[") && (x == "[]" || y == "[]")) {
			return false
		}
	}
	return true
}
