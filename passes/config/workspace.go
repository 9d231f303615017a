package config

import (
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/mod/modfile"
)

// configs returns the configurations of the packages that a go command in dir
// can reach: those of the module and of the other modules of its workspace.
func configs(dir string) ([]*file, error) {
	var list []*file
	for _, d := range append([]string{dir}, Workspace(dir)...) {
		c, err := locate(d)
		if err != nil {
			return nil, err
		}
		if c != nil && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list, nil
}

// Workspace returns the folders of the modules of dir's workspace, if it is in
// one. A go.work that the go command cannot read is its to report.
func Workspace(dir string) []string {
	name := goenv("GOWORK")
	if name == "off" {
		return nil
	}
	if name == "" {
		abs, err := filepath.Abs(dir)
		if err != nil {
			return nil
		}
		top := up(abs, "go.work")
		if top == "" {
			return nil
		}
		name = filepath.Join(top, "go.work")
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil
	}
	work, err := modfile.ParseWork(name, text, nil)
	if err != nil {
		return nil
	}
	var dirs []string
	for _, use := range work.Use {
		d := filepath.FromSlash(use.Path)
		if !filepath.IsAbs(d) {
			d = filepath.Join(filepath.Dir(name), d)
		}
		dirs = append(dirs, d)
	}
	return dirs
}
