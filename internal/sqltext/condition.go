package sqltext

import "strings"

// conditions reads the comparisons of WHERE or ON between i and end.
func (p *parser) conditions(s *Statement, sc *scope, i, end int) {
	lo := i
	for i < end {
		t := p.at(i)
		switch {
		case t.is("(") && p.queryAt(i+1):
			hi := min(p.pair[i], end)
			if q, ok := p.statement(i+1, hi); ok {
				s.add(&q)
			}
			i = hi + 1
			continue
		case t.is("OR"):
			s.Either = true
		}
		op, width := p.operator(i)
		if op == "" {
			i++
			continue
		}
		right := i + width
		cols := p.left(sc, lo, i)
		switch {
		case len(cols) > 1 && p.at(right).is("("):
			n := 0
			p.items(right+1, min(p.pair[right], end), func(lo, hi int) {
				if n < len(cols) {
					cols[n].Value = p.value(lo, hi)
				}
				n++
			})
			right = p.pair[right] + 1
		case len(cols) == 1 && (op == "is null" || op == "is not null"):
		default:
			hi := p.operand(right, end)
			v := p.value(right, hi)
			if op == "in" || op == "not in" || v.Kind == Call && (v.Text == "any" || v.Text == "all") {
				v.Kind = Unknown
			}
			if len(cols) == 0 && v.Kind == Name && (op == "=" || op == "in") { // $1 = key
				back := p.value(p.start(lo, i), i)
				cols = []Column{sc.column(p.at(right), Matched)}
				v = back
			}
			for k := range cols {
				cols[k].Value = v
			}
			if !(p.at(right).is("(") && p.queryAt(right+1)) {
				right = max(hi, right)
			}
		}
		for k := range cols {
			cols[k].Op = op
		}
		s.Columns = append(s.Columns, cols...)
		i = max(right, i+width)
	}
}

// operator reads the comparison at i: what it is, and of how many tokens; "" if
// there is none.
func (p *parser) operator(i int) (op string, width int) {
	t := p.at(i)
	switch t.text {
	case "=", "==":
		return "=", 1
	case "<=>":
		return "=", 1
	case "<", ">", "<=", ">=", "<>", "!=", "~", "~*":
		if t.kind == symbol {
			return t.text, 1
		}
	}
	not, n := "", 0
	if t.is("NOT") {
		not, n = "not ", 1
		t = p.at(i + 1)
	}
	switch {
	case t.isAny("IN", "LIKE", "ILIKE", "BETWEEN"):
		return not + strings.ToLower(t.text), n + 1
	case n == 1 || !t.is("IS"):
		return "", 0
	}
	n = 1
	if p.at(i + n).is("NOT") {
		not = "not "
		n++
	}
	switch {
	case p.at(i + n).is("NULL"):
		return "is " + not + "null", n + 1
	case p.at(i+n).is("DISTINCT") && p.at(i+n+1).is("FROM"):
		if not != "" {
			return "=", n + 2
		}
		return "!=", n + 2
	}
	return "is " + strings.TrimSpace(not), n
}

// left reads the columns that stand before the operator at i: one, one in a
// function, or a row of them.
func (p *parser) left(sc *scope, lo, i int) []Column {
	j := i - 1
	t := p.at(j)
	if j < lo {
		return nil
	}
	if t.isName() && !t.isAny("NOT", "END", "NULL", "TRUE", "FALSE") {
		if j > lo && p.at(j-1).kind == symbol && !p.at(j-1).isAny("(", ")", ",") {
			if p.at(j-1).is("::") && p.at(j-2).isName() { // key::text = $1
				return []Column{sc.column(p.at(j-2), Matched)}
			}
			return nil
		}
		return []Column{sc.column(t, Matched)}
	}
	if !t.is(")") || p.pair[j] < lo || p.pair[j] >= j {
		return nil
	}
	var cols []Column
	plain := true
	p.items(p.pair[j]+1, j, func(a, b int) {
		if b == a+1 && p.at(a).isName() {
			cols = append(cols, sc.column(p.at(a), Matched))
		} else if b > a && p.at(a).kind != literal && p.at(a).kind != param {
			plain = false
		}
	})
	call := p.at(p.pair[j]-1).kind == word && p.pair[j]-1 >= lo && !p.at(p.pair[j]-1).isAny("AND", "OR", "WHERE", "NOT", "ON")
	if !plain || call && len(cols) != 1 {
		return nil
	}
	return cols
}

// start returns where the operand begins that ends before the operator at i.
func (p *parser) start(lo, i int) int {
	for j := i - 1; j >= lo; j-- {
		t := p.at(j)
		switch {
		case t.is(")") && p.pair[j] >= lo && p.pair[j] < j:
			j = p.pair[j]
		case t.isAny("(", ",", "AND", "OR", "NOT", "WHERE", "ON"):
			return j + 1
		}
		if i-j > 16 {
			return i
		}
	}
	return lo
}

// operand returns where the operand that begins at i ends.
func (p *parser) operand(i, end int) int {
	first := i
	for ; i < end; i = p.after(i) {
		t := p.at(i)
		if t.isAny(")", ",", "AND", "OR", "WHEN", "THEN", "ELSE", "END", "WHERE", "RETURNING", "ON", "ORDER", "GROUP", "LIMIT") {
			return i
		}
		if op, _ := p.operator(i); op != "" && i > first {
			return i
		}
	}
	return end
}
