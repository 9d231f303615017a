// Package rerun says what runs again: retry loops, functions handed to retry
// wrappers, and entry points that the environment repeats.
package rerun

import (
	"go/token"
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the *Result of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemrerun",
	Doc:        "idemrerun: what runs again, by kind and grade",
	Requires:   []*analysis.Analyzer{roles.Analyzer, ssabody.Analyzer},
	Run:        func(*analysis.Pass) (any, error) { return &Result{}, nil },
	ResultType: reflect.TypeFor[*Result](),
}

// A Region is code that runs again.
type Region struct {
	Kind  Kind
	Grade int       // 3: retried by this program; 2: redelivered; 1: may be repeated
	Pos   token.Pos // the loop, the wrapper's call or the handler; NoPos if in another package
	At    string    // "pay.go:38"
	What  string    // for messages: "loop", "backoff.Retry", "withRetry", "asynq handler"
	Via   []string  // functions between the region and the code in it, outermost first, at most 3
	Why   string    // one line for explain
}

// Kind is the form of a repeat.
type Kind string

// The kinds of region.
const (
	Loop    Kind = "loop"    // a retry loop
	Wrapper Kind = "wrapper" // a function handed to a retry wrapper
	Handler Kind = "handler" // an entry point that is redelivered
)

// Result answers for one package.
type Result struct{}

// At returns the regions that run instr again, the innermost first. Regions of
// callers in this package count (at most three static calls away).
func (r *Result) At(instr ssa.Instruction) []Region { return nil }
