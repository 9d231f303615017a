package site

import (
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/ssabody"
	"github.com/idemlint/idemlint/passes/txn"
)

// StateAnalyzer gives the *States of each package. They are of claims and keys, and
// stand beside what is found of effects.
var StateAnalyzer = &analysis.Analyzer{
	Name:       "idemstatesite",
	Doc:        "idemstatesite: the states between a claim and its outcome, and what a repeat is answered with",
	Requires:   []*analysis.Analyzer{config.Analyzer, ssabody.Analyzer, origin.Analyzer, effect.Analyzer, guard.Analyzer, rerun.Analyzer, txn.Analyzer, UnguardedAnalyzer},
	Run:        runStates,
	ResultType: reflect.TypeFor[*States](),
}

// States are what a package does between a claim and its outcome.
type States struct {
	Loses   []*Loss   // marked done first
	Doubles []*Double // done, or as if never begun
	Replays []*Replay // answered without a look at the request
}

func runStates(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, &States{}, func() *States {
		w := &world{
			pass:  pass,
			done:  pass.ResultOf[effect.Analyzer].(*effect.Result),
			again: pass.ResultOf[rerun.Analyzer].(*rerun.Result),
			org:   pass.ResultOf[origin.Analyzer].(*origin.Result),
		}
		out := &States{}
		for _, fn := range w.events().Funcs() {
			if len(w.events().Events(fn)) == 0 {
				continue
			}
			out.Loses = append(out.Loses, w.loses(fn)...)
			out.Doubles = append(out.Doubles, w.doubles(fn)...)
			out.Replays = append(out.Replays, w.replays(fn)...)
		}
		return out
	})
}
