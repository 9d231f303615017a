package driver

import (
	"path/filepath"
	"slices"

	"github.com/idemlint/idemlint/passes/config"
)

// places finds files by the short names that facts use: the last element of
// the package's path and the file, as in "charge/charge.go".
type places map[string][]string

// places knows the files of all own packages.
func (prog *program) places() places {
	all := make(places)
	seen := make(map[string]bool)
	for _, u := range prog.units {
		for _, file := range absolute(u.Dir, slices.Concat(u.GoFiles, u.CgoFiles)) {
			if !seen[file] {
				seen[file] = true
				short := config.Folder(u.folderPath()) + "/" + filepath.Base(file)
				all[short] = append(all[short], file)
			}
		}
	}
	return all
}

// of returns the file that a short name means, or "" if that is not certain.
func (p places) of(short string) string {
	if files := p[short]; len(files) == 1 {
		return files[0]
	}
	return ""
}
