package driver

import (
	"runtime/debug"
	"strings"
)

// ownVersion is the tag that this program was built from, v0 for a build of a
// working tree. It never contains "devel": the go command would then take a
// vet tool's answer apart.
func ownVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || !strings.HasPrefix(info.Main.Version, "v") || strings.Contains(info.Main.Version, "devel") {
		return "v0"
	}
	return info.Main.Version
}
