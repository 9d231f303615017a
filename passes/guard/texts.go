package guard

import (
	"go/constant"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// text takes constant texts as parts of the statement that is built.
func (b *builder) text(v ssa.Value) { b.sets = append(b.sets, b.texts(v)...) }

func (b *builder) texts(v ssa.Value) []string {
	v = ssabody.Strip(v)
	switch x := v.(type) {
	case *ssa.Const:
		if isString(x.Type()) && x.Value != nil {
			return []string{unquoted(x)}
		}
	case *ssa.Slice:
		var out []string
		for _, el := range b.f.elements(x) {
			out = append(out, b.texts(el)...)
		}
		return out
	case *ssa.MakeMap:
		var out []string
		for _, r := range *x.Referrers() {
			if m, ok := r.(*ssa.MapUpdate); ok {
				out = append(out, constText(m.Key))
				out = append(out, b.texts(m.Value)...)
			}
		}
		return out
	case *ssa.Call: // gorm.Expr("n + ?", x)
		_, args := operands(&x.Call)
		if len(args) > 0 {
			return b.texts(args[0])
		}
	case *ssa.UnOp:
		if a, ok := x.X.(*ssa.Alloc); ok {
			return b.fieldTexts(a)
		}
	}
	return nil
}

func (b *builder) fieldTexts(a *ssa.Alloc) []string {
	var out []string
	for _, r := range *a.Referrers() {
		if fa, ok := r.(*ssa.FieldAddr); ok {
			for _, u := range *fa.Referrers() {
				if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(fa) {
					out = append(out, b.texts(st.Val)...)
				}
			}
		}
	}
	return out
}

// columnName reports whether a text may be the name of a column.
func columnName(t string) bool {
	return t != "" && !strings.ContainsAny(t, " ?=()") && len(t) < 64
}

// adds reports whether one of the texts adds to a column: a column's name followed
// by an expression that begins with it, or an assignment.
func adds(texts []string) bool {
	for i, t := range texts {
		if sqltext.Parse("UPDATE t SET " + t).Delta {
			return true
		}
		if i > 0 && sqltext.Parse("UPDATE t SET "+texts[i-1]+" = "+t).Delta {
			return true
		}
	}
	return false
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

func unquoted(c *ssa.Const) string {
	if c.Value.Kind() == constant.String {
		return constant.StringVal(c.Value)
	}
	return ""
}
