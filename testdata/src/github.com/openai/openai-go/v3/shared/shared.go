// Package shared declares, for tests, what they use of github.com/openai/openai-go/v3/shared.
package shared

import "github.com/openai/openai-go/v3/packages/param"

type FunctionDefinitionParam struct {
	Name        string
	Description param.Opt[string]
	Parameters  FunctionParameters
}

type FunctionParameters map[string]any
