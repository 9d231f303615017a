package effect

import (
	"strings"
	"unicode"

	"github.com/idemlint/idemlint/internal/catalog"
)

// mutates reports whether a GraphQL document is a mutation that a repeat doubles,
// by the name of its first field: createOrder, not updateOrder. A document that
// is not seen, and a name that says nothing, are no effect. Where the document has
// an argument that is named like a key, it is not known whether it is given.
func (f *finder) mutates(e *Effect, at catalog.Access) bool {
	text, _ := f.org.Text(e.Call, at)
	field, ok := mutation(text)
	if !ok {
		return false
	}
	if !e.classed(catalog.RemoteClass("", field), field) {
		return false
	}
	e.K, e.Why = 2, "by the mutation "+field
	for _, w := range graphQLWords(text) {
		if catalog.SlotName(w) >= catalog.S2 {
			e.Key = Unseen
		}
	}
	return true
}

// mutation returns the first field of a document that is a mutation.
func mutation(text string) (field string, ok bool) {
	words := graphQLWords(text)
	if len(words) == 0 || words[0] != "mutation" {
		return "", false
	}
	_, body, ok := strings.Cut(text, "{")
	if !ok {
		return "", false
	}
	name, rest, _ := strings.Cut(strings.TrimLeftFunc(body, unicode.IsSpace), ":")
	if isName(strings.TrimSpace(name)) { // alias: field
		body = rest
	}
	if words = graphQLWords(body); len(words) == 0 {
		return "", false
	}
	return words[0], true
}

// graphQLWords are the names in a document, without its comments.
func graphQLWords(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		out = append(out, strings.FieldsFunc(line, func(r rune) bool { return !isNameRune(r) })...)
	}
	return out
}

func isName(s string) bool {
	return s != "" && strings.TrimFunc(s, isNameRune) == ""
}

func isNameRune(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }
