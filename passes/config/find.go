package config

import (
	"fmt"
	"path/filepath"
	"strings"
)

// FileName is the name of the configuration file.
const FileName = ".idemlint.yml"

// wrongName is the other usual ending of YAML files: one file has one name, and
// what a user wrote is never passed over in silence.
const wrongName = ".idemlint.yaml"

// find returns the configuration file for a package's folder, or "": the first
// one from the module's root upwards to the repository's root. It fails if one
// stands below the module's root, where no one would expect it to be ignored.
// Others' settings are not ours: none is read in the module cache or below vendor.
func find(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil || below(filepath.ToSlash(dir)+"/", goenv("GOMODCACHE")) {
		return "", err
	}
	dir, _, _ = strings.Cut(dir, string(filepath.Separator)+"vendor"+string(filepath.Separator))
	root := up(dir, "go.mod")
	if root == "" {
		return "", nil
	}
	for d := dir; d != root; d = filepath.Dir(d) {
		if name := filepath.Join(d, FileName); exists(name) {
			return "", fmt.Errorf("%s:1: a configuration below the module's root is not read: move it to %s", name, root)
		}
		if err := misnamed(d); err != nil {
			return "", err
		}
	}
	top := up(root, ".git", ".hg", ".jj")
	if top == "" {
		top = root
	}
	for d := root; ; d = filepath.Dir(d) {
		if name := filepath.Join(d, FileName); exists(name) {
			return name, nil
		}
		if err := misnamed(d); err != nil {
			return "", err
		}
		if d == top {
			return "", nil
		}
	}
}

// misnamed fails if the folder has a configuration file with the wrong ending.
func misnamed(dir string) error {
	if name := filepath.Join(dir, wrongName); exists(name) {
		return fmt.Errorf("%s:1: a configuration of this name is not read: call it %s", name, FileName)
	}
	return nil
}

// up returns the nearest folder from dir upwards that has one of the names, or "".
func up(dir string, names ...string) string {
	for {
		for _, name := range names {
			if exists(filepath.Join(dir, name)) {
				return dir
			}
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}
