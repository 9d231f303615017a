// Package desk does what another package offers.
package desk

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/slack-go/slack"
)

// Poster is a client behind an interface of one's own.
type Poster interface {
	PostMessageContext(ctx context.Context, channelID string, options ...slack.MsgOption) (string, string, error)
	UpdateMessageContext(ctx context.Context, channelID, timestamp string, options ...slack.MsgOption) (string, string, string, error)
}

type Desk struct{ P Poster }

func (d *Desk) Announce(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, d.post(ctx, r.GetString("text", ""))
}

func (d *Desk) post(ctx context.Context, text string) error {
	_, _, err := d.P.PostMessageContext(ctx, "news", slack.MsgOptionText(text, false))
	return err
}

func (d *Desk) Correct(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_, _, _, err := d.P.UpdateMessageContext(ctx, "news", r.GetString("at", ""))
	return nil, err
}
