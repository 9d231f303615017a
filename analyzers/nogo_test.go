package analyzers_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/internal/wanttest"
	"github.com/idemlint/idemlint/passes/config"
)

// unitVariable makes this test the program that a build system runs for one package.
const unitVariable = "IDEMLINT_TEST_UNIT"

func TestMain(m *testing.M) {
	if os.Getenv(unitVariable) != "" {
		unitchecker.Main(analyzers.All()...)
	}
	os.Exit(m.Run())
}

// TestUnits runs each package in a process of its own, as Bazel's nogo does: no
// module, file names relative to the folder of the build, others' code below
// external, rules with and without findings wanted alike, and nothing of earlier
// packages but export data and encoded facts. Facts are the same bytes each time.
func TestUnits(t *testing.T) {
	for _, rule := range config.Rules() {
		t.Run(rule, func(t *testing.T) {
			dir := wanttest.Module(t, rule)
			packages := listUnits(t, dir)
			var findings []wanttest.Finding
			facts := map[string]string{}
			for _, p := range packages {
				if p.Standard {
					continue
				}
				file := filepath.Join(t.TempDir(), "facts")
				findings = append(findings, runUnit(t, dir, rule, p, packages, facts, file)...)
				again := filepath.Join(t.TempDir(), "facts")
				runUnit(t, dir, rule, p, packages, facts, again)
				if readText(t, file) != readText(t, again) {
					t.Errorf("%s: the facts of two runs differ", p.ImportPath)
				}
				facts[p.ImportPath] = file
			}
			wanttest.Check(t, rule, dir, findings)
		})
	}
}

// A goUnit is what the go command says of a package.
type goUnit struct {
	Dir, ImportPath, Export string
	Standard                bool
	GoFiles, Imports        []string
	ImportMap               map[string]string
}

// listUnits lists the packages of the module in dir, dependencies first, and moves
// its vendored packages to where Bazel has others' code.
func listUnits(t *testing.T, dir string) []goUnit {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-export", "-json=Dir,ImportPath,Export,Standard,GoFiles,Imports,ImportMap", "./...")
	cmd.Dir, cmd.Env = dir, wanttest.Env()
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &stderr)
	}
	vendor, external := filepath.Join(dir, "vendor"), filepath.Join(dir, "external")
	if err := os.Rename(vendor, external); err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	var list []goUnit
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p goUnit
		if err := d.Decode(&p); err == io.EOF {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		if rest, ok := strings.CutPrefix(p.Dir, vendor); ok {
			p.Dir = external + rest
		}
		list = append(list, p)
	}
}

var unitLine = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):\d+: ([^\t].*)$`)

// runUnit analyses one package, writes its facts and returns its findings.
func runUnit(t *testing.T, dir, rule string, p goUnit, all []goUnit, facts map[string]string, factsFile string) []wanttest.Finding {
	t.Helper()
	unit := unitchecker.Config{
		ID: p.ImportPath, Compiler: "gc", ImportPath: p.ImportPath, GoVersion: "go1.25", ImportMap: map[string]string{},
		PackageFile: map[string]string{}, Standard: map[string]bool{}, PackageVetx: facts, VetxOutput: factsFile,
	}
	rel, err := filepath.Rel(dir, p.Dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range p.GoFiles {
		unit.GoFiles = append(unit.GoFiles, filepath.Join(rel, name))
	}
	for _, path := range p.Imports {
		unit.ImportMap[path] = path
	}
	for path, actual := range p.ImportMap {
		unit.ImportMap[path] = actual
	}
	for _, dep := range all {
		unit.PackageFile[dep.ImportPath], unit.Standard[dep.ImportPath] = dep.Export, dep.Standard
	}
	text, err := json.Marshal(unit)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "unit.cfg")
	if err := os.WriteFile(file, text, 0o666); err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, "-idemconfig.config=off", "-idemconfig.confidence=low", "-idemconfig.rules="+rule, file)
	cmd.Dir, cmd.Env = dir, append(wanttest.Env(), unitVariable+"=1")
	out, err := cmd.CombinedOutput()
	if exit := new(exec.ExitError); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		t.Fatalf("%s: %v\n%s", p.ImportPath, err, out)
	}
	var findings []wanttest.Finding
	for _, m := range unitLine.FindAllSubmatch(out, -1) {
		f, ok := wanttest.SplitText(string(m[3]), "")
		if !ok {
			t.Errorf("%s: unexpected line %s", p.ImportPath, m[0])
		}
		f.File = filepath.ToSlash(string(m[1]))
		if f.Line, err = strconv.Atoi(string(m[2])); err != nil {
			t.Fatal(err)
		}
		findings = append(findings, f)
	}
	if err != nil && len(findings) == 0 {
		t.Errorf("%s fails without a finding:\n%s", p.ImportPath, out)
	}
	return findings
}
