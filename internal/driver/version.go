package driver

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/schema"
)

// ownVersion is the tag that this program was built from, v0 for a build of a
// working tree. It never contains "devel": the go command would then keep only
// a part of what -V=full answers.
func ownVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || !strings.HasPrefix(info.Main.Version, "v") || strings.Contains(info.Main.Version, "devel") {
		return "v0"
	}
	return info.Main.Version
}

// printVersion answers -V=full, by which the go command knows when what it has
// cached holds no longer: for another binary and for other settings. It fails
// for a configuration that is broken and for a Go that is too new, so that each
// is said once and not by every unit.
func printVersion() error {
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	settings, err := config.DoorDigest(dir)
	if err != nil {
		return err
	}
	if goVersion, err := goCommand(context.Background(), dir, "env", "GOVERSION"); err == nil {
		if err := readable(strings.TrimSpace(string(goVersion))); err != nil {
			return err
		}
	}
	exe, err := executableDigest()
	if err != nil {
		return err
	}
	fmt.Printf("idemlint version %s exe=%s cfg=%s\n", ownVersion(), exe, schema.Join(settings, dir))
	return nil
}

// executableDigest is the digest of this very program.
func executableDigest() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
