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
