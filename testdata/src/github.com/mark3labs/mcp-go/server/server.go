// Package server declares, for tests, what they use of github.com/mark3labs/mcp-go/server.
package server

import (
	"context"
	"github.com/mark3labs/mcp-go/mcp"
)

type MCPServer struct{}

type ServerTool struct {
	Tool    mcp.Tool
	Handler ToolHandlerFunc
}

type TaskToolHandlerFunc func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CreateTaskResult, error)

type ToolHandlerFunc func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error)

func (s *MCPServer) AddSessionTool(sessionID string, tool mcp.Tool, handler ToolHandlerFunc) (_ error) {
	return
}

func (s *MCPServer) AddTaskTool(tool mcp.Tool, handler TaskToolHandlerFunc) {}

func (s *MCPServer) AddTool(tool mcp.Tool, handler ToolHandlerFunc) {}

func (s *MCPServer) AddTools(tools ...ServerTool) {}
