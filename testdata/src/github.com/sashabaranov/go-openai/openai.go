// Package openai declares, for tests, what they use of github.com/sashabaranov/go-openai.
package openai

type FunctionDefinition struct {
	Name        string
	Description string
	Parameters  any
}

type Tool struct{ Function *FunctionDefinition }
