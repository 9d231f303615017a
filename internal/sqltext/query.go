package sqltext

// query reads the SELECT at i.
func (p *parser) query(s *Statement, i, end int) {
	if next := p.find(i+1, end, "UNION", "INTERSECT", "EXCEPT"); next < end {
		at := next + 1
		if p.at(at).isAny("ALL", "DISTINCT") {
			at++
		}
		defer func() {
			if other, ok := p.statement(at, end); ok {
				s.add(&other)
				s.Either = true
			}
		}()
		end = next
	}
	i++
	for p.at(i).isAny("DISTINCT", "ALL", "TOP", "SQL_CALC_FOUND_ROWS") {
		if p.at(i).is("TOP") {
			s.One = p.at(i+1).text == "1" || p.at(i+1).is("(") && p.at(i+2).text == "1"
			i = p.after(i + 1)
			continue
		}
		i++
		if p.at(i-1).is("DISTINCT") && p.at(i).is("ON") {
			i = p.after(i + 1)
		}
	}
	from := p.find(i, end, "FROM", "WHERE", "ORDER", "LIMIT", "FOR")
	rest := p.find(from, end, "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", "OFFSET", "FETCH", "FOR", "WINDOW")
	var sc scope
	if p.at(from).is("FROM") {
		p.from(s, &sc, from+1, rest)
	}
	p.list(s, &sc, i, from)
	for i = rest; i < end; {
		next := p.find(i+1, end, "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", "OFFSET", "FETCH", "FOR", "WINDOW")
		switch p.at(i); {
		case p.at(i).is("WHERE"):
			p.conditions(s, &sc, i+1, next)
		case p.at(i).is("HAVING"):
			p.aggregates(s, i+1, next)
		case p.at(i).is("LIMIT"):
			s.One = p.at(i+1).text == "1"
		case p.at(i).is("FETCH"):
			s.One = !isNumber(p.at(i+2)) || p.at(i+2).text == "1"
		case p.at(i).is("FOR"):
			p.lock(s, i+1, next)
		}
		i = next
	}
}

func isNumber(t token) bool {
	return t.kind == literal && t.text != "" && t.text[0] >= '0' && t.text[0] <= '9'
}

// lock reads what follows FOR.
func (p *parser) lock(s *Statement, i, end int) {
	s.Lock = ForShare
	for ; i < end; i++ {
		switch t := p.at(i); {
		case t.is("UPDATE"):
			s.Lock = ForUpdate
		case t.is("SKIP") && s.Lock == ForUpdate:
			s.Lock = SkipLocked
		}
	}
}

// list reads a select list, or that of RETURNING.
func (p *parser) list(s *Statement, sc *scope, i, end int) {
	p.items(i, end, func(lo, hi int) {
		t := p.at(lo)
		switch {
		case t.is("*"), hi-lo == 2 && p.at(lo+1).is("*"):
			s.Columns = append(s.Columns, Column{Name: "*", Role: Selected})
			return
		case t.isName() && !p.at(lo+1).is("(") && (hi-lo <= 3 || p.at(lo+1).isAny("::")) && !reserved(t):
			if !(hi-lo > 1 && p.at(lo+1).kind == symbol && !p.at(lo+1).is("::")) && !t.isAny("NOT", "CASE", "NULL") {
				s.Columns = append(s.Columns, sc.column(t, Selected))
				return
			}
		case hi-lo <= 3 && t.kind == literal && (t.text == "1" || t.is("TRUE")):
			s.Exists = true
			return
		}
		p.aggregates(s, lo, hi)
		p.inner(s, lo, hi)
	})
}

// aggregates looks for COUNT, SUM, EXISTS and locks by name in an expression,
// outside of the queries in it.
func (p *parser) aggregates(s *Statement, i, end int) {
	for ; i < end; i++ {
		t := p.at(i)
		switch {
		case t.is("(") && p.queryAt(i+1):
			i = p.pair[i]
			continue
		case !p.at(i + 1).is("("):
			continue
		case t.isAny("COUNT", "COUNT_BIG"):
			s.Count = true
		case t.is("SUM"):
			s.Sum = true
		case t.is("EXISTS"):
			s.Exists = true
		}
		switch name(t) {
		case "pg_advisory_lock", "pg_advisory_xact_lock", "pg_try_advisory_lock", "pg_try_advisory_xact_lock", "get_lock":
			s.Advisory = true
		}
	}
}

// inner reads the queries in parentheses between i and end.
func (p *parser) inner(s *Statement, i, end int) {
	for ; i < end; i++ {
		if p.at(i).is("(") && p.queryAt(i+1) {
			hi := min(p.pair[i], end)
			if q, ok := p.statement(i+1, hi); ok {
				s.add(&q)
				s.Count, s.Sum, s.One = s.Count || q.Count, s.Sum || q.Sum, s.One || q.One
			}
			i = hi
		}
	}
}
