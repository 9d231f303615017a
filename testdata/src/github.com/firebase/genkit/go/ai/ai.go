// Package ai declares, for tests, what they use of github.com/firebase/genkit/go/ai.
package ai

import (
	"github.com/firebase/genkit/go/core/api"
)

type ToolContext struct{}

type ToolDef[In, Out any] struct{}

type ToolFunc[In, Out any] = func(ctx *ToolContext, input In) (Out, error)

type ToolOption interface{}

func DefineTool[In, Out any](r api.Registry, name, description string, fn ToolFunc[In, Out], opts ...ToolOption) (_ *ToolDef[In, Out]) {
	return
}

func DefineToolWithInputSchema[Out any](r api.Registry, name, description string, inputSchema map[string]any, fn ToolFunc[any, Out]) (_ *ToolDef[any, Out]) {
	return
}

func NewTool[In, Out any](name, description string, fn ToolFunc[In, Out], opts ...ToolOption) (_ *ToolDef[In, Out]) {
	return
}

func NewToolWithInputSchema[Out any](name, description string, inputSchema map[string]any, fn ToolFunc[any, Out]) (_ *ToolDef[any, Out]) {
	return
}
