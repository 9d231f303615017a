package catalog

// A Tool says how a tool is described to a language model: by a call, by a struct
// literal, or by a type that implements an interface. A path from recv begins at
// the literal, or at the implementing type. Where no Handler is named, it is the
// function that stands beside the description, or behind the tool's name.
type Tool struct {
	Line
	Func []Symbol
	Type []Symbol // a struct whose literals are tools, or an interface

	Handler Access   // the function that is run
	Name    Access   // the tool's name
	Text    Access   // what the model is told
	Schema  []Access // its parameters as JSON schema: text, a map or structs
	Params  []Symbol // its parameters as options, each named by its first argument
	About   []Symbol // options of those, that say what the parameter is

	ReadOnly    []Access // hints
	Idempotent  []Access
	Destructive []Access
}
