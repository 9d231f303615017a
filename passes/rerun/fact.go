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

// IdemRerunClient says that what is sent through a value is sent again by itself:
// a field or package variable holds such a client, a function returns one, or
// each call of a method is repeated.
type IdemRerunClient struct {
	What   string // what makes it so: "Client.StandardClient"
	At     string // where, "client.go:12"
	Method bool   // on a method: the calls of it are repeated, not what it returns
}

// AFact marks the type as a fact.
func (*IdemRerunClient) AFact() {}

func (f *IdemRerunClient) String() string {
	s := "a client that repeats"
	if f.Method {
		s = "repeats each call"
	}
	return fmt.Sprintf("%s (%s, %s)", s, f.What, f.At)
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
	for fn, cl := range a.clients.methods {
		fact.Export(pass, fn, &IdemRerunClient{cl.What, cl.At, true})
	}
	for fn, cl := range a.clients.results {
		if a.clients.methods[fn] == nil {
			fact.Export(pass, fn, &IdemRerunClient{cl.What, cl.At, false})
		}
	}
	for v, cl := range a.clients.kept {
		fact.Export(pass, v, &IdemRerunClient{cl.What, cl.At, false})
	}
}

// importFacts reads the facts about other packages' objects.
func importFacts(pass *analysis.Pass) (map[*types.Func][]Run, map[types.Object]*IdemRerunClient) {
	runs, remote := map[*types.Func][]Run{}, map[types.Object]*IdemRerunClient{}
	for _, f := range pass.AllObjectFacts() {
		if f.Object.Pkg() == pass.Pkg {
			continue
		}
		switch known := f.Fact.(type) {
		case *IdemRerunRuns:
			if fn, ok := f.Object.(*types.Func); ok {
				runs[fn] = known.Runs
			}
		case *IdemRerunClient:
			remote[f.Object] = known
		}
	}
	return runs, remote
}
