package life

import (
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/origin"
)

// keyed fills in what is known of the key.
func (f *finder) keyed(s *site, c ssa.CallInstruction, key catalog.Access) {
	if key.IsZero() {
		return
	}
	s.setKey(f.org.Key(c, key).Val)
}

// setKey fills in a key's shape, its origins and the names in it.
func (s *site) setKey(v origin.Val) {
	constant, shape, hole := false, "", ""
	for _, p := range v.Tmpl {
		if p.Hole == "" {
			shape += p.Text
			constant = constant || p.Text != ""
			s.names = append(s.names, p.Text)
			continue
		}
		shape += "{}"
		hole = p.Hole
		s.names = append(s.names, p.Hole)
	}
	for _, o := range v.Orgs {
		if o.Kind == origin.Param || o.Kind == origin.Received {
			s.names = append(s.names, o.What)
		}
	}
	s.orgs = v.Orgs
	if constant {
		s.shape, s.Key = shape, printed(v.Tmpl)
	} else if hole != "" {
		s.Key = hole
	}
}

// printed is a key's shape for messages: "job:{id}".
func printed(tmpl []origin.Piece) string {
	out := ""
	for _, p := range tmpl {
		if p.Hole == "" {
			out += p.Text
		} else {
			out += "{" + p.Hole + "}"
		}
	}
	return out
}

// stored fills in what is known of the value that is put under the key.
func (f *finder) stored(s *site, c ssa.CallInstruction, value catalog.Access) {
	if text, whole := f.org.Text(c, value); whole {
		s.state = text
		return
	}
	for _, o := range f.org.Key(c, value).Val.Orgs {
		s.token = s.token || o.Kind == origin.Fresh || o.Kind == origin.Random
	}
}

// lasting fills in the value that says how long.
func (f *finder) lasting(s *site, c ssa.CallInstruction, a catalog.Access) {
	s.value = f.argument(c, a)
	if a.Root == catalog.Arg && len(a.Steps) == 0 {
		s.index = a.N
	}
}

// argument returns the value at a path of a call: an argument, or a field of the
// struct literal that is one.
func (f *finder) argument(c ssa.CallInstruction, a catalog.Access) ssa.Value {
	args := c.Common().Args
	if !c.Common().IsInvoke() && c.Common().Signature().Recv() != nil && len(args) > 0 {
		args = args[1:]
	}
	if a.Root != catalog.Arg || a.N >= len(args) {
		return nil
	}
	v := args[a.N]
	for _, step := range a.Steps {
		if step.Kind != catalog.Field {
			return nil
		}
		if v = fieldOf(v, step.Name); v == nil {
			return nil
		}
	}
	return v
}

// fieldOf returns the only value that is stored in a field of a struct that is
// built in the same function.
func fieldOf(v ssa.Value, name string) ssa.Value {
	if load, ok := v.(*ssa.UnOp); ok {
		v = load.X
	}
	alloc, ok := v.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var found ssa.Value
	for _, ref := range *alloc.Referrers() {
		addr, ok := ref.(*ssa.FieldAddr)
		if !ok || gotypes.FieldName(addr.X.Type(), addr.Field) != name {
			continue
		}
		for _, ref := range *addr.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == addr {
				if found != nil {
					return nil
				}
				found = st.Val
			}
		}
	}
	return found
}
