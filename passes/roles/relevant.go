package roles

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// relevant reports whether the package uses anything that a rule could be
// about. Packages that do not are never brought into SSA form.
func (r *Roles) relevant(files []*ast.File) bool {
	if len(r.rows) > 0 && r.Used(func(obj types.Object) bool { return r.rows[obj] != nil }) {
		return true
	}
	for obj := range r.rows {
		if obj.Pkg() == r.pkg {
			return true
		}
	}
	return r.Used(r.telling) || slotLiteral(files) || makesKeys(r.pkg)
}

// makesKeys reports whether a package has a function that others may get a key
// from: it returns text, and its name or the package's is a key's.
func makesKeys(pkg *types.Package) bool {
	named := catalog.SlotName(strings.TrimSuffix(pkg.Name(), "s")) >= catalog.S1
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		switch obj := scope.Lookup(name).(type) {
		case *types.Func:
			if returnsText(obj) && (named || catalog.SlotName(name) >= catalog.S1) {
				return true
			}
		case *types.TypeName:
			if t, ok := obj.Type().(*types.Named); ok && !obj.IsAlias() {
				for m := range t.Methods() {
					if returnsText(m) && (named || catalog.SlotName(m.Name()) >= catalog.S1) {
						return true
					}
				}
			}
		}
	}
	return false
}

func returnsText(fn *types.Func) bool {
	res := fn.Signature().Results()
	if !fn.Exported() || res.Len() == 0 {
		return false
	}
	b, ok := res.At(0).Type().Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// Used reports whether f holds for an object that the package's code refers to,
// its own or another package's. Passes ask it for objects that carry a fact of
// theirs.
func (r *Roles) Used(f func(types.Object) bool) bool {
	seen := map[types.Object]bool{}
	for _, obj := range r.info.Uses {
		obj = origin(obj)
		if !seen[obj] {
			seen[obj] = true
			if f(obj) {
				return true
			}
		}
	}
	return false
}

func origin(obj types.Object) types.Object {
	switch obj := obj.(type) {
	case *types.Func:
		return obj.Origin()
	case *types.Var:
		return obj.Origin()
	}
	return obj
}

// telling reports whether an object has a row other than a flow, or the name of
// a key slot.
func (r *Roles) telling(obj types.Object) bool {
	switch obj := obj.(type) {
	case *types.Func:
		return hasRole(r.Func(obj)) || catalog.SetterName(obj.Name()) >= catalog.S2 || r.namedEffect(obj)
	case *types.Var:
		if catalog.SlotName(obj.Name()) >= catalog.S2 || catalog.FieldSlotName("payment", obj.Name()) >= catalog.S2 {
			return true
		}
		if obj.IsField() {
			return obj.Pkg() != nil && hasField(r.cat.Library(obj.Pkg().Path()), obj.Name())
		}
		return obj.Parent() != nil && obj.Pkg() != nil && obj.Parent() == obj.Pkg().Scope() && hasRole(r.Var(obj))
	case *types.TypeName:
		rows := r.Type(obj)
		return hasRole(rows) && (len(rows.Calls) == 0 || isFunc(obj))
	case *types.Const:
		return catalog.SlotName(obj.Name()) >= catalog.S2
	}
	return false
}

// namedEffect reports whether fn is a method of an interface that by its name
// moves money or sends to people, or that has another effect by its name and is
// the call of a remote service or given a request with a key's field.
func (r *Roles) namedEffect(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	if recv == nil || !types.IsInterface(recv.Type()) {
		return false
	}
	name := ""
	if n, ok := types.Unalias(recv.Type()).(*types.Named); ok {
		name = n.Obj().Name()
	}
	switch class := catalog.MethodClass(name, fn.Name()); {
	case class == catalog.MoneyClass, class == catalog.SendClass && catalog.MailName(name, fn.Name()):
		return true
	case Remote(r, fn.Signature()) != nil:
		return catalog.RemoteClass(name, fn.Name()).Effect()
	case class == catalog.CreateClass && catalog.RemoteName(name) && fn.Signature().Results().Len() > 1:
		return true // what is made outside is known by the answer
	case !class.Effect():
		return false
	}
	for p := range fn.Signature().Params().Variables() {
		t := p.Type()
		if ptr, ok := t.Underlying().(*types.Pointer); ok {
			t = ptr.Elem()
		}
		st, ok := t.Underlying().(*types.Struct)
		if !ok {
			continue
		}
		for f := range st.Fields() {
			if catalog.SlotName(f.Name()) >= catalog.S2 {
				return true
			}
		}
	}
	return false
}

// hasRole reports whether rows say more than how values flow. A digest counts:
// code that hashes makes keys for others.
func hasRole(rows *catalog.Rows) bool {
	if rows == nil {
		return false
	}
	if len(rows.Calls)+len(rows.Slots)+len(rows.Sources)+len(rows.Reruns)+len(rows.Handlers)+len(rows.Stores)+len(rows.Lives)+len(rows.Replays)+len(rows.Tools) > 0 {
		return true
	}
	return slices.ContainsFunc(rows.Flows, func(f *catalog.Flow) bool { return f.Kind == catalog.Hash })
}

// hasField reports whether a library has a row about a field of that name.
func hasField(lib *catalog.Library, name string) bool {
	if lib == nil {
		return false
	}
	is := func(symbols []catalog.Symbol) bool {
		for _, s := range symbols {
			if string(s[strings.LastIndexByte(string(s), '.')+1:]) == name {
				return true
			}
		}
		return false
	}
	for i := range lib.Slots {
		if is(lib.Slots[i].Field) {
			return true
		}
	}
	for i := range lib.Sources {
		if is(lib.Sources[i].Field) {
			return true
		}
	}
	return false
}

// slotLiteral reports whether a string of the source is the name of a key slot:
// a header, a column or a map's key.
func slotLiteral(files []*ast.File) bool {
	found := false
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && !found && lit.Kind == token.STRING && len(lit.Value) < 64 {
				if s, err := strconv.Unquote(lit.Value); err == nil && catalog.SlotName(s) >= catalog.S2 {
					found = true
				}
			}
			return !found
		})
	}
	return found
}
