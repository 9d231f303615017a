// Package unkeyedtool reports tools for language models whose effect nothing keeps from being doubled.
//
// # What it reports
//
// A tool that is offered to a language model (Model Context Protocol, function
// calling), whose code charges, sends, publishes or creates, while no parameter names
// the intent. A tool that takes an idempotency key and hands it to nothing, or never
// looks at it. A description that tells the model to make a new key for each call.
//
// # Why it matters
//
// A model that gets a timeout calls the tool again, and so does the program around it.
// Nothing in the second call says that it is the first one once more: only the model
// can say so, by a key that it keeps.
//
// # Flagged
//
//	mcp.AddTool(s, &mcp.Tool{Name: "send_message"},
//		func(ctx context.Context, _ *mcp.CallToolRequest, in Message) (*mcp.CallToolResult, Out, error) {
//			_, _, err := slack.PostMessageContext(ctx, in.Channel, text(in)) // two calls, two messages
//			…
//
//	mcp.WithString("idempotency_key", mcp.Description("must be unique for every request"))
//
// # Not flagged
//
//	mcp.NewTool("charge",
//		mcp.WithString("idempotency_key", mcp.Required(),
//			mcp.Description("names this payment; use the same one when you call again")), …)
//
// Tools that read, set a value, apply by name, delete or update by id; tools that claim
// before they act; tools whose parameters are not all seen.
//
// # Confidence
//
// High: money by an effect that is known for sure, and a key that is ignored. Medium:
// other known effects, money or messages by name, and what another module's method does
// by its name where the tool's own name says so, too. Low: a required parameter names
// what is made, so that a second one may be refused; a tool that by its name or hints
// is harmless; an HTTP POST or a mutation that by the tool's name need not create.
//
// # How to fix
//
// Take a parameter such as idempotency_key, describe it as one for the intent that is
// reused on a retry, and hand it to the provider, or claim it in a store first.
//
// # Limits
//
// The code that is run is found beside the description, in a call, a literal, the
// results of a function or the methods of one type, or behind its name, in a switch or
// a map of the same package. Tools that are described through a helper of one's own are
// not seen; the configuration can teach the helper:
//
//	apis:
//	  example.org/server: {tools: [{func: NewTool, name: arg0, text: arg1, handler: arg2}]}
//
// # References
//
//   - https://modelcontextprotocol.io/specification/2025-06-18/server/tools
//   - https://docs.stripe.com/api/idempotent_requests
package unkeyedtool
