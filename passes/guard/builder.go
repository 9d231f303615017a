package guard

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// throughBuilder reads what the steps of a builder say of the event at the end of
// it: db.Where("ref = ?", ref).First(&p).
func (f *finder) throughBuilder(e *Event, recv ssa.Value, args []ssa.Value) {
	b := &builder{f: f, e: e}
	for _, c := range steps(recv) {
		b.step(c)
	}
	for _, a := range args {
		b.table(a)
		b.markers(a)
		b.text(a)
	}
	b.finish()
}

// steps returns the calls that made the value of a builder, the first first.
func steps(v ssa.Value) []*ssa.Call {
	var out []*ssa.Call
	for range 24 {
		switch x := ssabody.Strip(v).(type) {
		case *ssa.Call:
			out = append([]*ssa.Call{x}, out...)
			recv, args := operands(&x.Call)
			if recv == nil && len(args) > 0 && sameLibrary(args[0].Type(), x.Type()) {
				recv = args[0]
			}
			if recv == nil {
				return out
			}
			v = recv
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.UnOp:
			a, ok := x.X.(*ssa.Alloc)
			if !ok {
				return out
			}
			if v = onlyStore(a); v == nil {
				return out
			}
		case *ssa.Phi: // query = query.Where(…) under a condition
			v = x.Edges[len(x.Edges)-1]
		default:
			return out
		}
	}
	return out
}

func sameLibrary(a, b types.Type) bool {
	x, y := gotypes.NamedOf(a), gotypes.NamedOf(b)
	return x != nil && y != nil && x.Pkg() != nil && x.Pkg() == y.Pkg()
}

// A builder gathers what the steps say.
type builder struct {
	f            *finder
	e            *Event
	name         string // the table
	sets, wheres []string
	given        []string // the conditions, with constants in place of placeholders
	conflict     bool
}

func (b *builder) step(c *ssa.Call) {
	_, args := operands(&c.Call)
	condition := false
	for _, obj := range b.f.org.Callees(c) {
		if rows := b.f.roles.Func(obj); rows != nil && builds(obj) {
			b.roles(rows)
		}
		condition = catalog.ConditionName(obj.Name())
	}
	if condition {
		b.given = append(b.given, b.condition(args)...)
	}
	for _, a := range args {
		b.table(a)
		b.markers(a)
		if emptyRow(a) {
			continue // it says which table
		}
		if b.e.Role == Check || condition {
			b.e.Key = append(b.e.Key, variable(b.f.parts(a))...)
			b.wheres = append(b.wheres, b.texts(a)...)
		} else {
			b.e.Value = append(b.e.Value, variable(b.f.parts(a))...)
			b.text(a)
		}
	}
}

// emptyRow reports whether a value is a new row with nothing in it: &Order{}.
func emptyRow(v ssa.Value) bool {
	a, ok := ssabody.Strip(v).(*ssa.Alloc)
	return ok && len(*a.Referrers()) == 1
}

// condition returns what a step says of the rows, as text: with the constants in the
// place of the placeholders that they are given for, and of the columns of a map.
func (b *builder) condition(args []ssa.Value) []string {
	var out []string
	var given []ssa.Value
	for _, a := range args {
		a = ssabody.Strip(a)
		switch x := a.(type) {
		case *ssa.Slice:
			given = append(given, b.f.elements(x)...)
		case *ssa.MakeMap:
			for _, r := range *x.Referrers() {
				if m, ok := r.(*ssa.MapUpdate); ok {
					out = append(out, constText(m.Key)+" = "+placeholder(m.Value))
				}
			}
		default:
			if t := b.texts(a); len(out) == 0 && len(t) == 1 {
				out = append(out, t[0])
			} else {
				given = append(given, a)
				out = append(out, t...)
			}
		}
	}
	if len(out) == 0 || !strings.Contains(out[0], "?") {
		return out
	}
	for _, v := range given {
		before, after, ok := strings.Cut(out[0], "?")
		if !ok || v == nil {
			break
		}
		out[0] = before + strings.Replace(placeholder(v), "?", "\x00", 1) + after
	}
	out[0] = strings.ReplaceAll(out[0], "\x00", "?")
	return out[:1]
}

// placeholder is a constant that stands for a constant, else a placeholder.
func placeholder(v ssa.Value) string {
	if isConstant(v) {
		return "'c'"
	}
	return "?"
}

func (b *builder) roles(rows *catalog.Rows) {
	for _, st := range rows.Stores {
		switch st.Role {
		case "lock":
			b.e.Locks = true
		case "claim":
			b.conflict = true
		}
	}
}

// variable leaves the constant parts out.
func variable(parts []Part) []Part {
	var out []Part
	for _, p := range parts {
		if !p.Const() {
			out = append(out, p)
		}
	}
	return out
}

// markers looks for arguments whose type says that a row is locked or a conflict
// handled.
func (b *builder) markers(v ssa.Value) {
	v = ssabody.Strip(v)
	if s, ok := v.(*ssa.Slice); ok {
		for _, el := range b.f.elements(s) {
			b.markers(el)
		}
		return
	}
	if tn := gotypes.NamedOf(v.Type()); tn != nil {
		if rows := b.f.roles.Type(tn); rows != nil {
			b.roles(rows)
		}
	}
}

// table takes the table from the type of the rows.
func (b *builder) table(v ssa.Value) {
	if b.name != "" {
		return
	}
	v = ssabody.Strip(v)
	if s, ok := v.(*ssa.Slice); ok {
		for _, el := range b.f.elements(s) {
			b.table(el)
		}
		return
	}
	t := gotypes.Deref(v.Type())
	if s, ok := t.Underlying().(*types.Slice); ok {
		t = gotypes.Deref(s.Elem())
	}
	if _, ok := t.Underlying().(*types.Struct); !ok {
		return
	}
	if tn := gotypes.NamedOf(t); tn != nil && tn.Pkg() != nil && b.f.own(tn.Pkg()) {
		b.name = singular(tn.Name())
		b.e.Model = tn
	}
}

// finish draws the conclusions.
func (b *builder) finish() {
	e := b.e
	for _, t := range b.sets {
		if columnName(t) {
			e.Sets = append(e.Sets, t)
		}
	}
	set, where := strings.Join(b.sets, " "), strings.Join(b.wheres, " ")
	if b.name != "" {
		e.Place = Place{Kind: Table, Name: b.name}
	}
	if s := sqltext.Parse("SELECT * FROM t WHERE " + where + " " + set); e.Role == Check && s.Lock != sqltext.NoLock {
		e.Locks = true
	}
	if e.Role == Record {
		e.Delta = e.Delta || adds(b.sets)
		if !e.Insert && where != "" && (sqltext.Parse("UPDATE t SET x = 1 WHERE "+where).Conditional || b.swaps()) {
			e.Role, e.If, e.Answer = Claim, true, Answer{Count: true}
		}
		if b.conflict || sqltext.Parse("INSERT INTO t "+set).Conflict != sqltext.Fails {
			e.Role = Claim
		}
	}
}

// swaps reports whether the conditions look at the state of the row: a column that
// is set as well, or one besides an id that must be a constant.
func (b *builder) swaps() bool {
	s := sqltext.Parse("UPDATE t SET x = 1 WHERE " + strings.Join(b.given, " AND "))
	return slices.ContainsFunc(s.Columns, func(c sqltext.Column) bool {
		return c.Role == sqltext.Matched && !catalog.IdentityName(c.Name) && (c.Value.Kind == sqltext.Literal || slices.Contains(b.e.Sets, c.Name))
	})
}

// singular is a type's or table's name as a place: words in lower case, the last
// one in the singular.
func singular(name string) string {
	words := catalog.Words(name)
	for i, w := range words {
		words[i] = catalog.Singular(w)
	}
	return strings.Join(words, "_")
}
