package tool

import (
	"go/ast"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// tools finds the descriptions of the package, and what is run for each.
func (f *finder) tools() []*Tool {
	f.index()
	var out []*Tool
	for _, file := range f.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if fn := f.callee(n); fn != nil {
					out = append(out, f.described(n, f.rowsOf(f.roles.Func(fn)))...)
				}
			case *ast.CompositeLit:
				if tn := gotypes.NamedOf(f.pass.TypesInfo.TypeOf(n)); tn != nil {
					out = append(out, f.described(n, f.rowsOf(f.roles.Type(tn)))...)
				}
			case *ast.TypeSpec:
				if tn, ok := f.pass.TypesInfo.Defs[n.Name].(*types.TypeName); ok {
					out = append(out, f.implementing(tn)...)
				}
			}
			return true
		})
	}
	return out
}

func (f *finder) rowsOf(rows *catalog.Rows) []*catalog.Tool {
	if rows == nil {
		return nil
	}
	return rows.Tools
}

// described makes a tool of a call or literal that a row is about.
func (f *finder) described(n ast.Expr, rows []*catalog.Tool) []*Tool {
	var out []*Tool
	for _, row := range rows {
		d := description{f: f, at: n, row: row}
		t := &Tool{Def: n, Text: f.text(d.one(row.Text))}
		if name := f.text(d.one(row.Name)); name != nil {
			t.Name = name.Value
		}
		t.ReadOnly, t.Idempotent, t.Destructive = d.hint(row.ReadOnly), d.hint(row.Idempotent), d.hint(row.Destructive)
		d.params(t)
		if !row.Handler.IsZero() {
			f.runs(t, f.function(d.one(row.Handler), 4))
		} else {
			f.pair(t, n)
		}
		f.does(t)
		out = append(out, t)
	}
	return out
}

// implementing makes a tool of a type that implements an interface which a row is
// about.
func (f *finder) implementing(tn *types.TypeName) []*Tool {
	if types.IsInterface(tn.Type()) {
		return nil
	}
	for _, pkg := range f.pass.Pkg.Imports() {
		lib := f.roles.Library(pkg.Path())
		if lib == nil {
			continue
		}
		for i := range lib.Tools {
			row := &lib.Tools[i]
			for _, s := range row.Type {
				obj, _ := s.In(lib.Path, pkg)
				iface, ok := obj.(*types.TypeName)
				if ok && types.IsInterface(iface.Type()) && types.Implements(types.NewPointer(tn.Type()), iface.Type().Underlying().(*types.Interface)) {
					return f.ofType(tn, row)
				}
			}
		}
	}
	return nil
}

func (f *finder) ofType(tn *types.TypeName, row *catalog.Tool) []*Tool {
	t := &Tool{Open: true}
	if name := f.answer(tn, row.Name); name != nil {
		t.Name = name.Value
	}
	t.Text = f.answer(tn, row.Text)
	fn := f.method(tn, row.Handler)
	if fn == nil {
		return nil
	}
	t.Def = fn.Syntax()
	f.runs(t, target{fn: fn})
	f.does(t)
	return []*Tool{t}
}

// method returns the method of a type that a path names.
func (f *finder) method(tn *types.TypeName, a catalog.Access) *ssa.Function {
	if len(a.Steps) != 1 {
		return nil
	}
	obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(tn.Type()), true, tn.Pkg(), a.Steps[0].Name)
	return f.declared(obj).fn
}

// answer returns the constant that a method of a type returns.
func (f *finder) answer(tn *types.TypeName, a catalog.Access) *Text {
	fn := f.method(tn, a)
	if fn == nil {
		return nil
	}
	decl, ok := fn.Syntax().(*ast.FuncDecl)
	if !ok || decl.Body == nil {
		return nil
	}
	if rets := returns(decl.Body); len(rets) == 1 && len(rets[0].Results) > 0 {
		return f.text(rets[0].Results[0])
	}
	return nil
}

// A description is a call or literal that a row is about.
type description struct {
	f   *finder
	at  ast.Expr
	row *catalog.Tool
}

// one returns the expression at a path of the description, or nil.
func (d *description) one(a catalog.Access) ast.Expr {
	var e ast.Expr
	switch a.Root {
	case catalog.Arg:
		if c, ok := d.at.(*ast.CallExpr); ok && a.N < len(c.Args) {
			e = c.Args[a.N]
		}
	case catalog.Recv:
		e = d.at
	case catalog.Option:
		e = d.given(a.Name)
		if i := strings.LastIndexByte(a.Name, '.'); e == nil && i > 0 {
			return d.f.fieldOf(d.given(a.Name[:i]), a.Name[i+1:]) // a field of what the option is given
		}
	}
	for _, step := range a.Steps {
		if e = d.f.fieldOf(e, step.Name); e == nil {
			return nil
		}
	}
	return e
}

// given returns what an option is given, or nil.
func (d *description) given(option string) ast.Expr {
	if opts := d.options(option); len(opts) > 0 && len(opts[0].Args) > 0 {
		return opts[0].Args[0]
	}
	return nil
}

// options are the calls of an option among the arguments.
func (d *description) options(name string) []*ast.CallExpr {
	c, ok := d.at.(*ast.CallExpr)
	if !ok {
		return nil
	}
	var out []*ast.CallExpr
	for _, arg := range c.Args {
		if opt, ok := d.f.source(arg).(*ast.CallExpr); ok && d.f.is(opt, name) {
			out = append(out, opt)
		}
	}
	return out
}

// is reports whether a call is one of the function that a row calls name.
func (f *finder) is(c *ast.CallExpr, name string) bool {
	fn := f.callee(c)
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	lib := f.roles.Library(fn.Pkg().Path())
	return lib != nil && catalog.Symbol(name).Names(lib.Path, fn.Pkg().Path(), "", fn.Name())
}

// fieldOf returns what a struct literal has in a field, or nil.
func (f *finder) fieldOf(e ast.Expr, name string) ast.Expr {
	if e == nil {
		return nil
	}
	lit, ok := f.source(e).(*ast.CompositeLit)
	if !ok {
		return nil
	}
	for _, el := range lit.Elts {
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok && id.Name == name {
				return kv.Value
			}
		}
	}
	return nil
}

// hint returns the first of some hints that is said, or nil.
func (d *description) hint(paths []catalog.Access) *Hint {
	for _, a := range paths {
		e := d.one(a)
		if e == nil {
			continue
		}
		if v, ok := d.f.flag(e); ok {
			return &Hint{v, e}
		}
	}
	return nil
}
