// Command idemlint points at the places in Go code where a retry, a replay, a
// crash between two steps or two requests at once would produce a second
// effect. It is a command of its own and the tool behind go vet -vettool:
//
//	idemlint ./...
//	go vet -vettool=$(which idemlint) ./...
package main

import (
	"os"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/internal/driver"
)

func main() {
	suite := &driver.Suite{
		Analyzers:       analyzers.All(),
		Explain:         analyzers.Explain,
		ExplainRequires: analyzers.ExplainRequires(),
		Unresolved:      analyzers.Unresolved,
	}
	os.Exit(driver.Main(suite, os.Args[1:]))
}
