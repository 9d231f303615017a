package sqltext

import "strings"

// value reads the expression between i and end.
func (p *parser) value(i, end int) Value {
	end = min(end, len(p.toks))
	for end-i >= 3 && p.at(end-1).isName() && p.at(end-2).is("::") { // $1::text
		end -= 2
	}
	for end-i >= 2 && p.at(i).is("(") && p.pair[i] == end-1 {
		i, end = i+1, end-1
	}
	switch t := p.at(i); {
	case i >= end:
		return Value{}
	case end == i+1:
		return single(t)
	case end == i+2 && p.at(i+1).kind == literal && t.isAny("E", "N", "X", "B", "U&"):
		return single(p.at(i + 1))
	case t.isName() && p.at(i+1).is("(") && p.pair[i+1] == end-1:
		return p.call(i, end-1)
	}
	return p.holding(Value{}, i, end)
}

// single reads an expression of one token.
func single(t token) Value {
	switch {
	case t.kind == param:
		return Value{Kind: Param, Index: t.index, Param: t.name}
	case t.kind == literal:
		return Value{Kind: Literal, Text: strings.Trim(t.text, "'")}
	case t.is("NULL"):
		return Value{Kind: Null}
	case t.is("DEFAULT"):
		return Value{Kind: Default}
	case t.isAny("TRUE", "FALSE"):
		return Value{Kind: Literal, Text: strings.ToLower(t.text)}
	case t.isAny("CURRENT_TIMESTAMP", "CURRENT_DATE", "CURRENT_TIME", "LOCALTIMESTAMP", "SYSDATE"):
		return Value{Kind: Call, Text: strings.ToLower(t.text)}
	case t.isName():
		return Value{Kind: Name, Text: name(t)}
	}
	return Value{}
}

// call reads the call of the function at i whose parenthesis ends at end.
func (p *parser) call(i, end int) Value {
	fn := strings.ToLower(p.at(i).text)
	switch fn {
	case "cast":
		return p.value(i+2, p.find(i+2, end, "AS"))
	case "sqlc.arg", "sqlc.narg", "sqlc.slice":
		return Value{Kind: Param, Param: strings.Trim(p.at(i+2).text, `'"`)}
	}
	return p.holding(Value{Kind: Call, Text: name(p.at(i))}, i+2, end)
}

// holding puts into v the placeholder between i and end, if there is just one.
func (p *parser) holding(v Value, i, end int) Value {
	n := 0
	for ; i < end; i++ {
		if t := p.at(i); t.kind == param {
			n++
			v.Index, v.Param = t.index, t.name
		}
	}
	if n != 1 {
		v.Index, v.Param = 0, ""
	}
	return v
}

// assignments reads SET's list between i and end.
func (p *parser) assignments(s *Statement, sc *scope, i, end int, onConflict bool) {
	p.items(i, end, func(lo, hi int) {
		eq := lo
		for eq < hi && !p.at(eq).is("=") {
			eq = p.after(eq)
		}
		if eq >= hi {
			return
		}
		if p.at(lo).is("(") && p.pair[lo] == eq-1 {
			var cols []Column
			p.items(lo+1, eq-1, func(a, b int) { cols = append(cols, sc.column(p.at(a), Set)) })
			n := 0
			if p.at(eq + 1).is("(") {
				p.items(eq+2, min(p.pair[eq+1], hi), func(a, b int) {
					if n < len(cols) {
						cols[n].Value = p.value(a, b)
					}
					n++
				})
			}
			for _, c := range cols {
				c.OnConflict = onConflict
				s.Columns = append(s.Columns, c)
			}
			return
		}
		if !p.at(eq - 1).isName() {
			return
		}
		c := sc.column(p.at(eq-1), Set)
		c.OnConflict = onConflict
		if p.adds(c.Name, eq+1, hi) {
			c.Role = Added
			s.Delta = true
		}
		c.Value = p.value(eq+1, hi)
		s.Columns = append(s.Columns, c)
		p.inner(s, eq+1, hi)
	})
}

// adds reports whether the expression between i and end adds to the column itself:
// a + x, t.a - x, coalesce(a, 0) + x, x + a.
func (p *parser) adds(column string, i, end int) bool {
	for j := i; j < end; j++ {
		if name(p.at(j)) != column || p.at(j+1).is("(") {
			continue
		}
		k := j + 1
		for k < end && (p.at(k).is(")") || p.at(k).is(",") || k < j+4 && p.at(k).kind == literal && !signed(p.at(k))) {
			k++
		}
		if next := p.at(k); k < end && (next.is("+") || next.is("-") || signed(next)) {
			return true
		}
		if j > i && p.at(j-1).is("+") {
			return true
		}
	}
	return false
}

// signed reports whether a token is a number with its sign: n+1 has two tokens.
func signed(t token) bool {
	return t.kind == literal && (strings.HasPrefix(t.text, "+") || strings.HasPrefix(t.text, "-"))
}
