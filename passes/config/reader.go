package config

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"go.yaml.in/yaml/v3"
)

// A reader turns YAML nodes into values. The yaml package can refuse unknown
// fields, too, but only in one level and with Go's type names in the message.
type reader struct{ name string }

// fields maps the fields of a mapping to what reads their values into a T.
type fields[T any] map[string]func(reader, *yaml.Node, *T) error

func (r reader) errorf(n *yaml.Node, format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", r.name, n.Line, fmt.Sprintf(format, args...))
}

// read reads a mapping into v. It fails on a field that fs does not have.
func read[T any](r reader, n *yaml.Node, fs fields[T], v *T) error {
	return r.mapping(n, func(key, value *yaml.Node) error {
		f, ok := fs[key.Value]
		if !ok {
			return r.errorf(key, "unknown field %q: want %s", key.Value, strings.Join(names(fs), ", "))
		}
		return f(r, value, v)
	})
}

func names[T any](fs fields[T]) []string {
	var list []string
	for name := range fs {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

// mapping calls f for each entry of a mapping, in order.
func (r reader) mapping(n *yaml.Node, f func(key, value *yaml.Node) error) error {
	if n.Kind != yaml.MappingNode {
		return r.errorf(n, "want a mapping (name: value)")
	}
	seen := map[string]bool{}
	for i := 0; i < len(n.Content); i += 2 {
		key := n.Content[i]
		if seen[key.Value] {
			return r.errorf(key, "%q stands here twice", key.Value)
		}
		seen[key.Value] = true
		if err := f(key, n.Content[i+1]); err != nil {
			return err
		}
	}
	return nil
}

func hasKey(n *yaml.Node, key string) bool {
	for i := 0; i < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return true
		}
	}
	return false
}

func (r reader) string(n *yaml.Node, s *string) error {
	if n.Kind != yaml.ScalarNode || n.Value == "" {
		return r.errorf(n, "want a text")
	}
	*s = n.Value
	return nil
}

func (r reader) strings(n *yaml.Node, list *[]string) error {
	if n.Kind != yaml.SequenceNode {
		return r.errorf(n, "want a list")
	}
	for _, e := range n.Content {
		var s string
		if err := r.string(e, &s); err != nil {
			return err
		}
		*list = append(*list, s)
	}
	return nil
}

// duration reads a duration as time.ParseDuration does, or a number of days: "7d".
func (r reader) duration(n *yaml.Node, d *time.Duration) error {
	v, err := time.ParseDuration(n.Value)
	if days, ok := strings.CutSuffix(n.Value, "d"); ok {
		var num int
		num, err = strconv.Atoi(days)
		v = time.Duration(num) * 24 * time.Hour
	}
	if err != nil || v <= 0 {
		return r.errorf(n, "want a duration such as 24h or 7d, not %q", n.Value)
	}
	*d = v
	return nil
}
