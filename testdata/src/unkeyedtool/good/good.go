// Package good offers tools that a second call does not double.
package good

import (
	"context"
	"net/http"
	"net/url"
	"time"

	"example.org/cloud"
	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/openai/openai-go/v3"
	"github.com/redis/go-redis/v9"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
)

type billing interface {
	ChargeCard(ctx context.Context, card string, cents int) error
	Transfer(ctx context.Context, from, to string, cents int, idempotencyKey string) error
	Balance(ctx context.Context, card string) (int, error)
	SetLimit(ctx context.Context, card string, cents int) error
	DeleteCard(ctx context.Context, card string) error
}

type out struct{}

// The key is taken and handed on.

type moveIn struct {
	From string `json:"from"`
	Once string `json:"client_token" jsonschema:"names the transfer; use the same one for every request about it"`
}

func registerMove(s *mcp.Server, b billing) {
	mcp.AddTool(s, &mcp.Tool{Name: "move_money"}, func(ctx context.Context, _ *mcp.CallToolRequest, in moveIn) (*mcp.CallToolResult, out, error) {
		return nil, out{}, b.Transfer(ctx, in.From, "x", 100, in.Once)
	})
}

func payTool() (mark.Tool, server.ToolHandlerFunc) {
	return mark.NewTool("pay", mark.WithNumber("cents"), mark.WithString("idempotency_key", mark.Required(), mark.Description("unique for each order; reuse it when you call again"))),
		func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
			p := &stripe.PaymentIntentParams{Amount: stripe.Int64(int64(r.GetInt("cents", 0)))}
			p.SetIdempotencyKey(r.GetString("idempotency_key", ""))
			_, err := paymentintent.New(p)
			return nil, err
		}
}

// An order is what is paid for: the same one once more is known.
func registerOrder(s *server.MCPServer, b billing) {
	s.AddTool(mark.NewTool("pay_order", mark.WithString("order_id")), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, b.ChargeCard(ctx, r.GetString("order_id", ""), 100)
	})
}

// It reads.
func registerBalance(s *server.MCPServer, b billing) {
	s.AddTool(mark.NewTool("balance", mark.WithString("card")), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		_, err := b.Balance(ctx, r.GetString("card", ""))
		return nil, err
	})
}

// It sets a value; it deletes.
func registerLimit(s *server.MCPServer, b billing) {
	s.AddTool(mark.NewTool("limit", mark.WithString("card")), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, b.SetLimit(ctx, r.GetString("card", ""), 100)
	})
	s.AddTool(mark.NewTool("forget", mark.WithString("card")), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, b.DeleteCard(ctx, r.GetString("card", ""))
	})
}

// It claims before it acts.
func registerClaimed(s *server.MCPServer, b billing, rdb *redis.Client) {
	s.AddTool(mark.NewTool("charge_today", mark.WithString("card")), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		card := r.GetString("card", "")
		won, err := rdb.SetNX(ctx, "charged:"+card+time.Now().Format(time.DateOnly), 1, 48*time.Hour).Result()
		if err != nil || !won {
			return nil, err
		}
		return nil, b.ChargeCard(ctx, card, 100)
	})
}

// Not all of its parameters are seen.
func registerOpen(s *server.MCPServer, b billing, opts []mark.ToolOption) {
	s.AddTool(mark.NewTool("charge_somehow", opts...), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, b.ChargeCard(ctx, r.GetString("card", ""), 100)
	})
}

func registerAny(s *mcp.Server, b billing) {
	mcp.AddTool(s, &mcp.Tool{Name: "charge_any"}, func(ctx context.Context, _ *mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, out, error) {
		card, _ := in["card"].(string)
		return nil, out{}, b.ChargeCard(ctx, card, 100)
	})
}

// What it posts only asks.
func registerTextual(s *server.MCPServer, hc *http.Client, base string) {
	s.AddTool(mark.NewTool("list_orders", mark.WithString("text")), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		_, err := hc.PostForm(base+"/orders", url.Values{"q": {r.GetString("text", "")}})
		return nil, err
	})
}

// All arguments are looked at at once.
type chargeIn struct {
	Card  string `json:"card"`
	Token string `json:"request_token"`
}

func registerBound(s *server.MCPServer, b billing) {
	s.AddTool(mark.NewTool("charge_bound", mark.WithString("card"), mark.WithString("request_token")), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		var in chargeIn
		if err := r.BindArguments(&in); err != nil {
			return nil, err
		}
		return nil, b.Transfer(ctx, in.Card, "x", 1, in.Token)
	})
}

// The input goes on as a whole.
type payIn struct {
	Card string `json:"card"`
	Key  string `json:"idempotency_key"`
}

type ledger interface {
	ChargeAll(ctx context.Context, in any) error
}

func registerWhole(s *mcp.Server, l ledger) {
	mcp.AddTool(s, &mcp.Tool{Name: "charge_whole"}, func(ctx context.Context, _ *mcp.CallToolRequest, in payIn) (*mcp.CallToolResult, out, error) {
		return nil, out{}, l.ChargeAll(ctx, in)
	})
}

// One call takes the key; the other has a place for it and needs none.
func registerTwo(s *mcp.Server, b billing) {
	mcp.AddTool(s, &mcp.Tool{Name: "move_twice"}, func(ctx context.Context, _ *mcp.CallToolRequest, in moveIn) (*mcp.CallToolResult, out, error) {
		if err := b.Transfer(ctx, in.From, "x", 100, in.Once); err != nil {
			return nil, out{}, err
		}
		return nil, out{}, b.Transfer(ctx, in.From, "fees", 1, "")
	})
}

// What is run is not in this package.
var elsewhere = openai.FunctionDefinitionParam{
	Name:       "charge_elsewhere",
	Parameters: openai.FunctionParameters{"properties": map[string]any{"card": map[string]any{"type": "string"}}},
}

// By the names of what it calls it creates, by its own name it shows.
func registerShow(s *server.MCPServer, c *cloud.Client) {
	s.AddTool(mark.NewTool("show_runs"), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		_, err := c.Runs.Create(ctx, cloud.RunOptions{})
		return nil, err
	})
}
