// Command bench measures what idemlint costs on modules, side by side with
// what nothing of its kind can do without:
//
//	go run ./internal/cmd/bench [-n 3] [-vet] folder…
//
// The floor lists a module's packages with export data, parses them and checks
// their types, all else read from export data, and runs no rule. Seconds are
// those of the machine; ratios are what counts. The compiler's cache is warm.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

func main() {
	runs := flag.Int("n", 3, "number of runs, of which the fastest counts")
	vet := flag.Bool("vet", false, "measure go vet as well, alone and with idemlint (slow)")
	floorOf := flag.String("floor", "", "be the floor for one `folder` (what bench starts itself)")
	flag.Parse()
	if err := run(*runs, *vet, *floorOf, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(runs int, vet bool, floorOf string, dirs []string) error {
	if floorOf != "" {
		return floor(floorOf)
	}
	if len(dirs) == 0 {
		return fmt.Errorf("no folder: usage: go run ./internal/cmd/bench folder…")
	}
	tmp, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	binary := filepath.Join(tmp, "idemlint")
	if out, err := exec.Command("go", "build", "-o", binary, "github.com/idemlint/idemlint/cmd/idemlint").CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %v\n%s", err, out)
	}
	for _, dir := range dirs {
		if err := bench(dir, tmp, binary, runs, vet); err != nil {
			return fmt.Errorf("%s: %v", dir, err)
		}
	}
	return nil
}

// A cost is what a command used, with all that it started.
type cost struct {
	wall, cpu time.Duration
	peak      int64 // bytes
}

// A job is a command to measure.
type job struct {
	name string
	args func(turn int) []string // of a turn: what is cold must never have run before
	env  func(turn int) []string
	cost cost // the least of all runs
}

func bench(dir, tmp, binary string, runs int, vet bool) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	fixed := func(args ...string) func(int) []string { return func(int) []string { return args } }
	cache := func(turn int) []string {
		return []string{"IDEMLINT_CACHE=" + filepath.Join(tmp, "cache", filepath.Base(dir), strconv.Itoa(turn))}
	}
	unique := fmt.Sprint(os.Getpid(), time.Now().UnixNano())
	jobs := []*job{
		{name: "go list -deps -test", args: fixed("go", "list", "-deps", "-test", "./...")},
		{name: "floor", args: fixed(self, "-floor", dir)},
		{name: "idemlint, cold", args: fixed(binary, "-fail", "none", "./..."), env: cache},
		{name: "idemlint, repeat", args: fixed(binary, "-fail", "none", "./..."), env: cache},
	}
	if vet {
		jobs = append(jobs,
			&job{name: "go vet, cold", args: func(turn int) []string {
				return []string{"go", "vet", fmt.Sprintf("-printf.funcs=bench%s.%d", unique, turn), "./..."}
			}},
			&job{name: "go vet -vettool, cold", args: func(turn int) []string {
				return []string{"go", "vet", "-vettool=" + binary, fmt.Sprintf("-own=bench.invalid/%s.%d", unique, turn), "./..."}
			}})
	}
	if _, err := measure(dir, []string{"go", "list", "-e", "-export", "-deps", "-test", "./..."}, nil); err != nil {
		return err // and the compiler's cache is warm
	}
	for turn := range runs {
		for _, j := range jobs {
			var env []string
			if j.env != nil {
				env = j.env(turn)
			}
			c, err := measure(dir, j.args(turn), env)
			if err != nil {
				return fmt.Errorf("%s: %v", j.name, err)
			}
			if turn == 0 || c.wall < j.cost.wall {
				j.cost = c
			}
		}
	}
	report(dir, jobs)
	return nil
}

// measure runs a command to its end. Only one that did not start, or was
// killed, is an error: linters exit with a code of their own.
func measure(dir string, args, env []string) (cost, error) {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	start := time.Now()
	err := cmd.Run()
	wall := time.Since(start)
	if cmd.ProcessState == nil || !cmd.ProcessState.Exited() {
		return cost{}, err
	}
	c := cost{wall: wall, cpu: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()}
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		c.peak = usage.Maxrss * 1024
	}
	return c, nil
}

// goals say what a job may cost, as a multiple of another.
var goals = []struct {
	job, base string
	times     float64
}{
	{"idemlint, cold", "floor", 2},
	{"idemlint, repeat", "go list -deps -test", 1.5},
	{"go vet -vettool, cold", "go vet, cold", 0.4},
}

func report(dir string, jobs []*job) {
	fmt.Printf("%s\n%-24s %8s %8s %8s\n", dir, "", "wall", "CPU", "peak")
	byName := make(map[string]cost)
	for _, j := range jobs {
		byName[j.name] = j.cost
		fmt.Printf("%-24s %7.2fs %7.2fs %6dMB\n", j.name, j.cost.wall.Seconds(), j.cost.cpu.Seconds(), j.cost.peak>>20)
	}
	for _, g := range goals {
		c, base := byName[g.job], byName[g.base]
		if base.wall == 0 {
			continue
		}
		fmt.Printf("%s / %s: wall %.2f, CPU %.2f, peak %.2f (goal: %.2g)\n", g.job, g.base,
			ratio(c.wall, base.wall), ratio(c.cpu, base.cpu), float64(c.peak)/float64(base.peak), g.times)
	}
}

func ratio(a, b time.Duration) float64 { return a.Seconds() / b.Seconds() }
