package config

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
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
	h := sha256.New()
	fmt.Fprintln(h, digest)
	s := For(filepath.Join(dir, "_.go"), "")
	if s.Baseline == "" {
		return hex.EncodeToString(h.Sum(nil)), nil
	}
	err = filepath.WalkDir(s.Baseline, func(name string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) && name == s.Baseline {
			return nil // nothing is frozen yet
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(name, BaselineExt) {
			return err
		}
		text, err := os.ReadFile(name)
		fmt.Fprintf(h, "%q %q\n", strings.TrimPrefix(name, s.Baseline), text)
		return err
	})
	if err != nil {
		return "", fmt.Errorf("%s: cannot read the baseline: %w", s.Baseline, cause(err))
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
