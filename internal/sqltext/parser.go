package sqltext

import "strings"

// A parser reads the tokens of one statement.
type parser struct {
	toks []token
	pair []int // of a parenthesis: the other one, or len(toks)
	ctes map[string]bool
	out  []Statement // what stands in a WITH and changes something
	read Statement   // what the queries in a WITH read
	deep int         // queries in queries
}

// maxDeep bounds the queries in queries that are looked at.
const maxDeep = 32

func newParser(toks []token) *parser {
	p := &parser{toks: joined(toks), ctes: make(map[string]bool)}
	p.pair = make([]int, len(p.toks))
	var open []int
	for i, t := range p.toks {
		switch {
		case t.is("("):
			open = append(open, i)
			p.pair[i] = len(p.toks)
		case t.is(")") && len(open) > 0:
			o := open[len(open)-1]
			p.pair[o], p.pair[i] = i, o
			open = open[:len(open)-1]
		}
	}
	return p
}

// joined makes one token of a name and its qualifiers, and of a hole and what
// stands right beside it.
func joined(toks []token) []token {
	out := toks[:0]
	for _, t := range toks {
		last := len(out) - 1
		switch {
		case t.isName() && last >= 1 && out[last].is(".") && (out[last-1].isName() || out[last-1].kind == hole):
			out[last-1].kind = quoted
			out[last-1].text += "." + t.text
			out = out[:last]
		case t.isName() && last >= 0 && out[last].kind == word && strings.HasSuffix(out[last].text, "."):
			out[last].kind = quoted
			out[last].text += t.text
		case (t.kind == hole || t.kind == word) && last >= 0 && (out[last].kind == hole || t.kind == hole && out[last].kind == word) && out[last].off+len(out[last].text) == t.off:
			out[last].kind = hole
			out[last].text += t.text
		default:
			out = append(out, t)
		}
	}
	return out
}

func (p *parser) at(i int) token {
	if i < 0 || i >= len(p.toks) {
		return token{}
	}
	return p.toks[i]
}

// after returns where it goes on after the token at i: behind the closing
// parenthesis if it is an opening one.
func (p *parser) after(i int) int {
	if p.at(i).is("(") {
		return p.pair[i] + 1
	}
	return i + 1
}

// find returns where, outside of parentheses, one of the words stands; end if
// nowhere.
func (p *parser) find(i, end int, words ...string) int {
	for ; i < end; i = p.after(i) {
		if p.at(i).kind == word && p.at(i).isAny(words...) && !(p.at(i).is("FROM") && p.at(i-1).is("DISTINCT") && !p.at(i-2).is("SELECT")) {
			return i
		}
	}
	return end
}

// items takes a list apart at its commas outside of parentheses.
func (p *parser) items(i, end int, each func(lo, hi int)) {
	lo := i
	for ; i < end; i = p.after(i) {
		if p.at(i).is(",") {
			each(lo, i)
			lo = i + 1
		}
	}
	if lo < end {
		each(lo, end)
	}
}

// statements reads what all the tokens say.
func (p *parser) statements() []Statement {
	i, end := 0, len(p.toks)
	switch t := p.at(0); {
	case t.is("EXPLAIN"), t.kind == hole, t.kind == symbol && !t.is("("):
		i = p.find(0, end, "WITH", "SELECT", "INSERT", "UPDATE", "DELETE", "MERGE", "CREATE", "ALTER", "DROP")
	case t.isAny("IF", "BEGIN", "DECLARE", "SET", "PREPARE", "ELSE", "THEN"):
		i = p.find(1, end, "INSERT", "UPDATE", "DELETE", "MERGE", "CREATE", "ALTER", "DROP")
	}
	if s, ok := p.statement(i, end); ok {
		p.out = append(p.out, s)
	}
	return p.out
}

// statement reads the statement that begins at i; ok is false if it is none that
// is known.
func (p *parser) statement(i, end int) (s Statement, ok bool) {
	p.deep++
	defer func() { p.deep-- }()
	s = Statement{Offset: -1}
	if p.deep > maxDeep {
		return s, false
	}
	if p.at(i).is("WITH") {
		i = p.with(i+1, end)
	}
	switch t := p.at(i); {
	case i >= end:
		return s, false
	case t.is("SELECT"):
		s.Kind = Select
		p.query(&s, i, end)
	case t.is("INSERT"), t.is("REPLACE"):
		s.Kind = Insert
		p.insert(&s, i, end)
	case t.is("UPDATE"):
		s.Kind = Update
		p.update(&s, i, end)
	case t.is("DELETE"):
		s.Kind = Delete
		p.delete(&s, i, end)
	case t.is("MERGE"):
		s.Kind = Merge
		p.merge(&s, i, end)
	case t.isAny("CREATE", "ALTER", "DROP", "RENAME"):
		s.Kind = Define
		p.define(&s, i, end)
	case t.is("("):
		return p.statement(i+1, min(end, p.pair[i]))
	default:
		return s, false
	}
	s.add(&p.read)
	p.read = Statement{}
	return s, true
}

// with reads the named queries of a WITH and returns where its statement begins.
func (p *parser) with(i, end int) int {
	if p.at(i).is("RECURSIVE") {
		i++
	}
	for i < end && p.at(i).isName() {
		p.ctes[name(p.at(i))] = true
		i = p.after(i+1) - 1
		if !p.at(i).is(")") {
			i++
		}
		for i < end && !p.at(i).is("(") {
			if p.at(i).isAny("SELECT", "INSERT", "UPDATE", "DELETE", "MERGE") {
				return i
			}
			i++ // AS, NOT, MATERIALIZED
		}
		if i >= end {
			return end
		}
		if s, ok := p.statement(i+1, min(p.pair[i], end)); ok && s.Writes() {
			p.out = append(p.out, s)
		} else if ok {
			p.read.add(&s)
		}
		i = p.pair[i] + 1
		if !p.at(i).is(",") {
			return i
		}
		i++
	}
	return i
}

// add takes over what a query inside reads.
func (s *Statement) add(inner *Statement) {
	if s.Table == "" {
		s.Table, s.Offset = inner.Table, inner.Offset
	}
	s.Tables = append(s.Tables, inner.Tables...)
	for _, c := range inner.Columns {
		if c.Role == Matched {
			s.Columns = append(s.Columns, c)
		}
	}
	s.Either = s.Either || inner.Either
	if s.Kind == Select && s.Lock == NoLock {
		s.Lock = inner.Lock
	}
}

// name is what a token names, without schema and quotes, in lower case; "" if it
// is no name.
func name(t token) string {
	if !t.isName() {
		return ""
	}
	return unquote(t.text[strings.LastIndexByte(t.text, '.')+1:])
}

// qualifier is what stands before the point in a name: the e of e.key.
func qualifier(t token) string {
	i := strings.LastIndexByte(t.text, '.')
	if !t.isName() || i < 0 {
		return ""
	}
	q := t.text[:i]
	return unquote(q[strings.LastIndexByte(q, '.')+1:])
}

func unquote(s string) string { return strings.ToLower(strings.Trim(s, "\"`[]")) }
