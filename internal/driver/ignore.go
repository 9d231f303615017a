package driver

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
)

// An ignore is a directive that hides findings.
type ignore struct {
	File         string // relative to the unit's folder
	Line, Column int
	Rules        []string
}

func newIgnores(src *source, dir string) []ignore {
	var list []ignore
	for _, ig := range rule.Ignores(src.fset, src.files) {
		list = append(list, ignore{relative(dir, ig.File), ig.Line, ig.Column, ig.Rules})
	}
	return list
}

// unused returns a finding for each ignore of the unit that hides nothing, of
// any rule and grade.
func (r *result) unused() []found {
	var list []found
	for _, ig := range r.Ignores {
		hides := slices.ContainsFunc(r.Found, func(f found) bool {
			return f.Ignored != nil && f.Ignored.Line == ig.Line && f.File == ig.File
		})
		if hides {
			continue
		}
		list = append(list, found{Finding: Finding{
			Rule: "baddirective", Category: "unused-ignore", Confidence: "high", Severity: "note",
			File: ig.File, Line: ig.Line, Column: ig.Column, EndLine: ig.Line, EndColumn: ig.Column,
			Message: fmt.Sprintf("ignore of %s hides no finding: remove it", strings.Join(ig.Rules, ", ")),
			Related: []Related{}, Fixes: []Fix{}, URL: rule.URL("baddirective"),
			Fingerprint: fingerprint("unused-ignore", ig.File, strings.Join(ig.Rules, ",")),
		}})
	}
	return list
}

func fingerprint(parts ...string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", parts))
	return hex.EncodeToString(sum[:8])
}
