// Package good says of its tools what they are, or nothing.
package good

import (
	"context"
	"net/http"
	"net/url"
	"time"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/redis/go-redis/v9"
	"github.com/slack-go/slack"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/refund"
)

type rooms interface {
	DeleteRoom(ctx context.Context, id string) error
	RenameRoom(ctx context.Context, id, name string) error
	ListRooms(ctx context.Context) ([]string, error)
}

type roomCache interface {
	SetRoom(ctx context.Context, id string) error
}

type in struct {
	ID string `json:"id"`
}

type out struct{}

func literals(s *mcp.Server, api *slack.Client, r rooms, readOnly bool) {
	yes := true
	mcp.AddTool(s, &mcp.Tool{
		Name:        "announce",
		Annotations: &mcp.ToolAnnotations{ReadOnlyHint: false, IdempotentHint: false},
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
		_, _, err := api.PostMessageContext(ctx, in.ID)
		return nil, out{}, err
	})
	mcp.AddTool(s, &mcp.Tool{
		Name:        "computed",
		Annotations: &mcp.ToolAnnotations{ReadOnlyHint: readOnly},
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
		_, _, err := api.PostMessageContext(ctx, in.ID)
		return nil, out{}, err
	})
	mcp.AddTool(s, &mcp.Tool{
		Name:        "delete_room",
		Annotations: &mcp.ToolAnnotations{DestructiveHint: &yes, IdempotentHint: true},
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
		return nil, out{}, r.DeleteRoom(ctx, in.ID)
	})
	mcp.AddTool(s, &mcp.Tool{Name: "unsaid"}, func(ctx context.Context, _ *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
		return nil, out{}, r.DeleteRoom(ctx, in.ID)
	})
}

func options(s *server.MCPServer, r rooms, seen roomCache) {
	s.AddTool(mark.NewTool("list_rooms", mark.WithReadOnlyHintAnnotation(true)),
		func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
			all, err := r.ListRooms(ctx)
			if err != nil {
				return nil, err
			}
			for _, id := range all {
				if err := seen.SetRoom(ctx, id); err != nil { // a cache
					return nil, err
				}
			}
			return nil, nil
		})
	s.AddTool(mark.NewTool("rename_room", mark.WithString("id"), mark.WithDestructiveHintAnnotation(false), mark.WithIdempotentHintAnnotation(true)),
		func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
			return nil, r.RenameRoom(ctx, c.GetString("id", ""), "x")
		})
}

// What is posted only asks.
func textual(s *server.MCPServer, hc *http.Client, base string) {
	s.AddTool(mark.NewTool("list_orders", mark.WithString("text"), mark.WithReadOnlyHintAnnotation(true)),
		func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
			_, err := hc.PostForm(base+"/orders", url.Values{"q": {c.GetString("text", "")}})
			return nil, err
		})
}

// The key is handed on.
func refundTool() (mark.Tool, server.ToolHandlerFunc) {
	return mark.NewTool("refund", mark.WithNumber("cents"), mark.WithString("idempotency_key"), mark.WithIdempotentHintAnnotation(true)),
		func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
			p := &stripe.RefundParams{Amount: stripe.Int64(1)}
			p.SetIdempotencyKey(c.GetString("idempotency_key", ""))
			_, err := refund.New(p)
			return nil, err
		}
}

// It claims before it acts.
func claimed(s *server.MCPServer, api *slack.Client, rdb *redis.Client) {
	s.AddTool(mark.NewTool("announce_once", mark.WithString("text"), mark.WithIdempotentHintAnnotation(true)),
		func(ctx context.Context, c mark.CallToolRequest) (*mark.CallToolResult, error) {
			won, err := rdb.SetNX(ctx, "announced:"+c.GetString("text", ""), 1, 48*time.Hour).Result()
			if err != nil || !won {
				return nil, err
			}
			_, _, err = api.PostMessageContext(ctx, "news")
			return nil, err
		})
}
