// Package responses declares, for tests, what they use of github.com/openai/openai-go/v3/responses.
package responses

import "github.com/openai/openai-go/v3/packages/param"

type FunctionToolParam struct {
	Name        string
	Description param.Opt[string]
	Parameters  map[string]any
}

type ToolUnionParam struct{ OfFunction *FunctionToolParam }

func ToolParamOfFunction(name string, parameters map[string]any, strict bool) (_ ToolUnionParam) {
	return
}
