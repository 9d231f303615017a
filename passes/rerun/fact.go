package rerun

import (
	"fmt"
	"go/types"
	"sort"
	"strings"

	"github.com/idemlint/idemlint/internal/fact"
	"golang.org/x/tools/go/analysis"
)

// A Run is a function argument that a function runs again.
type Run struct {
	Param int    // the parameter, -1 the receiver
	Path  string // the field or method in it: "Op", "Execute()"
	Mode  string
	At    string // where it is repeated, "retry.go:12"
	Off   string // the setting that makes it run once, "arg1=1", or ""
}

func (r Run) String() string {
	s := "recv"
	if r.Param >= 0 {
		s = fmt.Sprintf("arg%d", r.Param)
	}
	if r.Path != "" {
		s += "." + r.Path
	}
	if r.Off != "" {
		return fmt.Sprintf("%s (%s, %s; once if %s)", s, r.Mode, r.At, r.Off)
	}
	return fmt.Sprintf("%s (%s, %s)", s, r.Mode, r.At)
}

// IdemRerunRuns says which function arguments a function runs again.
type IdemRerunRuns struct{ Runs []Run }

// AFact marks the type as a fact.
func (*IdemRerunRuns) AFact() {}

func (f *IdemRerunRuns) String() string {
	var s []string
	for _, r := range f.Runs {
		s = append(s, r.String())
	}
	return "runs again: " + strings.Join(s, ", ")
}

// export writes what was learnt as facts.
func (a *solver) export(pass *analysis.Pass) {
	for _, fn := range a.funcs {
		runs := a.runs[fn]
		obj, ok := fn.Object().(*types.Func)
		if len(runs) == 0 || !ok {
			continue
		}
		sort.Slice(runs, func(i, j int) bool {
			if runs[i].Param != runs[j].Param {
				return runs[i].Param < runs[j].Param
			}
			return runs[i].Path < runs[j].Path
		})
		fact.Export(pass, obj, &IdemRerunRuns{runs})
	}
}

// importFacts reads the facts about other packages' functions.
func importFacts(pass *analysis.Pass) map[*types.Func][]Run {
	imported := map[*types.Func][]Run{}
	for _, f := range pass.AllObjectFacts() {
		known, ok := f.Fact.(*IdemRerunRuns)
		if fn, isFunc := f.Object.(*types.Func); ok && isFunc && fn.Pkg() != pass.Pkg {
			imported[fn] = known.Runs
		}
	}
	return imported
}
