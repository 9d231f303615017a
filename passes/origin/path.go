package origin

import (
	"go/constant"
	"slices"
	"strconv"
	"strings"

	"github.com/idemlint/idemlint/passes/ssabody"
	"golang.org/x/tools/go/ssa"
)

// A path is the way from an object into it: field names, constant keys and
// indices in brackets, or elem for an element that is not known.
type path []string

const (
	elem     = "[*]"
	maxDepth = 4
)

func key(c *ssa.Const) string {
	if c.Value == nil {
		return elem
	}
	if c.Value.Kind() == constant.String {
		return "[" + strconv.Quote(constant.StringVal(c.Value)) + "]"
	}
	return "[" + c.Value.ExactString() + "]"
}

// index returns the step for an index or key that may be constant.
func index(v ssa.Value) string {
	if c, ok := ssabody.Strip(v).(*ssa.Const); ok {
		return key(c)
	}
	return elem
}

func (p path) String() string { return strings.Join(p, ".") }

// then returns p followed by steps. Deeper than maxDepth it is cut: the rest of
// the path then stands for the whole of what is there.
func (p path) then(steps ...string) path {
	out := slices.Concat(p, steps)
	if len(out) > maxDepth {
		out = out[:maxDepth]
	}
	return out
}

// anyElement returns p for an element whose index is not known: what is appended
// stands behind what was there.
func (p path) anyElement() path {
	if len(p) == 0 || !strings.HasPrefix(p[0], "[") {
		return p
	}
	return path{elem}.then(p[1:]...)
}

// before returns p, a path below a slice, as a path below what was sliced.
func (p path) before(s *ssa.Slice) path {
	if s.Low == nil || len(p) == 0 {
		return p
	}
	low, ok := constInt(s.Low)
	i, err := strconv.ParseInt(strings.Trim(p[0], "[]"), 10, 64)
	switch {
	case ok && low == 0:
		return p
	case ok && err == nil:
		return path{"[" + strconv.FormatInt(i+low, 10) + "]"}.then(p[1:]...)
	}
	return p.anyElement()
}

func stepsMeet(a, b string) bool {
	if a == b {
		return true
	}
	if a == elem {
		return strings.HasPrefix(b, "[")
	}
	return b == elem && strings.HasPrefix(a, "[")
}

// meets reports whether a write to w can be seen at q, and what is left of q
// below w. A write below q is seen whole.
func (q path) meets(w path) (rest path, ok bool) {
	for i := range min(len(q), len(w)) {
		if !stepsMeet(q[i], w[i]) {
			return nil, false
		}
	}
	if len(w) > len(q) {
		return nil, true
	}
	return q[len(w):], true
}

// covers reports whether a write to w leaves nothing of what was at q before.
func (w path) covers(q path) bool {
	return len(w) <= len(q) && slices.Equal(w, q[:len(w)]) && !slices.Contains(w, elem)
}
