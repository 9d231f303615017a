// Package genai declares, for tests, what they use of google.golang.org/genai.
package genai

type FunctionDeclaration struct {
	Description          string
	Name                 string
	Parameters           *Schema
	ParametersJsonSchema any
}

type Schema struct {
	Type        string
	Description string
	Properties  map[string]*Schema
	Required    []string
}

type Tool struct{ FunctionDeclarations []*FunctionDeclaration }
