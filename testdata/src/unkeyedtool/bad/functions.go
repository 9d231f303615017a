package bad

import (
	"context"
	"encoding/json"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/toolrunner"
	"github.com/cloudwego/eino/components/tool/utils"
	"github.com/firebase/genkit/go/ai"
	"github.com/firebase/genkit/go/genkit"
	"github.com/openai/openai-go/v3"
	gpt "github.com/sashabaranov/go-openai"
	"github.com/tmc/langchaingo/tools"
	"google.golang.org/genai"
)

// What is run stands behind the name.

var refundTool = openai.FunctionDefinitionParam{ // want `tool "refund_card" calls payments.RefundCard and takes nothing that names the intent`
	Name:        "refund_card",
	Description: openai.String("Give money back"),
	Parameters: openai.FunctionParameters{
		"type":       "object",
		"properties": map[string]any{"card": map[string]any{"type": "string"}},
	},
}

type payments interface {
	RefundCard(ctx context.Context, card string) error
	Payout(ctx context.Context, iban string) error
}

func dispatch(ctx context.Context, p payments, m mailer, name, card string) error {
	switch name {
	case "refund_card":
		return p.RefundCard(ctx, card)
	case "write_mail":
		return write(ctx, m, card)
	}
	if name == "pay_out" {
		return p.Payout(ctx, card)
	}
	return handlers[name](ctx, m)
}

func write(ctx context.Context, m mailer, to string) error { return m.SendMail(ctx, to, "hello") }

var handlers = map[string]func(context.Context, mailer) error{
	"greet": func(ctx context.Context, m mailer) error { return m.SendMail(ctx, "all", "hello") },
}

var writeTool = gpt.Tool{Function: &gpt.FunctionDefinition{ // want `tool "write_mail" calls mailer.SendMail and takes nothing that names the intent`
	Name:       "write_mail",
	Parameters: json.RawMessage(`{"type": "object", "properties": {"to": {"type": "string"}}}`),
}}

var payoutTool = &genai.FunctionDeclaration{ // want `tool "pay_out" calls payments.Payout and takes nothing that names the intent`
	Name:       "pay_out",
	Parameters: &genai.Schema{Properties: map[string]*genai.Schema{"iban": {Type: "string"}}},
}

var greetTool = anthropic.ToolParam{ // want `tool "greet" calls mailer.SendMail and takes nothing that names the intent`
	Name:        "greet",
	InputSchema: anthropic.ToolInputSchemaParam{Properties: map[string]any{"word": map[string]any{"type": "string"}}},
}

// A handler with a struct.

type chargeIn struct{ Card string }

func more(g *genkit.Genkit, b billing, m mailer) {
	genkit.DefineTool(g, "charge", "Charge a card", func(ctx *ai.ToolContext, in chargeIn) (string, error) { // want `tool "charge" calls billing.ChargeCard and takes nothing that names the intent`
		return "", b.ChargeCard(context.Background(), in.Card, 1)
	})
	utils.InferTool("charge_eino", "Charge a card", func(ctx context.Context, in *chargeIn) (string, error) { // want `tool "charge_eino" calls billing.ChargeCard and takes nothing that names the intent`
		return "", b.ChargeCard(ctx, in.Card, 1)
	})
	toolrunner.NewBetaToolFromJSONSchema("mail_all", "Mail all", func(ctx context.Context, in chargeIn) (anthropic.BetaToolResultBlockParamContentUnion, error) { // want `tool "mail_all" calls mailer.SendMail and takes nothing that names the intent`
		return anthropic.BetaToolResultBlockParamContentUnion{}, m.SendMail(ctx, in.Card, "hello")
	})
}

// A type with methods; what it takes is one text, in which a key may be: silent.

type texter struct{ m mailer }

var _ tools.Tool = (*texter)(nil)

func (t *texter) Name() string { return "texter" }

func (t *texter) Description() string { return "Sends a mail" }

func (t *texter) Call(ctx context.Context, input string) (string, error) {
	return "", t.m.SendMail(ctx, input, "hello")
}
