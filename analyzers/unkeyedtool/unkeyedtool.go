package unkeyedtool

import (
	_ "embed"
	"fmt"
	"go/ast"
	"strconv"

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

// missing reports a tool that has an effect and takes no key: the surest effect
// stands for the others.
func missing(pass *rule.Pass, t *tool.Tool, effects []*site.Effect) {
	var first *site.Effect
	var best rule.Confidence
	var related []rule.Related
	for _, s := range effects {
		offer, ok := s.Found.(*site.Offer)
		if s.Owner != site.UnkeyedTool || !ok || offer.Fault != nil || !t.Does(s.Call) {
			continue
		}
		c, _ := t.Lacks(s.Effect)
		if c == 0 {
			continue
		}
		related = append(related, rule.Related{Pos: s.Call.Pos(), Message: s.Name + " is called here"})
		if c > best {
			first, best = s, c
		}
	}
	if first == nil {
		return
	}
	node := head(t.Def)
	pass.Report(rule.Finding{
		Category:   "missing",
		Confidence: best,
		Severity:   severity(first.Effect),
		Pos:        node.Pos(),
		End:        node.End(),
		Message: fmt.Sprintf("tool %s calls %s and takes nothing that names the intent: a model that got no answer calls again, and %s; take an idempotency key and hand it on",
			strconv.Quote(t.Name), first.Name, consequence(first.Effect)),
		Related: related,
	})
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

// head is the part of a description that stands for it: a call up to its name, the
// type of a literal, the name of a method.
func head(n ast.Node) ast.Node {
	if decl, ok := n.(*ast.FuncDecl); ok {
		return decl.Name
	}
	return n
}
