package sqltext

// createIndex reads what follows CREATE UNIQUE INDEX.
func (p *parser) createIndex(s *Statement, i, end int) {
	i = p.ifExists(i)
	index := ""
	if !p.at(i).is("ON") {
		index = name(p.at(i))
	}
	from := p.at(i).off
	on := p.find(i, end, "ON")
	i = on + 1
	if p.at(i).is("ONLY") {
		i++
	}
	c := Change{Op: AddUnique, Table: name(p.at(i)), Offset: p.at(i).off}
	u, ok := p.unique(i+1, end, index)
	if !ok {
		return
	}
	u.Name, u.Offset = index, from
	c.Uniques = []Unique{u}
	p.change(s, c)
}

// dropIndex reads what follows DROP INDEX.
func (p *parser) dropIndex(s *Statement, i, end int) {
	i = p.ifExists(i)
	on := p.find(i, end, "ON")
	c := Change{Op: DropIndex, Offset: -1}
	if on < end {
		c.Table, c.Offset = name(p.at(on+1)), p.at(on+1).off
	}
	p.items(i, on, func(lo, hi int) {
		c := c
		c.Name = name(p.at(lo))
		p.change(s, c)
	})
}

// alterTable reads what follows ALTER TABLE.
func (p *parser) alterTable(s *Statement, i, end int) {
	i = p.ifExists(i)
	t := p.at(i)
	i++
	if p.at(i).is("*") {
		i++
	}
	verb := token{}
	p.items(i, end, func(lo, hi int) {
		c := Change{Table: name(t), Offset: t.off}
		if p.at(lo).isAny("ADD", "DROP", "ALTER", "MODIFY", "CHANGE", "RENAME") {
			verb = p.at(lo)
			lo++
		} // else a further one of the same kind: ADD a int, b int
		switch {
		case verb.is("ADD"):
			p.add(s, c, lo, hi)
		case verb.is("DROP"):
			p.drop(s, c, lo)
		case verb.is("ALTER"):
			p.alterColumn(s, c, lo, hi)
		case verb.is("MODIFY"), verb.is("CHANGE"):
			p.replaceColumn(s, c, verb.is("CHANGE"), lo, hi)
		case verb.is("RENAME"):
			p.rename(s, c, lo)
		}
	})
}

// add reads what follows ADD.
func (p *parser) add(s *Statement, c Change, i, end int) {
	if p.at(i).is("COLUMN") {
		i++
	}
	i = p.ifExists(i)
	c.Op = AddColumn
	if p.at(i).is("(") {
		p.items(i+1, min(p.pair[i], end), func(lo, hi int) { p.element(&c, lo, hi) })
	} else {
		p.usingIndex(s, c, i, end)
		p.element(&c, i, end)
	}
	if len(c.Columns) == 0 {
		if len(c.Uniques) == 0 {
			return
		}
		c.Op = AddUnique
	}
	p.change(s, c)
}

// usingIndex reads ADD CONSTRAINT name UNIQUE USING INDEX index: the index takes
// the constraint's name.
func (p *parser) usingIndex(s *Statement, c Change, i, end int) {
	using := p.find(i, end, "USING")
	if p.at(using+1).is("INDEX") && p.at(i).is("CONSTRAINT") {
		p.change(s, Change{Op: RenameIndex, Table: c.Table, Offset: c.Offset, Name: name(p.at(using + 2)), NewName: name(p.at(i + 1))})
	}
}

// drop reads what follows DROP.
func (p *parser) drop(s *Statement, c Change, i int) {
	t := p.at(i)
	switch {
	case t.is("PRIMARY"):
		c.Op = DropPrimary
	case t.isAny("CONSTRAINT", "INDEX", "KEY"):
		c.Op, c.Name = DropIndex, name(p.at(p.ifExists(i+1)))
	case t.isAny("FOREIGN", "CHECK", "PARTITION"):
		return
	default:
		if t.is("COLUMN") {
			i++
		}
		c.Op, c.Name = DropColumn, name(p.at(p.ifExists(i)))
	}
	p.change(s, c)
}

// alterColumn reads what follows ALTER.
func (p *parser) alterColumn(s *Statement, c Change, i, end int) {
	if p.at(i).is("COLUMN") {
		i++
	}
	c.Name = name(p.at(i))
	switch a, b := p.at(i+1), p.at(i+2); {
	case a.is("SET") && b.is("NOT") && p.at(i+3).is("NULL"):
		c.Op = SetNotNull
	case a.is("DROP") && b.is("NOT"):
		c.Op = DropNotNull
	case a.is("SET") && b.is("DEFAULT"), a.is("ADD") && b.is("GENERATED"):
		c.Op = SetDefault
		d := ColumnDef{Name: c.Name, Default: p.value(i+3, end)}
		d.Generated = b.is("GENERATED") || p.generates(i+3, end)
		c.Columns = []ColumnDef{d}
	case a.isAny("SET", "DROP", "ADD", "TYPE", "RESTART"):
		return
	default: // SQL Server: ALTER COLUMN name type [NOT NULL]
		c.Op = DropNotNull
		for ; i < end; i++ {
			if p.at(i).is("NOT") && p.at(i+1).is("NULL") {
				c.Op = SetNotNull
			}
		}
	}
	p.change(s, c)
}

// replaceColumn reads what follows MODIFY or CHANGE.
func (p *parser) replaceColumn(s *Statement, c Change, renamed bool, i, end int) {
	if p.at(i).is("COLUMN") {
		i++
	}
	c.Op, c.Name = ReplaceColumn, name(p.at(i))
	if renamed {
		i++
	}
	p.columnDef(&c, i, end)
	p.change(s, c)
}

// rename reads what follows RENAME.
func (p *parser) rename(s *Statement, c Change, i int) {
	switch t := p.at(i); {
	case t.isAny("TO", "AS"):
		c.Op, c.NewName = RenameTable, name(p.at(i+1))
	case t.isAny("CONSTRAINT", "INDEX", "KEY"):
		c.Op, c.Name, c.NewName = RenameIndex, name(p.at(i+1)), name(p.at(i+3))
	default:
		if t.is("COLUMN") {
			i++
		}
		c.Op, c.Name, c.NewName = RenameColumn, name(p.at(i)), name(p.at(i+2))
	}
	p.change(s, c)
}
