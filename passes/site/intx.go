package site

import (
	"fmt"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/txn"
)

// EffectInTx is a rule that can own an effect.
const EffectInTx = "effectintx"

// An InTx is what effectintx needs for its message.
type InTx struct {
	Tx    *txn.Region   // the transaction around the effect
	Again *rerun.Region // the store runs the transaction again after a conflict; or nil
}

// effectInRerunTx bids for an effect outside the database in a transaction that the
// store runs again after a conflict. Taking it out helps more than a key.
func (w *world) effectInRerunTx(s *Effect) *Bid {
	found := w.inTx(s)
	if found == nil || found.Again == nil {
		return nil
	}
	b := &Bid{Rule: EffectInTx, Confidence: s.inTx(), Found: found}
	b.Why = fmt.Sprintf("%s runs it again after a conflict, known as K%d %s", found.Again.What, s.K, s.Effect.Why)
	if !s.Named && s.Key != effect.Unseen {
		b.Confidence = config.High
	}
	return b
}

// effectInTx bids for an effect outside the database that is done inside of a
// transaction: a rollback does not undo it.
func (w *world) effectInTx(s *Effect) *Bid {
	found := w.inTx(s)
	if found == nil || found.Again != nil {
		return nil
	}
	b := &Bid{Rule: EffectInTx, Confidence: s.inTx(), Found: found}
	b.Why = fmt.Sprintf("inside the transaction of %s at %s, known as K%d %s", found.Tx.What, found.Tx.At, s.K, s.Effect.Why)
	return b
}

// inTx returns the transaction that an effect outside of it is done in, or nil.
func (w *world) inTx(s *Effect) *InTx {
	if s.Local || s.Verb == "request" || s.Verb == "call" || s.Key == effect.Keyed || s.inside() {
		return nil
	}
	tx := w.pass.ResultOf[txn.Analyzer].(*txn.Result)
	at := tx.At(s.Call)
	if at == nil || tx.PartOf(s.Call) || recorded(s.Call) {
		return nil
	}
	return &InTx{Tx: at, Again: w.conflict(s.Call)}
}

// inside reports whether an effect may as well be a write to the database, in the
// transaction that the context carries: what only a name says to create, move or add,
// of something that is not called a client or the like.
func (s *Effect) inside() bool {
	return s.Named && (s.Verb == "create" || s.Verb == "increment" || s.Money()) && !catalog.RemoteName(receiverName(s.Call))
}

// conflict returns the transaction that runs an instruction again after a
// conflict, or nil.
func (w *world) conflict(in ssa.Instruction) *rerun.Region {
	regions := w.again.At(in)
	i := slices.IndexFunc(regions, func(r rerun.Region) bool { return r.Mode == rerun.Tx })
	if i < 0 {
		return nil
	}
	return &regions[i]
}

// inTx grades an effect in a transaction.
func (s *Effect) inTx() config.Confidence {
	switch {
	case s.Verb == "increment", s.Key == effect.Unseen:
		return config.Low
	case !s.Named, s.Verb == "send", s.Money():
		return config.Medium
	}
	return config.Low
}

// recorded reports whether what is called only writes a record, by the name of
// its type or of the value that has it: an outbox.
func recorded(c ssa.CallInstruction) bool {
	return catalog.RecordName(receiverName(c)) || c.Common().IsInvoke() && catalog.RecordName(fieldName(c.Common().Value))
}

// receiverName is the name of the type that a called method belongs to.
func receiverName(c ssa.CallInstruction) string {
	var recv *types.Var
	if c.Common().IsInvoke() {
		recv = c.Common().Method.Signature().Recv()
	} else if fn := c.Common().StaticCallee(); fn != nil {
		recv = fn.Signature.Recv()
	}
	if recv == nil {
		return ""
	}
	if tn := gotypes.NamedOf(recv.Type()); tn != nil {
		return tn.Name()
	}
	return ""
}

// fieldName is the name of the field or variable that a value is read from.
func fieldName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.UnOp:
		return fieldName(v.X)
	case *ssa.FieldAddr:
		return gotypes.FieldName(v.X.Type(), v.Field)
	case *ssa.Field:
		return gotypes.FieldName(v.X.Type(), v.Field)
	case *ssa.Parameter, *ssa.FreeVar, *ssa.Global:
		return v.Name()
	}
	return ""
}
