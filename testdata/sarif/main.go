// Command sarif checks a SARIF log on standard input against a JSON schema, whose
// file is its argument. It is a module of its own: only tests need it.
package main

import (
	"fmt"
	"os"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

func main() {
	if err := check(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func check(file string) error {
	schema, err := jsonschema.NewCompiler().Compile(file)
	if err != nil {
		return err
	}
	log, err := jsonschema.UnmarshalJSON(os.Stdin)
	if err != nil {
		return err
	}
	return schema.Validate(log)
}
