package life

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
)

// floor is the least life of a key that keeps money from moving twice, unless the
// configuration has another.
const floor = 24 * time.Hour

// need returns how long a key has to be remembered, and how surely. What the user
// has set goes first, then what is known of the key's origin, then what the
// package says itself, then the floor. A Need without a What is the floor's.
func (f *finder) need(s *site) (Need, config.Confidence) {
	if n, ok := f.configured(s); ok {
		return n, config.High
	}
	if n, ok := f.ofOrigin(s); ok {
		return n, n.grade(s, config.High)
	}
	if n, ok := f.ofHandler(s); ok {
		return n, n.grade(s, config.Medium)
	}
	if s.window() {
		return Need{}, 0
	}
	n, ok := f.ofPackage(s)
	if ok && n.Span > s.Span {
		return n, config.Medium
	}
	if !slices.ContainsFunc(s.names, catalog.DedupName) || !f.movesMoney(s) {
		return n, config.Medium
	}
	return Need{Span: f.least()}, config.Medium
}

// least is the floor that the configuration gives, or the usual one.
func (f *finder) least() time.Duration {
	if set := f.settings.Floor("shortttl"); set > 0 {
		return set
	}
	return floor
}

// grade lowers a confidence where the horizon is only a default, and where a
// library's own window is judged: it is meant for quick doubles.
func (n Need) grade(s *site, c config.Confidence) config.Confidence {
	if n.weak || s.window() {
		return config.Low
	}
	return c
}

// configured looks for a horizon of the configuration all of whose words are among
// the names of the site: topic.refunds holds for "topic:refunds:" + id.
func (f *finder) configured(s *site) (Need, bool) {
	for _, name := range f.settings.Horizons() {
		all := true
		for _, w := range catalog.Words(name) {
			all = all && slices.ContainsFunc(s.names, func(n string) bool { return slices.Contains(catalog.Words(n), w) })
		}
		if span, ok := f.settings.Horizon(name); ok && all {
			return Need{Span: span, What: "the configuration gives " + name + " a horizon"}, true
		}
	}
	return Need{}, false
}

// ofOrigin looks for a replay of what the key comes from.
func (f *finder) ofOrigin(s *site) (Need, bool) {
	for _, o := range f.origins(s) {
		if row := f.replayOf(o.Instr); row != nil {
			return Need{Span: row.Span, What: row.What, weak: row.Weak}, true
		}
	}
	return Need{}, false
}

// origins are where a key comes from, with the parameters of this package's
// functions replaced by what is given for them.
func (f *finder) origins(s *site) []origin.Org {
	var out []origin.Org
	todo := slices.Clone(s.orgs)
	fn := s.Fn
	for range maxLevels {
		var next []origin.Org
		for _, o := range todo {
			if o.Kind != origin.Param || len(o.Ref.Path) > 0 {
				out = append(out, o)
				continue
			}
			for _, c := range f.callersIn(fn) {
				args := c.Common().Args
				if c.Common().Signature().Recv() != nil && len(args) > 0 {
					args = args[1:]
				}
				if o.Ref.Param >= 0 && o.Ref.Param < len(args) {
					next = append(next, f.org.Value(args[o.Ref.Param], c).Orgs...)
				}
			}
		}
		if len(next) == 0 {
			break
		}
		todo = next
		if callers := f.callersIn(fn); len(callers) > 0 {
			fn = callers[0].Parent()
		}
	}
	return out
}

// replayOf returns the row about what an instruction reads or calls, or nil.
func (f *finder) replayOf(in ssa.Instruction) *catalog.Replay {
	var rows *catalog.Rows
	switch in := in.(type) {
	case *ssa.Field:
		rows = f.fieldRows(in.X.Type(), in.Field)
	case *ssa.FieldAddr:
		rows = f.fieldRows(in.X.Type(), in.Field)
	case *ssa.UnOp:
		if from, ok := in.X.(ssa.Instruction); ok && in.Op == token.MUL {
			return f.replayOf(from)
		}
	case ssa.CallInstruction:
		for _, obj := range f.org.Callees(in) {
			if r := f.roles.Func(obj); r != nil {
				rows = r
			}
		}
	}
	if rows == nil || len(rows.Replays) == 0 {
		return nil
	}
	return rows.Replays[0]
}

func (f *finder) fieldRows(t types.Type, i int) *catalog.Rows {
	owner := gotypes.NamedOf(t)
	if owner == nil {
		return nil
	}
	return f.roles.Field(owner, gotypes.FieldName(t, i))
}

// ofHandler looks for a replay of what the code around handles.
func (f *finder) ofHandler(s *site) (Need, bool) {
	for _, g := range f.again.At(s.instr) {
		if g.Kind != rerun.Handler || g.Grade < 2 || g.Func() == nil {
			continue
		}
		if row := f.handled(g.Func()); row != nil {
			return Need{Span: row.Span, What: row.What, weak: row.Weak}, true
		}
	}
	return Need{}, false
}

// handled returns the row about what a handler takes or receives.
func (f *finder) handled(fn *ssa.Function) *catalog.Replay {
	for _, p := range fn.Params {
		if tn := gotypes.NamedOf(p.Type()); tn != nil {
			if rows := f.roles.Type(tn); rows != nil && len(rows.Replays) > 0 {
				return rows.Replays[0]
			}
		}
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if c, ok := in.(ssa.CallInstruction); ok {
				if _, builtin := c.Common().Value.(*ssa.Builtin); builtin {
					continue
				}
				if row := f.replayOf(c); row != nil {
					return row
				}
			}
		}
	}
	return nil
}

// ofPackage looks for a constant or variable of the package that says how long
// something may be done again: one that has a word in common with the site, else
// the shortest.
func (f *finder) ofPackage(s *site) (Need, bool) {
	var best Need
	related := false
	for _, n := range f.constants() {
		near := slices.ContainsFunc(catalog.Words(n.What), func(w string) bool {
			return !catalog.ReplayName(w) && catalog.UnitName(w) == 0 && slices.ContainsFunc(s.names, func(name string) bool { return slices.Contains(catalog.Words(name), w) })
		})
		if best.Span == 0 || near && !related || near == related && n.Span < best.Span {
			best, related = n, near
		}
	}
	return best, best.Span > 0
}

// constants are the package's constants and variables that say how long a replay
// is possible, by name.
func (f *finder) constants() []Need {
	if f.needed {
		return f.needs
	}
	f.needed = true
	var tries, pauses []Need
	for _, name := range f.pass.Pkg.Scope().Names() {
		num, t, pos := f.number(name)
		if num == nil || strings.HasSuffix(f.pass.Fset.Position(pos).Filename, "_test.go") {
			continue
		}
		n := Need{Span: spanOf(num, t, name), What: name, Pos: pos, At: f.near(pos)}
		switch {
		case n.Span > 0 && catalog.PauseName(name):
			pauses = append(pauses, n)
		case n.Span > 0 && catalog.ReplayName(name) && !catalog.LeaseName(name):
			f.needs = append(f.needs, n)
		case n.Span == 0 && catalog.TriesName(name):
			if count, exact := constant.Int64Val(constant.ToInt(num)); exact && count < 1000 {
				n.Span = time.Duration(count)
				tries = append(tries, n)
			}
		}
	}
	if len(tries) == 1 && len(pauses) == 1 { // else it is not known which belong together
		n := tries[0]
		n.Span, n.What = n.Span*pauses[0].Span, n.What+" times "+pauses[0].What
		f.needs = append(f.needs, n)
	}
	return f.needs
}

// number returns the value of a package's constant, or of a variable that is set once.
func (f *finder) number(name string) (constant.Value, types.Type, token.Pos) {
	switch obj := f.pass.Pkg.Scope().Lookup(name).(type) {
	case *types.Const:
		return obj.Val(), obj.Type(), obj.Pos()
	case *types.Var:
		if g, ok := f.body.SSA().Members[name].(*ssa.Global); ok {
			if x, ok := f.fold.load(g, maxFold); ok {
				return x.num, obj.Type(), obj.Pos()
			}
		}
	}
	return nil, nil, token.NoPos
}

// spanOf returns the length of time that a number is, by its type or its name; 0
// if neither says.
func spanOf(num constant.Value, t types.Type, name string) time.Duration {
	unit := catalog.UnitName(name)
	if gotypes.IsNamed(t, "time", "Duration") {
		unit = 1
	}
	if num == nil || num.Kind() != constant.Int && num.Kind() != constant.Float || unit == 0 {
		return 0
	}
	n, _ := constant.Float64Val(num)
	return time.Duration(n * float64(unit))
}

// movesMoney reports whether what is remembered is about money: by its names, or
// by what the function does that asks.
func (f *finder) movesMoney(s *site) bool {
	if slices.ContainsFunc(s.names, catalog.MoneyName) {
		return true
	}
	fns := []*ssa.Function{s.Fn}
	for _, c := range f.callersIn(s.Fn) {
		fns = append(fns, c.Parent())
	}
	for _, e := range f.effects {
		if e.Money() && slices.Contains(fns, e.Fn) {
			return true
		}
	}
	return false
}
