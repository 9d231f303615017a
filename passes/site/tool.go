package site

import (
	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/tool"
)

// An Offer is what unkeyedtool finds of an effect of a tool.
type Offer struct {
	Tool  *tool.Tool
	Fault *tool.Fault // the key that the tool takes and does not hand on; nil: it takes none
}

// unkeyedTool bids for an effect of a tool that is offered to a language model, if
// the model gives nothing that names the intent, or gives it for nothing.
func (w *world) unkeyedTool(s *Effect) *Bid {
	for _, t := range w.tools {
		if !t.Does(s.Call) {
			continue
		}
		if i := handsNothing(t, s.Effect); i >= 0 {
			return &Bid{Rule: UnkeyedTool, Confidence: config.High, Why: "the key that the tool takes is handed to nothing", Found: &Offer{t, &t.Faults[i]}}
		}
		c, why := t.Lacks(s.Effect)
		if c == 0 || w.done.Guard(s.Effect, t.Does) != "" {
			continue
		}
		return &Bid{Rule: UnkeyedTool, Confidence: c, Why: why, Found: &Offer{Tool: t}}
	}
	return nil
}

// handsNothing returns the index of the fault that is about this effect, or -1.
func handsNothing(t *tool.Tool, e *effect.Effect) int {
	for i, f := range t.Faults {
		if f.Kind == tool.Ignored && f.Call == e.Call && f.Param.Level() >= catalog.S2 {
			return i
		}
	}
	return -1
}
