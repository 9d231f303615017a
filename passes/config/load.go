package config

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/idemlint/idemlint/internal/catalog"
)

// For returns the settings for the package that has the named source file.
// What is wrong with the configuration stands in Err; the other settings are
// then as if there were none.
func For(filename, pkgPath string) *Settings {
	s := &Settings{
		Catalog:    catalog.Embedded(),
		Confidence: flags.confidence,
		Tests:      flags.tests,
		Own:        Own(filename, pkgPath, flags.own),
		Baseline:   flags.baseline,
		rules:      flags.rules,
		own:        flags.own,
	}
	s.conf, s.Err = locate(filepath.Dir(filename))
	if c := s.conf; c != nil {
		s.File = c.name
		s.Catalog = c.catalog
		s.own = slices.Concat(c.own, flags.own)
		s.Own = Own(filename, pkgPath, s.own)
		if s.Baseline == "" && c.baseline != "" {
			s.Baseline = filepath.Join(c.dir, c.baseline)
		}
	}
	return s
}

// locate returns the configuration for a package's folder; nil if there is none.
func locate(dir string) (*file, error) {
	if inline != nil || flags.config == "off" {
		return inline, nil
	}
	if flags.config == "" {
		name, err := find(dir)
		if name == "" {
			return nil, err
		}
		return readFile(name)
	}
	name, err := filepath.Abs(flags.config)
	if err != nil {
		return nil, err
	}
	if !filepath.IsAbs(flags.config) && !exists(name) {
		return nil, fmt.Errorf("%s: there is no such configuration: under go vet, -config needs an absolute path", name)
	}
	return readFile(name)
}

var inline *file

// Inline takes the place of configuration files: a program that has the
// settings elsewhere gives their text. It fails as reading a file does; name
// stands for the file in messages. Paths in it are relative to the current folder.
func Inline(name string, text []byte) error {
	f, err := parse(name, text)
	if err == nil {
		f.dir, err = filepath.Abs(".")
	}
	if err == nil {
		inline = f
	}
	return err
}
