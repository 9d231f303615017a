package life

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// find returns the places in fn that set a life.
func (f *finder) find(fn *ssa.Function) []*site {
	var out []*site
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case ssa.CallInstruction:
				out = append(out, f.atCall(fn, in)...)
			case *ssa.Store:
				if s := f.atField(fn, in); s != nil {
					out = append(out, s)
				}
			}
		}
	}
	return out
}

// atCall finds the lives that a call sets: by rows, by what a function of another
// package does with its parameter, and by the name of the user's own interface.
func (f *finder) atCall(fn *ssa.Function, c ssa.CallInstruction) []*site {
	if _, builtin := c.Common().Value.(*ssa.Builtin); builtin {
		return nil
	}
	var out []*site
	callees := f.org.Callees(c)
	for _, obj := range callees {
		if rows := f.roles.Func(obj); rows != nil {
			return f.byRows(fn, c, obj, rows)
		}
		if obj.Pkg() != nil && obj.Pkg() != f.pass.Pkg {
			known := new(IdemLife)
			if f.pass.ImportObjectFact(obj.Origin(), known) {
				for _, p := range known.Params {
					out = append(out, f.throughParam(fn, c, gotypes.FuncName(obj), p))
				}
			}
		}
	}
	if len(out) == 0 && len(callees) == 1 && c.Common().IsInvoke() {
		if s := f.byName(fn, c, callees[0]); s != nil {
			out = append(out, s)
		}
	}
	return out
}

func (f *finder) byRows(fn *ssa.Function, c ssa.CallInstruction, obj *types.Func, rows *catalog.Rows) []*site {
	var out []*site
	for _, row := range rows.Stores {
		if row.Life.IsZero() || row.Role == "lock" {
			continue
		}
		s := f.newSite(fn, c, called(obj))
		s.role, s.unit = row.Role, row.Unit
		f.lasting(s, c, row.Life)
		s.ref = row.Role == "record" && row.Value.IsZero()
		f.keyed(s, c, row.Key)
		if !row.Value.IsZero() {
			f.stored(s, c, row.Value)
		}
		out = append(out, s)
	}
	for _, row := range rows.Lives {
		s := f.newSite(fn, c, row.What)
		s.role, s.unit, s.fixed = "memory", row.Unit, row
		if !row.Life.IsZero() {
			f.lasting(s, c, row.Life)
		}
		if !row.Key.IsZero() {
			f.keyed(s, c, row.Key)
		}
		s.names = append(s.names, f.heldBy(c)...)
		out = append(out, s)
	}
	return out
}

// byName finds a claim or record of the user's own interface that is given a
// duration: the name of the method says what it does.
func (f *finder) byName(fn *ssa.Function, c ssa.CallInstruction, m *types.Func) *site {
	recv := ""
	if tn := gotypes.NamedOf(c.Common().Value.Type()); tn != nil {
		recv = tn.Name()
	}
	role := ""
	switch catalog.MethodClass(recv, m.Name()) {
	case catalog.ClaimClass:
		role = "claim"
	case catalog.RecordClass, catalog.SetClass:
		role = "record"
	default:
		return nil
	}
	life, key := -1, -1
	params := m.Signature().Params()
	for i := range params.Len() {
		switch p := params.At(i); {
		case gotypes.IsNamed(p.Type(), "time", "Duration"):
			life = i
		case key < 0 && gotypes.IsText(p.Type()):
			key = i
		}
	}
	if life < 0 || key < 0 {
		return nil
	}
	s := f.newSite(fn, c, called(m))
	s.role, s.value, s.index, s.byName = role, c.Common().Args[life], life, true
	s.names = append(s.names, recv)
	f.keyed(s, c, catalog.Access{Root: catalog.Arg, N: key})
	return s
}

// atField finds the life that a field holds: one that the catalog knows, or one of
// the user's own records of what was done.
func (f *finder) atField(fn *ssa.Function, st *ssa.Store) *site {
	addr, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return nil
	}
	owner, field := gotypes.NamedOf(addr.X.Type()), gotypes.FieldName(addr.X.Type(), addr.Field)
	if owner == nil {
		return nil
	}
	if rows := f.roles.Field(owner, field); rows != nil && len(rows.Lives) > 0 {
		s := f.newSite(fn, st, rows.Lives[0].What)
		s.role, s.unit, s.fixed = "memory", rows.Lives[0].Unit, rows.Lives[0]
		if b, ok := st.Val.Type().Underlying().(*types.Basic); ok && b.Info()&types.IsNumeric != 0 {
			s.value = st.Val
		} else {
			s.setKey(f.org.Value(st.Val, st))
		}
		return s
	}
	if owner.Pkg() != f.pass.Pkg || !catalog.DedupName(owner.Name()) || !catalog.UntilName(field) {
		return nil
	}
	s := f.newSite(fn, st, owner.Name())
	s.role, s.value = "record", f.fromNow(st.Val)
	s.names = append(s.names, owner.Name())
	if st := gotypes.StructOf(owner.Type()); st != nil {
		for v := range st.Fields() {
			s.names = append(s.names, v.Name())
		}
	}
	if s.value == nil {
		if !gotypes.IsNamed(st.Val.Type(), "time", "Duration") {
			return nil
		}
		s.value = st.Val
	}
	return s
}

// fromNow returns the length of time that is added to the clock to make v, or nil.
func (f *finder) fromNow(v ssa.Value) ssa.Value {
	for range 4 {
		c, ok := v.(*ssa.Call)
		if !ok || c.Call.StaticCallee() == nil || len(c.Call.Args) == 0 {
			return nil
		}
		recv := c.Call.StaticCallee().Signature.Recv()
		if recv == nil || !gotypes.IsNamed(recv.Type(), "time", "Time") {
			return nil
		}
		if len(c.Call.Args) == 2 && gotypes.IsNamed(c.Call.Args[1].Type(), "time", "Duration") && gotypes.IsNamed(c.Type(), "time", "Time") {
			return c.Call.Args[1]
		}
		v = c.Call.Args[0] // t.UTC(), t.Unix()
	}
	return nil
}

// called is the name of a function as it is called: a receiver that is not
// exported is left out.
func called(obj *types.Func) string {
	full := gotypes.FuncName(obj)
	if recv, short, ok := strings.Cut(full, "."); ok && obj.Signature().Recv() != nil && !token.IsExported(recv) {
		return short
	}
	return full
}

func (f *finder) newSite(fn *ssa.Function, in ssa.Instruction, who string) *site {
	s := &site{Life: Life{Fn: fn, Pos: in.Pos(), Who: who}, instr: in, index: -1}
	s.call, _ = in.(ssa.CallInstruction)
	s.names = f.around(fn)
	return s
}

// around are the names of what a function belongs to.
func (f *finder) around(fn *ssa.Function) []string {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	names := []string{f.pass.Pkg.Name()}
	if fn.Name() != "init" {
		names = append(names, fn.Name())
	}
	if recv := fn.Signature.Recv(); recv != nil {
		if tn := gotypes.NamedOf(recv.Type()); tn != nil {
			names = append(names, tn.Name())
		}
	}
	return names
}

// heldBy are the names of the variables and fields that the result of a call is
// put in.
func (f *finder) heldBy(c ssa.CallInstruction) []string {
	v := c.Value()
	if v == nil {
		return nil
	}
	var names []string
	for _, ref := range *v.Referrers() {
		st, ok := ref.(*ssa.Store)
		if !ok || st.Val != v {
			continue
		}
		switch addr := st.Addr.(type) {
		case *ssa.FieldAddr:
			names = append(names, gotypes.FieldName(addr.X.Type(), addr.Field))
			if tn := gotypes.NamedOf(addr.X.Type()); tn != nil {
				names = append(names, tn.Name())
			}
		case *ssa.Global:
			names = append(names, addr.Name())
		}
	}
	return names
}
