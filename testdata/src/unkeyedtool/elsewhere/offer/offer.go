// Package offer describes what another package does.
package offer

import (
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"unkeyedtool/elsewhere/desk"
)

func register(s *server.MCPServer, d *desk.Desk) {
	s.AddTool(mcp.NewTool("announce", mcp.WithString("text")), d.Announce) // want `tool "announce" calls Poster.PostMessageContext and takes nothing that names the intent: .*the message is sent twice.*\(unkeyedtool, medium\)`
	s.AddTool(mcp.NewTool("announce_once", mcp.WithString("text"), mcp.WithString("request_token")), d.Announce)
	s.AddTool(mcp.NewTool("correct", mcp.WithString("at")), d.Correct)
}
