// Package utils declares, for tests, what they use of github.com/cloudwego/eino/components/tool/utils.
package utils

import (
	"context"
	"github.com/cloudwego/eino/components/tool"
	"github.com/cloudwego/eino/schema"
)

type EnhancedInvokeFunc[T any] func(ctx context.Context, input T) (output *schema.ToolResult, err error)

type InvokeFunc[T, D any] func(ctx context.Context, input T) (output D, err error)

type Option func(o *toolOptions)

type OptionableInvokeFunc[T, D any] func(ctx context.Context, input T, opts ...tool.Option) (output D, err error)

type StreamFunc[T, D any] func(ctx context.Context, input T) (output *schema.StreamReader[D], err error)

type toolOptions struct{}

func InferEnhancedTool[T any](toolName, toolDesc string, i EnhancedInvokeFunc[T], opts ...Option) (_ tool.EnhancedInvokableTool, _ error) {
	return
}

func InferOptionableTool[T, D any](toolName, toolDesc string, i OptionableInvokeFunc[T, D], opts ...Option) (_ tool.InvokableTool, _ error) {
	return
}

func InferStreamTool[T, D any](toolName, toolDesc string, s StreamFunc[T, D], opts ...Option) (_ tool.StreamableTool, _ error) {
	return
}

func InferTool[T, D any](toolName, toolDesc string, i InvokeFunc[T, D], opts ...Option) (_ tool.InvokableTool, _ error) {
	return
}

func NewEnhancedTool[T any](desc *schema.ToolInfo, i EnhancedInvokeFunc[T], opts ...Option) (_ tool.EnhancedInvokableTool) {
	return
}

func NewStreamTool[T, D any](desc *schema.ToolInfo, s StreamFunc[T, D], opts ...Option) (_ tool.StreamableTool) {
	return
}

func NewTool[T, D any](desc *schema.ToolInfo, i InvokeFunc[T, D], opts ...Option) (_ tool.InvokableTool) {
	return
}
