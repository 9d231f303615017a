package life

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
)

// slip finds a number that is taken for another unit of time than was meant.
func (f *finder) slip(s *site) {
	if s.value == nil || s.fixed != nil {
		return
	}
	switch {
	case s.unit == "" && s.scale == 0 || s.scale == 1:
		if s.Span > 0 && s.Span < time.Millisecond && f.bare(s) {
			s.Fault, s.Confidence, s.Written = Unit, config.High, "seconds"
			s.Why = "a number without a unit is nanoseconds"
			return
		}
		if name := countedIn(s.value); name != "" {
			s.Fault, s.Confidence, s.Written = Unit, config.Medium, name
			s.Why = "the number counts another unit, by its name"
		}
	case s.unit == "s":
		if unit := countOf(s.value); unit > time.Second {
			s.Fault, s.Confidence, s.Written = Unit, config.High, plural(unit)
			s.Why = "what counts " + plural(unit) + " is taken for seconds"
		}
	}
}

// bare reports whether the life is written without a unit: nothing in the
// expression, or in what the constants in it are made of, has the type
// time.Duration.
func (f *finder) bare(s *site) bool {
	e := f.expr(s)
	if e == nil {
		return false
	}
	bare := true
	ast.Inspect(e, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		if obj := f.pass.TypesInfo.Uses[id]; obj != nil {
			if _, isType := obj.(*types.TypeName); !isType && gotypes.IsNamed(obj.Type(), "time", "Duration") {
				bare = false
			}
		}
		return bare
	})
	return bare
}

// countedIn returns the name of a number that counts a unit and is converted to a
// duration as it is: time.Duration(cfg.TTLSeconds).
func countedIn(v ssa.Value) string {
	conv, ok := v.(*ssa.Convert)
	if !ok || !gotypes.IsNamed(conv.Type(), "time", "Duration") {
		return ""
	}
	name := ""
	switch x := conv.X.(type) {
	case *ssa.Field:
		name = gotypes.FieldName(x.X.Type(), x.Field)
	case *ssa.UnOp:
		if addr, ok := x.X.(*ssa.FieldAddr); ok {
			name = gotypes.FieldName(addr.X.Type(), addr.Field)
		}
		if g, ok := x.X.(*ssa.Global); ok {
			name = g.Name()
		}
	case *ssa.Parameter:
		name = x.Name()
	}
	if catalog.UnitName(name) == 0 {
		return ""
	}
	return name
}

// countOf returns the unit that a value counts, where it is what a duration's
// method gives: int(ttl.Minutes()).
func countOf(v ssa.Value) time.Duration {
	for {
		switch x := v.(type) {
		case *ssa.Convert:
			v = x.X
		case *ssa.Call:
			if callee := x.Call.StaticCallee(); callee != nil {
				return unitOf(callee)
			}
			return 0
		default:
			return 0
		}
	}
}

func plural(unit time.Duration) string {
	if unit >= time.Hour {
		return "hours"
	}
	return "minutes"
}

// written notes how a life is written, and the names in that.
func (f *finder) written(s *site) {
	e := f.expr(s)
	if e == nil {
		return
	}
	if text := types.ExprString(e); len(text) <= 40 && strings.ContainsFunc(text, isLetter) {
		s.Expr = text
	}
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			s.names = append(s.names, id.Name)
		}
		return true
	})
}

func isLetter(r rune) bool { return r|0x20 >= 'a' && r|0x20 <= 'z' }

// expr returns the expression that is the life, where it is an argument of the call.
func (f *finder) expr(s *site) ast.Expr {
	if s.call == nil || s.index < 0 {
		return nil
	}
	if f.exprs == nil {
		f.exprs = make(map[token.Pos]*ast.CallExpr)
		for _, file := range f.pass.Files {
			ast.Inspect(file, func(n ast.Node) bool {
				if c, ok := n.(*ast.CallExpr); ok {
					f.exprs[c.Lparen] = c
				}
				return true
			})
		}
	}
	c := f.exprs[s.call.Pos()]
	if c == nil || s.index >= len(c.Args) {
		return nil
	}
	return ast.Unparen(c.Args[s.index])
}
