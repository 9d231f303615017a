package guard

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

const maxParts = 24

// parts returns the values that a key or record is made of: of a struct or map that
// is made here its fields, of a list its elements, else the value itself.
func (f *finder) parts(v ssa.Value) []Part {
	var out []Part
	f.addParts(&out, "", v, 4)
	return out
}

func (f *finder) addParts(out *[]Part, column string, v ssa.Value, depth int) {
	if depth == 0 || len(*out) >= maxParts {
		return
	}
	v = ssabody.Strip(v)
	if gotypes.IsContext(v.Type()) {
		return
	}
	if u, ok := isLoad(v); ok {
		if a, ok := u.X.(*ssa.Alloc); ok && isStruct(a.Type()) {
			v = a
		}
	}
	switch x := v.(type) {
	case *ssa.Alloc:
		if f.fieldParts(out, column, x, depth) {
			return
		}
		if isStruct(x.Type()) {
			if val := onlyStore(x); val != nil { // a copy
				f.addParts(out, column, val, depth-1)
				return
			}
		}
	case *ssa.MakeMap:
		for _, r := range *x.Referrers() {
			if m, ok := r.(*ssa.MapUpdate); ok {
				f.addParts(out, constText(m.Key), m.Value, depth-1)
			}
		}
		return
	case *ssa.Slice:
		if el := f.elements(x); el != nil {
			for _, e := range el {
				f.addParts(out, column, e, depth-1)
			}
			return
		}
	case *ssa.Call:
		if c := f.wrapped(x); c != nil { // aws.String(id)
			f.addParts(out, column, c, depth-1)
			return
		}
	}
	*out = append(*out, Part{Column: column, NF: f.normal(v), Val: v})
}

// fieldParts adds the fields of a struct that is made here. The only one that is set
// keeps the name of the whole: AttributeValueMemberS{Value: id}.
func (f *finder) fieldParts(out *[]Part, column string, a *ssa.Alloc, depth int) bool {
	if !isStruct(a.Type()) {
		return false
	}
	type field struct {
		name string
		val  ssa.Value
	}
	var fields []field
	for _, r := range *a.Referrers() {
		fa, ok := r.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		for _, u := range *fa.Referrers() {
			if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(fa) {
				fields = append(fields, field{gotypes.FieldName(fa.X.Type(), fa.Field), st.Val})
			}
		}
	}
	if len(fields) == 1 && column != "" {
		fields[0].name = column
	}
	for _, fl := range fields {
		f.addParts(out, fl.name, fl.val, depth-1)
	}
	return len(fields) > 0
}

// wrapped returns what a call hands on as it is, by a flow of kind identity.
func (f *finder) wrapped(c *ssa.Call) ssa.Value {
	for _, obj := range f.org.Callees(c) {
		rows := f.roles.Func(obj)
		if rows == nil {
			continue
		}
		for _, fl := range rows.Flows {
			if fl.Kind == "identity" && len(fl.From) == 1 {
				return at(c, fl.From[0])
			}
		}
	}
	return nil
}

func isStruct(t types.Type) bool {
	_, ok := gotypes.Deref(t).Underlying().(*types.Struct)
	return ok
}

func constText(v ssa.Value) string {
	if c, ok := ssabody.Strip(v).(*ssa.Const); ok && c.Value != nil && isString(c.Type()) {
		return unquoted(c)
	}
	return ""
}
