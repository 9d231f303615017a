package driver

import (
	"path/filepath"
	"strings"
)

// places finds files by the short names that facts use: the last folder and
// the file, as in "charge/charge.go".
type places map[string][]string

// places knows the files of all own packages.
func (prog *program) places() places {
	all := make(places)
	seen := make(map[string]bool)
	for _, u := range prog.units {
		for _, file := range absolute(u.Dir, append(u.GoFiles[:len(u.GoFiles):len(u.GoFiles)], u.CgoFiles...)) {
			if short := shortName(file); !seen[file] {
				seen[file] = true
				all[short] = append(all[short], file)
			}
		}
	}
	return all
}

func shortName(file string) string {
	return filepath.Base(filepath.Dir(file)) + "/" + filepath.Base(file)
}

// of returns the file that a short name means, or "" if that is not certain.
func (p places) of(short string) string {
	if files := p[strings.TrimPrefix(short, "./")]; len(files) == 1 {
		return files[0]
	}
	return ""
}
