package txn

import (
	"fmt"
	"go/types"

	"github.com/idemlint/idemlint/internal/fact"
)

// IdemTx says which function arguments a function runs inside a transaction. They
// are counted without the receiver.
type IdemTx struct{ Runs []int }

// AFact marks the type as a fact.
func (*IdemTx) AFact() {}

func (f *IdemTx) String() string { return fmt.Sprintf("runs %v in a transaction", f.Runs) }

// exportFacts exports what the functions do that other packages can call.
func (f *finder) exportFacts() {
	for _, fn := range f.body.Funcs() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || fn.Parent() != nil {
			continue
		}
		if runs := f.runsOf(fn); len(runs) > 0 {
			fact.Export(f.pass, obj, &IdemTx{runs})
		}
	}
}
