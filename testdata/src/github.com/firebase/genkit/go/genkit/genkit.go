// Package genkit declares, for tests, what they use of github.com/firebase/genkit/go/genkit.
package genkit

import (
	"github.com/firebase/genkit/go/ai"
)

type Genkit struct{}

func DefineTool[In, Out any](g *Genkit, name, description string, fn ai.ToolFunc[In, Out], opts ...ai.ToolOption) (_ *ai.ToolDef[In, Out]) {
	return
}

func DefineToolWithInputSchema[Out any](g *Genkit, name, description string, inputSchema map[string]any, fn ai.ToolFunc[any, Out]) (_ *ai.ToolDef[any, Out]) {
	return
}
