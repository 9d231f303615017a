// Package toolrunner declares, for tests, what they use of github.com/anthropics/anthropic-sdk-go/toolrunner.
package toolrunner

import (
	"context"
	anthropic "github.com/anthropics/anthropic-sdk-go"
)

func NewBetaTool[T any](name, description string, schema anthropic.BetaToolInputSchemaParam, handler func(context.Context, T) (anthropic.BetaToolResultBlockParamContentUnion, error)) (_ anthropic.BetaTool) {
	return
}

func NewBetaToolFromBytes[T any](name, description string, schemaJSON []byte, handler func(context.Context, T) (anthropic.BetaToolResultBlockParamContentUnion, error)) (_ anthropic.BetaTool, _ error) {
	return
}

func NewBetaToolFromJSONSchema[T any](name, description string, handler func(context.Context, T) (anthropic.BetaToolResultBlockParamContentUnion, error)) (_ anthropic.BetaTool, _ error) {
	return
}
