package tool

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/origin"
)

// Lacks says how surely an effect of the tool is doubled by a second call, because
// nothing that the model gives names the intent; 0 if it is not, with the reason.
func (t *Tool) Lacks(e *effect.Effect) (config.Confidence, string) {
	switch e.Key {
	case effect.Keyed:
		return 0, "it has a key"
	case effect.Unseen:
		if e.K < 3 || e.Class != catalog.Accumulative {
			return 0, "its key, or what names the intent in it, is not seen"
		}
	}
	switch {
	case e.Verb == "request" || e.Verb == "call":
		return 0, "what it sends is not known"
	case t.Open:
		return 0, "not all parameters of the tool are seen"
	case slices.ContainsFunc(t.Params, func(p *Param) bool { return p.Level() >= catalog.S1 }):
		return 0, "a parameter of the tool names the intent"
	}
	class := catalog.MethodClass("", t.Name)
	if general(e.Verb) && (class == catalog.GetClass || class == catalog.CheckClass) {
		return 0, "by the tool's name it only asks"
	}
	g := config.Medium
	switch {
	case e.K >= 2 && e.Money():
		g = config.High
	case e.K == 1 && !e.Money() && e.Verb != "send", e.Local:
		g = config.Low
	case general(e.Verb) && !class.Effect():
		g = config.Low
	}
	if g > config.Low && t.says(class) {
		g = config.Low
	}
	if makes(e.Verb) && t.unique() {
		return config.Low, "what it makes has a name that the model gives: a second one may be refused"
	}
	return g, "nothing that the model gives names the intent"
}

// LacksFor is Lacks for a call of another module that by its name makes or sends
// something: it counts only where the tool's own name says so, too.
func (t *Tool) LacksFor(c Change) config.Confidence {
	class := catalog.MethodClass("", t.Name)
	switch {
	case !class.Effect(), t.Open, t.says(class), slices.ContainsFunc(t.Params, func(p *Param) bool { return p.Level() >= catalog.S1 }):
		return 0
	case c.Kind == catalog.CreateClass && t.unique():
		return config.Low
	}
	return config.Medium
}

// general reports whether the verb of an effect says little: much that is posted only
// asks, a mutation may as well set something.
func general(verb string) bool { return verb == "post" || verb == "mutate" }

func makes(verb string) bool { return verb == "create" || verb == "post" }

// says reports whether a tool is said to be harmless, by a hint or by its name: then
// the effect is perhaps not what it seems.
func (t *Tool) says(class catalog.NameClass) bool {
	switch class {
	case catalog.GetClass, catalog.CheckClass, catalog.SetClass, catalog.DeleteClass:
		return true
	}
	return t.ReadOnly != nil && t.ReadOnly.Value || t.Idempotent != nil && t.Idempotent.Value
}

// A Fault is something wrong with the key that a tool takes.
type Fault struct {
	Kind  string // ignored: it is handed to nothing; unread; fresh: the model is told to make a new one each time
	Param *Param
	Node  ast.Node            // unread and fresh: where it is said
	Call  ssa.CallInstruction // ignored: what should be given it
	Name  string              // of that call
	Slot  string              // and of its place for a key
}

// The kinds of fault.
const (
	Ignored = "ignored"
	Unread  = "unread"
	Fresh   = "fresh"
)

// faults finds what is wrong with the keys that a tool takes.
func (f *finder) faults(t *Tool) []Fault {
	var out []Fault
	for _, p := range t.Params {
		if p.Level() >= catalog.S1 && p.Text != nil && catalog.NewEachTime(p.Text.Value) {
			out = append(out, Fault{Kind: Fresh, Param: p, Node: p.Text.Node})
		}
	}
	key := t.Key()
	if key == nil || !t.Run {
		return out
	}
	if t.Text != nil && len(out) == 0 && freshKeyText(t.Text.Value, key.Name) {
		out = append(out, Fault{Kind: Fresh, Param: key, Node: t.Text.Node})
	}
	if bad := f.ignored(t, key); bad != nil {
		return append(out, *bad)
	}
	if len(t.Effects) > 0 && f.unread(t, key) {
		out = append(out, Fault{Kind: Unread, Param: key, Node: key.Node})
	}
	return out
}

// freshKeyText reports whether a sentence about the key tells to make a new one each
// time.
func freshKeyText(text, key string) bool {
	for s := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '.' || r == '\n' }) {
		if (strings.Contains(s, key) || strings.Contains(strings.ToLower(s), "idempotency key")) && catalog.NewEachTime(s) {
			return true
		}
	}
	return false
}

// ignored finds the call that has a place for a key and is given none, while no
// other call of the tool is given one.
func (f *finder) ignored(t *Tool, key *Param) *Fault {
	var found *Fault
	for _, c := range f.inside(t) {
		for _, k := range f.org.KeysAt(c) {
			if k.Level < catalog.S2 {
				continue
			}
			switch k.State {
			case origin.Set, origin.Unseen:
				return nil
			}
			if found == nil {
				found = &Fault{Kind: Ignored, Param: key, Call: c, Name: f.nameOf(c), Slot: k.Name}
			}
		}
	}
	return found
}

func (f *finder) nameOf(c ssa.CallInstruction) string {
	if callees := f.org.Callees(c); len(callees) > 0 {
		return gotypes.FuncName(callees[0])
	}
	return "the call"
}

// unread reports whether the code of a tool never looks at a parameter: the field is
// used nowhere in the package and the struct is handed to nobody, or the name stands
// nowhere in the code that takes the arguments one by one.
func (f *finder) unread(t *Tool, p *Param) bool {
	if p.field != nil {
		return p.field.Pkg() == f.pass.Pkg && len(f.uses(p.field)) == 0 && !f.handedOn(t)
	}
	reads := false
	for _, fn := range t.fns {
		if n := fn.Syntax(); n != nil {
			ast.Inspect(n, func(n ast.Node) bool {
				if e, ok := n.(ast.Expr); ok && n != p.Node {
					if s, ok := f.constant(e); ok && s == p.Name {
						reads = true
					}
				}
				return !reads
			})
		}
		for _, c := range calls(fn) {
			reads = reads || f.takesAll(c)
		}
	}
	return !reads && len(t.in) == 0
}

// takesAll reports whether a call may look at all arguments of a tool at once: a
// library's method that is given no name.
func (f *finder) takesAll(c ssa.CallInstruction) bool {
	callee := c.Common().StaticCallee()
	if callee == nil || callee.Pkg == nil || callee.Signature.Recv() == nil {
		return false
	}
	lib := f.roles.Library(callee.Pkg.Pkg.Path())
	if lib == nil || len(lib.Tools) == 0 {
		return false
	}
	for p := range callee.Signature.Params().Variables() {
		if gotypes.IsText(p.Type()) {
			return false
		}
	}
	return true
}

// handedOn reports whether a handler gives its input as a whole to something else.
func (f *finder) handedOn(t *Tool) bool {
	for _, fn := range t.fns {
		for _, c := range calls(fn) {
			for _, a := range c.Common().Args {
				if mi, ok := a.(*ssa.MakeInterface); ok {
					a = mi.X
				}
				if load, ok := a.(*ssa.UnOp); ok && load.Op == token.MUL {
					a = load.X
				}
				if p, ok := a.(*ssa.Parameter); ok && t.isInput(p) {
					return true
				}
				if alloc, ok := a.(*ssa.Alloc); ok && gotypes.StructOf(alloc.Type()) != nil && t.holdsInput(alloc) {
					return true
				}
			}
		}
	}
	return false
}

// isInput reports whether a parameter of the handler has the key's field.
func (t *Tool) isInput(p *ssa.Parameter) bool {
	s := gotypes.StructOf(p.Type())
	if s == nil {
		return false
	}
	for v := range s.Fields() {
		if slices.ContainsFunc(t.Params, func(p *Param) bool { return p.field == v }) {
			return true
		}
	}
	return false
}

// holdsInput reports whether a variable is where a parameter that is the input is kept.
func (t *Tool) holdsInput(a *ssa.Alloc) bool {
	for _, ref := range *a.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == a {
			if p, ok := st.Val.(*ssa.Parameter); ok && t.isInput(p) {
				return true
			}
		}
	}
	return false
}
