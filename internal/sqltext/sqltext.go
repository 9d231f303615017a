// Package sqltext recognises what a statement of SQL does, as far as a repeat of
// it is concerned: whether it reads, sets, adds or claims. It works on tokens and
// knows no grammar; what it does not recognise it calls other.
package sqltext

import (
	"strings"

	"github.com/DataDog/go-sqllexer"
)

// Kind is what a statement does.
type Kind string

// The kinds of statement.
const (
	Other  Kind = ""
	Select Kind = "select"
	Insert Kind = "insert"
	Update Kind = "update"
	Delete Kind = "delete"
)

// Conflict says what an insert does where the row is there already.
type Conflict string

// The answers to a conflict.
const (
	Fails    Conflict = ""         // the statement fails, if a unique constraint says so
	Nothing  Conflict = "nothing"  // ON CONFLICT DO NOTHING, INSERT IGNORE, INSERT OR IGNORE
	Replaces Conflict = "replaces" // DO UPDATE, ON DUPLICATE KEY UPDATE, REPLACE
)

// A Statement is what one statement says.
type Statement struct {
	Kind     Kind
	Table    string // lower case, without schema and quotes; "" where it is not plain
	Conflict Conflict
	// Delta says that a column is set to itself plus or minus something.
	Delta bool
	// Conditional says that an update looks at the state of the row that it
	// changes, not only for the row: a comparison with a constant, or with NULL, or
	// an order, in WHERE.
	Conditional bool
}

// Parse recognises the statement in a text. In a text of several, and in a WITH,
// the first that changes something counts.
func Parse(text string) Statement {
	p := parser{tokens: tokens(text)}
	for i, t := range p.tokens {
		switch {
		case t.is("INSERT"), t.is("REPLACE") && p.at(i+1).is("INTO"):
			return p.insert(i)
		case t.is("UPDATE") && (i == 0 || p.starts(i)):
			return p.update(i)
		case t.is("DELETE") && p.at(i+1).is("FROM"):
			return Statement{Kind: Delete, Table: p.table(i + 2)}
		}
	}
	if len(p.tokens) > 0 && (p.tokens[0].is("SELECT") || p.tokens[0].is("WITH")) {
		return Statement{Kind: Select}
	}
	return Statement{}
}

type token struct {
	kind sqllexer.TokenType
	text string
}

// is reports whether a token is a word, whatever its case.
func (t token) is(word string) bool {
	return t.kind != sqllexer.STRING && strings.EqualFold(t.text, word)
}

func (t token) name() bool {
	switch t.kind {
	case sqllexer.IDENT, sqllexer.QUOTED_IDENT, sqllexer.FUNCTION, sqllexer.KEYWORD, sqllexer.COMMAND:
		return true
	}
	return false
}

func tokens(text string) []token {
	var out []token
	lexer := sqllexer.New(text)
	for {
		t := lexer.Scan()
		switch t.Type {
		case sqllexer.EOF, sqllexer.ERROR:
			return out
		case sqllexer.SPACE, sqllexer.COMMENT, sqllexer.MULTILINE_COMMENT:
		default:
			out = append(out, token{t.Type, t.Value})
		}
	}
}

type parser struct{ tokens []token }

func (p parser) at(i int) token {
	if i < 0 || i >= len(p.tokens) {
		return token{}
	}
	return p.tokens[i]
}

// starts reports whether a statement may start at i: SELECT … FOR UPDATE and ON
// CONFLICT DO UPDATE have the word as well.
func (p parser) starts(i int) bool {
	before := p.at(i - 1)
	return before.text == ";" || before.text == "(" || before.text == ")"
}

// table is the last part of the name at i: "public"."payments" is payments.
func (p parser) table(i int) string {
	if p.at(i).is("ONLY") {
		i++
	}
	if !p.at(i).name() {
		return ""
	}
	name := column(p.at(i))
	for p.at(i+1).text == "." {
		i += 2
		name = column(p.at(i))
	}
	return name
}

// column is a column's name without table and quotes.
func column(t token) string {
	name := t.text
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		name = name[i+1:]
	}
	return strings.ToLower(strings.Trim(name, "\"`[]"))
}

func (p parser) insert(i int) Statement {
	s := Statement{Kind: Insert}
	if p.tokens[i].is("REPLACE") || p.at(i+1).is("OR") && p.at(i+2).is("REPLACE") {
		s.Conflict = Replaces
	}
	for ; i < len(p.tokens) && p.tokens[i].text != ";"; i++ {
		switch t := p.tokens[i]; {
		case t.is("INTO"):
			if s.Table == "" {
				s.Table = p.table(i + 1)
			}
		case t.is("IGNORE"):
			s.Conflict = Nothing
		case t.is("DO") && p.at(i+1).is("NOTHING"):
			s.Conflict = Nothing
		case t.is("DO") && p.at(i+1).is("UPDATE"), t.is("KEY") && p.at(i+1).is("UPDATE"):
			s.Conflict = Replaces
			s.Delta = p.delta(i + 2)
			return s
		}
	}
	return s
}

func (p parser) update(i int) Statement {
	s := Statement{Kind: Update, Table: p.table(i + 1), Delta: p.delta(i + 1)}
	where := false
	for ; i < len(p.tokens) && p.tokens[i].text != ";"; i++ {
		t := p.tokens[i]
		switch {
		case t.is("WHERE"):
			where = true
		case t.is("RETURNING"):
			where = false
		case where && p.tests(i):
			s.Conditional = true
		}
	}
	return s
}

// tests reports whether the operator at i looks at a row's state.
func (p parser) tests(i int) bool {
	switch p.at(i).text {
	case "<", ">", "<=", ">=", "<>", "!=":
		return true
	case "=":
		switch p.at(i + 1).kind {
		case sqllexer.STRING, sqllexer.NUMBER, sqllexer.BOOLEAN:
			return true
		}
		return false
	}
	return p.at(i).is("IS") || p.at(i).is("IN") || p.at(i).is("NOT")
}

// delta reports whether an assignment after i adds to its own column: a = a + x,
// a = t.a - x.
func (p parser) delta(i int) bool {
	for ; i < len(p.tokens); i++ {
		t := p.tokens[i]
		if t.is("WHERE") || t.is("RETURNING") || t.text == ";" {
			return false
		}
		if t.text != "=" || !p.at(i-1).name() {
			continue
		}
		set := column(p.at(i - 1))
		for j := i + 1; j < len(p.tokens) && p.tokens[j].text != "," && !p.tokens[j].is("WHERE"); j++ {
			if column(p.tokens[j]) != set || !p.tokens[j].name() {
				continue
			}
			next := p.at(j + 1)
			for k := j + 1; next.text == ")" || next.text == "," || next.kind == sqllexer.NUMBER && k < j+4; k++ { // coalesce(a, 0) + x
				if strings.HasPrefix(next.text, "+") || strings.HasPrefix(next.text, "-") {
					break
				}
				next = p.at(k + 1)
			}
			if strings.HasPrefix(next.text, "+") || strings.HasPrefix(next.text, "-") && !strings.HasPrefix(next.text, "->") {
				return true
			}
			if before := p.at(j - 1).text; before == "+" { // x + a
				return true
			}
		}
	}
	return false
}
