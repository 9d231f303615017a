package driver

import (
	"fmt"
	"go/types"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
)

// A pipeline is the analyzers in an order in which each comes after those that
// it requires.
type pipeline struct {
	all   []*analysis.Analyzer
	facts []*analysis.Analyzer // those that give facts, and what they require
	rules []*analysis.Analyzer // those whose result is []rule.Finding

	unresolved func(resultOf map[*analysis.Analyzer]any) int // may be nil
}

func newPipeline(roots []*analysis.Analyzer, unresolved func(map[*analysis.Analyzer]any) int) *pipeline {
	p := &pipeline{all: inOrder(roots), unresolved: unresolved}
	var facty []*analysis.Analyzer
	for _, a := range p.all {
		if len(a.FactTypes) > 0 {
			facty = append(facty, a)
		}
		if a.ResultType == findingsType {
			p.rules = append(p.rules, a)
		}
	}
	p.facts = inOrder(facty)
	registerFacts(facty)
	return p
}

// inOrder returns the analyzers and all that they require, requirements first.
func inOrder(roots []*analysis.Analyzer) []*analysis.Analyzer {
	var order []*analysis.Analyzer
	seen := make(map[*analysis.Analyzer]bool)
	var visit func([]*analysis.Analyzer)
	visit = func(list []*analysis.Analyzer) {
		for _, a := range list {
			if !seen[a] {
				seen[a] = true
				visit(a.Requires)
				order = append(order, a)
			}
		}
	}
	visit(roots)
	return order
}

// run analyses one checked unit: with all analyzers where findings are wanted,
// else with those that give facts.
func (p *pipeline) run(u *unit, src *source, w *world) (*result, error) {
	facts, err := newUnitFacts(u, src.pkg, w)
	if err != nil {
		return nil, err
	}
	list := p.facts
	if u.report {
		list = p.all
	}
	results := make(map[*analysis.Analyzer]any)
	for _, a := range list {
		res, err := runAnalyzer(newPass(a, u, src, facts, results))
		if err != nil {
			return nil, fmt.Errorf("%s on %s: %v: please report this", a.Name, u.ImportPath, err)
		}
		results[a] = res
	}
	out := new(result)
	for _, a := range p.rules {
		list, _ := results[a].([]rule.Finding)
		for _, f := range list {
			if f.Offer != nil {
				out.Offers = append(out.Offers, offered{newFound(src.fset, u.Dir, f), *f.Offer})
				continue
			}
			out.Found = append(out.Found, newFound(src.fset, u.Dir, f))
		}
	}
	if u.report {
		out.Ignores = newIgnores(src, u.Dir)
		if p.unresolved != nil {
			out.Unresolved = p.unresolved(results)
		}
	}
	if settings, ok := results[config.Analyzer].(*config.Settings); ok && settings.Err != nil {
		out.Wrong = strings.Split(settings.Err.Error(), "\n")
	}
	if out.Facts, err = facts.own.encode(); err != nil {
		return nil, err
	}
	out.HasFacts = len(out.Facts) > 0
	out.Outside = outside(src.pkg, out.Facts)
	return out, nil
}

// runAnalyzer runs one analyzer; its panic becomes an error of one line.
func runAnalyzer(pass *analysis.Pass) (res any, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("internal error: %v", r)
		}
	}()
	return pass.Analyzer.Run(pass)
}

// newPass makes the pass of one analyzer. Diagnostics are dropped: a rule's
// result holds all its findings, at every grade.
func newPass(a *analysis.Analyzer, u *unit, src *source, facts *unitFacts, results map[*analysis.Analyzer]any) *analysis.Pass {
	required := make(map[*analysis.Analyzer]any)
	for _, req := range a.Requires {
		required[req] = results[req]
	}
	return &analysis.Pass{
		Analyzer:     a,
		Fset:         src.fset,
		Files:        src.files,
		OtherFiles:   absolute(u.Dir, u.EmbedFiles),
		IgnoredFiles: absolute(u.Dir, u.IgnoredGoFiles),
		Pkg:          src.pkg,
		TypesInfo:    src.info,
		TypesSizes:   src.sizes,
		Module:       u.module(),
		ResultOf:     required,
		Report:       func(analysis.Diagnostic) {},
		ReadFile:     os.ReadFile,
		ImportObjectFact: func(obj types.Object, ptr analysis.Fact) bool {
			return obj != nil && facts.get(obj.Pkg(), obj, ptr)
		},
		ImportPackageFact: func(pkg *types.Package, ptr analysis.Fact) bool { return facts.get(pkg, nil, ptr) },
		ExportObjectFact:  facts.put,
		ExportPackageFact: func(fact analysis.Fact) { facts.put(nil, fact) },
		AllObjectFacts: func() (list []analysis.ObjectFact) {
			facts.all(a.FactTypes, func(_ *types.Package, obj types.Object, f analysis.Fact) {
				if obj != nil {
					list = append(list, analysis.ObjectFact{Object: obj, Fact: f})
				}
			})
			return list
		},
		AllPackageFacts: func() (list []analysis.PackageFact) {
			facts.all(a.FactTypes, func(pkg *types.Package, obj types.Object, f analysis.Fact) {
				if obj == nil {
					list = append(list, analysis.PackageFact{Package: pkg, Fact: f})
				}
			})
			return list
		},
	}
}
