package analyzers

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/life"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/site"
	"github.com/idemlint/idemlint/passes/ssabody"
	"github.com/idemlint/idemlint/passes/tool"
)

// ExplainRequires are the analyzers whose results Explain reads.
func ExplainRequires() []*analysis.Analyzer {
	return []*analysis.Analyzer{site.Analyzer, site.EffectAnalyzer, site.UniqueAnalyzer, site.UnguardedAnalyzer, rerun.Analyzer, guard.Analyzer, ssabody.Analyzer, life.Analyzer, tool.Analyzer}
}

// Explain says, in lines of text, what the engine knows about a line of a file of
// the pass: the key slots and effects on it, what repeats them, the rule
// that owns them or why none does, what is looked up, claimed and recorded there,
// and why loops around it are retries or not. It returns no lines where there is
// nothing to say.
func Explain(pass *analysis.Pass, file string, line int) []string {
	again := pass.ResultOf[rerun.Analyzer].(*rerun.Result)
	out := site.Explain(pass, pass.ResultOf[site.Analyzer].([]*site.Site), again, file, line)
	out = append(out, site.ExplainEffects(pass, pass.ResultOf[site.EffectAnalyzer].([]*site.Effect), again, file, line)...)
	out = append(out, site.ExplainUniques(pass, pass.ResultOf[site.UniqueAnalyzer].([]*site.Unique), file, line)...)
	out = append(out, pass.ResultOf[guard.Analyzer].(*guard.Result).Explain(pass, file, line)...)
	out = append(out, site.ExplainUnguarded(pass, pass.ResultOf[site.UnguardedAnalyzer].([]*site.Unguarded), file, line)...)
	lives, _ := pass.ResultOf[life.Analyzer].([]*life.Life)
	out = append(out, life.Explain(pass, lives, file, line)...)
	tools, _ := pass.ResultOf[tool.Analyzer].([]*tool.Tool)
	out = append(out, tool.Explain(pass, tools, file, line)...)
	for _, f := range pass.Files {
		if tf := pass.Fset.File(f.FileStart); tf.Name() == file && line >= 1 && line <= tf.LineCount() {
			out = append(out, again.Explain(tf.LineStart(line))...)
			if why := pass.ResultOf[ssabody.Analyzer].(*ssabody.Package).Explain(tf.LineStart(line)); why != "" {
				out = append(out, why)
			}
		}
	}
	return out
}

// Unresolved counts the keys of a package of which no rule can say anything,
// since their value could not be followed. resultOf are the results of all
// analyzers on the package.
func Unresolved(resultOf map[*analysis.Analyzer]any) int {
	sites, _ := resultOf[site.Analyzer].([]*site.Site)
	n := 0
	for _, s := range sites {
		unknown := func(o origin.Org) bool { return o.Kind == origin.Opaque }
		if s.Owner == "" && slices.ContainsFunc(s.Slot.Val.Orgs, unknown) {
			n++
		}
	}
	return n
}
