package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/site"
)

// ExplainRequires are the analyzers whose results Explain reads.
func ExplainRequires() []*analysis.Analyzer {
	return []*analysis.Analyzer{site.Analyzer, rerun.Analyzer}
}

// Explain says, in lines of text, what the engine knows about a line of a file of
// the pass: the key slots on it with their origins, what repeats them, the rule
// that owns them or why none does, and why loops around it are retries or not. It
// returns no lines where there is nothing to say.
func Explain(pass *analysis.Pass, file string, line int) []string {
	again := pass.ResultOf[rerun.Analyzer].(*rerun.Result)
	out := site.Explain(pass, pass.ResultOf[site.Analyzer].([]*site.Site), again, file, line)
	for _, f := range pass.Files {
		if tf := pass.Fset.File(f.FileStart); tf.Name() == file && line >= 1 && line <= tf.LineCount() {
			out = append(out, again.Explain(tf.LineStart(line))...)
		}
	}
	return out
}
