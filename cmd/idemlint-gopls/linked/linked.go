// Package linked is what a gopls that idemlint-gopls has built runs.
package linked

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/schema"
)

// FlagsVariable names the environment variable that holds flags of idemlint:
// gopls has none for its analyzers.
const FlagsVariable = "IDEMLINT_FLAGS"

// A Rule is an analyzer with the severity that an editor shows.
type Rule struct {
	Analyzer *analysis.Analyzer
	Error    bool // else it is a warning
}

// Rules returns the rules. They are prepared for gopls, which keeps results under
// the names of analyzers: those of the passes change with the settings. What is
// wrong with the settings is said on standard error, which editors show in the log
// of the server; the rules then run without them.
func Rules() []Rule {
	note := func(line string) { fmt.Fprintln(os.Stderr, "idemlint: "+line) }
	config.SetDoor(config.Door{PrintsRule: true, Note: note, Error: note})
	flags := os.Getenv(FlagsVariable)
	if err := parse(flags); err != nil {
		note(FlagsVariable + ": " + err.Error())
	}
	all := analyzers.All()
	digest, err := digest(flags)
	if err != nil {
		note(err.Error())
	}
	config.Salt(all, digest)
	var rules []Rule
	for _, a := range all {
		if a != config.Analyzer {
			rules = append(rules, Rule{Analyzer: a, Error: a.Name == "baddirective"})
		}
	}
	return rules
}

func parse(flags string) error {
	fs := flag.NewFlagSet("idemlint", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	config.RegisterFlags(fs)
	return fs.Parse(strings.Fields(flags))
}

// digest is that of the flags, and of the settings and the schema that hold in the
// folder in which gopls was started, by rule the editor's workspace. Outside of a module nothing is
// known of the settings, and no result of an earlier gopls is used.
func digest(flags string) (string, error) {
	settings, err := config.DoorDigest(".")
	if err != nil {
		settings = err.Error()
	}
	settings = schema.Join(settings, ".")
	if !inModule() {
		settings += time.Now().String()
	}
	return fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "%q %q", flags, schema.Join(settings, ".")))), err
}

// inModule reports whether a go.mod or a go.work is here or above.
func inModule() bool {
	dir, err := os.Getwd()
	if err != nil {
		return false
	}
	for {
		for _, name := range []string{"go.mod", "go.work"} {
			if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
				return true
			}
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return false
		}
		dir = parent
	}
}
