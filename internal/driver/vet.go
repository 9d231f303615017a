package driver

import (
	"flag"
	"fmt"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/idemlint/idemlint/passes/config"
)

// isVet reports whether the arguments are those of the vet protocol.
func isVet(args []string) bool {
	for _, arg := range args {
		if arg == "-V=full" || arg == "-flags" || strings.HasSuffix(arg, ".cfg") {
			return true
		}
	}
	return false
}

// vet answers the vet protocol. It returns only with an error's exit code.
func (s *Suite) vet(args []string) int {
	if args[0] == "-V=full" {
		if err := printVersion(); err != nil {
			fmt.Fprintf(os.Stderr, "idemlint: %v\n", err)
			return 1
		}
		return 0
	}
	config.RegisterFlags(flag.CommandLine)
	unitchecker.Main(s.Analyzers...)
	return 1
}

// printVersion answers -V=full, by which the go command knows when what it has
// cached holds no longer: for another binary and for other settings.
func printVersion() error {
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	settings, err := config.DoorDigest(dir)
	if err != nil {
		return err
	}
	exe, err := executableDigest()
	if err != nil {
		return err
	}
	fmt.Printf("idemlint version %s exe=%s cfg=%s\n", ownVersion(), exe, settings)
	return nil
}
