package rule

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
)

// A Pass is one run of one rule on one package.
type Pass struct {
	*analysis.Pass
	Settings *config.Settings

	rule     string
	findings []Finding
}

// Report takes a finding. It is the only way out of a rule: findings of every
// grade end in the analyzer's result, and those that the user wants to see go
// to the door, in source order, when the rule has run.
func (p *Pass) Report(f Finding) {
	f.Rule = p.rule
	if f.Severity == "" {
		f.Severity = "warning"
	}
	p.findings = append(p.findings, f)
}

// finish sorts the findings and fills in what Report could not know.
func (p *Pass) finish() {
	if len(p.findings) == 0 {
		return
	}
	slices.SortStableFunc(p.findings, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Category, b.Category), cmp.Compare(a.Message, b.Message))
	})
	ignores := Ignores(p.Fset, p.Files)
	print := newFingerprinter(p.Pass)
	for i := range p.findings {
		f := &p.findings[i]
		if file := p.file(f.Pos); file != nil {
			f.Function = enclosing(file, f.Pos)
			f.Generated = generated(p.Fset, file)
			if p.fromCgo(f.Pos) {
				f.Fixes = nil // the text to mend is in another file
			}
		}
		f.Fingerprint = print.of(f)
		for j := range ignores {
			if ig := &ignores[j]; ig.covers(p.Fset, f) {
				f.Ignored = &Ignored{Line: ig.Line, Until: ig.Until, Reason: ig.Reason}
				break
			}
		}
	}
}

// send passes a finding to the door, unless it is to be hidden.
func (p *Pass) send(f *Finding) {
	if Hidden(p.Settings, f, p.Fset.Position(f.Pos).Filename, PackagePath(p.Pkg), time.Now()) != "" {
		return
	}
	door := config.TheDoor()
	d := analysis.Diagnostic{
		Pos: f.Pos, End: f.End,
		Category:       f.Category,
		Message:        f.Text(door.PrintsRule),
		URL:            URL(f.Rule),
		SuggestedFixes: f.Fixes,
	}
	if door.PlainIssues {
		d.Message += p.folded(f.Related)
		p.Pass.Report(d)
		return
	}
	for _, r := range f.Related {
		rel := analysis.RelatedInformation{Pos: r.Pos, Message: r.Message}
		if !r.Pos.IsValid() {
			rel.Pos = f.Pos
			rel.Message = r.At + ": " + r.Message
		}
		d.Related = append(d.Related, rel)
	}
	p.Pass.Report(d)
}

// folded returns the related places as the end of a message.
func (p *Pass) folded(related []Related) string {
	var places []string
	for _, r := range related {
		at := r.At
		if r.Pos.IsValid() {
			pos := p.Fset.Position(r.Pos)
			at = fmt.Sprintf("%s:%d", filepath.Base(pos.Filename), pos.Line)
		}
		places = append(places, at+": "+r.Message)
	}
	if len(places) == 0 {
		return ""
	}
	return " [" + strings.Join(places, "; ") + "]"
}

// file returns the file that holds pos, or nil.
func (p *Pass) file(pos token.Pos) *ast.File {
	for _, f := range p.Files {
		if f.FileStart <= pos && pos <= f.FileEnd {
			return f
		}
	}
	return nil
}

// fromCgo reports whether pos is in a file that cgo wrote from the user's.
func (p *Pass) fromCgo(pos token.Pos) bool {
	return p.Fset.PositionFor(pos, false).Filename != p.Fset.Position(pos).Filename
}

// readFile reads a source file through the driver, if it offers that.
func readFile(pass *analysis.Pass, name string) ([]byte, error) {
	if pass.ReadFile != nil {
		if text, err := pass.ReadFile(name); err == nil {
			return text, nil
		}
	}
	return os.ReadFile(name)
}
