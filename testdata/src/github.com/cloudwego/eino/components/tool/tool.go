// Package tool declares, for tests, what they use of github.com/cloudwego/eino/components/tool.
package tool

type EnhancedInvokableTool interface{}

type InvokableTool interface{}

type Option struct{}

type StreamableTool interface{}
