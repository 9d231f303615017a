package schema

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// IdemSchema says which tables a package and the own packages below it define in Go
// code and embedded files.
type IdemSchema struct{ Tables []Table }

// AFact marks the type as a fact.
func (*IdemSchema) AFact() {}

func (f *IdemSchema) String() string {
	var out []string
	for _, t := range f.Tables {
		text := t.Name
		for _, u := range t.Uniques {
			text += fmt.Sprintf(" (%s)", strings.Join(u.Columns, ","))
		}
		out = append(out, text)
	}
	return "tables " + strings.Join(out, "; ")
}

// exchange puts the tables of imported packages to those of this one, and tells
// other packages of all of them. Facts of packages reach direct importers only.
func exchange(pass *analysis.Pass, tables map[string][]*Table) {
	seen := make(map[string]bool) // name and place
	for _, list := range tables {
		for _, t := range list {
			seen[t.Name+" "+t.At] = true
		}
	}
	facts := pass.AllPackageFacts()
	slices.SortFunc(facts, func(a, b analysis.PackageFact) int { return strings.Compare(a.Package.Path(), b.Package.Path()) })
	for _, pf := range facts {
		f, ok := pf.Fact.(*IdemSchema)
		if !ok || pf.Package == pass.Pkg {
			continue
		}
		for i := range f.Tables {
			t := &f.Tables[i]
			if key := t.Name + " " + t.At; !seen[key] {
				seen[key] = true
				tables[t.Name] = append(tables[t.Name], t)
			}
		}
	}
	var f IdemSchema
	for _, name := range sorted(tables) {
		for _, t := range tables[name] {
			f.Tables = append(f.Tables, told(t))
		}
	}
	if len(f.Tables) > 0 {
		pass.ExportPackageFact(&f)
	}
}

// told is a table with what other packages need of it: the columns in its unique
// constraints, and those that are filled without being named.
func told(t *Table) Table {
	c := *t.clone()
	c.Columns = slices.DeleteFunc(c.Columns, func(col Column) bool {
		return !col.Generated && !slices.ContainsFunc(c.Uniques, func(u Unique) bool { return u.Has(col.Name) })
	})
	return c
}
