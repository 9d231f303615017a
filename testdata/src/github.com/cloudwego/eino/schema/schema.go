// Package schema declares, for tests, what they use of github.com/cloudwego/eino/schema.
package schema

type ParamsOneOf struct{}

type StreamReader[T any] struct{}

type ToolInfo struct{ *ParamsOneOf }

type ToolResult struct{}
