// Package schema declares, for tests, what they use of github.com/cloudwego/eino/schema.
package schema

type ParamsOneOf struct{}

type StreamReader[T any] struct{}

type DataType string

type ParameterInfo struct {
	Type     DataType
	Desc     string
	Required bool
}

type ToolInfo struct {
	Name string
	Desc string
	*ParamsOneOf
}

func NewParamsOneOfByParams(params map[string]*ParameterInfo) (_ *ParamsOneOf) { return }

type ToolResult struct{}
