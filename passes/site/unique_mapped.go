package site

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/schema"
)

// mapped judges a row that goes into its table through an object mapper; false if
// nothing is known of the table.
func (u *uniques) mapped(s *Unique) bool {
	row := s.Event.Row
	v := u.rowArgument(s)
	if v == nil || row.Value.Root != catalog.Arg {
		return false
	}
	finds := slices.ContainsFunc(u.events.At(s.Call), func(e *guard.Event) bool { return e.Role == guard.Check && e.At == "" })
	if !finds && s.Event.Role != guard.Claim {
		u.conflict(s) // an insert that fails
		return s.Owner != ""
	}
	seen := false
	for _, tn := range u.rowTypes(s.Fn, v.Type()) {
		defs, table := u.schema.Model(tn)
		if len(defs) == 0 {
			return false
		}
		seen = true
		s.Table, s.Defined = table, defs[0].At
		r := u.mappedRow(s, v, defs)
		strong, identities := r.keys()
		s.Key = first(strong, identities)
		s.Means = "the insert yields to a row that is there"
		if finds {
			u.lookedBy(s, r, tn)
			s.Means = "it looks for the row and then inserts it"
			s.Key = nil // what it looks by is not what it inserts
		}
		if !u.mappedMissing(s, r, defs) {
			return true
		}
	}
	if !seen {
		return false
	}
	s.Confidence = config.Medium
	if setsUp(s.Fn) {
		s.Confidence = config.Low
	}
	s.Owner, s.Why = MissingUnique, "no constraint of "+s.Table+" keeps a repeat out: "+string(s.Fault)
	return true
}

// mappedMissing reports whether no definition of the table keeps a repeat out.
func (u *uniques) mappedMissing(s *Unique, r *insert, defs []*schema.Table) bool {
	for _, def := range defs {
		f := r.judge(def)
		if f.fault == NoFault {
			s.Fault, s.Why = NoFault, "a repeat is kept out: "+f.why
			return false
		}
		if s.Event.Role == guard.Claim && f.fault != NullKey {
			s.Why = "the constraint that the insert yields to was not seen"
			return false
		}
		s.Fault, s.Column, s.Unique, s.Defined = f.fault, f.column, f.unique, f.at
		if f.fault == Generated { // there is nothing but the number of the row
			s.Fault = None
		}
	}
	return true
}

// rowArgument returns what holds the row that is inserted.
func (u *uniques) rowArgument(s *Unique) ssa.Value {
	args := s.Call.Common().Args
	if s.Call.Common().Signature().Recv() != nil && !s.Call.Common().IsInvoke() && len(args) > 0 {
		args = args[1:]
	}
	if n := s.Event.Row.Value.N; n < len(args) {
		return unboxed(args[n])
	}
	return nil
}

// rowTypes returns the named types that a row can be of: several where it is of a
// type parameter, one for each instance of the function in this package.
func (u *uniques) rowTypes(fn *ssa.Function, t types.Type) []*types.TypeName {
	t = gotypes.Deref(t)
	if sl, ok := t.Underlying().(*types.Slice); ok {
		t = gotypes.Deref(sl.Elem())
	}
	if tp, ok := types.Unalias(t).(*types.TypeParam); ok {
		return u.instances(fn, tp)
	}
	if tn := gotypes.NamedOf(t); tn != nil && gotypes.StructOf(t) != nil {
		return []*types.TypeName{tn}
	}
	return nil
}

func (u *uniques) instances(fn *ssa.Function, tp *types.TypeParam) []*types.TypeName {
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	found := make(map[*types.TypeName]bool)
	for id, in := range u.pass.TypesInfo.Instances {
		if obj, ok := u.pass.TypesInfo.Uses[id].(*types.Func); !ok || obj.Origin() != fn.Object() || tp.Index() >= in.TypeArgs.Len() {
			continue
		}
		if tn := gotypes.NamedOf(in.TypeArgs.At(tp.Index())); tn != nil {
			found[tn] = true
		}
	}
	var out []*types.TypeName
	for tn := range found {
		out = append(out, tn)
	}
	slices.SortFunc(out, func(a, b *types.TypeName) int { return int(a.Pos() - b.Pos()) })
	return out
}

// mappedRow says what the columns of a row get from a struct.
func (u *uniques) mappedRow(s *Unique, v ssa.Value, defs []*schema.Table) *insert {
	r := &insert{u: u, s: s, values: make(map[string]*value)}
	st := gotypes.StructOf(v.Type())
	if st == nil {
		return r
	}
	for i := range st.NumFields() {
		column := schema.ColumnOf(st, i)
		if column == "" || !slices.ContainsFunc(defs, func(t *schema.Table) bool { return t.Column(column) != nil }) {
			continue
		}
		key := u.org.Key(s.Call, catalog.Access{Root: catalog.Arg, N: s.Event.Row.Value.N, Steps: []catalog.Step{{Kind: catalog.Field, Name: st.Field(i).Name()}}})
		if key.State != origin.Set {
			if nullable(st.Field(i).Type()) {
				r.values[column] = &value{null: u.canBeNil(fieldOf(v, i))}
			}
			continue
		}
		val := madeOf(key.Val)
		val.null = u.canBeNil(fieldOf(v, i))
		r.values[column] = val
	}
	return r
}

// lookedBy adds to a row what the struct sets that it is looked for by: the new row
// gets that as well.
func (u *uniques) lookedBy(s *Unique, r *insert, tn *types.TypeName) {
	var given []ssa.Value
	for c, steps := s.Call, 0; c != nil && steps < 8; steps++ {
		args := c.Common().Args
		for _, a := range args {
			if el := elements(a); el != nil {
				given = append(given, el...)
			} else {
				given = append(given, a)
			}
		}
		c = nil
		if len(args) > 0 {
			if call, ok := unboxed(args[0]).(*ssa.Call); ok {
				c = call
			}
		}
	}
	for _, v := range given {
		v = unboxed(v)
		if load, ok := v.(*ssa.UnOp); ok {
			v = load.X
		}
		st := gotypes.StructOf(v.Type())
		a, ok := v.(*ssa.Alloc)
		if !ok || st == nil || gotypes.NamedOf(v.Type()) != tn {
			continue
		}
		for _, ref := range *a.Referrers() {
			if fa, ok := ref.(*ssa.FieldAddr); ok && written(fa) {
				if column := schema.ColumnOf(st, fa.Field); column != "" && r.values[column] == nil {
					r.values[column] = &value{given: true}
				}
			}
		}
	}
}

func written(fa *ssa.FieldAddr) bool {
	return slices.ContainsFunc(*fa.Referrers(), func(u ssa.Instruction) bool {
		st, ok := u.(*ssa.Store)
		return ok && st.Addr == ssa.Value(fa)
	})
}

// setsUp reports whether a function fills a database for the first time, where no
// two of it run at once.
func setsUp(fn *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if catalog.SetupName(fn.Name()) {
			return true
		}
	}
	return false
}
