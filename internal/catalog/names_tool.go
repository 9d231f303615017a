package catalog

import (
	"slices"
	"strings"
)

// NamesThing reports whether a parameter of this name is what a new thing is made
// under, so that a second one of the same name may be refused.
func NamesThing(name string) bool {
	words := Words(name)
	return len(words) > 0 && vocabulary().Values.Naming.has(words[len(words)-1])
}

// NewEachTime reports whether a description tells its reader to make something new
// for each try: "must be unique for every request". A text that says to use the
// same one again does not.
func NewEachTime(text string) bool {
	v := &vocabulary().Tools
	if slices.ContainsFunc(Words(text), v.Reuse.has) {
		return false
	}
	sentence := func(r rune) bool { return r == '.' || r == ';' || r == '\n' }
	for part := range strings.FieldsFuncSeq(text, sentence) {
		step := 0
		for _, w := range Words(part) {
			switch {
			case step == 0 && v.Fresh.has(w), step == 1 && v.Each.has(w):
				step++
			case step == 2 && v.Attempt.has(w):
				return true
			}
		}
	}
	return false
}
