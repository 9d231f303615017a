// Package anthropic declares, for tests, what they use of github.com/anthropics/anthropic-sdk-go.
package anthropic

import (
	"github.com/anthropics/anthropic-sdk-go/packages/param"
)

type BetaTool interface{}

type BetaToolInputSchemaParam struct{ paramObj }

type BetaToolResultBlockParamContentUnion struct{ paramUnion }

type paramObj = param.APIObject

type paramUnion = param.APIUnion

type BetaToolParam struct {
	Name        string
	Description param.Opt[string]
	InputSchema BetaToolInputSchemaParam
	paramObj
}

type ToolInputSchemaParam struct {
	Properties any
	Required   []string
	paramObj
}

type ToolParam struct {
	Name        string
	Description param.Opt[string]
	InputSchema ToolInputSchemaParam
	paramObj
}

func String(s string) (_ param.Opt[string]) { return }
