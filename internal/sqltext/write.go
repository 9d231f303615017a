package sqltext

// insert reads the INSERT or REPLACE at i.
func (p *parser) insert(s *Statement, i, end int) {
	if p.at(i).is("REPLACE") {
		s.Conflict = Replaces
	}
	for i++; i < end && p.at(i).isAny("OR", "INTO", "IGNORE", "REPLACE", "ABORT", "FAIL", "ROLLBACK", "LOW_PRIORITY", "HIGH_PRIORITY", "DELAYED", "OVERWRITE"); i++ {
		switch t := p.at(i); {
		case t.is("IGNORE"):
			s.Conflict = Nothing
		case t.is("REPLACE"):
			s.Conflict = Replaces
		}
	}
	var sc scope
	i = max(p.table(s, &sc, i, true), i)
	if p.at(i).kind == hole {
		i++
	}
	var cols []token
	if p.at(i).is("(") && !p.queryAt(i+1) {
		p.items(i+1, min(p.pair[i], end), func(lo, hi int) { cols = append(cols, p.at(lo)) })
		i = p.pair[i] + 1
	}
	tail := i
	for tail < end && !(p.at(tail).is("ON") && p.at(tail+1).isAny("CONFLICT", "DUPLICATE")) && !p.at(tail).is("RETURNING") {
		tail = p.after(tail)
	}
	tail = min(tail, end)
	p.rows(s, &sc, cols, i, tail)
	p.tail(s, &sc, tail, end)
}

// rows reads what an insert puts into its columns, between i and end.
func (p *parser) rows(s *Statement, sc *scope, cols []token, i, end int) {
	inserted := func(n, lo, hi int) {
		if n < len(cols) {
			c := sc.column(cols[n], Inserted)
			if lo < hi {
				c.Value = p.value(lo, hi)
			}
			if c.Name != "" {
				s.Columns = append(s.Columns, c)
			}
		}
	}
	n := 0
	each := func(lo, hi int) { inserted(n, lo, hi); n++ }
	if out := p.find(i, end, "OUTPUT"); out < end {
		i = p.find(out+1, end, "VALUES", "SELECT", "DEFAULT", "INTO")
		s.Returning = true
		p.returned(s, sc, out+1, i)
	}
	at := p.find(i, end, "VALUES", "VALUE", "SELECT", "SET", "WITH", "DEFAULT")
	for at >= end && p.at(i).is("(") && p.queryAt(i+1) {
		i, end = i+1, min(p.pair[i], end)
		at = p.find(i, end, "SELECT", "WITH")
	}
	switch t := p.at(at); {
	case at >= end:
	case t.isAny("VALUES", "VALUE") && p.at(at+1).is("("):
		p.items(at+2, min(p.pair[at+1], end), each)
	case t.is("SET"):
		p.items(at+1, end, func(lo, hi int) {
			if p.at(lo + 1).is("=") {
				cols = append(cols, p.at(lo))
				inserted(len(cols)-1, lo+2, hi)
			}
		})
		n = len(cols)
	case t.isAny("SELECT", "WITH"):
		if t.is("SELECT") {
			from := p.find(at+1, end, "FROM", "WHERE", "UNION", "ORDER", "LIMIT")
			p.items(at+1, from, each)
		}
		q, _ := p.statement(at, end)
		where := p.find(at+1, end, "WHERE")
		for ; where < end; where++ {
			if p.at(where).is("EXISTS") && p.at(where-1).is("NOT") {
				s.Conditional = true
			}
		}
		s.add(&q)
	}
	for ; n < len(cols); n++ {
		inserted(n, 0, 0)
	}
}

// tail reads what follows the rows: ON CONFLICT, ON DUPLICATE KEY, RETURNING.
func (p *parser) tail(s *Statement, sc *scope, i, end int) {
	ret := i
	for ret < end && !p.at(ret).is("RETURNING") {
		ret = p.after(ret)
	}
	ret = min(ret, end)
	p.answer(s, sc, ret, end)
	end = ret
	switch {
	case p.at(i + 1).is("DUPLICATE"):
		s.Conflict = Replaces
		p.assignments(s, sc, min(i+4, end), end, true)
		if s.idle() {
			s.Conflict = Nothing // SET id = id
		}
		return
	case !p.at(i + 1).is("CONFLICT"):
		return
	}
	i += 2
	switch {
	case p.at(i).is("("):
		s.Target.Columns = p.names(i+1, min(p.pair[i], end))
		i = p.pair[i] + 1
		s.Target.Partial = p.at(i).is("WHERE")
	case p.at(i).is("ON") && p.at(i+1).is("CONSTRAINT"):
		s.Target.Constraint = name(p.at(i + 2))
	}
	do := p.find(i, end, "DO")
	switch {
	case p.at(do + 1).is("NOTHING"):
		s.Conflict = Nothing
	case p.at(do + 1).is("UPDATE"):
		s.Conflict = Replaces
		where := p.find(do+2, end, "WHERE")
		p.assignments(s, sc, min(do+3, where), where, true)
		for j := where; j < end; j++ {
			s.Conditional = s.Conditional || p.tests(j)
		}
	}
}

// idle reports whether what is set on a conflict sets each column to itself.
func (s *Statement) idle() bool {
	any := false
	for _, c := range s.Columns {
		if !c.OnConflict {
			continue
		}
		any = true
		if c.Value.Kind != Name || c.Value.Text != c.Name {
			return false
		}
	}
	return any
}

// names returns the columns in a list, those in functions as well.
func (p *parser) names(i, end int) []string {
	var out []string
	p.items(i, end, func(lo, hi int) {
		for ; lo < hi; lo++ {
			if t := p.at(lo); t.isName() && !p.at(lo+1).is("(") {
				out = append(out, name(t))
				return
			}
		}
	})
	return out
}

// answer reads RETURNING at i.
func (p *parser) answer(s *Statement, sc *scope, i, end int) {
	if p.at(i).is("RETURNING") && i < end {
		s.Returning = true
		p.returned(s, sc, i+1, end)
	}
}

func (p *parser) returned(s *Statement, sc *scope, i, end int) {
	p.items(i, end, func(lo, hi int) {
		c := sc.column(p.at(lo), Returned)
		if p.at(lo).is("*") || p.at(lo+1).is("*") {
			c = Column{Name: "*", Role: Returned}
		}
		if c.Name != "" {
			s.Columns = append(s.Columns, c)
		}
	})
}

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
