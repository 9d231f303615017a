package driver

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

// A goPackage is what `go list -json` says about one package. The go command is
// asked directly: go/packages keeps neither DepOnly nor Standard, asks for far
// more fields, and runs the go command twice more.
type goPackage struct {
	Dir             string
	ImportPath      string // "p", "p [p.test]", "p_test [p.test]" or "p.test"
	Name            string
	ForTest         string // the package that this variant is built to test
	Export          string // file of export data, with -export only
	Standard        bool
	DepOnly         bool // not named by a pattern
	GoFiles         []string
	CgoFiles        []string
	CompiledGoFiles []string // with -compiled only
	IgnoredGoFiles  []string
	EmbedFiles      []string
	CFiles          []string
	CXXFiles        []string
	HFiles          []string
	SFiles          []string
	Imports         []string          // IDs: import paths after ImportMap, "C" included
	ImportMap       map[string]string // import path in the source → ID, where they differ
	Module          *goModule
	Error           *goError

	own bool // the user's own code
}

type goModule struct {
	Path      string
	Version   string
	GoVersion string
	Replace   *goModule
}

type goError struct {
	ImportStack []string
	Pos         string
	Err         string
}

// listFields are the fields asked for: some others are costly to compute.
const listFields = "Dir,ImportPath,Name,ForTest,Export,Standard,DepOnly,GoFiles,CgoFiles,CompiledGoFiles,IgnoredGoFiles,EmbedFiles,CFiles,CXXFiles,HFiles,SFiles,Imports,ImportMap,Module,Error"

// path is the package path that types and facts know: the ID without the
// name of the test that a variant is built for.
func (p *goPackage) path() string { return pathOf(p.ImportPath) }

func pathOf(id string) string {
	path, _, _ := strings.Cut(id, " ")
	return path
}

// isTestMain reports whether p is the main program that the go command
// generates for a test.
func (p *goPackage) isTestMain() bool {
	return p.Name == "main" && strings.HasSuffix(p.ImportPath, ".test")
}

// isExternalTest reports whether p is a p_test package.
func (p *goPackage) isExternalTest() bool {
	return p.ForTest != "" && p.path() == p.ForTest+"_test"
}

// goList runs `go list -e -deps -test` on the patterns, in dependency order,
// with further flags. Faults of single packages are in their Error.
func goList(ctx context.Context, dir string, flags, patterns []string) ([]*goPackage, error) {
	args := append([]string{"list", "-e", "-deps", "-test", "-json=" + listFields}, flags...)
	out, err := goCommand(ctx, dir, append(append(args, "--"), patterns...)...)
	if err != nil {
		return nil, err
	}
	var pkgs []*goPackage
	dec := json.NewDecoder(bytes.NewReader(out))
	for {
		p := new(goPackage)
		if err := dec.Decode(p); err == io.EOF {
			return pkgs, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list: %v", err)
		}
		pkgs = append(pkgs, p)
	}
}

// goEnv is the part of the go command's environment that changes an answer.
type goEnv struct {
	GOVERSION, GOROOT, GOMODCACHE, GOPRIVATE, GOFLAGS        string
	GOOS, GOARCH, GOAMD64, GOARM, GOARM64, GOEXPERIMENT      string
	GO386, GOMIPS, GOMIPS64, GOPPC64, GORISCV64, CGO_ENABLED string
	CC, CXX, CGO_CFLAGS, CGO_CPPFLAGS, CGO_CXXFLAGS          string

	module string // the file go.mod or go.work in force, or ""
}

func (e *goEnv) outsideModule() bool { return e.module == "" || e.module == os.DevNull }

// readGoEnv asks the go command for its environment in a folder.
func readGoEnv(ctx context.Context, dir string) (*goEnv, error) {
	out, err := goCommand(ctx, dir, "env", "-json")
	if err != nil {
		return nil, err
	}
	env := new(goEnv)
	files := struct{ GOMOD, GOWORK string }{}
	if err := errors.Join(json.Unmarshal(out, env), json.Unmarshal(out, &files)); err != nil {
		return nil, fmt.Errorf("go env: %v", err)
	}
	env.module = cmp.Or(files.GOWORK, files.GOMOD)
	return env, nil
}

// goCommand runs the go command and returns what it prints. The error is what
// it says on stderr.
func goCommand(ctx context.Context, dir string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return nil, errors.New("the go command is not in PATH: install Go from https://go.dev/dl")
	}
	if err != nil {
		if msg := strings.TrimSpace(stderr.String()); msg != "" {
			return nil, errors.New(msg)
		}
		return nil, fmt.Errorf("go %s: %v", args[0], err)
	}
	return out, nil
}
