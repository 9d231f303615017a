package sqltext

// update reads the UPDATE at i.
func (p *parser) update(s *Statement, i, end int) {
	for i++; p.at(i).isAny("OR", "IGNORE", "REPLACE", "LOW_PRIORITY", "ABORT", "FAIL", "ROLLBACK"); i++ {
	}
	set := p.find(i, end, "SET")
	var sc scope
	target := name(p.at(i))
	from := p.find(set, end, "FROM")
	if from < end && !p.at(i).is("ONLY") && p.at(i+1).is("SET") {
		p.fromTarget(s, &sc, target, from, end)
	}
	if s.Table == "" {
		next := max(p.table(s, &sc, i, true), i)
		p.from(s, &sc, next, set)
	}
	rest := p.find(set, end, "FROM", "WHERE", "RETURNING", "OUTPUT", "ORDER", "LIMIT")
	p.assignments(s, &sc, set+1, rest, false)
	p.changed(s, &sc, rest, end)
}

// fromTarget reads UPDATE a … FROM t AS a, where the table to be changed stands
// in FROM.
func (p *parser) fromTarget(s *Statement, sc *scope, target string, from, end int) {
	var tables Statement
	var names scope
	rest := p.find(from, end, "WHERE", "RETURNING", "ORDER", "LIMIT")
	p.from(&tables, &names, from+1, rest)
	real, ok := names.aliases[target]
	if !ok || real == target {
		return
	}
	*sc = names
	s.Table = real
	for i, t := range tables.Tables {
		if t.Name == real {
			s.Offset = t.Offset
			tables.Tables[i].Write = true
			break
		}
	}
	s.Tables = tables.Tables
}

// delete reads the DELETE at i.
func (p *parser) delete(s *Statement, i, end int) {
	from := p.find(i, end, "FROM")
	rest := p.find(from, end, "WHERE", "RETURNING", "USING", "OUTPUT", "ORDER", "LIMIT")
	var sc scope
	next := max(p.table(s, &sc, from+1, true), from+1)
	p.from(s, &sc, next, rest)
	p.changed(s, &sc, rest, end)
}

// changed reads what follows the assignments of an update, or the table of a
// delete: FROM, WHERE, RETURNING.
func (p *parser) changed(s *Statement, sc *scope, i, end int) {
	for i < end {
		next := p.find(i+1, end, "FROM", "USING", "WHERE", "RETURNING", "OUTPUT", "ORDER", "LIMIT")
		switch t := p.at(i); {
		case t.isAny("FROM", "USING") && len(sc.tables) <= 1:
			p.from(s, sc, i+1, next)
		case t.is("WHERE"):
			p.conditions(s, sc, i+1, next)
			for j := i + 1; j < next; j++ {
				s.Conditional = s.Conditional || p.tests(j)
			}
		case t.isAny("RETURNING", "OUTPUT"):
			s.Returning = true
			p.returned(s, sc, i+1, next)
		}
		i = next
	}
	s.Conditional = s.Conditional || s.swaps()
}

// swaps reports whether a column is compared that is set as well: compare and
// swap.
func (s *Statement) swaps() bool {
	for _, m := range s.Columns {
		if m.Role != Matched || m.Op != "=" {
			continue
		}
		for _, c := range s.Columns {
			if (c.Role == Set || c.Role == Added) && c.Name == m.Name && (m.Table == "" || m.Table == s.Table) {
				return true
			}
		}
	}
	return false
}

// tests reports whether the operator at i looks at a row's state.
func (p *parser) tests(i int) bool {
	t := p.at(i)
	if t.kind == symbol {
		switch t.text {
		case "<", ">", "<=", ">=", "<>", "!=":
			return true
		case "=":
			return p.at(i+1).kind == literal
		}
	}
	return t.isAny("IS", "IN", "NOT")
}

// merge reads the MERGE at i.
func (p *parser) merge(s *Statement, i, end int) {
	if i++; p.at(i).is("INTO") {
		i++
	}
	var sc scope
	using := p.find(i, end, "USING")
	p.table(s, &sc, i, true)
	target := s.Table
	on := p.find(using, end, "ON")
	p.from(s, &sc, using+1, on)
	when := p.find(on, end, "WHEN")
	p.conditions(s, &sc, on+1, when)
	for _, c := range s.Columns {
		if c.Role == Matched && c.Table == target {
			s.Target.Columns = append(s.Target.Columns, c.Name)
		}
	}
	s.Conflict = Nothing
	one := scope{}
	one.add(target, "")
	for i = when; i < end; {
		next := p.find(i+1, end, "WHEN")
		then := p.find(i, next, "THEN")
		switch t := p.at(then + 1); {
		case t.is("UPDATE"):
			s.Conflict = Replaces
			p.assignments(s, &one, then+3, p.find(then, next, "WHERE"), true)
		case t.is("INSERT"):
			var cols []token
			at := then + 2
			if p.at(at).is("(") {
				p.items(at+1, min(p.pair[at], next), func(lo, hi int) { cols = append(cols, p.at(lo)) })
				at = p.pair[at] + 1
			}
			p.rows(s, &one, cols, at, next)
		}
		i = next
	}
}
