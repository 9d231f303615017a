package schema

import (
	_ "embed"
	"reflect"
	"slices"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"
)

//go:embed mappers.yaml
var mappersText []byte

// A mapper is how one object mapper reads tags: see mappers.yaml.
type mapper struct {
	Tag, Split, Column, Table, Method               string
	First, Quoted, Plural                           bool
	Primary, Unique, Index, NotNull, Generated, Ddl []string
}

var mappers = sync.OnceValue(func() []mapper {
	var list []mapper
	if err := yaml.Unmarshal(mappersText, &list); err != nil {
		panic("mappers.yaml: " + err.Error()) // a test reads it
	}
	return list
})

// A tag is what a field's tag says.
type tag struct {
	column, table               string
	primary, notNull, generated bool
	skip                        bool // the field is no column
	ddl                         bool // something is said that only makes sense for making the table
	uniques                     []tagUnique
	defaults                    string
	expr                        bool
}

// A tagUnique is a unique constraint that a field is in; of a group if it is named.
type tagUnique struct {
	group string
	where bool // a partial index
}

// read reads a field's tag.
func (m *mapper) read(raw string) (t tag, ok bool) {
	text, ok := reflect.StructTag(raw).Lookup(m.Tag)
	if !ok {
		return tag{}, false
	}
	t.skip = text == "-" || strings.HasPrefix(text, "-:")
	for i, part := range strings.Split(text, m.Split) {
		part = strings.TrimSpace(part)
		if m.First && i == 0 && !strings.Contains(part, ":") {
			t.column = strings.ToLower(part)
			continue
		}
		if m.Quoted && strings.HasPrefix(part, "'") {
			t.column = strings.ToLower(strings.Trim(part, "'"))
			continue
		}
		m.part(&t, part)
	}
	return t, true
}

func (m *mapper) part(t *tag, part string) {
	key, value, _ := strings.Cut(part, ":")
	if open := strings.IndexByte(part, '('); open >= 0 && value == "" {
		key, value = part[:open], strings.TrimSuffix(part[open+1:], ")")
	}
	key = strings.ToLower(strings.TrimSpace(key))
	switch {
	case key == "":
	case key == m.Column:
		t.column = strings.ToLower(value)
	case key == m.Table:
		t.table = strings.ToLower(value)
	case slices.Contains(m.Primary, key):
		t.primary = value != "false"
	case slices.Contains(m.Unique, key):
		name, options, _ := strings.Cut(value, ",")
		t.uniques = append(t.uniques, tagUnique{strings.ToLower(name), strings.Contains(options, "where:")})
		t.expr = t.expr || strings.Contains(options, "expression:")
		t.ddl = true
	case slices.Contains(m.Index, key):
		t.ddl = true
		name, options, _ := strings.Cut(value, ",")
		options = strings.ToLower(options)
		if strings.Contains(options, "unique") {
			t.uniques = append(t.uniques, tagUnique{strings.ToLower(name), strings.Contains(options, "where:")})
		}
	case slices.Contains(m.NotNull, key):
		t.notNull, t.ddl = true, true
	case slices.Contains(m.Generated, key):
		t.generated = value != "false"
		t.ddl = true
	case slices.Contains(m.Ddl, key):
		t.ddl = true
		if key == "default" {
			t.defaults = value
		}
	}
}
