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
