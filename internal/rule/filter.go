package rule

import (
	"go/types"
	"strings"
	"time"

	"github.com/idemlint/idemlint/passes/config"
)

// Hidden returns why a finding is not shown, or "" if it is: the one filter of
// every door. filename is the file that holds it, pkg what PackagePath says of
// its package, now the time at which an ignore with an end is judged.
func Hidden(s *config.Settings, f *Finding, filename, pkg string, now time.Time) string {
	switch {
	case f.Generated:
		return "in a generated file"
	case !s.Tests && strings.HasSuffix(filename, "_test.go"):
		return "in a test file"
	case s.Excluded(filename):
		return "excluded by " + s.File
	case !s.RuleOn(f.Rule, filename):
		return "rule " + f.Rule + " is off"
	case f.Confidence < s.Confidence:
		return "confidence is " + f.Confidence.String()
	case f.Ignored != nil && (f.Ignored.Until.IsZero() || now.Before(f.Ignored.Until)):
		return "ignored: " + f.Ignored.Reason
	case s.Baseline != "" && known(s.Baseline, pkg, f.Fingerprint):
		return "in the baseline"
	}
	return ""
}

// PackagePath returns the import path of the folder that holds a package: test
// variants and external test packages have that of the package they test.
func PackagePath(pkg *types.Package) string {
	path, _, _ := strings.Cut(pkg.Path(), " [")
	if strings.HasSuffix(pkg.Name(), "_test") {
		path = strings.TrimSuffix(path, "_test")
	}
	return path
}
