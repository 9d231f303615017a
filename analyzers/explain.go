package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/site"
)

// ExplainRequires lists the passes that an analyzer must require whose pass is
// given to Explain.
func ExplainRequires() []*analysis.Analyzer {
	return []*analysis.Analyzer{site.Analyzer, rerun.Analyzer}
}

// Explain says, in lines of text, what the engine knows about a line of a file
// of the package; none if nothing there concerns it.
func Explain(pass *analysis.Pass, file string, line int) []string {
	sites, _ := pass.ResultOf[site.Analyzer].([]*site.Site)
	again, _ := pass.ResultOf[rerun.Analyzer].(*rerun.Result)
	return site.Explain(pass, sites, again, file, line)
}
