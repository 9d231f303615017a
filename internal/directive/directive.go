// Package directive reads the comments //idemlint:verb arguments, with which a
// source says what the analysis cannot see.
package directive

import (
	"fmt"
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strings"
)

// Prefix begins every directive.
const Prefix = "//idemlint:"

// Verbs are all verbs, sorted.
var Verbs = []string{"claim", "effect", "idempotent", "ignore", "redelivered", "reruns", "source", "stable"}

// A Directive is one comment.
type Directive struct {
	Pos, End token.Pos
	Verb     string
	Args     string // what follows the verb, without a comment after it
	Err      error  // the verb is unknown, or the comment is nearly a directive
}

var near = regexp.MustCompile(`^//\s+idemlint:([a-z]+)`)

// All returns the directives of a file in source order.
func All(file *ast.File) []Directive {
	var list []Directive
	for _, group := range file.Comments {
		for _, c := range group.List {
			if d, ok := Parse(c.Text); ok {
				d.Pos, d.End = c.Pos(), c.End()
				list = append(list, d)
			}
		}
	}
	return list
}

// Parse reads the text of one comment; ok says that a directive was meant.
func Parse(text string) (d Directive, ok bool) {
	if m := near.FindStringSubmatch(text); m != nil && slices.Contains(Verbs, m[1]) {
		d.Verb = m[1]
		d.Err = fmt.Errorf("a directive has no space after //: write %s%s", Prefix, m[1])
		return d, true
	}
	rest, ok := strings.CutPrefix(text, Prefix)
	if !ok {
		return d, false
	}
	rest, _, _ = strings.Cut(rest, " //")
	verb, args, _ := strings.Cut(strings.ReplaceAll(rest, "\t", " "), " ")
	d.Verb, d.Args = strings.TrimSpace(verb), strings.TrimSpace(args)
	if !slices.Contains(Verbs, d.Verb) {
		d.Err = fmt.Errorf("unknown directive %q: want one of %s", d.Verb, strings.Join(Verbs, ", "))
		if v := nearest(d.Verb); v != "" {
			d.Err = fmt.Errorf("unknown directive %q: did you mean %s", d.Verb, v)
		}
	}
	return d, true
}

// nearest returns the verb that is at most two edits away, or "".
func nearest(s string) string {
	best, min := "", 3
	for _, v := range Verbs {
		if d := distance(s, v); d < min {
			best, min = v, d
		}
	}
	return best
}

// distance is the Levenshtein distance.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diag := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			next := min(row[j]+1, row[j+1]+1, diag+cost)
			diag, row[j+1] = row[j+1], next
		}
	}
	return row[len(b)]
}
