// Package mcp declares, for tests, what they use of github.com/modelcontextprotocol/go-sdk/mcp.
package mcp

import (
	"context"
)

type CallToolParamsRaw struct{ Meta }

type CallToolRequest = ServerRequest[*CallToolParamsRaw]

type CallToolResult struct{ Meta }

type Meta map[string]any

type Params interface{}

type Server struct{}

type ServerRequest[P Params] struct{}

type Tool struct {
	Meta
	Annotations *ToolAnnotations
	Description string
	InputSchema any
	Name        string
}

type ToolAnnotations struct {
	DestructiveHint *bool
	IdempotentHint  bool
	OpenWorldHint   *bool
	ReadOnlyHint    bool
	Title           string
}

type ToolHandler func(context.Context, *CallToolRequest) (*CallToolResult, error)

type ToolHandlerFor[In, Out any] func(_ context.Context, request *CallToolRequest, input In) (result *CallToolResult, output Out, _ error)

func AddTool[In, Out any](s *Server, t *Tool, h ToolHandlerFor[In, Out]) {}

func (s *Server) AddTool(t *Tool, h ToolHandler) {}
