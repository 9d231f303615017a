// Package bad offers tools that a second call doubles.
package bad

import (
	"context"

	"example.org/cloud"
	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/slack-go/slack"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
)

type billing interface {
	ChargeCard(ctx context.Context, card string, cents int) error
	Transfer(ctx context.Context, from, to string, cents int, idempotencyKey string) error
}

type mailer interface {
	SendMail(ctx context.Context, to, body string) error
}

// A literal beside a literal, the input a struct.

type messageIn struct {
	Channel string `json:"channel"`
	Text    string `json:"text" jsonschema:"what to say"`
}

type out struct{}

func registerMessage(s *mcp.Server, api *slack.Client) {
	mcp.AddTool(s, &mcp.Tool{ // want `tool "send_message" calls Client.PostMessageContext and takes nothing that names the intent: a model that got no answer calls again, and the message is sent twice; take an idempotency key and hand it on \(unkeyedtool, medium\)`
		Name:        "send_message",
		Description: "Say something in a channel",
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in messageIn) (*mcp.CallToolResult, out, error) {
		_, _, err := api.PostMessageContext(ctx, in.Channel, slack.MsgOptionText(in.Text, false))
		return nil, out{}, err
	})
}

// Options, and a method two calls from the effect.

type desk struct{ b billing }

func (d *desk) register(s *server.MCPServer) {
	charge := mark.NewTool("charge_card", // want `tool "charge_card" calls billing.ChargeCard and takes nothing that names the intent: .*the money moves twice`
		mark.WithDescription("Charge a card"),
		mark.WithString("card", mark.Required()),
		mark.WithNumber("cents"),
		paging(),
	)
	s.AddTool(charge, d.handleCharge)
}

func (d *desk) handleCharge(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
	return mark.NewToolResultText("ok"), d.charge(ctx, r.GetString("card", ""), r.GetInt("cents", 0))
}

func (d *desk) charge(ctx context.Context, card string, cents int) error {
	return d.b.ChargeCard(ctx, card, cents)
}

func paging() mark.ToolOption {
	return func(t *mark.Tool) { mark.WithNumber("page")(t) }
}

// What a function returns, tool and handler.

func payTool() (mark.Tool, server.ToolHandlerFunc) {
	return mark.NewTool("pay", mark.WithNumber("cents")), // want `tool "pay" calls paymentintent.New and takes nothing that names the intent.*\(unkeyedtool\)`
		func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
			_, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: stripe.Int64(int64(r.GetInt("cents", 0)))})
			return nil, err
		}
}

// A list of literals, and a typed handler.

type mailIn struct {
	To   string
	Body string
}

func mailTools(m mailer) []server.ServerTool {
	return []server.ServerTool{{
		Tool: mark.NewTool("mail", mark.WithString("to"), mark.WithString("body")), // want `tool "mail" calls mailer.SendMail and takes nothing that names the intent`
		Handler: mark.NewTypedToolHandler(func(ctx context.Context, _ mark.CallToolRequest, in mailIn) (*mark.CallToolResult, error) {
			return nil, m.SendMail(ctx, in.To, in.Body)
		}),
	}}
}

// The key is there, and handed to nothing.

type moveIn struct {
	From string `json:"from"`
	To   string `json:"to"`
	Once string `json:"client_token"`
}

func registerMove(s *mcp.Server, b billing) {
	mcp.AddTool(s, &mcp.Tool{Name: "move_money"}, func(ctx context.Context, _ *mcp.CallToolRequest, in moveIn) (*mcp.CallToolResult, out, error) {
		return nil, out{}, b.Transfer(ctx, in.From, in.To, 100, "") // want `tool "move_money" takes the key "client_token", but billing.Transfer is given none: a model that repeats the key gets a second effect all the same; hand it on as idempotencyKey \(unkeyedtool\)`
	})
}

// The key is there, and nobody looks at it.

func registerUnread(s *server.MCPServer, b billing) {
	s.AddTool(mark.NewTool("charge_again",
		mark.WithString("card"),
		mark.WithString("idempotency_key", mark.Required()), // want `tool "charge_again" takes the key "idempotency_key" and never looks at it`
	), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, b.ChargeCard(ctx, r.GetString("card", ""), 100)
	})
}

// The model is told to make a new one.

func registerFresh(s *server.MCPServer, b billing) {
	s.AddTool(mark.NewTool("transfer",
		mark.WithString("dedup_id", mark.Description("A random id. Generate a new one for each call.")), // want `the description tells the model to make "dedup_id" new each time: its second try is taken for another intent; tell it to make one for the intent and reuse it \(unkeyedtool\)`
	), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, b.Transfer(ctx, "a", "b", 100, r.GetString("dedup_id", ""))
	})
}

type freshIn struct {
	Key string `json:"idempotency_key" jsonschema:"a fresh UUID per request"` // want `the description tells the model to make "idempotency_key" new each time`
}

func registerFreshField(s *mcp.Server, b billing) {
	mcp.AddTool(s, &mcp.Tool{Name: "transfer_all"}, func(ctx context.Context, _ *mcp.CallToolRequest, in freshIn) (*mcp.CallToolResult, out, error) {
		return nil, out{}, b.Transfer(ctx, "a", "b", 100, in.Key)
	})
}

// A name of its own: a second one may be refused.

type projects interface {
	CreateProject(ctx context.Context, about string) error
}

func registerProject(s *server.MCPServer, p projects) {
	s.AddTool(mark.NewTool("create_project", // want `tool "create_project" calls projects.CreateProject .*\(unkeyedtool, low\)`
		mark.WithString("slug", mark.Required()),
	), func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, p.CreateProject(ctx, r.GetString("slug", ""))
	})
}

// What it takes stands in a schema; its arguments come as a map.

func registerSchema(s *mcp.Server, m mailer) {
	mcp.AddTool(s, &mcp.Tool{ // want `tool "mail_map" calls mailer.SendMail and takes nothing that names the intent`
		Name:        "mail_map",
		InputSchema: map[string]any{"type": "object", "properties": map[string]any{"to": map[string]any{"type": "string"}}},
	}, func(ctx context.Context, _ *mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, out, error) {
		to, _ := in["to"].(string)
		return nil, out{}, m.SendMail(ctx, to, "hello")
	})
}

// Known by its names only, the tool's and that of what it calls; a workspace's name
// is none of the run.

func registerRun(s *server.MCPServer, c *cloud.Client) {
	s.AddTool(mark.NewTool("create_run", mark.WithString("workspace_name", mark.Required())), // want `tool "create_run" calls Runs.Create and takes nothing that names the intent: .*\(unkeyedtool, medium\)`
		func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
			_, err := c.Runs.Create(ctx, cloud.RunOptions{Workspace: r.GetString("workspace_name", "")})
			return nil, err
		})
	s.AddTool(mark.NewTool("create_workspace", mark.WithString("workspace_name", mark.Required())), // want `tool "create_workspace" calls Runs.Create .*\(unkeyedtool, low\)`
		func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
			_, err := c.Runs.Create(ctx, cloud.RunOptions{})
			return nil, err
		})
}

// A type with a method for the description and one for what is run.

type buyTool struct{ c *cloud.Client }

func (t *buyTool) Describe() mark.Tool {
	return mark.NewTool("buy", mark.WithDescription("Buy credits"), mark.WithNumber("cents")) // want `tool "buy" calls billing.ChargeCard and takes nothing that names the intent`
}

func (t *buyTool) Handler(b billing) server.ToolHandlerFunc {
	return func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
		return nil, b.ChargeCard(ctx, "x", r.GetInt("cents", 0))
	}
}

// Money by its name needs no context.

func registerOrder(s *server.MCPServer, c *cloud.Client) {
	s.AddTool(mark.NewTool("place_order", mark.WithString("sku")), // want `tool "place_order" calls Client.PlaceOrder and takes nothing that names the intent: .*the money moves twice`
		func(ctx context.Context, r mark.CallToolRequest) (*mark.CallToolResult, error) {
			return nil, c.PlaceOrder(r.GetString("sku", ""))
		})
}
