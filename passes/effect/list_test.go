package effect_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/effect"
)

// effects says of each effect what it is, how surely that is known, and under which key.
var effects = &analysis.Analyzer{
	Name:       "effects",
	Doc:        "effects: what each call does",
	Requires:   []*analysis.Analyzer{effect.Analyzer},
	ResultType: reflect.TypeFor[[]rule.Finding](),
	Run: func(pass *analysis.Pass) (any, error) {
		var found []rule.Finding
		for _, e := range pass.ResultOf[effect.Analyzer].(*effect.Result).Effects {
			message := fmt.Sprintf("%s %s k%d, key %s", e.Class, e.Verb, e.K, e.Key)
			if len(e.Via) > 0 {
				message += ", via " + strings.Join(e.Via, ", ")
			}
			if e.Handed {
				message += ", handed over"
			}
			found = append(found, rule.Finding{
				Rule: "effects", Confidence: rule.High, Severity: "note",
				Pos: e.Call.Pos(), End: e.Call.Pos(), Message: message,
			})
		}
		return found, nil
	},
}

// What a call does is summed up over the functions of a package and across
// packages: the key that a caller leaves empty, the key that it gives, the chain.
func TestSummaries(t *testing.T) { wanttest.Run(t, "effects", effects) }
