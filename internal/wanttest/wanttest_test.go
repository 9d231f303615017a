package wanttest

import (
	"fmt"
	"go/ast"
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/idemlint/idemlint/internal/fact"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
)

// toyFact stands on each exported function.
type toyFact struct{ Text string }

func (*toyFact) AFact()           {}
func (f *toyFact) String() string { return f.Text }

var toyPass = &analysis.Analyzer{
	Name:      "idemtoy",
	Doc:       "notes a fact of each function",
	Requires:  []*analysis.Analyzer{config.Analyzer},
	FactTypes: []analysis.Fact{(*toyFact)(nil)},
	Run: func(pass *analysis.Pass) (any, error) {
		for _, name := range pass.Pkg.Scope().Names() {
			if fn, ok := pass.Pkg.Scope().Lookup(name).(*types.Func); ok {
				fact.Export(pass, fn, &toyFact{"called from elsewhere"})
			}
		}
		return nil, nil
	},
}

// toy reports calls of functions of other packages: of foreign ones outside
// the standard library, and, less sure, of those with a fact.
var toy = rule.New(rule.Meta{Name: "toy"}, "Package toy reports calls.", func(p *rule.Pass) {
	inspector.New(p.Files).Preorder([]ast.Node{(*ast.CallExpr)(nil)}, func(n ast.Node) {
		call := n.(*ast.CallExpr)
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || p.TypesInfo.Uses[sel.Sel].Pkg().Path() == "strconv" {
			return
		}
		f := rule.Finding{Category: "call", Confidence: rule.High, Pos: call.Pos(), End: call.End()}
		f.Message = fmt.Sprintf("call of %s, which is foreign: the stub stands for it", sel.Sel.Name)
		if p.ImportObjectFact(p.TypesInfo.Uses[sel.Sel], new(toyFact)) {
			f.Confidence = rule.Medium
			f.Message = fmt.Sprintf("call of %s, which has a fact: it is own code", sel.Sel.Name)
		}
		p.Report(f)
	})
}, toyPass)

func init() { toy.FactTypes = toyPass.FactTypes }

func TestRun(t *testing.T) { Run(t, "wanttest", toy) }
