package schema

import (
	"os"
	"path/filepath"

	"go.yaml.in/yaml/v3"
)

// inputs returns the files and folders that sqlc's configuration at a module's root
// names as schema, where they stand outside of the module.
func inputs(root string) []string {
	var out []string
	for _, name := range []string{"sqlc.yaml", "sqlc.yml", "sqlc.json"} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			continue
		}
		var doc any
		if yaml.Unmarshal(text, &doc) != nil {
			continue
		}
		for _, p := range schemaPaths(doc, 0) {
			p = filepath.Join(root, filepath.FromSlash(p))
			if rel, err := filepath.Rel(root, p); err != nil || !filepath.IsLocal(rel) {
				out = append(out, p)
			}
		}
	}
	return out
}

// schemaPaths returns what stands under a key schema anywhere in a document.
func schemaPaths(doc any, depth int) []string {
	var out []string
	if depth > 8 {
		return nil
	}
	switch d := doc.(type) {
	case []any:
		for _, e := range d {
			out = append(out, schemaPaths(e, depth+1)...)
		}
	case map[string]any:
		for _, key := range sorted(d) {
			if key != "schema" {
				out = append(out, schemaPaths(d[key], depth+1)...)
				continue
			}
			switch s := d[key].(type) {
			case string:
				out = append(out, s)
			case []any:
				for _, e := range s {
					if p, ok := e.(string); ok {
						out = append(out, p)
					}
				}
			}
		}
	}
	return out
}
