package config

import (
	"errors"
	"fmt"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"

	"go.yaml.in/yaml/v3"

	"github.com/idemlint/idemlint/internal/catalog"
)

// A file is a configuration that was read.
type file struct {
	name     string // for messages
	text     []byte
	dir      string // what its paths are relative to
	own      []string
	exclude  []string
	paths    []pathRules
	rules    map[string]ruleSetting
	horizons map[string]time.Duration
	baseline string
	apis     []api
	libs     []*catalog.Library // what apis says
	catalog  *catalog.Catalog   // the embedded one and libs
}

// pathRules are the settings of rules for the files that match a pattern.
type pathRules struct {
	pattern string
	rules   map[string]ruleSetting
}

type ruleSetting struct {
	on    *bool // nil: as it was
	floor time.Duration
}

// An api is the user's own rows about one library.
type api struct {
	path string
	rows *yaml.Node
}

func (f *file) ruleOn(rule, filename string, on bool) bool {
	if s := f.rules[rule]; s.on != nil {
		on = *s.on
	}
	for _, p := range f.paths {
		if s := p.rules[rule]; s.on != nil && matchPath(p.pattern, f.relative(filename)) {
			on = *s.on
		}
	}
	return on
}

func (f *file) excluded(filename string) bool {
	for _, p := range f.exclude {
		if matchPath(p, f.relative(filename)) {
			return true
		}
	}
	return false
}

func (f *file) relative(filename string) string {
	if rel, err := filepath.Rel(f.dir, filename); err == nil {
		filename = rel
	}
	return filepath.ToSlash(filename)
}

var files sync.Map // name -> func() (*file, error)

// readFile reads a configuration file, once a process.
func readFile(name string) (*file, error) {
	once, _ := files.LoadOrStore(name, sync.OnceValues(func() (*file, error) {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("%s: cannot read the configuration: %w", name, cause(err))
		}
		return parse(name, text)
	}))
	return once.(func() (*file, error))()
}

// cause strips what os adds to an error: the message names the file itself.
func cause(err error) error {
	if e, ok := err.(*os.PathError); ok {
		return e.Err
	}
	return err
}

// The readers of the fields of each mapping that the file may hold.
var (
	fileFields = fields[file]{
		"version":  readVersion,
		"own":      func(r reader, n *yaml.Node, f *file) error { return r.strings(n, &f.own) },
		"paths":    readPaths,
		"rules":    func(r reader, n *yaml.Node, f *file) error { return readRules(r, n, &f.rules) },
		"horizons": readHorizons,
		"baseline": func(r reader, n *yaml.Node, f *file) error { return r.string(n, &f.baseline) },
		"apis":     readAPIs,
	}
	pathFields = fields[pathRules]{
		"rules": func(r reader, n *yaml.Node, p *pathRules) error { return readRules(r, n, &p.rules) },
	}
	ruleFields = fields[ruleSetting]{
		"floor": func(r reader, n *yaml.Node, s *ruleSetting) error { return r.duration(n, &s.floor) },
	}
)

var yamlLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?`)

// parse reads the text of a configuration file. It fails on whatever it does
// not know, with one line that begins with the file's name and the line.
func parse(name string, text []byte) (*file, error) {
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		line, msg := "1", err.Error()
		if m := yamlLine.FindStringSubmatch(msg); m != nil {
			msg = msg[len(m[0]):]
			if m[1] != "" {
				line = m[1]
			}
		}
		return nil, fmt.Errorf("%s:%s: not YAML: %s", name, line, strings.ReplaceAll(msg, "\n", " "))
	}
	r := reader{name}
	f := &file{name: name, text: text, dir: filepath.Dir(name)}
	if doc.Kind == 0 {
		return nil, fmt.Errorf("%s:1: empty configuration: want at least version: 1", name)
	}
	top := doc.Content[0]
	if err := read(r, top, fileFields, f); err != nil {
		return nil, err
	}
	if !hasKey(top, "version") {
		return nil, r.errorf(top, "no version: want version: 1")
	}
	if err := f.loadCatalog(); err != nil {
		return nil, err
	}
	return f, nil
}

func readVersion(r reader, n *yaml.Node, _ *file) error {
	if n.Value != "1" {
		return r.errorf(n, "unknown version %q: this idemlint reads version: 1", n.Value)
	}
	return nil
}

func readPaths(r reader, n *yaml.Node, f *file) error {
	return r.mapping(n, func(key, value *yaml.Node) error {
		if key.Value == "exclude" {
			return r.strings(value, &f.exclude)
		}
		p := pathRules{pattern: key.Value}
		f.paths = append(f.paths, p)
		return read(r, value, pathFields, &f.paths[len(f.paths)-1])
	})
}

func readRules(r reader, n *yaml.Node, rules *map[string]ruleSetting) error {
	*rules = map[string]ruleSetting{}
	return r.mapping(n, func(key, value *yaml.Node) error {
		name, err := FindRule(key.Value)
		if err != nil {
			return r.errorf(key, "%v", err)
		}
		var s ruleSetting
		defer func() { (*rules)[name] = s }()
		if value.Kind == yaml.ScalarNode {
			on := value.Value == "on"
			if !on && value.Value != "off" {
				return r.errorf(value, "want on, off or settings for rule %s", name)
			}
			s.on = &on
			return nil
		}
		return read(r, value, ruleFields, &s)
	})
}

func readHorizons(r reader, n *yaml.Node, f *file) error {
	f.horizons = map[string]time.Duration{}
	return r.mapping(n, func(key, value *yaml.Node) error {
		var d time.Duration
		err := r.duration(value, &d)
		f.horizons[key.Value] = d
		return err
	})
}

func readAPIs(r reader, n *yaml.Node, f *file) error {
	return r.mapping(n, func(key, value *yaml.Node) error {
		f.apis = append(f.apis, api{key.Value, value})
		return nil
	})
}

// loadCatalog puts the user's rows before those of the embedded catalog.
func (f *file) loadCatalog() error {
	user := map[string]*catalog.Library{}
	for _, a := range f.apis {
		lib, err := catalog.Decode(f.name, a.path, a.rows)
		if err != nil {
			return err
		}
		user[a.path] = lib
		f.libs = append(f.libs, lib)
	}
	f.catalog = catalog.Embedded().With(user)
	return nil
}

// checkSymbols fails if a row names what one of the packages should declare and
// does not. They must be loaded in full, as those are that a package imports.
func (f *file) checkSymbols(pkgs []*types.Package) error {
	var errs []error
	for _, lib := range f.libs {
		for _, pkg := range pkgs {
			errs = append(errs, lib.Missing(pkg))
		}
	}
	return errors.Join(errs...)
}
