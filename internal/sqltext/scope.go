package sqltext

import "strings"

// A scope is what the names in a query stand for.
type scope struct {
	tables  []string
	aliases map[string]string // alias → table
	deep    int               // parentheses around joins
}

// column makes a column of a name at i, with the table it belongs to.
func (sc *scope) column(t token, role Role) Column {
	c := Column{Name: name(t), Role: role}
	switch q := qualifier(t); {
	case q != "":
		c.Table = sc.aliases[q]
	case len(sc.tables) == 1:
		c.Table = sc.tables[0]
	}
	return c
}

func (sc *scope) add(table, alias string) {
	if sc.aliases == nil {
		sc.aliases = make(map[string]string)
	}
	sc.tables = append(sc.tables, table)
	sc.aliases[table] = table
	if alias != "" {
		sc.aliases[alias] = table
	}
}

// table reads the table whose name stands at i, with its alias, into the statement
// and the scope, and returns where it goes on.
func (p *parser) table(s *Statement, sc *scope, i int, write bool) int {
	if p.at(i).is("ONLY") {
		i++
	}
	t := p.at(i)
	if !t.isName() || reserved(t) || name(t) == "" {
		return i // a hole, most likely
	}
	n := name(t)
	i++
	alias := ""
	if p.at(i).is("AS") {
		i++
	}
	if a := p.at(i); a.isName() && !reserved(a) && !p.at(i+1).is("(") {
		alias = name(a)
		i++
	}
	if p.ctes[n] {
		sc.add("", n)
		if alias != "" {
			sc.aliases[alias] = ""
		}
		return i
	}
	s.Tables = append(s.Tables, Table{Name: n, Offset: t.off, Write: write})
	if s.Table == "" {
		s.Table, s.Offset = n, t.off
	}
	sc.add(n, alias)
	return i
}

// from reads what stands between FROM, or a comma or JOIN of it, and end.
func (p *parser) from(s *Statement, sc *scope, i, end int) {
	expect := true
	for i < end {
		t := p.at(i)
		switch {
		case t.is("(") && expect && p.queryAt(i+1):
			inner, _ := p.statement(i+1, min(p.pair[i], end))
			s.add(&inner)
			i = p.pair[i] + 1
			if p.at(i).is("AS") {
				i++
			}
			sc.add("", name(p.at(i)))
			expect = false
		case t.is("(") && expect && sc.deep < maxDeep:
			sc.deep++
			p.from(s, sc, i+1, min(p.pair[i], end))
			sc.deep--
			i, expect = p.pair[i]+1, false
		case t.is(","), t.is("JOIN"), t.is("APPLY"):
			i, expect = i+1, true
		case t.is("ON"):
			next := p.find(i+1, end, "JOIN", "LEFT", "RIGHT", "INNER", "CROSS", "FULL", "NATURAL", "OUTER")
			p.conditions(s, sc, i+1, next)
			i = max(next, i+1)
		case t.is("WITH") && p.at(i+1).is("("):
			p.hints(s, i+2, min(p.pair[i+1], end))
			i = p.pair[i+1] + 1
		case expect && t.isAny("LATERAL", "ONLY"):
			i++
		case expect && t.isName() && !p.at(i+1).is("("):
			before := i
			i = p.table(s, sc, i, false)
			i, expect = max(i, before+1), false
		default:
			expect = false
			i = p.after(i)
		}
	}
}

// hints reads WITH (UPDLOCK, HOLDLOCK).
func (p *parser) hints(s *Statement, i, end int) {
	for ; i < end; i++ {
		switch t := p.at(i); {
		case t.is("READPAST"):
			s.Lock = SkipLocked
		case t.isAny("UPDLOCK", "XLOCK", "TABLOCKX") && s.Lock == NoLock:
			s.Lock = ForUpdate
		}
	}
}

// queryAt reports whether a query begins at i.
func (p *parser) queryAt(i int) bool {
	return p.at(i).isAny("SELECT", "WITH", "INSERT", "UPDATE", "DELETE")
}

// reserved reports whether a word without quotes is no name where a table or an
// alias could stand.
func reserved(t token) bool { return t.kind == word && keywords[strings.ToUpper(t.text)] }

var keywords = map[string]bool{
	"AND": true, "AS": true, "CONFLICT": true, "CROSS": true, "DEFAULT": true, "DO": true, "EXCEPT": true, "FETCH": true,
	"FOR": true, "FORCE": true, "FROM": true, "FULL": true, "GROUP": true, "HAVING": true, "IGNORE": true, "INNER": true,
	"INTERSECT": true, "INTO": true, "JOIN": true, "LEFT": true, "LIMIT": true, "NATURAL": true, "OFFSET": true, "ON": true,
	"OR": true, "ORDER": true, "OUTER": true, "OUTPUT": true, "OVERRIDING": true, "PARTITION": true, "RETURNING": true,
	"RIGHT": true, "SELECT": true, "SET": true, "TABLESAMPLE": true, "UNION": true, "USE": true, "USING": true,
	"VALUES": true, "WHEN": true, "WHERE": true, "WINDOW": true, "WITH": true,
}
