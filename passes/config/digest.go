package config

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// BaselineExt ends the names of the files of a baseline.
const BaselineExt = ".findings"

// Digest returns a digest of the settings that decide what is found in the
// packages of a folder's module or workspace: configuration files, -own and
// GOPRIVATE. It fails if a configuration is broken.
func Digest(dir string) (string, error) {
	list, err := configs(dir)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	fmt.Fprintf(h, "own %q\nprivate %q\n", flags.own, goenv("GOPRIVATE"))
	for _, c := range list {
		fmt.Fprintf(h, "config %q\n", c.text)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// DoorDigest is Digest with the baseline's contents, for programs that keep
// what was shown and not what was found.
func DoorDigest(dir string) (string, error) {
	digest, err := Digest(dir)
	if err != nil {
		return "", err
	}
	folders, err := baselines(dir)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	fmt.Fprintln(h, digest)
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, BaselineExt) {
				return err
			}
			text, err := os.ReadFile(name)
			fmt.Fprintf(h, "%q %q\n", strings.TrimPrefix(name, folder), text)
			return err
		})
		if err != nil {
			return "", fmt.Errorf("%s: cannot read the baseline: %w", folder, cause(err))
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// CheckBaseline fails if the baseline that holds in a folder's module or
// workspace is not there: all that it should hide would be shown as new.
func CheckBaseline(dir string) error {
	_, err := baselines(dir)
	return err
}

// baselines returns the folders of known findings that hold for the packages of a
// folder's module or workspace.
func baselines(dir string) ([]string, error) {
	const missing = "%s: the baseline %s is not there: name a folder that idemlint -freeze has written"
	if flags.baseline != "" {
		if !isFolder(flags.baseline) {
			return nil, fmt.Errorf(missing, "-baseline", flags.baseline)
		}
		return []string{flags.baseline}, nil
	}
	list, err := configs(dir)
	if err != nil {
		return nil, err
	}
	var folders []string
	for _, c := range list {
		if c.baseline == "" {
			continue
		}
		folder := filepath.Join(c.dir, c.baseline)
		if !isFolder(folder) {
			return nil, fmt.Errorf(missing, c.name, folder)
		}
		folders = append(folders, folder)
	}
	return folders, nil
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}
