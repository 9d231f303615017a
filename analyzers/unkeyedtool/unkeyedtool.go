package unkeyedtool

import (
	_ "embed"
	"fmt"
	"go/ast"
	"strconv"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/site"
	"github.com/idemlint/idemlint/passes/tool"
)

//go:embed doc.go
var page string

// Analyzer reports tools for language models whose effect nothing keeps from being
// doubled.
var Analyzer = rule.New(rule.Meta{Name: "unkeyedtool"}, page, run, tool.Analyzer, site.EffectAnalyzer)

func run(pass *rule.Pass) {
	effects := pass.ResultOf[site.EffectAnalyzer].([]*site.Effect)
	for _, t := range pass.ResultOf[tool.Analyzer].([]*tool.Tool) {
		for i := range t.Faults {
			fault(pass, t, &t.Faults[i])
		}
		missing(pass, t, effects)
	}
}

// A doubled is something that a tool does, and does twice on a second call.
type doubled struct {
	name        string
	consequence string
	severity    string
	confidence  rule.Confidence
	related     rule.Related
}

// missing reports a tool that has an effect and takes no key: the surest effect
// stands for the others.
func missing(pass *rule.Pass, t *tool.Tool, effects []*site.Effect) {
	list := all(t, effects)
	if len(list) == 0 {
		return
	}
	first := list[0]
	out := rule.Finding{Category: "missing", Pos: t.Def.Pos(), End: t.Def.End()}
	if decl, ok := t.Def.(*ast.FuncDecl); ok { // a tool's method: its name stands for it
		out.Pos, out.End = decl.Name.Pos(), decl.Name.End()
	}
	for _, d := range list {
		out.Related = append(out.Related, d.related)
		if d.confidence > first.confidence {
			first = d
		}
	}
	out.Confidence, out.Severity = first.confidence, first.severity
	out.Message = fmt.Sprintf("tool %s calls %s and takes nothing that names the intent: a model that got no answer calls again, and %s; take an idempotency key and hand it on",
		strconv.Quote(t.Name), first.name, first.consequence)
	pass.Report(out)
}

// all are the things that a tool does twice on a second call: the effects that the
// rule owns, those of a function in another package, else calls that are known by
// their names.
func all(t *tool.Tool, effects []*site.Effect) []doubled {
	var list []doubled
	for _, s := range effects {
		offer, ok := s.Found.(*site.Offer)
		if s.Owner != site.UnkeyedTool || !ok || offer.Fault != nil || !t.Does(s.Call) {
			continue
		}
		if c, _ := t.Lacks(s.Effect); c > 0 {
			list = append(list, doubled{s.Name, consequence(s.Effect), severity(s.Effect), c,
				rule.Related{Pos: s.Call.Pos(), Message: s.Name + " is called here"}})
		}
	}
	for _, e := range t.Elsewhere {
		if c, _ := t.Lacks(e); c > 0 {
			list = append(list, doubled{e.Name, consequence(e), severity(e), c,
				rule.Related{At: e.At, Message: e.Name + " is called here"}})
		}
	}
	for _, m := range t.Makes {
		if c := t.LacksFor(m); len(t.Effects)+len(t.Elsewhere) == 0 && c > 0 {
			d := doubled{m.Name, "it is done twice", "warning", c, rule.Related{Pos: m.Call.Pos(), Message: m.Name + " is called here"}}
			if m.Kind == catalog.MoneyClass {
				d.consequence, d.severity = "the money moves twice", "error"
			}
			list = append(list, d)
		}
	}
	return list
}

func severity(e *effect.Effect) string {
	if e.Money() {
		return "error"
	}
	return "warning"
}

func consequence(e *effect.Effect) string {
	switch {
	case e.Money():
		return "the money moves twice"
	case e.Verb == "send":
		return "the message is sent twice"
	case e.Verb == "publish", e.Verb == "enqueue":
		return "it is published twice"
	}
	return "it is done twice"
}

// fault reports what is wrong with a key that a tool takes.
func fault(pass *rule.Pass, t *tool.Tool, f *tool.Fault) {
	name := strconv.Quote(f.Param.Name)
	out := rule.Finding{Category: f.Kind, Confidence: rule.High}
	switch f.Kind {
	case tool.Ignored:
		node := rule.Node(pass.Files, f.Call.Pos())
		out.Pos, out.End = node.Pos(), node.End()
		out.Message = fmt.Sprintf("tool %s takes the key %s, but %s is given none: a model that repeats the key gets a second effect all the same; hand it on as %s",
			strconv.Quote(t.Name), name, f.Name, f.Slot)
		out.Related = append(out.Related, rule.Related{Pos: t.Def.Pos(), Message: "the tool is described here"})
	case tool.Unread:
		out.Pos, out.End = f.Node.Pos(), f.Node.End()
		out.Message = fmt.Sprintf("tool %s takes the key %s and never looks at it: a model that repeats the key gets a second effect all the same; hand it on, or claim it first",
			strconv.Quote(t.Name), name)
	case tool.Fresh:
		out.Pos, out.End = f.Node.Pos(), f.Node.End()
		out.Message = fmt.Sprintf("the description tells the model to make %s new each time: its second try is taken for another intent; tell it to make one for the intent and reuse it", name)
	}
	if out.Pos.IsValid() {
		pass.Report(out)
	}
}
