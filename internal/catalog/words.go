package catalog

import (
	"strings"
	"unicode"
)

// Words splits a name into its words, in lower case. It reads camelCase,
// snake_case, kebab-case and dotted names; a run of capitals is one word
// (HTTPKey: http, key), with the s of its plural (userIDs: user, ids); digits
// belong to the word before them.
func Words(name string) []string {
	var words []string
	runes := []rune(name)
	start := 0
	flush := func(end int) {
		if end > start {
			words = append(words, strings.ToLower(string(runes[start:end])))
		}
		start = end
	}
	for i, r := range runes {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			flush(i)
			start = i + 1
		case unicode.IsUpper(r) && i > start && startsWord(runes, i):
			flush(i)
		}
	}
	flush(len(runes))
	return words
}

// startsWord reports whether the capital at i, which has a letter or digit
// before it, begins a word.
func startsWord(runes []rune, i int) bool {
	if !unicode.IsUpper(runes[i-1]) {
		return true // fooBar, sha256Sum
	}
	if i+1 == len(runes) || !unicode.IsLower(runes[i+1]) {
		return false // inside or at the end of a run: ID, HTTP_
	}
	plural := runes[i+1] == 's' && (i+2 == len(runes) || !unicode.IsLower(runes[i+2]))
	return !plural // HTTPKey: at K; IDs: not at D
}
