package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// A job is a command to measure.
type job struct {
	name  string
	args  func(turn int) []string // of a turn: what is cold must never have run before
	env   func(turn int) []string // may be nil
	touch string                  // a file to which a comment is added for the run, or ""
	cost  cost                    // the least of all runs
}

func fixed(args ...string) func(int) []string { return func(int) []string { return args } }

// newJobs lists what is to be measured in a folder.
func newJobs(o *options, dir, tmp, binary string) ([]*job, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cache := func(variable string) func(int) []string {
		return func(turn int) []string {
			return []string{variable + "=" + filepath.Join(tmp, "cache", variable, filepath.Base(dir), strconv.Itoa(turn))}
		}
	}
	own := cache("IDEMLINT_CACHE")
	unique := fmt.Sprint(os.Getpid(), time.Now().UnixNano())
	jobs := []*job{
		{name: "go list -deps -test", args: fixed("go", "list", "-deps", "-test", "./...")},
		{name: "floor", args: fixed(self, "-floor", dir)},
		{name: "idemlint, cold", args: fixed(binary, "-fail", "none", "./..."), env: own},
		{name: "idemlint, repeat", args: fixed(binary, "-fail", "none", "./..."), env: own},
	}
	if o.touch {
		file, err := leafFile(dir)
		if err != nil {
			return nil, err
		}
		jobs = append(jobs, &job{name: "idemlint, one file touched", args: fixed(binary, "-fail", "none", "./..."), env: own, touch: file})
	}
	if o.vet {
		jobs = append(jobs,
			&job{name: "go vet, cold", args: func(turn int) []string {
				return []string{"go", "vet", fmt.Sprintf("-printf.funcs=bench%s.%d", unique, turn), "./..."}
			}},
			&job{name: "go vet -vettool, cold", args: func(turn int) []string {
				return []string{"go", "vet", "-vettool=" + binary, fmt.Sprintf("-own=bench.invalid/%s.%d", unique, turn), "./..."}
			}})
	}
	if o.others {
		jobs = append(jobs, others(cache)...)
	}
	return jobs, nil
}

// others are the linters in PATH, as they come: all with caches of their own.
func others(cache func(variable string) func(int) []string) []*job {
	var jobs []*job
	for _, j := range []*job{
		{name: "staticcheck, cold", args: fixed("staticcheck", "./..."), env: cache("STATICCHECK_CACHE")},
		{name: "golangci-lint, cold", args: fixed("golangci-lint", "run", "--no-config", "--allow-parallel-runners", "--timeout=1h", "./..."), env: cache("GOLANGCI_LINT_CACHE")},
		{name: "nilaway", args: fixed("nilaway", "-test=false", "./...")},
	} {
		if name := j.args(0)[0]; inPath(name) {
			jobs = append(jobs, j)
		} else {
			fmt.Fprintf(os.Stderr, "bench: %s is not in PATH: left out\n", name)
		}
	}
	return jobs
}

func inPath(name string) bool {
	_, err := exec.LookPath(name)
	return err == nil
}

// run measures the job once. A file that it touches is as before afterwards.
func (j *job) run(dir string, turn int) (cost, error) {
	var env []string
	if j.env != nil {
		env = j.env(turn)
	}
	if j.touch == "" {
		return measure(dir, j.args(turn), env)
	}
	text, err := os.ReadFile(j.touch)
	if err != nil {
		return cost{}, err
	}
	if err := os.WriteFile(j.touch, fmt.Appendf(text[:len(text):len(text)], "\n// touched %d\n", turn), 0o666); err != nil {
		return cost{}, err
	}
	c, err := measure(dir, j.args(turn), env)
	if restore := os.WriteFile(j.touch, text, 0o666); err == nil {
		err = restore
	}
	return c, err
}

// leafFile returns a file of a package that no other of the module imports: the
// last one in an order in which imports come first.
func leafFile(dir string) (string, error) {
	cmd := exec.Command("go", "list", "-deps", "-f", "{{if not .DepOnly}}{{if .GoFiles}}{{.Dir}}/{{index .GoFiles 0}}{{end}}{{end}}", "./...")
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		return "", err
	}
	lines := strings.Fields(string(bytes.TrimSpace(out)))
	if len(lines) == 0 {
		return "", fmt.Errorf("no Go file below %s", dir)
	}
	return lines[len(lines)-1], nil
}
