package catalog

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Parse reads the text of a catalog file about the library at path; file is its
// name in messages. It returns all rows that can be read, and an error with a
// line for each fault: "file:line: what is wrong, what to do".
func Parse(file, path string, text []byte) (*Library, error) {
	var doc yaml.Node
	dec := yaml.NewDecoder(bytes.NewReader(text))
	switch err := dec.Decode(&doc); {
	case errors.Is(err, io.EOF):
		return &Library{Path: path}, fmt.Errorf("%s:1: the file is empty, write at least evidence", file)
	case err != nil:
		return &Library{Path: path}, syntaxError(file, err)
	}
	if dec.Decode(new(yaml.Node)) == nil {
		return &Library{Path: path}, fmt.Errorf("%s: there is more than one document, keep one", file)
	}
	return Decode(file, path, doc.Content[0])
}

// syntaxError says at which line err, which reads "yaml: line 2: …", arose; yaml
// leaves out the first line.
func syntaxError(file string, err error) error {
	what := strings.TrimPrefix(err.Error(), "yaml: ")
	line := "1"
	if rest, ok := strings.CutPrefix(what, "line "); ok {
		line, what, _ = strings.Cut(rest, ": ")
	}
	return fmt.Errorf("%s:%s: this is no YAML: %s", file, line, what)
}

// Decode is Parse for a node of a document that is read already: what the file
// called file says of the library at path under apis, in the same sections as a
// catalog file.
func Decode(file, path string, n *yaml.Node) (*Library, error) {
	d := decoder{file: file, lib: &Library{Path: path}}
	d.library(n)
	return d.lib, errors.Join(d.errs...)
}

// A decoder reads one library and collects what is wrong.
type decoder struct {
	file string
	lib  *Library
	errs []error
}

func (d *decoder) errorf(n *yaml.Node, format string, args ...any) {
	d.errs = append(d.errs, fmt.Errorf("%s:%d: %s", d.file, n.Line, fmt.Sprintf(format, args...)))
}

// fields are the keys that a mapping may have, and what reads their values.
type fields map[string]func(*yaml.Node)

// mapping reads a mapping; what names it in messages. It reports whether every
// key was right.
func (d *decoder) mapping(n *yaml.Node, what string, known fields) {
	n = resolve(n)
	if n.Kind != yaml.MappingNode {
		d.errorf(n, "%s is no mapping, write keys and values", what)
		return
	}
	seen := map[string]bool{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		read, ok := known[key.Value]
		switch {
		case !ok:
			d.errorf(key, "unknown key %q in %s, use one of %s", key.Value, what, strings.Join(slices.Sorted(maps.Keys(known)), ", "))
		case seen[key.Value]:
			d.errorf(key, "%q stands twice in %s, keep one", key.Value, what)
		default:
			seen[key.Value] = true
			read(value)
		}
	}
}

// list calls read for each element of a list, or for a scalar as the only one.
func (d *decoder) list(n *yaml.Node, read func(*yaml.Node)) {
	n = resolve(n)
	if n.Kind != yaml.SequenceNode {
		read(n)
		return
	}
	if len(n.Content) == 0 {
		d.errorf(n, "the list is empty, leave the key out")
	}
	for _, e := range n.Content {
		read(resolve(e))
	}
}

// text reads a scalar that is not empty.
func (d *decoder) text(n *yaml.Node) string {
	n = resolve(n)
	if n.Kind != yaml.ScalarNode || n.Value == "" || n.Tag == "!!null" {
		d.errorf(n, "want a text, write one")
		return ""
	}
	return n.Value
}

func (d *decoder) into(s *string) func(*yaml.Node) {
	return func(n *yaml.Node) { *s = d.text(n) }
}

// oneOf reads one of a few words.
func oneOf[T ~string](d *decoder, to *T, what string, allowed ...T) func(*yaml.Node) {
	return func(n *yaml.Node) {
		s := T(d.text(n))
		if s == "" {
			return
		}
		if !slices.Contains(allowed, s) {
			d.errorf(n, "unknown %s %q, use %s", what, s, orList(allowed))
			return
		}
		*to = s
	}
}

func orList[T ~string](words []T) string {
	var b strings.Builder
	for i, w := range words {
		switch {
		case i > 0 && i == len(words)-1:
			b.WriteString(" or ")
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString(string(w))
	}
	return b.String()
}

// flag reads true; what is false is left out.
func (d *decoder) flag(to *bool) func(*yaml.Node) {
	return func(n *yaml.Node) {
		if resolve(n).Value != "true" {
			d.errorf(n, "want true, or leave the key out")
			return
		}
		*to = true
	}
}

func (d *decoder) number(to *int) func(*yaml.Node) {
	return func(n *yaml.Node) {
		i, err := strconv.Atoi(resolve(n).Value)
		if err != nil || i < 0 {
			d.errorf(n, "%q is no count, write a number", resolve(n).Value)
			return
		}
		*to = i
	}
}

func (d *decoder) texts(to *[]string) func(*yaml.Node) {
	return func(n *yaml.Node) {
		d.list(n, func(n *yaml.Node) {
			if s := d.text(n); s != "" {
				*to = append(*to, s)
			}
		})
	}
}

func (d *decoder) symbols(to *[]Symbol) func(*yaml.Node) {
	return func(n *yaml.Node) {
		d.list(n, func(n *yaml.Node) {
			var s Symbol
			d.symbol(&s)(n)
			if s == "" {
				return
			}
			if slices.Contains(*to, s) {
				d.errorf(n, "%s stands twice in one row, keep one", s)
				return
			}
			*to = append(*to, s)
		})
	}
}

func (d *decoder) symbol(to *Symbol) func(*yaml.Node) {
	return func(n *yaml.Node) {
		s := Symbol(d.text(n))
		if s == "" {
			return
		}
		if !s.valid() {
			d.errorf(n, "bad symbol %q, write [package below the library.][type.]name", s)
			return
		}
		*to = s
	}
}

// accesses reads access paths; roots are those that make sense here.
func (d *decoder) accesses(to *[]Access, roots ...Root) func(*yaml.Node) {
	return func(n *yaml.Node) {
		d.list(n, func(n *yaml.Node) {
			var a Access
			d.access(&a, roots...)(n)
			if !a.IsZero() {
				*to = append(*to, a)
			}
		})
	}
}

func (d *decoder) access(to *Access, roots ...Root) func(*yaml.Node) {
	return func(n *yaml.Node) {
		s := d.text(n)
		if s == "" {
			return
		}
		a, err := ParseAccess(s)
		switch {
		case err != nil:
			d.errorf(n, "%v", err)
		case !slices.Contains(roots, a.Root):
			d.errorf(n, "path %q cannot begin so here, begin with %s", s, rootNames(roots))
		default:
			*to = a
		}
	}
}

func rootNames(roots []Root) string {
	names := map[Root]string{
		Arg: "argN", ArgRest: "argN...", Recv: "recv", Ret: "retN", Named: "a parameter's name", Option: "option:F",
	}
	var list []string
	for _, r := range roots {
		list = append(list, names[r])
	}
	return orList(list)
}

// resolve follows an alias to its anchor.
func resolve(n *yaml.Node) *yaml.Node {
	if n.Kind == yaml.AliasNode && n.Alias != nil {
		return n.Alias
	}
	return n
}
