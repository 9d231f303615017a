package config

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/directive"
)

type schema struct {
	Properties           map[string]schema
	AdditionalProperties json.RawMessage
	Items                *schema
	Ref                  string `json:"$ref"`
	OneOf                []schema
	Enum                 []string
	Defs                 map[string]schema `json:"$defs"`
}

func readSchema(t *testing.T) schema {
	text, err := os.ReadFile("../../docs/idemlint.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var s schema
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// The published schema must say what the reader reads.
func TestSchemaOfFile(t *testing.T) {
	s := readSchema(t)
	same(t, "the file", s.Properties, names(fileFields))
	same(t, "paths", s.Properties["paths"].Properties, []string{"exclude"})
	var path schema
	if err := json.Unmarshal(s.Properties["paths"].AdditionalProperties, &path); err != nil {
		t.Fatal(err)
	}
	same(t, "a path", path.Properties, names(pathFields))
	var rule schema
	if err := json.Unmarshal(s.Defs["rules"].AdditionalProperties, &rule); err != nil {
		t.Fatal(err)
	}
	same(t, "a rule", rule.OneOf[1].Properties, names(ruleFields))
}

// The rows of apis are those of the catalog.
func TestSchemaOfRows(t *testing.T) {
	s := readSchema(t)
	lib := reflect.TypeFor[catalog.Library]()
	var sections []string
	for i := range lib.NumField() {
		f := lib.Field(i)
		section := strings.ToLower(f.Name)
		if section == "path" { // the key in apis
			continue
		}
		sections = append(sections, section)
		if f.Type.Kind() != reflect.Slice || f.Type.Elem().Kind() != reflect.Struct {
			continue
		}
		items := s.Defs["library"].Properties[section].Items
		if items == nil {
			t.Errorf("the schema has no rows of %s", section)
			continue
		}
		def := s.Defs[strings.TrimPrefix(items.Ref, "#/$defs/")]
		same(t, section, def.Properties, rowFields(f.Type.Elem()))
	}
	same(t, "a library", s.Defs["library"].Properties, sections)
}

// The words that a field takes are those that the catalog takes.
func TestSchemaOfWords(t *testing.T) {
	s := readSchema(t)
	for section, list := range s.Defs["library"].Properties {
		if list.Items == nil || list.Items.Ref == "" {
			continue
		}
		row := s.Defs[strings.TrimPrefix(list.Items.Ref, "#/$defs/")]
		for name, field := range row.Properties {
			words(t, fmt.Sprintf("%s: [{%s: bogus}]", section, name), name, field.Enum)
			for sub, field := range field.Properties {
				words(t, fmt.Sprintf("%s: [{%s: {%s: bogus}}]", section, name, sub), sub, field.Enum)
			}
		}
	}
}

// words reads a row with a word that no field takes. The error says which it
// takes, if it takes a fixed set.
func words(t *testing.T, text, field string, want []string) {
	t.Helper()
	_, err := catalog.Parse("c.yml", "example.com/pay", []byte(text))
	_, list, _ := strings.Cut(fmt.Sprint(err), fmt.Sprintf("unknown %s \"bogus\", use ", field))
	list, _, _ = strings.Cut(list, "\n")
	got := strings.FieldsFunc(strings.ReplaceAll(list, " or ", ", "), func(r rune) bool { return r == ',' || r == ' ' })
	if !slices.Equal(got, want) {
		t.Errorf("%s: the schema has %q, the reader %q", text, want, got)
	}
}

// rowFields are the names of a row's fields in YAML; class and verb of a call
// stand under effect.
func rowFields(row reflect.Type) []string {
	var list []string
	for i := range row.NumField() {
		switch f := row.Field(i); {
		case f.Anonymous || row == reflect.TypeFor[catalog.Call]() && f.Name == "Verb":
		case row == reflect.TypeFor[catalog.Call]() && f.Name == "Class":
			list = append(list, "effect")
		default:
			list = append(list, strings.ToLower(f.Name))
		}
	}
	return list
}

func same(t *testing.T, what string, properties map[string]schema, want []string) {
	t.Helper()
	slices.Sort(want)
	if got := slices.Sorted(maps.Keys(properties)); !slices.Equal(got, want) {
		t.Errorf("%s: the schema has %q, the reader %q", what, got, want)
	}
}

// The page's example is a configuration.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/configuration.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(page), "```yaml\n")
	text, _, _ = strings.Cut(text, "```")
	f, err := parse("configuration.md", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if len(f.libs) != 1 || len(f.horizons) != 1 || len(f.paths) != 1 {
		t.Errorf("the page's example says %+v", f)
	}
	for _, verb := range directive.Verbs {
		if !strings.Contains(string(page), "| `"+directive.Prefix+verb) {
			t.Errorf("the page's table has no directive %s", verb)
		}
	}
}
