package effect

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// remote classifies a call of a generated client by the method's name: that it
// leaves the process is sure, what it does there its name says.
func (f *finder) remote(fn *ssa.Function, c ssa.CallInstruction, m *types.Func) []*Effect {
	e := &Effect{Fn: fn, Call: c, Name: gotypes.FuncName(m), K: 1, Named: true, Why: "by the name of a remote call"}
	messages := messages(m.Signature())
	class := catalog.RemoteClass(receiver(m), m.Name())
	if !e.named(class, m, messages) {
		return nil
	}
	if class != catalog.CreateClass {
		e.K = 2
	}
	f.keyOfName(e, messages)
	f.keyInHeader(e)
	if e.Key == NoSlot && namesIntent(e, messages, 2) {
		e.Key = Unseen
	}
	return []*Effect{e}
}

// messages are what a remote call is given, out of their envelopes: neither the
// context nor options.
func messages(sig *types.Signature) []*types.Var {
	list := params(sig)
	if sig.Variadic() {
		list = list[:len(list)-1]
	}
	var out []*types.Var
	for _, p := range list {
		t := p.Type()
		if ptr, ok := t.(*types.Pointer); ok {
			t = ptr.Elem()
		}
		if n, ok := types.Unalias(t).(*types.Named); ok && n.TypeArgs().Len() == 1 {
			p = types.NewParam(p.Pos(), p.Pkg(), p.Name(), types.NewPointer(n.TypeArgs().At(0))) // connect.Request[T]
		}
		if p.Name() == "" {
			p = types.NewParam(p.Pos(), p.Pkg(), "message", p.Type())
		}
		out = append(out, p)
	}
	return out
}
