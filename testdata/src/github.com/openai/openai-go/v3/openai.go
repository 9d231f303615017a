// Package openai declares, for tests, what they use of github.com/openai/openai-go/v3.
package openai

import (
	"github.com/openai/openai-go/v3/packages/param"
	"github.com/openai/openai-go/v3/shared"
)

type FunctionDefinitionParam = shared.FunctionDefinitionParam

type FunctionParameters = shared.FunctionParameters

func String(s string) (_ param.Opt[string]) { return }
