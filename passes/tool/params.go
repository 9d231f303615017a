package tool

import (
	"encoding/json"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// params fills in what a tool takes, by its options and its schema.
func (d *description) params(t *Tool) {
	if len(d.row.Params) > 0 {
		if c, ok := d.at.(*ast.CallExpr); ok {
			for _, arg := range c.Args[min(1, len(c.Args)):] {
				d.option(t, arg)
			}
			t.Open = t.Open || c.Ellipsis.IsValid()
		}
	}
	for _, a := range d.row.Schema {
		if e := d.one(a); e != nil {
			t.told = true
			d.f.schema(t, e)
		}
	}
	t.told = t.told || len(d.row.Params) > 0
}

// option adds the parameter that an option declares. One that is not known may
// declare any, unless it is a function of this package: then it is looked into.
func (d *description) option(t *Tool, arg ast.Expr) {
	opt, ok := d.f.source(arg).(*ast.CallExpr)
	if !ok {
		t.Open = true
		return
	}
	for _, p := range d.row.Params {
		if d.f.is(opt, string(p)) && len(opt.Args) > 0 {
			d.declare(t, opt)
			return
		}
	}
	fn := d.f.callee(opt)
	if fn == nil {
		t.Open = true
		return
	}
	if decl := d.f.decls[fn.Origin()]; decl != nil && decl.Body != nil {
		ast.Inspect(decl.Body, func(n ast.Node) bool {
			if c, ok := n.(*ast.CallExpr); ok && len(c.Args) > 0 {
				for _, p := range d.row.Params {
					if d.f.is(c, string(p)) {
						d.declare(t, c)
					}
				}
			}
			return true
		})
		return
	}
	if own := d.f.roles.Library(fn.Pkg().Path()); own == nil {
		t.Open = true // another package's own option
	} else if strings.Contains(fn.Name(), "Schema") {
		t.Open = true // the parameters stand in a schema
	}
}

// declare adds the parameter of an option: its name, what is said of it, and whether
// it is required.
func (d *description) declare(t *Tool, opt *ast.CallExpr) {
	name := d.f.text(opt.Args[0])
	if name == nil {
		t.Open = true
		return
	}
	p := &Param{Name: name.Value, Node: opt}
	for _, arg := range opt.Args[1:] {
		c, ok := d.f.source(arg).(*ast.CallExpr)
		if !ok {
			continue
		}
		for _, about := range d.row.About {
			if d.f.is(c, string(about)) && len(c.Args) > 0 {
				p.Text = d.f.text(c.Args[0])
			}
		}
		p.Required = p.Required || len(c.Args) == 0
	}
	t.Params = append(t.Params, p)
}

// schema adds the parameters of a JSON schema: text, a map, or structs with
// properties.
func (f *finder) schema(t *Tool, e ast.Expr) {
	e = f.source(e)
	if c, ok := e.(*ast.CallExpr); ok && len(c.Args) == 1 { // a conversion, or what reads text
		e = f.source(c.Args[0])
	}
	if text, ok := f.constant(e); ok {
		f.fromJSON(t, text, e)
		return
	}
	lit, ok := e.(*ast.CompositeLit)
	if !ok {
		t.Open = true
		return
	}
	props := f.entry(lit, "properties")
	if props == nil {
		if _, isMap := f.pass.TypesInfo.TypeOf(lit).Underlying().(*types.Map); isMap && f.entry(lit, "type") == nil {
			props = lit // the properties themselves
		}
	}
	if props == nil {
		t.Open = true
		return
	}
	f.properties(t, props)
}

// entry returns what a literal has under a key or in a field, without regard to case.
func (f *finder) entry(lit *ast.CompositeLit, name string) ast.Expr {
	for _, el := range lit.Elts {
		kv, ok := el.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		if id, ok := kv.Key.(*ast.Ident); ok && strings.EqualFold(id.Name, name) {
			return kv.Value
		}
		if s, ok := f.constant(kv.Key); ok && s == name {
			return kv.Value
		}
	}
	return nil
}

func (f *finder) properties(t *Tool, e ast.Expr) {
	lit, ok := f.source(e).(*ast.CompositeLit)
	if !ok {
		t.Open = true
		return
	}
	for _, el := range lit.Elts {
		kv, ok := el.(*ast.KeyValueExpr)
		name, isText := "", false
		if ok {
			name, isText = f.constant(kv.Key)
		}
		if !isText {
			t.Open = true
			continue
		}
		p := &Param{Name: name, Node: kv}
		if inner, ok := f.source(kv.Value).(*ast.CompositeLit); ok {
			p.Text = f.text(f.entry(inner, "description"))
			if p.Text == nil {
				p.Text = f.text(f.entry(inner, "desc"))
			}
		}
		t.Params = append(t.Params, p)
	}
}

// fromJSON reads the parameters of a schema that is text.
func (f *finder) fromJSON(t *Tool, text string, at ast.Node) {
	var s struct {
		Properties map[string]struct{ Description string }
		Required   []string
	}
	if json.Unmarshal([]byte(text), &s) != nil {
		t.Open = true
		return
	}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		p := &Param{Name: name, Node: at, Required: slices.Contains(s.Required, name)}
		if about := s.Properties[name].Description; about != "" {
			p.Text = &Text{about, at}
		}
		t.Params = append(t.Params, p)
	}
}

// input adds the parameters of a handler that takes them as a struct: its fields.
func (f *finder) input(t *Tool, sig *types.Signature) {
	params := sig.Params()
	for i := params.Len() - 1; i >= 0; i-- {
		p := params.At(i)
		tn := gotypes.NamedOf(p.Type())
		if tn != nil && tn.Pkg() != nil && (gotypes.IsContext(p.Type()) || f.roles.Library(tn.Pkg().Path()) != nil) || sig.Variadic() && i == params.Len()-1 {
			continue
		}
		switch u := gotypes.Deref(p.Type()).Underlying().(type) {
		case *types.Struct:
			f.fields(t, u, 3)
		case *types.Map:
			t.Open = t.Open || !t.told
		case *types.Interface:
			t.Open = t.Open || u.NumMethods() == 0 && !t.told
		}
		return // what stands before are the program's own things
	}
}

func (f *finder) fields(t *Tool, s *types.Struct, depth int) {
	for i := range s.NumFields() {
		v := s.Field(i)
		inner := gotypes.StructOf(v.Type())
		if v.Embedded() && inner != nil && depth > 0 {
			f.fields(t, inner, depth-1)
			continue
		}
		tag := reflect.StructTag(s.Tag(i))
		name, opts, _ := strings.Cut(tag.Get("json"), ",")
		if name == "-" || !v.Exported() {
			continue
		}
		if name == "" {
			name = v.Name()
		}
		if slices.ContainsFunc(t.Params, func(p *Param) bool { return p.Name == name }) {
			continue
		}
		p := &Param{Name: name, Required: !strings.Contains(opts, "omitempty") && !strings.Contains(opts, "omitzero"), field: v, Node: f.declaration(v)}
		if p.Node == nil {
			p.Node = t.Def
		}
		for _, key := range []string{"jsonschema", "jsonschema_description", "description"} {
			if about := tag.Get(key); about != "" && p.Text == nil {
				p.Text = &Text{about, p.Node}
			}
		}
		t.Params = append(t.Params, p)
	}
}

// declaration returns where a field of this package is declared, or nil.
func (f *finder) declaration(v *types.Var) ast.Node {
	if v.Pkg() != f.pass.Pkg {
		return nil
	}
	for _, file := range f.pass.Files {
		if file.FileStart > v.Pos() || v.Pos() >= file.FileEnd {
			continue
		}
		for _, n := range f.around(point(v.Pos())) {
			if field, ok := n.(*ast.Field); ok {
				return field
			}
		}
	}
	return nil
}

// point is a position as a node.
type point token.Pos

func (p point) Pos() token.Pos { return token.Pos(p) }
func (p point) End() token.Pos { return token.Pos(p) }

// unique reports whether a parameter names what is made, so that a second one of the
// same name may be refused: a workspace_name does so of a workspace, not of a run.
func (t *Tool) unique() bool {
	made := catalog.Words(t.Name)
	return slices.ContainsFunc(t.Params, func(p *Param) bool {
		words := catalog.Words(p.Name)
		return p.Required && catalog.NamesThing(p.Name) &&
			(len(words) == 1 || slices.ContainsFunc(words[:len(words)-1], func(w string) bool { return slices.Contains(made, w) }))
	})
}
