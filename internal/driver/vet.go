package driver

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"golang.org/x/mod/semver"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/idemlint/idemlint/passes/config"
)

// isVet reports whether the arguments are those of the vet protocol: the go
// command puts what it asks for last.
func isVet(args []string) bool {
	if len(args) == 0 {
		return false
	}
	last := args[len(args)-1]
	return last == "-V=full" || last == "-flags" || strings.HasSuffix(last, ".cfg")
}

// vet answers the vet protocol and returns the exit code; a unit that is
// analysed ends the process by itself.
func (s *Suite) vet(args []string) int {
	if err := s.vetUnit(args); err != nil {
		fmt.Fprintf(os.Stderr, "idemlint: %v\n", err)
		return 1
	}
	return 0
}

func (s *Suite) vetUnit(args []string) error {
	last := args[len(args)-1]
	if last == "-V=full" {
		return printVersion()
	}
	config.RegisterFlags(flag.CommandLine)
	if strings.HasSuffix(last, ".cfg") {
		if err := checkNames(args); err != nil {
			return err
		}
		if done, err := shortcut(last, args); done || err != nil {
			return err
		}
	}
	config.SetDoor(config.Door{Error: func(line string) {
		// A unit that succeeds is cached, and the line would not be seen again.
		fmt.Fprintf(os.Stderr, "idemlint: %s\n", line)
		os.Exit(1)
	}})
	os.Args = append(os.Args[:1:1], withoutRoot(args)...)
	unitchecker.Main(s.Analyzers...)
	return errors.New("the unit checker has returned")
}

// checkNames fails for a configuration or a baseline that a unit would look for
// in the wrong folder, and for a baseline that is not there.
func checkNames(args []string) error {
	for _, name := range []string{"config", "baseline"} {
		file := flagValue(args, name)
		if file == "" || name == "config" && file == "off" {
			continue
		}
		if !filepath.IsAbs(file) {
			return fmt.Errorf("-%s %s: under go vet each package is analysed in its own folder: give the absolute path", name, file)
		}
		if name == "baseline" {
			flag.Set(name, file)
			if err := config.CheckBaseline("."); err != nil {
				return err
			}
		}
	}
	return nil
}

// withoutRoot drops the selection of the silent root: alone it would turn all
// rules off.
func withoutRoot(args []string) []string {
	var kept []string
	for _, arg := range args {
		name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		if name != config.Analyzer.Name {
			kept = append(kept, arg)
		}
	}
	return kept
}

// A vetConfig is the part of a unit's description that the short cut needs.
type vetConfig struct {
	ImportPath  string
	GoFiles     []string
	PackageFile map[string]string
	PackageVetx map[string]string
	VetxOnly    bool
	VetxOutput  string
}

// shortcut answers a unit of foreign code that is asked for facts only: it has
// none, so an empty file will do, without reading a source file. It reports
// whether it did. It fails if the unit cannot be read at all.
func shortcut(name string, args []string) (bool, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return false, err
	}
	var unit vetConfig
	if err := json.Unmarshal(data, &unit); err != nil || len(unit.GoFiles) == 0 {
		return false, nil // unitchecker says what is wrong
	}
	if unit.VetxOnly && !isOwnUnit(&unit, args) && emptyFactsAllowed() && noFacts(unit.PackageVetx) {
		return true, os.WriteFile(unit.VetxOutput, nil, 0o666)
	}
	for _, file := range unit.PackageFile {
		return false, checkToolchain(file)
	}
	return false, nil
}

// isOwnUnit decides as the analysis would. The flag that takes part is read
// here, for the others are only parsed where a unit is analysed.
func isOwnUnit(unit *vetConfig, args []string) bool {
	flag.Set("own", flagValue(args, "own"))
	return config.For(unit.GoFiles[0], unit.ImportPath).Own
}

// flagValue returns the value of a flag, as the go command passes flags on.
func flagValue(args []string, name string) string {
	value := ""
	for _, arg := range args {
		if v, ok := strings.CutPrefix(arg, "-"+name+"="); ok {
			value = v
		}
	}
	return value
}

func noFacts(files map[string]string) bool {
	for _, name := range files {
		if info, err := os.Stat(name); err != nil || info.Size() > 0 {
			return false
		}
	}
	return true
}

// emptyFactsAllowed reports whether the unit checker takes the types of
// imports from the compiler. From x/tools v0.50.0 on they travel in the files
// of facts, and an empty one is fatal.
func emptyFactsAllowed() bool {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return false
	}
	for _, dep := range info.Deps {
		if dep.Path == "golang.org/x/tools" {
			if dep.Replace != nil {
				dep = dep.Replace
			}
			return semver.IsValid(dep.Version) && semver.Compare(dep.Version, "v0.50.0") < 0
		}
	}
	return false
}
