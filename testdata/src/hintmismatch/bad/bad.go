// Package bad says of its tools what they are not.
package bad

import (
	"context"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/slack-go/slack"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/refund"
)

type rooms interface {
	DeleteRoom(ctx context.Context, id string) error
	RenameRoom(ctx context.Context, id, name string) error
}

type in struct {
	ID string `json:"id"`
}

type out struct{}

func literals(s *mcp.Server, api *slack.Client, r rooms) {
	no := false
	mcp.AddTool(s, &mcp.Tool{
		Name:        "announce",
		Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true}, // want `tool "announce" says that it is read-only, but it calls Client.PostMessageContext: a client runs it without asking; set readOnlyHint to false \(hintmismatch\)`
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
		_, _, err := api.PostMessageContext(ctx, in.ID)
		return nil, out{}, err
	})
	mcp.AddTool(s, &mcp.Tool{
		Name:        "post_news",
		Annotations: &mcp.ToolAnnotations{IdempotentHint: true}, // want `tool "post_news" says that it is idempotent, but it calls Client.PostMessageContext: a client that got no answer calls it again; take a key and hand it on, or set idempotentHint to false \(hintmismatch, medium\)`
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
		_, _, err := api.PostMessageContext(ctx, in.ID)
		return nil, out{}, err
	})
	mcp.AddTool(s, &mcp.Tool{
		Name:        "delete_room",
		Annotations: &mcp.ToolAnnotations{DestructiveHint: &no}, // want `tool "delete_room" says that it is not destructive, but it calls rooms.DeleteRoom: a client runs it without asking; set destructiveHint to true \(hintmismatch, medium\)`
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
		return nil, out{}, r.DeleteRoom(ctx, in.ID)
	})
}

func options(s *server.MCPServer, r rooms) {
	s.AddTool(mark.NewTool("remove_room",
		mark.WithString("id"),
		mark.WithReadOnlyHintAnnotation(true), // want `tool "remove_room" says that it is read-only, but it calls rooms.DeleteRoom: .*\(hintmismatch, medium\)`
	), func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, r.DeleteRoom(ctx, c.GetString("id", ""))
	})
	s.AddTool(mark.NewTool("show_room",
		mark.WithString("id"),
		mark.WithReadOnlyHintAnnotation(true), // want `tool "show_room" says that it is read-only, but it calls rooms.RenameRoom: .*\(hintmismatch, low\)`
	), func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, r.RenameRoom(ctx, c.GetString("id", ""), "seen")
	})
	s.AddTool(mark.NewTool("drop_room",
		mark.WithString("id"),
		mark.WithIdempotentHintAnnotation(false), // want `tool "drop_room" says that it is not idempotent, but it calls rooms.DeleteRoom: a client that got no answer does not dare to call it again; set idempotentHint to true \(hintmismatch, low\)`
	), func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, r.DeleteRoom(ctx, c.GetString("id", ""))
	})
}

func ptr(b bool) *bool { return &b }

func refundTool() (mark.Tool, server.ToolHandlerFunc) {
	tool := mark.NewTool("refund",
		mark.WithNumber("cents"),
		mark.WithToolAnnotation(mark.ToolAnnotation{IdempotentHint: ptr(true)}), // want `tool "refund" says that it is idempotent, but it calls refund.New: .*\(hintmismatch\)`
	)
	return tool, func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
		_, err := refund.New(&stripe.RefundParams{Amount: stripe.Int64(1)})
		return nil, err
	}
}
