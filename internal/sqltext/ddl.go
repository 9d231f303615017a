package sqltext

import "strings"

// define reads the CREATE, ALTER, DROP or RENAME at i.
func (p *parser) define(s *Statement, i, end int) {
	verb := p.at(i)
	for i++; i < end && p.at(i).isAny("OR", "REPLACE", "GLOBAL", "LOCAL", "TEMP", "TEMPORARY", "UNLOGGED", "FOREIGN", "EXTERNAL", "CLUSTERED", "NONCLUSTERED", "COLUMNSTORE"); i++ {
	}
	unique := p.at(i).is("UNIQUE")
	if unique {
		for i++; p.at(i).isAny("CLUSTERED", "NONCLUSTERED"); i++ {
		}
	}
	switch what := p.at(i); {
	case verb.is("CREATE") && what.is("TABLE"):
		p.createTable(s, i+1, end)
	case verb.is("CREATE") && what.is("INDEX") && unique:
		p.createIndex(s, i+1, end)
	case verb.is("ALTER") && what.is("TABLE"):
		p.alterTable(s, i+1, end)
	case verb.is("ALTER") && what.is("INDEX"):
		i = p.ifExists(i + 1)
		if p.at(i+1).is("RENAME") && p.at(i+2).is("TO") {
			p.change(s, Change{Op: RenameIndex, Offset: -1, Name: name(p.at(i)), NewName: name(p.at(i + 3))})
		}
	case verb.is("DROP") && what.is("TABLE"):
		p.items(p.ifExists(i+1), end, func(lo, hi int) { p.change(s, Change{Op: DropTable, Table: name(p.at(lo)), Offset: p.at(lo).off}) })
	case verb.is("DROP") && what.is("INDEX"):
		p.dropIndex(s, i+1, end)
	case verb.is("RENAME") && what.is("TABLE"):
		p.items(i+1, end, func(lo, hi int) {
			if p.at(lo + 1).is("TO") {
				p.change(s, Change{Op: RenameTable, Table: name(p.at(lo)), Offset: p.at(lo).off, NewName: name(p.at(lo + 2))})
			}
		})
	}
	for _, c := range s.Changes {
		if c.Offset >= 0 {
			s.Tables = append(s.Tables, Table{Name: c.Table, Offset: c.Offset, Write: true})
			if s.Table == "" {
				s.Table, s.Offset = c.Table, c.Offset
			}
		}
	}
}

// change takes a change over, unless a name that it needs is not known.
func (p *parser) change(s *Statement, c Change) {
	if c.Offset >= 0 && c.Table == "" {
		return
	}
	s.Changes = append(s.Changes, c)
}

// ifExists skips CONCURRENTLY, IF EXISTS, IF NOT EXISTS and ONLY.
func (p *parser) ifExists(i int) int {
	for p.at(i).isAny("CONCURRENTLY", "IF", "NOT", "EXISTS", "ONLY") {
		i++
	}
	return i
}

func (p *parser) createTable(s *Statement, i, end int) {
	c := Change{Op: CreateTable}
	at := p.ifExists(i)
	if at > i {
		c.Op = CreateTableAsIs
	}
	i = at
	c.Table, c.Offset = name(p.at(i)), p.at(i).off
	i++
	switch t := p.at(i); {
	case t.is("PARTITION") && p.at(i+1).is("OF"):
		c.Op, c.Name = CreateTableLike, name(p.at(i+2))
	case t.is("LIKE"), t.is("CLONE"):
		c.Op, c.Name = CreateTableLike, name(p.at(i+1))
	case t.is("AS"), t.is("SELECT"):
		c.Op = CreateTableQuery
	case t.is("("):
		hi := min(p.pair[i], end)
		if p.at(i+1).is("LIKE") && p.at(i+2).isName() {
			c.Op, c.Name = CreateTableLike, name(p.at(i+2))
			break
		}
		p.items(i+1, hi, func(lo, hi int) { p.element(&c, lo, hi) })
		if p.at(hi+1).is("INHERITS") || len(c.Columns) == 0 {
			c.Op = CreateTableLike
			c.Name = name(p.at(hi + 3))
		}
	default:
		return
	}
	primaryNotNull(&c)
	p.change(s, c)
}

// primaryNotNull makes the columns of a primary key not nullable.
func primaryNotNull(c *Change) {
	for _, u := range c.Uniques {
		for k := range c.Columns {
			if u.Primary && u.Has(c.Columns[k].Name) {
				c.Columns[k].Nullable = false
			}
		}
	}
}

// element reads one element of CREATE TABLE, or what follows ADD: a column or a
// constraint.
func (p *parser) element(c *Change, i, end int) {
	from := p.at(i).off
	constraint := ""
	if p.at(i).is("CONSTRAINT") {
		i++
		if !p.at(i).isAny("UNIQUE", "PRIMARY", "CHECK", "FOREIGN") {
			constraint = name(p.at(i))
			i++
		}
	}
	switch t := p.at(i); {
	case t.is("PRIMARY") && p.at(i+1).is("KEY"), t.is("UNIQUE"):
		if u, ok := p.unique(i+1, end, constraint); ok {
			u.Primary, u.Offset = t.is("PRIMARY"), from
			c.Uniques = append(c.Uniques, u)
		}
	case t.isAny("CHECK", "FOREIGN", "EXCLUDE", "FULLTEXT", "SPATIAL", "LIKE", "PERIOD"):
	case t.isAny("KEY", "INDEX") && !p.typed(i+1):
	case t.isName() && i+1 <= end:
		p.columnDef(c, i, end)
	}
}

// typed reports whether a column's type stands at i.
func (p *parser) typed(i int) bool {
	t := p.at(i)
	if !p.at(i + 1).is("(") {
		return t.kind == word && !p.at(i).is("ON") && !p.at(i).is("USING")
	}
	return t.isAny("VARCHAR", "CHAR", "NVARCHAR", "NCHAR", "CHARACTER", "VARBINARY", "BINARY", "DECIMAL", "NUMERIC", "VARCHAR2", "BIT", "INT", "BIGINT")
}

// unique reads what follows UNIQUE, PRIMARY or ON table: its name, and its columns
// in parentheses; ok is false if there are none.
func (p *parser) unique(i, end int, constraint string) (u Unique, ok bool) {
	u.Name = constraint
	for i < end && !p.at(i).is("(") {
		switch t := p.at(i); {
		case t.is("NULLS") && p.at(i+1).is("NOT") && p.at(i+2).is("DISTINCT"):
			u.NullsEqual = true
			i += 2
		case t.is("USING") && p.at(i+1).is("INDEX"):
			return u, false // an index that is there already
		case t.is("USING"):
			i++
		case t.isAny("KEY", "INDEX", "CLUSTERED", "NONCLUSTERED", "NULLS"):
		case t.isName() && u.Name == "":
			u.Name = name(t)
		}
		i++
	}
	if i >= end {
		return u, false
	}
	hi := min(p.pair[i], end)
	p.items(i+1, hi, func(lo, hi int) { p.indexed(&u, lo, hi) })
	if p.at(hi+1).is("INCLUDE") && p.at(hi+2).is("(") {
		hi = min(p.pair[hi+2], end)
	}
	for j := hi + 1; j < end; j = p.after(j) {
		switch {
		case p.at(j).is("NULLS") && p.at(j+1).is("NOT") && p.at(j+2).is("DISTINCT"):
			u.NullsEqual = true
		case p.at(j).is("WHERE"):
			var where Statement
			p.conditions(&where, &scope{}, j+1, end)
			u.Where = &Where{Terms: where.Columns}
			if where.Either || len(where.Tables) > 0 || p.terms(j+1, end) != len(where.Columns) {
				u.Where.Terms = nil
			}
			j = end
		}
	}
	return u, len(u.Columns) > 0
}

// terms counts what AND joins between i and end, in parentheses as well.
func (p *parser) terms(i, end int) int {
	n := 1
	for ; i < end; i++ {
		if p.at(i).is("AND") {
			n++
		}
	}
	return n
}

// indexed reads one element of an index.
func (p *parser) indexed(u *Unique, i, end int) {
	for p.at(i).is("(") && p.pair[i] == end-1 {
		i, end = i+1, end-1
	}
	t := p.at(i)
	if t.isName() && !(p.at(i+1).is("(") && !p.at(i+2).isNumber()) {
		u.Columns = append(u.Columns, name(t)) // name(10) is a prefix in MySQL
		return
	}
	u.Expr = true
	whole := t.isAny("COALESCE", "IFNULL", "ISNULL", "NVL")
	for ; i < end && !p.at(i).isAny("ASC", "DESC", "COLLATE"); i++ {
		if t := p.at(i); t.isName() && !p.at(i+1).is("(") && !p.at(i-1).is("::") && !t.is("AS") {
			u.Columns = append(u.Columns, name(t))
			if whole {
				u.Coalesce = append(u.Coalesce, name(t))
			}
		}
	}
}

func (t token) isNumber() bool { return isNumber(t) }

// columnDef reads the column whose name stands at i.
func (p *parser) columnDef(c *Change, i, end int) {
	d := ColumnDef{Name: name(p.at(i)), Nullable: true, Offset: p.at(i).off}
	i++
	if i < end {
		d.Type = strings.ToLower(name(p.at(i)))
	}
	d.Generated = strings.HasSuffix(d.Type, "serial") || strings.HasPrefix(d.Type, "serial")
	constraint := ""
	for ; i < end; i = p.after(i) {
		switch t := p.at(i); {
		case t.is("NOT") && p.at(i+1).is("NULL"):
			d.Nullable = false
		case t.is("CONSTRAINT"):
			constraint = name(p.at(i + 1))
			i++
		case t.is("PRIMARY"):
			d.Nullable = false
			c.Uniques = append(c.Uniques, Unique{Name: constraint, Columns: []string{d.Name}, Primary: true, Offset: d.Offset})
			constraint = ""
		case t.is("UNIQUE"):
			u := Unique{Name: constraint, Columns: []string{d.Name}, Offset: d.Offset}
			u.NullsEqual = p.at(i+1).is("NULLS") && p.at(i+2).is("NOT")
			c.Uniques = append(c.Uniques, u)
			constraint = ""
		case t.isAny("AUTO_INCREMENT", "AUTOINCREMENT", "IDENTITY"):
			d.Generated, d.Nullable = true, false
		case t.is("GENERATED"):
			d.Generated = true
		case t.is("DEFAULT"):
			hi := p.defaultEnd(i+1, end)
			d.Default = p.value(i+1, hi)
			d.Generated = d.Generated || p.generates(i+1, hi)
			i = hi - 1
		}
	}
	c.Columns = append(c.Columns, d)
}

// defaultEnd returns where the expression of a DEFAULT at i ends.
func (p *parser) defaultEnd(i, end int) int {
	for ; i < end; i = p.after(i) {
		if p.at(i).isAny("NOT", "PRIMARY", "UNIQUE", "CONSTRAINT", "CHECK", "REFERENCES", "COMMENT", "ON", "COLLATE", "AFTER", "FIRST", "GENERATED", "NULL") && !(p.at(i).is("NULL") && p.at(i-1).is("DEFAULT")) {
			return i
		}
	}
	return end
}

// generates reports whether a default makes a new value for each row: it calls a
// function that is named so.
func (p *parser) generates(i, end int) bool {
	for ; i < end; i++ {
		if p.at(i+1).is("(") && New(name(p.at(i))) {
			return true
		}
	}
	return false
}
