package sqltext

import (
	"strings"

	"github.com/DataDog/go-sqllexer"
)

// Hole stands in a text for a part that is not known, such as a variable that is
// put into it. A name with a hole in it is no name.
const Hole = "\uFFFC"

// maxTokens bounds what is looked at of one statement: the rows of a dump's
// insert are no news.
const maxTokens = 1 << 16

type tokenKind uint8

const (
	none    tokenKind = iota
	word              // a name or keyword without quotes
	quoted            // a name in quotes
	literal           // text, number, boolean or dollar-quoted text
	param             // $1, ?, :name, @name
	symbol            // an operator or punctuation
	hole              // what is not known
)

type token struct {
	kind tokenKind
	text string // as it stands in the text, without the quotes of a name
	off  int    // where in the text it begins
	// Of a placeholder: its number from 1, or its name.
	index int
	name  string
}

// is reports whether a token is a word or symbol, whatever its case.
func (t token) is(text string) bool {
	return (t.kind == word || t.kind == symbol) && strings.EqualFold(t.text, text)
}

// isAny reports whether a token is one of several words or symbols.
func (t token) isAny(texts ...string) bool {
	for _, s := range texts {
		if t.is(s) {
			return true
		}
	}
	return false
}

func (t token) isName() bool { return t.kind == word || t.kind == quoted }

// A scanner gives the tokens of a text, one statement at a time.
type scanner struct {
	text string
	base int // where in text the lexer began
	at   int // where in text the lexer is
	lex  *sqllexer.Lexer

	mysql    bool // backticks: a backslash escapes in strings, # begins a comment
	numbered bool // $1 occurs: a ? is an operator
	asked    int  // the question marks so far
	pending  []token
}

func newScanner(text string) *scanner {
	s := &scanner{text: text, mysql: strings.IndexByte(text, '`') >= 0, numbered: strings.Contains(text, "$1")}
	s.restart(0)
	return s
}

// restart has the lexer go on at an offset of the text.
func (s *scanner) restart(at int) {
	s.base, s.at = at, at
	if s.mysql {
		s.lex = sqllexer.New(s.text[at:])
	} else {
		s.lex = sqllexer.New(s.text[at:], sqllexer.WithDBMS(sqllexer.DBMSPostgres))
	}
}

// statement returns the tokens of the next statement without its end; ok is false
// at the end of the text.
func (s *scanner) statement() (toks []token, ok bool) {
	s.skipMeta()
	for {
		t := s.next()
		switch {
		case t.kind == none:
			return toks, len(toks) > 0
		case t.kind == symbol && t.text == ";", t.is("GO") && s.alone(t):
			if len(toks) == 0 {
				s.skipMeta()
				continue
			}
			s.skipRows(toks)
			return toks, true
		case len(toks) < maxTokens:
			toks = append(toks, t)
		}
	}
}

// skipMeta leaves out lines that begin with a backslash: commands to psql.
func (s *scanner) skipMeta() {
	for {
		i := s.at
		for i < len(s.text) && strings.IndexByte(" \t\r\n", s.text[i]) >= 0 {
			i++
		}
		if i >= len(s.text) || s.text[i] != '\\' || len(s.pending) > 0 {
			return
		}
		end := strings.IndexByte(s.text[i:], '\n')
		if end < 0 {
			end = len(s.text) - i
		}
		s.restart(i + end)
	}
}

// skipRows leaves out the rows that follow COPY … FROM stdin.
func (s *scanner) skipRows(toks []token) {
	if !toks[0].is("COPY") || !strings.EqualFold(toks[len(toks)-1].text, "stdin") {
		return
	}
	end := strings.Index(s.text[s.at:], "\n\\.")
	if end < 0 {
		s.restart(len(s.text))
		return
	}
	s.restart(s.at + end + len("\n\\."))
}

// alone reports whether a token is all there is on its line.
func (s *scanner) alone(t token) bool {
	before, after := strings.TrimRight(s.text[:t.off], " \t"), strings.TrimLeft(s.text[t.off+len(t.text):], " \t\r")
	return (before == "" || strings.HasSuffix(before, "\n")) && (after == "" || after[0] == '\n')
}

// next returns the next token that says something; the zero token at the end.
func (s *scanner) next() token {
	for {
		if len(s.pending) > 0 {
			t := s.pending[0]
			s.pending = s.pending[1:]
			return t
		}
		at := s.at
		t := s.lex.Scan()
		if t.Type == sqllexer.EOF || t.Value == "" {
			return token{}
		}
		s.at += len(t.Value)
		switch t.Type {
		case sqllexer.SPACE, sqllexer.COMMENT, sqllexer.MULTILINE_COMMENT:
		case sqllexer.ERROR, sqllexer.INCOMPLETE_STRING:
			return token{} // a quote that never ends
		case sqllexer.STRING, sqllexer.NUMBER, sqllexer.BOOLEAN, sqllexer.DOLLAR_QUOTED_STRING, sqllexer.DOLLAR_QUOTED_FUNCTION:
			return token{kind: literal, text: t.Value, off: at}
		case sqllexer.POSITIONAL_PARAMETER:
			return token{kind: param, text: t.Value, off: at, index: number(t.Value[1:])}
		case sqllexer.BIND_PARAMETER, sqllexer.SYSTEM_VARIABLE:
			name := strings.TrimLeft(t.Value, "@:")
			return token{kind: param, text: t.Value, off: at, name: name}
		case sqllexer.QUOTED_IDENT:
			return token{kind: quoted, text: t.Value, off: at}
		case sqllexer.OPERATOR, sqllexer.JSON_OP, sqllexer.WILDCARD, sqllexer.PUNCTUATION:
			s.symbols(t.Value, at)
		case sqllexer.UNKNOWN:
			s.unknown(t.Value, at)
		default:
			return s.word(t.Value, at)
		}
	}
}
