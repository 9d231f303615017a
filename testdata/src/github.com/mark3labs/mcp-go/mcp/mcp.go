// Package mcp declares, for tests, what they use of github.com/mark3labs/mcp-go/mcp.
package mcp

import (
	"context"
	"encoding/json"
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

type PropertyOption func(schema map[string]any)

type Tool struct {
	Name           string
	Description    string
	InputSchema    ToolInputSchema
	RawInputSchema json.RawMessage
	Annotations    ToolAnnotation
}

type ToolAnnotation struct {
	Title           string
	ReadOnlyHint    *bool
	DestructiveHint *bool
	IdempotentHint  *bool
	OpenWorldHint   *bool
}

type ToolInputSchema struct {
	Type       string
	Properties map[string]any
	Required   []string
}

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

func NewToolWithRawSchema(name, description string, schema json.RawMessage) (_ Tool) { return }

func NewToolResultError(text string) (_ *CallToolResult) { return }

func NewToolResultText(text string) (_ *CallToolResult) { return }

func Description(desc string) (_ PropertyOption) { return }

func Required() (_ PropertyOption) { return }

func WithAny(name string, opts ...PropertyOption) (_ ToolOption) { return }

func WithArray(name string, opts ...PropertyOption) (_ ToolOption) { return }

func WithBoolean(name string, opts ...PropertyOption) (_ ToolOption) { return }

func WithInteger(name string, opts ...PropertyOption) (_ ToolOption) { return }

func WithNumber(name string, opts ...PropertyOption) (_ ToolOption) { return }

func WithObject(name string, opts ...PropertyOption) (_ ToolOption) { return }

func WithString(name string, opts ...PropertyOption) (_ ToolOption) { return }

func WithDescription(description string) (_ ToolOption) { return }

func WithRawInputSchema(schema json.RawMessage) (_ ToolOption) { return }

func WithToolAnnotation(annotation ToolAnnotation) (_ ToolOption) { return }

func WithDestructiveHintAnnotation(value bool) (_ ToolOption) { return }

func WithIdempotentHintAnnotation(value bool) (_ ToolOption) { return }

func WithReadOnlyHintAnnotation(value bool) (_ ToolOption) { return }
