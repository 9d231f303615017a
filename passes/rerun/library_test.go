package rerun_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// regions says of each call of a function named effect what runs it again.
var regions = &analysis.Analyzer{
	Name:       "regions",
	Doc:        "regions: what runs each effect again",
	Requires:   []*analysis.Analyzer{rerun.Analyzer, ssabody.Analyzer},
	ResultType: reflect.TypeFor[[]rule.Finding](),
	Run: func(pass *analysis.Pass) (any, error) {
		var found []rule.Finding
		again := pass.ResultOf[rerun.Analyzer].(*rerun.Result)
		for _, fn := range pass.ResultOf[ssabody.Analyzer].(*ssabody.Package).Funcs() {
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					c, ok := instr.(*ssa.Call)
					if ok && asked(&c.Call, again.At(c)) {
						found = append(found, rule.Finding{
							Rule: "regions", Confidence: rule.High, Severity: "note",
							Pos: c.Pos(), End: c.Pos(), Message: describe(again.At(c)),
						})
					}
				}
			}
		}
		return found, nil
	},
}

// asked reports whether the wants speak of a call: of effect always, of a send
// through a client if something repeats it.
func asked(c *ssa.CallCommon, at []rerun.Region) bool {
	name := ""
	if fn := c.StaticCallee(); fn != nil {
		name = fn.Name()
	} else if c.IsInvoke() {
		name = c.Method.Name()
	} else if results := c.Signature().Results(); results.Len() == 2 {
		name = "next" // a function value that sends
	}
	switch name {
	case "effect":
		return true
	case "Do", "Post", "RoundTrip", "Invoke", "next":
		return len(at) > 0 && at[0].Pos.IsValid() && (at[0].Kind == rerun.Loop || at[0].Pos == c.Pos())
	}
	return false
}

func describe(at []rerun.Region) string {
	var out []string
	for _, g := range at {
		d := fmt.Sprintf("r%d %s", g.Grade, g.What)
		if g.Mode == rerun.Poll || g.Mode == rerun.Tx {
			d += " " + string(g.Mode)
		}
		out = append(out, d)
	}
	if len(out) == 0 {
		return "no region"
	}
	return strings.Join(out, "; ")
}

// The catalog's wrappers and handlers are regions where stubs of their libraries
// are used as the libraries are.
func TestLibraries(t *testing.T) { wanttest.Run(t, "regions", regions) }
