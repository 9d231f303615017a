// Package hintmismatch reports hints of tools that do not agree with what the tool does.
//
// # What it reports
//
// A tool for a language model whose description says something of its nature that its
// code contradicts: read-only, and it charges, sends, sets or deletes; idempotent, and
// a second call has a second effect; not destructive, and it deletes; not idempotent,
// while all it does is to set a value or to delete by id. Only what is said is looked
// at, not what is left to the default (writes, destructive, not idempotent). This is a
// preview, off by default: it is switched on with rules: {hintmismatch: on}, or
// -rules=+hintmismatch.
//
// # Why it matters
//
// Clients believe hints: what is read-only is run without asking the user, what is
// idempotent is run again after a timeout, what is not idempotent is not.
//
// # Flagged
//
//	mcp.NewTool("create_invoice", mcp.WithIdempotentHintAnnotation(true), …) // its code creates one per call
//
//	&mcp.Tool{Name: "purge", Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true}}
//
// # Not flagged
//
//	mcp.NewTool("set_label", mcp.WithIdempotentHintAnnotation(true), …) // a second call changes nothing
//
// An HTTP POST counts as a change only if the tool's name says so as well: much that is
// posted only asks. A tool whose code claims a key before it acts is idempotent.
//
// # Confidence
//
// High: the catalog or a directive knows the effect. Medium: it is known by a type or an
// implementation, or the tool's own name says the same as its code. Low: only the name of
// a method that is called says that something is set or taken away, and the hint that
// could be better.
//
// # How to fix
//
// Set the hint to what the code does. Where the tool should be idempotent, take a key
// and hand it on.
//
// # Limits
//
// Hints that are computed are not seen. That a tool only reads cannot be proved, so a
// hint that is needlessly careful is reported only where the code sets or deletes.
//
// # References
//
//   - https://modelcontextprotocol.io/specification/2025-06-18/schema#toolannotations
package hintmismatch
