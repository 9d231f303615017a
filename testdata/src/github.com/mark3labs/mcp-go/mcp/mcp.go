// Package mcp declares, for tests, what they use of github.com/mark3labs/mcp-go/mcp.
package mcp

import (
	"context"
)

type CallToolRequest struct{ Request }

type CallToolResult struct {
	Result
	MultiRoundTripResult
}

type CreateTaskResult struct{ Result }

type MultiRoundTripResult struct{}

type Request struct{}

type Result struct{}

type StructuredToolHandlerFunc[TArgs any, TResult any] func(ctx context.Context, request CallToolRequest, args TArgs) (TResult, error)

type Tool struct{}

type ToolOption func(*Tool)

type TypedToolHandlerFunc[T any] func(ctx context.Context, request CallToolRequest, args T) (*CallToolResult, error)

func (r CallToolRequest) BindArguments(target any) (_ error) { return }

func (r CallToolRequest) GetArguments() (_ map[string]any) { return }

func (r CallToolRequest) GetFloat(key string, defaultValue float64) (_ float64) { return }

func (r CallToolRequest) GetInt(key string, defaultValue int) (_ int) { return }

func (r CallToolRequest) GetRawArguments() (_ any) { return }

func (r CallToolRequest) GetString(key string, defaultValue string) (_ string) { return }

func (r CallToolRequest) RequireFloat(key string) (_ float64, _ error) { return }

func (r CallToolRequest) RequireInt(key string) (_ int, _ error) { return }

func (r CallToolRequest) RequireString(key string) (_ string, _ error) { return }

func NewStructuredToolHandler[TArgs any, TResult any](handler StructuredToolHandlerFunc[TArgs, TResult]) (_ func(ctx context.Context, request CallToolRequest) (*CallToolResult, error)) {
	return
}

func NewTool(name string, opts ...ToolOption) (_ Tool) { return }

func NewTypedToolHandler[T any](handler TypedToolHandlerFunc[T]) (_ func(ctx context.Context, request CallToolRequest) (*CallToolResult, error)) {
	return
}
