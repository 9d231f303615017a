package rule

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/idemlint/idemlint/passes/config"
)

// A baseline is a folder of findings that are known. It holds a file for each
// folder of source, named after its import path, and in it a line for each
// finding: fingerprint, rule/category, file, function. The lines are sorted, so
// that branches merge.

// BaselineLine returns the line of a finding in the baseline; filename is the
// file that holds it.
func BaselineLine(f *Finding, filename string) string {
	return strings.TrimSpace(fmt.Sprintf("%s %s/%s %s %s", f.Fingerprint, f.Rule, f.Category, filepath.Base(filename), f.Function))
}

// WriteBaseline writes the lines of the given packages, by package path, into
// the baseline; the file of a package without a line is removed. Files of other
// packages stay as they are. A file that says what the folder is keeps it in the
// repository when the last finding is mended.
func WriteBaseline(dir string, lines map[string][]string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "README"), []byte(baselineReadme), 0o666); err != nil {
		return err
	}
	for _, pkg := range slices.Sorted(maps.Keys(lines)) {
		name := baselineFile(dir, pkg)
		if len(lines[pkg]) == 0 {
			if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			continue
		}
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return err
		}
		sorted := slices.Compact(slices.Sorted(slices.Values(lines[pkg])))
		if err := os.WriteFile(name, []byte(strings.Join(sorted, "\n")+"\n"), 0o666); err != nil {
			return err
		}
	}
	return nil
}

const baselineReadme = `Findings that idemlint knows and does not show, a line each: fingerprint, rule, file, function.
Written by idemlint -freeze, read through -baseline and through baseline: in .idemlint.yml.
`

func baselineFile(dir, pkg string) string {
	return filepath.Join(dir, filepath.FromSlash(pkg)+config.BaselineExt)
}

var baselines sync.Map // file -> func() map[string]bool

// known reports whether the baseline has a finding of the package.
func known(dir, pkg, fingerprint string) bool {
	name := baselineFile(dir, pkg)
	read, _ := baselines.LoadOrStore(name, sync.OnceValue(func() map[string]bool {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil // no finding of this package is known
		}
		set := map[string]bool{}
		for line := range strings.Lines(string(text)) {
			print, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			set[print] = true
		}
		return set
	}))
	return read.(func() map[string]bool)()[fingerprint]
}
