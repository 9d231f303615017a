package life

import (
	"fmt"

	"golang.org/x/tools/go/analysis"
)

// Explain says what is known of the lives that are set on one line of a file: how
// long, whether that is long enough, or why nothing is said. It returns no lines where
// there is none.
func Explain(pass *analysis.Pass, lives []*Life, filename string, line int) []string {
	var out []string
	for _, l := range lives {
		if p := pass.Fset.Position(l.Pos); p.Line != line || p.Filename != filename {
			continue
		}
		text := fmt.Sprintf("life    %s of %s", l.Key, l.Who)
		if l.Span > 0 {
			text += ": " + l.Span.String()
		}
		out = append(out, text)
		if l.Need.Span > 0 {
			out = append(out, fmt.Sprintf("        needed for %s: %s", l.Need.Span, l.Need.What))
		}
		out = append(out, "        "+l.Why)
	}
	return out
}
