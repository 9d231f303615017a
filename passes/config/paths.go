package config

import (
	"path"
	"strings"
)

// matchPath reports whether a pattern matches a file or a folder above it.
// In the pattern "**" stands for any number of path elements; in an element
// the rules of path.Match hold.
func matchPath(pattern, name string) bool {
	return matchElems(strings.Split(strings.TrimSuffix(pattern, "/"), "/"), strings.Split(name, "/"))
}

func matchElems(pattern, name []string) bool {
	if len(pattern) == 0 {
		return true // what is left of name is below the folder that matched
	}
	if pattern[0] == "**" {
		for i := range len(name) + 1 {
			if matchElems(pattern[1:], name[i:]) {
				return true
			}
		}
		return false
	}
	if len(name) == 0 {
		return false
	}
	ok, err := path.Match(pattern[0], name[0])
	return ok && err == nil && matchElems(pattern[1:], name[1:])
}
