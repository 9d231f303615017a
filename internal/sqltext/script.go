package sqltext

import "strings"

// Changes recognises what a script changes in the schema. Statements that cannot
// change it are passed over without a look at their words, so that dumps with their
// rows are read fast. What stands in a DO block, in a branch, or in the text of a
// statement that is put together in the script counts where it adds something:
// whether it is run is not known.
func Changes(text string) []Change {
	var out []Change
	s := newScanner(text)
	for {
		if s.skipStatement() {
			continue
		}
		toks, ok := s.statement()
		if !ok {
			return out
		}
		p := newParser(toks)
		for _, st := range p.statements() {
			out = append(out, st.Changes...)
		}
		if p.at(0).isAny("DO", "SET", "IF", "BEGIN", "DECLARE", "EXECUTE", "EXEC", "PREPARE") {
			out = append(out, p.dynamic(2)...)
		}
	}
}

// dynamic returns what the texts in a statement would add to the schema.
func (p *parser) dynamic(depth int) []Change {
	var out []Change
	for _, t := range p.toks {
		if t.kind != literal || len(t.text) < 2 || depth == 0 {
			continue
		}
		inner := newScanner(body(t.text))
		for {
			toks, ok := inner.statement()
			if !ok {
				break
			}
			q := newParser(toks)
			var all []Statement
			if at := q.find(0, len(q.toks), "CREATE", "ALTER"); at < len(q.toks) {
				if st, ok := q.statement(at, len(q.toks)); ok {
					all = append(all, st)
				}
			}
			for _, st := range all {
				for _, c := range st.Changes {
					switch c.Op {
					case CreateTable, CreateTableAsIs, AddUnique, AddColumn:
						out = append(out, unplaced(c))
					}
				}
			}
			out = append(out, q.dynamic(depth-1)...)
		}
	}
	return out
}

// unplaced is a change without its places, which stand in another text.
func unplaced(c Change) Change {
	if c.Op == CreateTable {
		c.Op = CreateTableAsIs
	}
	for i := range c.Uniques {
		c.Uniques[i].Offset = 0
	}
	return c
}

// body is what stands between a literal's quotes.
func body(text string) string {
	if text[0] == '$' {
		if end := strings.IndexByte(text[1:], '$'); end >= 0 && len(text) >= 2*(end+2) {
			return text[end+2 : len(text)-end-2]
		}
	}
	return strings.ReplaceAll(strings.Trim(text, "'"), "''", "'")
}

// skipStatement passes over the next statement if it begins with a word of one that
// cannot change the schema; false if it does not.
func (s *scanner) skipStatement() bool {
	if len(s.pending) > 0 {
		return false
	}
	i := s.blank(s.at)
	word := s.text[i:min(i+8, len(s.text))]
	for _, w := range []string{"INSERT", "UPDATE", "DELETE", "COMMENT", "GRANT", "REVOKE", "SELECT", "LOCK"} {
		if len(word) > len(w) && strings.EqualFold(word[:len(w)], w) && !letter(word[len(w)]) {
			s.restart(s.end(i))
			return true
		}
	}
	return false
}

// blank returns where the next word begins.
func (s *scanner) blank(i int) int {
	for i < len(s.text) {
		switch c := s.text[i]; {
		case c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ';':
			i++
		case strings.HasPrefix(s.text[i:], "--"):
			i = s.past(i, "\n")
		case strings.HasPrefix(s.text[i:], "/*") && !strings.HasPrefix(s.text[i:], "/*!"):
			i = s.past(i+2, "*/")
		default:
			return i
		}
	}
	return i
}

// past returns where it goes on after the next occurrence of a text.
func (s *scanner) past(i int, text string) int {
	i = min(i, len(s.text))
	if j := strings.Index(s.text[i:], text); j >= 0 {
		return i + j + len(text)
	}
	return len(s.text)
}

// end returns where the statement at i ends: behind its semicolon, or before a line
// that is GO.
func (s *scanner) end(i int) int {
	for i < len(s.text) {
		switch c := s.text[i]; c {
		case ';':
			return i + 1
		case '\'', '"', '`':
			i = s.quote(i)
		case '$':
			i = s.dollar(i)
		case '-', '/':
			switch {
			case strings.HasPrefix(s.text[i:], "--"):
				i = s.past(i, "\n") - 1
			case strings.HasPrefix(s.text[i:], "/*"):
				i = s.past(i+2, "*/")
				continue
			}
			i++
		case '\n':
			i++
			line, _, _ := strings.Cut(s.text[i:min(i+8, len(s.text))], "\n")
			if strings.EqualFold(strings.TrimSpace(line), "GO") {
				return i
			}
		default:
			i++
		}
	}
	return len(s.text)
}

// quote returns where the text or name in quotes at i ends.
func (s *scanner) quote(i int) int {
	q := s.text[i]
	for i++; i < len(s.text); i++ {
		switch c := s.text[i]; {
		case c == '\\' && s.mysql && q != '`':
			i++
		case c == q:
			return i + 1
		}
	}
	return len(s.text)
}

// dollar returns where the dollar-quoted text at i ends, or the place behind the
// dollar if it begins none.
func (s *scanner) dollar(i int) int {
	end := i + 1
	for end < len(s.text) && letter(s.text[end]) {
		end++
	}
	if end >= len(s.text) || s.text[end] != '$' {
		return i + 1
	}
	return s.past(end+1, s.text[i:end+1])
}
