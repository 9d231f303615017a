package driver

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
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
func (u *unit) unused() []found {
	var list []found
	for _, ig := range u.result.Ignores {
		hits := make(map[string]bool)
		for _, f := range append(u.found(), u.halves()...) {
			if f.Ignored != nil && f.Ignored.Line == ig.Line && f.File == ig.File {
				hits[f.Rule] = true
			}
		}
		msg := (&rule.Ignore{Rules: ig.Rules}).Unused(hits)
		if msg == "" {
			continue
		}
		list = append(list, found{Finding: Finding{
			Rule: "baddirective", Category: rule.UnusedIgnore, Confidence: "high", Severity: "note",
			File: ig.File, Line: ig.Line, Column: ig.Column, EndLine: ig.Line, EndColumn: ig.Column,
			Message: msg, Related: []Related{}, Fixes: []Fix{}, URL: rule.URL("baddirective"),
			Fingerprint: fingerprint("unused", ig.File, strings.Join(ig.Rules, ",")),
		}})
	}
	return list
}

func fingerprint(parts ...string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", parts))
	return hex.EncodeToString(sum[:8])
}
