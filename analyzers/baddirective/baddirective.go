package baddirective

import (
	_ "embed"

	"github.com/idemlint/idemlint/internal/directive"
	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/roles"
)

//go:embed doc.go
var page string

// Analyzer reports idemlint directives that have no effect.
var Analyzer = rule.New(rule.Meta{Name: "baddirective"}, page, run, roles.Analyzer)

func run(pass *rule.Pass) {
	for _, p := range pass.ResultOf[roles.Analyzer].(*roles.Roles).Problems {
		pass.Report(rule.Finding{
			Category: "role", Confidence: rule.High, Severity: "error",
			Pos: p.Pos, End: p.End, Message: p.Message + consequence,
		})
	}
	for _, file := range pass.Files {
		for _, d := range directive.All(file) {
			if d.Err != nil || d.Verb != "ignore" {
				continue
			}
			if msg := badIgnore(d.Args); msg != "" {
				pass.Report(rule.Finding{
					Category: "ignore", Confidence: rule.High, Severity: "error",
					Pos: d.Pos, End: d.End, Message: msg + consequence,
				})
			}
		}
	}
}

const consequence = "; the directive has no effect"

// badIgnore says what is wrong with the arguments of an ignore, or "".
func badIgnore(args string) string {
	ig, err := directive.ParseIgnore(args)
	if err != nil {
		return err.Error()
	}
	for _, name := range ig.Rules {
		if _, err := config.FindRule(name); err != nil {
			return err.Error()
		}
	}
	return ""
}
