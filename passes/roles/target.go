package roles

import (
	"go/ast"
	"go/token"
	"go/types"
)

// A target is the declaration that a directive stands at.
type target struct {
	kind  kind
	names []*ast.Ident  // what is declared, one or more
	fn    *ast.FuncDecl // parameter: its function; nil for a method of an interface
	typ   *ast.FuncType // parameter: the signature it is in
	owner *ast.Field    // parameter of an interface's method: the method
}

type kind uint8

const (
	function kind = iota // function, method, method of an interface
	field
	param
	variable
)

func (k kind) String() string {
	return [...]string{"function", "field", "parameter", "variable"}[k]
}

// targets finds what directives stand at: the declaration whose doc comment
// they are in, or the field, variable or parameter on whose line they are.
type targets struct {
	fset *token.FileSet
	at   map[token.Pos]target // by position of the comment
	sigs []target             // signatures whose parameters may have directives
}

func newTargets(fset *token.FileSet, file *ast.File) *targets {
	t := &targets{fset: fset, at: map[token.Pos]target{}}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			t.add(target{kind: function, names: []*ast.Ident{n.Name}}, n.Doc)
			t.sigs = append(t.sigs, target{kind: param, fn: n, typ: n.Type})
		case *ast.InterfaceType:
			for _, m := range n.Methods.List {
				if typ, ok := m.Type.(*ast.FuncType); ok && len(m.Names) == 1 {
					t.add(target{kind: function, names: m.Names}, m.Doc, m.Comment)
					t.sigs = append(t.sigs, target{kind: param, typ: typ, owner: m})
				}
			}
		case *ast.StructType:
			for _, f := range n.Fields.List {
				t.add(target{kind: field, names: f.Names}, f.Doc, f.Comment)
			}
		case *ast.GenDecl:
			t.vars(n)
		}
		return true
	})
	return t
}

func (t *targets) vars(decl *ast.GenDecl) {
	if decl.Tok != token.VAR {
		return
	}
	for _, spec := range decl.Specs {
		spec := spec.(*ast.ValueSpec)
		v := target{kind: variable, names: spec.Names}
		t.add(v, spec.Doc, spec.Comment)
		if !decl.Lparen.IsValid() {
			t.add(v, decl.Doc)
		}
	}
}

func (t *targets) add(to target, groups ...*ast.CommentGroup) {
	for _, g := range groups {
		if g == nil {
			continue
		}
		for _, c := range g.List {
			t.at[c.Pos()] = to
		}
	}
}

// of returns what the directive at pos stands at.
func (t *targets) of(pos token.Pos) (target, bool) {
	if to, ok := t.at[pos]; ok {
		return to, true
	}
	line := func(p token.Pos) int { return t.fset.PositionFor(p, false).Line }
	for _, sig := range t.sigs {
		params := sig.typ.Params
		if pos < params.Pos() || pos >= params.End() {
			continue
		}
		for _, f := range params.List { // its own line, or the next one's
			if len(f.Names) > 0 && (f.Pos() > pos || line(f.End()) == line(pos)) {
				sig.names = f.Names
				return sig, true
			}
		}
	}
	return target{}, false
}

// signature returns the function whose parameter a target is.
func (to target) signature(info *types.Info) *types.Func {
	name := (*ast.Ident)(nil)
	switch {
	case to.fn != nil:
		name = to.fn.Name
	case to.owner != nil:
		name = to.owner.Names[0]
	default:
		return nil
	}
	fn, _ := info.Defs[name].(*types.Func)
	return fn
}
