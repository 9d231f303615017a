package tool

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/catalog"
)

// Explain says what is known of the tools that are described on one line of a file.
// It returns no lines where there is none.
func Explain(pass *analysis.Pass, tools []*Tool, filename string, line int) []string {
	var out []string
	for _, t := range tools {
		if p := pass.Fset.Position(t.Def.Pos()); p.Line != line || p.Filename != filename {
			continue
		}
		var params []string
		for _, p := range t.Params {
			name := p.Name
			if p.Level() >= catalog.S1 {
				name += fmt.Sprintf(" (S%d)", p.Level())
			}
			params = append(params, name)
		}
		if t.Open {
			params = append(params, "others that are not seen")
		}
		out = append(out, fmt.Sprintf("tool    %s takes %s", t.Name, strings.Join(params, ", ")))
		if !t.Run {
			out = append(out, "        the code that is run for it is not seen")
			continue
		}
		for _, e := range t.Effects {
			_, why := t.Lacks(e)
			out = append(out, fmt.Sprintf("        %s %s by %s: %s", e.Class, e.Verb, e.Name, why))
		}
		for _, e := range t.Elsewhere {
			_, why := t.Lacks(e)
			out = append(out, fmt.Sprintf("        %s %s by %s at %s: %s", e.Class, e.Verb, e.Name, e.At, why))
		}
		for _, c := range append(t.Makes, t.Changes...) {
			out = append(out, fmt.Sprintf("        %s, by its name %s", c.Name, c.Kind))
		}
	}
	return out
}
