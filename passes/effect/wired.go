package effect

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/fact"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// IdemWired says what is sent later, without a key, through the clients that a
// constructor is given and keeps in a field: whether they repeat it is known where they are
// made, which may be in main.
type IdemWired struct{ Does []Done }

// AFact marks the type as a fact.
func (*IdemWired) AFact() {}

func (f *IdemWired) String() string {
	var names []string
	for _, d := range f.Does {
		names = append(names, fmt.Sprintf("%s at %s", d.Name, d.At))
	}
	return "keeps a client that sends: " + strings.Join(names, ", ")
}

// exportWired exports what is sent through the clients that constructors keep.
func (f *finder) exportWired(effects []*Effect) {
	sent := make(map[*types.Var][]*Effect)
	for _, e := range effects {
		if v := keptIn(e.Call); v != nil && !e.Handed && e.K >= 2 && (e.Key == Absent || e.Key == NoSlot) && f.guard(e.Fn, e) == "" {
			sent[v] = append(sent[v], e)
		}
	}
	if len(sent) == 0 {
		return
	}
	for _, fn := range f.body.Funcs() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || fn.Signature.Recv() != nil || !obj.Exported() {
			continue
		}
		var known IdemWired
		for _, v := range keeps(fn) {
			for _, e := range sent[v] {
				if len(known.Does) < maxDone {
					known.Does = append(known.Does, Done{Class: e.Class, Verb: e.Verb, Name: e.Name, K: e.K, Key: e.Key, Slot: e.Slot, At: f.at(e.Call)})
				}
			}
		}
		if len(known.Does) > 0 {
			fact.Export(f.pass, obj, &known)
		}
	}
}

// keptIn returns the field that holds the receiver of a call.
func keptIn(c ssa.CallInstruction) *types.Var {
	recv := c.Common().Value
	if !c.Common().IsInvoke() {
		if c.Common().Signature().Recv() == nil || len(c.Common().Args) == 0 {
			return nil
		}
		recv = c.Common().Args[0]
	}
	u, ok := recv.(*ssa.UnOp)
	if !ok {
		return nil
	}
	fa, ok := u.X.(*ssa.FieldAddr)
	if !ok {
		return nil
	}
	return fieldVar(fa)
}

// keeps returns the fields in which a function keeps its parameters.
func keeps(fn *ssa.Function) []*types.Var {
	var out []*types.Var
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			st, ok := in.(*ssa.Store)
			if !ok {
				continue
			}
			fa, isField := st.Addr.(*ssa.FieldAddr)
			val := st.Val
			if mi, ok := val.(*ssa.MakeInterface); ok {
				val = mi.X
			}
			if _, isParam := val.(*ssa.Parameter); isField && isParam {
				out = append(out, fieldVar(fa))
			}
		}
	}
	return out
}

func fieldVar(fa *ssa.FieldAddr) *types.Var {
	if s := gotypes.StructOf(fa.X.Type()); s != nil {
		return s.Field(fa.Field).Origin()
	}
	return nil
}

// wired returns what is sent later through what a constructor of another package
// is given.
func (f *finder) wired(fn *ssa.Function, c ssa.CallInstruction) []*Effect {
	callee := c.Common().StaticCallee()
	if callee == nil || len(callee.Blocks) > 0 {
		return nil
	}
	obj, ok := callee.Object().(*types.Func)
	var known IdemWired
	if !ok || obj.Pkg() == f.pass.Pkg || !f.pass.ImportObjectFact(obj.Origin(), &known) {
		return nil
	}
	var out []*Effect
	for _, d := range known.Does {
		out = append(out, &Effect{
			Fn: fn, Call: c, Name: d.Name, Class: d.Class, Verb: d.Verb, K: d.K, Key: d.Key, Slot: d.Slot, At: d.At,
			Via: []string{gotypes.FuncName(obj)}, Handed: true, Wired: true, Why: "by what " + gotypes.FuncName(obj) + " is given",
		})
	}
	return out
}
