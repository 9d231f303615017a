package rule_test

import (
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
)

func TestHidden(t *testing.T) {
	dir := t.TempDir()
	conf := filepath.Join(dir, "c.yml")
	if err := os.WriteFile(conf, []byte("version: 1\npaths: {exclude: [old]}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	set(t, "-config="+conf)
	now := time.Date(2027, 3, 1, 0, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		name, file string
		finding    rule.Finding
		want       string
	}{
		{"shown", "pay.go", rule.Finding{}, ""},
		{"excluded", "old/pay.go", rule.Finding{}, "excluded by " + conf},
		{"test", "pay_test.go", rule.Finding{}, "in a test file"},
		{"generated", "pay.go", rule.Finding{Generated: true}, "in a generated file"},
		{"low", "pay.go", rule.Finding{Confidence: rule.Low}, "confidence is low"},
		{"ignored", "pay.go", rule.Finding{Ignored: &rule.Ignored{Reason: "stored"}}, "ignored: stored"},
		{"ignored for now", "pay.go", rule.Finding{Ignored: &rule.Ignored{Reason: "stored", Until: now.Add(1)}}, "ignored: stored"},
		{"ignored until today", "pay.go", rule.Finding{Ignored: &rule.Ignored{Reason: "stored", Until: now}}, ""},
	} {
		c.finding.Rule = "freshkey"
		if c.finding.Confidence == 0 {
			c.finding.Confidence = rule.Medium
		}
		file := filepath.Join(dir, c.file)
		if got := rule.Hidden(config.For(file, "m"), &c.finding, file, "m", now); got != c.want {
			t.Errorf("%s: hidden because %q, want %q", c.name, got, c.want)
		}
	}
	set(t, "-rules=-freshkey")
	f := rule.Finding{Rule: "freshkey", Confidence: rule.High}
	if got := rule.Hidden(config.For("pay.go", "m"), &f, "pay.go", "m", now); !strings.Contains(got, "rule freshkey is off") {
		t.Errorf("a rule that is off is hidden because %q", got)
	}
}

func TestPackagePath(t *testing.T) {
	for _, c := range []struct{ path, name, want string }{
		{"example.com/pay", "pay", "example.com/pay"},
		{"example.com/pay [example.com/pay.test]", "pay", "example.com/pay"},
		{"example.com/pay_test", "pay_test", "example.com/pay"},
		{"example.com/pay_test [example.com/pay.test]", "pay_test", "example.com/pay"},
		{"example.com/load_test", "load", "example.com/load_test"},
	} {
		if got := rule.PackagePath(types.NewPackage(c.path, c.name)); got != c.want {
			t.Errorf("package %s of %q has the path %q, want %q", c.name, c.path, got, c.want)
		}
	}
}
