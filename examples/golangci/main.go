// This is golangci-lint with idemlint linked in. Copy the folder, put a released
// version of idemlint into go.mod in the place of the replace line, and build:
//
//	go build -o golangci-lint .
//
// "golangci-lint custom" does the same where it can clone golangci-lint.
package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/golangci/golangci-lint/v2/pkg/commands"
	"github.com/golangci/golangci-lint/v2/pkg/exitcodes"

	_ "github.com/idemlint/idemlint/golangci"
)

func main() {
	info := commands.BuildInfo{Version: version(), GoVersion: runtime.Version(), Commit: "?", Date: "?"}
	if err := commands.Execute(info); err != nil {
		fmt.Fprintln(os.Stderr, "golangci-lint:", err)
		os.Exit(exitcodes.Failure)
	}
}

// version returns that of the golangci-lint that is linked in.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	for _, dep := range info.Deps {
		if dep.Path == "github.com/golangci/golangci-lint/v2" {
			return strings.TrimPrefix(dep.Version, "v")
		}
	}
	return "unknown"
}
