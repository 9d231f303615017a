package unkeyedretry

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/site"
)

// passKey offers to pass an id that is at hand as the key: in the call's own place
// for one, or to the sibling that has one. It does so only where the call stands
// in this function and the catalog says where a key goes, or an empty text stands
// there now.
func passKey(pass *rule.Pass, s *site.Effect) []analysis.SuggestedFix {
	call := callAt(pass.Files, s.Call.Pos())
	if call == nil || s.Handed || call.Ellipsis.IsValid() {
		return nil
	}
	e := &editor{pass: pass, call: call, file: fileOf(pass.Files, call.Pos())}
	if e.key = e.keyOf(s); e.key == "" {
		return nil
	}
	edits := e.emptyArgument(s)
	if edits == nil && s.Row != nil && len(s.Via) == 0 {
		if edits = e.byRow(s.Row); edits == nil && s.Row.Keyed != "" {
			edits = e.sibling(s.Row.Keyed)
		}
	}
	if edits == nil {
		return nil
	}
	return []analysis.SuggestedFix{{Message: "pass " + e.key + " as key", TextEdits: edits}}
}

func callAt(files []*ast.File, pos token.Pos) *ast.CallExpr {
	call, _ := rule.Node(files, pos).(*ast.CallExpr)
	return call
}

func fileOf(files []*ast.File, pos token.Pos) *ast.File {
	for _, f := range files {
		if f.FileStart <= pos && pos < f.FileEnd {
			return f
		}
	}
	return nil
}

// An editor writes a key into one call.
type editor struct {
	pass *rule.Pass
	file *ast.File
	call *ast.CallExpr
	key  string // the expression of the key, a string
}

// keyOf is the expression of a key: what the call does, and the id of a parameter
// around it. It is "" if there is none that is the same on each repeat.
func (e *editor) keyOf(s *site.Effect) string {
	if s.ID == "" {
		return ""
	}
	root, _, _ := strings.Cut(s.ID, ".")
	_, obj := e.pass.Pkg.Scope().Innermost(e.call.Pos()).LookupParent(root, e.call.Pos())
	if obj == nil || !isParam(s, obj) {
		return "" // another variable of that name
	}
	tv, err := types.Eval(e.pass.Fset, e.pass.Pkg, e.call.Pos(), s.ID)
	if err != nil {
		return ""
	}
	text := e.asString(s.ID, tv.Type)
	if text == "" || s.Verb == "refund" && e.given(s.ID) {
		return "" // of one capture there may be several refunds
	}
	return strconv.Quote(s.Verb+":") + " + " + text
}

// given reports whether an expression is an argument of the call.
func (e *editor) given(expr string) bool {
	return slices.ContainsFunc(e.call.Args, func(a ast.Expr) bool { return types.ExprString(a) == expr })
}

func isParam(s *site.Effect, obj types.Object) bool {
	for fn := s.Fn; fn != nil; fn = fn.Parent() {
		for _, p := range fn.Params {
			if p.Object() == obj {
				return true
			}
		}
	}
	return false
}

// asString writes an expression of a type as a string, with what the file imports.
func (e *editor) asString(expr string, t types.Type) string {
	b, ok := t.Underlying().(*types.Basic)
	switch {
	case !ok:
		return ""
	case b.Info()&types.IsString != 0:
		if types.Identical(t, types.Typ[types.String]) {
			return expr
		}
		return "string(" + expr + ")"
	case b.Info()&types.IsInteger == 0:
		return ""
	}
	if name := e.imported("strconv"); name != "" && b.Info()&types.IsUnsigned == 0 {
		if types.Identical(t, types.Typ[types.Int64]) {
			return name + ".FormatInt(" + expr + ", 10)"
		}
		return name + ".FormatInt(int64(" + expr + "), 10)"
	}
	if name := e.imported("fmt"); name != "" {
		return name + ".Sprint(" + expr + ")"
	}
	return ""
}

// imported is the name by which the file knows a package, or "".
func (e *editor) imported(path string) string {
	for _, spec := range e.file.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err != nil || p != path {
			continue
		}
		if obj := e.pass.TypesInfo.PkgNameOf(spec); obj != nil && obj.Name() != "_" && obj.Name() != "." {
			return obj.Name()
		}
	}
	return ""
}

// emptyArgument replaces an empty text that is handed over as the key.
func (e *editor) emptyArgument(s *site.Effect) []analysis.TextEdit {
	if s.Key != effect.Empty {
		return nil
	}
	sig, ok := e.pass.TypesInfo.TypeOf(e.call.Fun).(*types.Signature)
	if !ok {
		return nil
	}
	for i, arg := range e.call.Args {
		lit, ok := arg.(*ast.BasicLit)
		if ok && lit.Value == `""` && i < sig.Params().Len() && (sig.Params().At(i).Name() == s.Slot || e.isKey(s.Row, i)) {
			return []analysis.TextEdit{{Pos: lit.Pos(), End: lit.End(), NewText: []byte(e.key)}}
		}
	}
	return nil
}

// isKey reports whether a row says that argument i is the key.
func (e *editor) isKey(row *catalog.Call, i int) bool {
	return row != nil && len(row.Key) > 0 && row.Key[0].Root == catalog.Arg && row.Key[0].N == i && len(row.Key[0].Steps) == 0
}

// byRow writes the key where the row of the call says that it goes: an option, or
// a field of what is handed over.
func (e *editor) byRow(row *catalog.Call) []analysis.TextEdit {
	for _, a := range row.Key {
		var edits []analysis.TextEdit
		switch {
		case a.Root == catalog.Option && len(a.Steps) == 0:
			edits = e.option(a.Name)
		case a.Root == catalog.Arg && len(a.Steps) == 1 && a.Steps[0].Kind == catalog.Field && a.N < len(e.call.Args):
			edits = e.field(e.call.Args[a.N], a.N, a.Steps[0].Name)
		}
		if edits != nil {
			return edits
		}
	}
	return nil
}

// option adds an option of the called function's package.
func (e *editor) option(name string) []analysis.TextEdit {
	callee := e.callee()
	sig, ok := e.pass.TypesInfo.TypeOf(e.call.Fun).(*types.Signature)
	if callee == nil || callee.Pkg() == nil || !ok || !sig.Variadic() || len(e.call.Args) == 0 {
		return nil
	}
	name = strings.TrimPrefix(name, callee.Pkg().Name()+".")
	option, ok := callee.Pkg().Scope().Lookup(name).(*types.Func)
	pkg := e.imported(callee.Pkg().Path())
	if !ok || pkg == "" || !takesString(option.Signature()) {
		return nil
	}
	return e.insert(e.call.Args[len(e.call.Args)-1].End(), fmt.Sprintf(", %s.%s(%s)", pkg, name, e.key))
}

func takesString(sig *types.Signature) bool {
	return sig.Params().Len() == 1 && types.Identical(sig.Params().At(0).Type(), types.Typ[types.String]) && !sig.Variadic()
}

func (e *editor) callee() *types.Func {
	var id *ast.Ident
	switch fun := ast.Unparen(e.call.Fun).(type) {
	case *ast.SelectorExpr:
		id = fun.Sel
	case *ast.Ident:
		id = fun
	default:
		return nil
	}
	fn, _ := e.pass.TypesInfo.Uses[id].(*types.Func)
	return fn
}

func (e *editor) insert(at token.Pos, text string) []analysis.TextEdit {
	return []analysis.TextEdit{{Pos: at, End: at, NewText: []byte(text)}}
}

// sibling writes the call of the sibling that takes a key: template is the row's,
// with argN for the arguments, ctx for a context in reach, pkg for the package.
func (e *editor) sibling(template string) []analysis.TextEdit {
	fun, ok := ast.Unparen(e.call.Fun).(*ast.SelectorExpr)
	callee := e.callee()
	name, list, found := strings.Cut(strings.TrimSuffix(template, ")"), "(")
	if !ok || !found || callee == nil || callee.Pkg() == nil {
		return nil
	}
	if strings.Contains(list, "ctx") && e.context() == "" {
		return nil
	}
	pkg := e.imported(callee.Pkg().Path())
	if strings.Contains(list, "pkg.") && pkg == "" {
		return nil
	}
	var edits []analysis.TextEdit
	edits = append(edits, analysis.TextEdit{Pos: fun.Sel.Pos(), End: fun.Sel.End(), NewText: []byte(name)})
	before, after := "", ""
	last := -1
	for _, part := range strings.Split(list, ", ") {
		if n, isArg := strings.CutPrefix(part, "arg"); isArg {
			i, err := strconv.Atoi(n)
			if err != nil || i != last+1 || i >= len(e.call.Args) {
				return nil
			}
			last = i
			continue
		}
		part = strings.ReplaceAll(strings.ReplaceAll(part, "pkg.", pkg+"."), "key", e.key)
		switch {
		case part == "ctx":
			part = e.context()
			before += part + ", "
		default:
			after += ", " + part
		}
	}
	if last != len(e.call.Args)-1 || last < 0 {
		return nil
	}
	if before != "" {
		edits = append(edits, e.insert(e.call.Args[0].Pos(), before)...)
	}
	return append(edits, e.insert(e.call.Args[last].End(), after)...)
}

// context is the name of a context at the call, or "".
func (e *editor) context() string {
	const name = "ctx"
	_, obj := e.pass.Pkg.Scope().Innermost(e.call.Pos()).LookupParent(name, e.call.Pos())
	if v, ok := obj.(*types.Var); ok && v.Type().String() == "context.Context" {
		return name
	}
	return ""
}
