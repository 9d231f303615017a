// Package llms declares, for tests, what they use of github.com/tmc/langchaingo/llms.
package llms

type FunctionDefinition struct {
	Name        string
	Description string
	Parameters  any
}

type Tool struct{ Function *FunctionDefinition }
