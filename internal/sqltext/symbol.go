package sqltext

import (
	"strings"
	"unicode/utf8"
)

// word returns a word without what the lexer takes for a part of it: the operator
// in a!=b, a/b, a@>b.
func (s *scanner) word(text string, at int) token {
	if i := strings.IndexAny(text, "!/?@#"); i > 0 {
		text = text[:i]
		s.restart(at + i)
	}
	return token{kind: word, text: text, off: at}
}

// unknown takes a name in backticks, or a hole.
func (s *scanner) unknown(text string, at int) {
	switch {
	case text == "`":
		if end := closing(s.text[s.at:], '`'); end >= 0 {
			s.pending = append(s.pending, token{kind: quoted, text: s.text[s.at : s.at+end], off: at})
			s.restart(s.at + end + 1)
			return
		}
	case text == Hole:
		s.pending = append(s.pending, token{kind: hole, text: text, off: at})
		return
	}
	s.pending = append(s.pending, token{kind: symbol, text: text, off: at})
}

// closing returns where a quoted name ends that begins the text, or -1.
func closing(text string, quote byte) int {
	text = text[:min(len(text), 256)]
	if nl := strings.IndexByte(text, '\n'); nl >= 0 {
		text = text[:nl]
	}
	return strings.IndexByte(text, quote)
}

// symbols takes an operator apart, where placeholders stand in it.
func (s *scanner) symbols(text string, at int) {
	switch {
	case text == "[" && !s.subscript(at):
		if end := closing(s.text[s.at:], ']'); end > 0 {
			s.pending = append(s.pending, token{kind: quoted, text: s.text[s.at : s.at+end], off: at})
			s.restart(s.at + end + 1)
			return
		}
	case s.mysql && text[0] == '#':
		end := strings.IndexByte(s.text[at:], '\n')
		if end < 0 {
			end = len(s.text) - at
		}
		s.restart(at + end)
		return
	}
	for text != "" {
		n := 1
		switch {
		case text[0] == '?' && !s.numbered:
			s.ask(at)
		case text == ":" && s.named(at):
			return
		default:
			n = len(text)
			if i := strings.IndexByte(text, '?'); i > 0 && !s.numbered {
				n = i
			} else if strings.HasSuffix(text, ":") && !strings.HasSuffix(text, "::") && len(text) > 1 {
				n = len(text) - 1
			} else if strings.HasSuffix(text, "@") && len(text) > 1 && s.named(at+len(text)-1) {
				n = len(text) - 1
				s.pending = append([]token{{kind: symbol, text: text[:n], off: at}}, s.pending...)
				return
			}
			s.pending = append(s.pending, token{kind: symbol, text: text[:n], off: at})
		}
		text, at = text[n:], at+n
	}
}

// subscript reports whether the bracket at an offset follows a value: a[1].
func (s *scanner) subscript(at int) bool {
	if at+1 < len(s.text) && !letter(s.text[at+1]) {
		return true
	}
	return at > 0 && (letter(s.text[at-1]) || strings.IndexByte("0123456789)]\"", s.text[at-1]) >= 0)
}

// ask takes a question mark, with the number that SQLite lets stand behind it.
func (s *scanner) ask(at int) {
	end := at + 1
	for end < len(s.text) && s.text[end] >= '0' && s.text[end] <= '9' {
		end++
	}
	s.asked++
	t := token{kind: param, text: s.text[at:end], off: at, index: s.asked}
	if end > at+1 {
		t.index = number(s.text[at+1 : end])
		s.restart(end)
	}
	s.pending = append(s.pending, t)
}

// named takes a placeholder :name or @name whose sign is at an offset.
func (s *scanner) named(at int) bool {
	end := at + 1
	for end < len(s.text) && (letter(s.text[end]) || end > at+1 && (s.text[end] >= '0' && s.text[end] <= '9' || s.text[end] == '.')) {
		end++
	}
	if end == at+1 {
		return false
	}
	s.pending = append(s.pending, token{kind: param, text: s.text[at:end], off: at, name: s.text[at+1 : end]})
	s.restart(end)
	return true
}

func letter(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b == '_' || b >= utf8.RuneSelf
}

// number reads a placeholder's number; 0 if it is none.
func number(digits string) int {
	n := 0
	for _, d := range []byte(digits) {
		if d < '0' || d > '9' || n > 1<<16 {
			return 0
		}
		n = n*10 + int(d-'0')
	}
	return n
}
