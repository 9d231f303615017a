// Command bench measures what idemlint costs on modules, side by side with
// what nothing of its kind can do without:
//
//	go run ./internal/cmd/bench [-n 3] [-vet] [-others] [-touch] folder…
//	go run ./internal/cmd/bench -start
//	go run ./internal/cmd/bench -grow
//
// The floor lists a module's packages with export data, parses them and checks
// their types, all else read from export data, and runs no rule. Seconds are
// those of the machine; ratios are what counts. The compiler's cache is warm.
// docs/benchmarks.md has what it has printed.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

func main() {
	var o options
	flag.IntVar(&o.runs, "n", 3, "number of runs, of which the fastest counts")
	flag.BoolVar(&o.vet, "vet", false, "measure go vet as well, alone and with idemlint (slow)")
	flag.BoolVar(&o.others, "others", false, "measure staticcheck, golangci-lint and nilaway as well, where they are in PATH (slow)")
	flag.BoolVar(&o.touch, "touch", false, "measure a run after a change, too: adds a comment to a file of the module, and takes it away")
	flag.BoolVar(&o.start, "start", false, "measure how long one process under go vet takes to start")
	flag.BoolVar(&o.grow, "grow", false, "measure generated modules of 100 to 1,000 packages")
	flag.StringVar(&o.floorOf, "floor", "", "be the floor for one `folder` (what bench starts itself)")
	flag.Parse()
	if err := run(&o, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

type options struct {
	runs               int
	vet, others, touch bool
	start, grow        bool
	floorOf            string
}

func run(o *options, dirs []string) error {
	if o.floorOf != "" {
		return floor(o.floorOf)
	}
	if len(dirs) == 0 && !o.start && !o.grow {
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
	if o.start {
		if err := startUp(tmp, binary); err != nil {
			return err
		}
	}
	if o.grow {
		if err := grow(tmp, binary); err != nil {
			return err
		}
	}
	for _, dir := range dirs {
		if err := bench(o, dir, tmp, binary); err != nil {
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

func bench(o *options, dir, tmp, binary string) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	jobs, err := newJobs(o, dir, tmp, binary)
	if err != nil {
		return err
	}
	if _, err := measure(dir, []string{"go", "list", "-e", "-export", "-deps", "-test", "./..."}, nil); err != nil {
		return err // and the compiler's cache is warm
	}
	for turn := range o.runs {
		for _, j := range jobs {
			c, err := j.run(dir, turn)
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
	{"idemlint, cold", "floor", 1.5},
	{"idemlint, repeat", "go list -deps -test", 1.2},
	{"idemlint, one file touched", "idemlint, repeat", 3},
	{"idemlint, cold", "go vet, cold", 0.1},
	{"idemlint, cold", "staticcheck, cold", 0.15},
	{"idemlint, cold", "golangci-lint, cold", 0.15},
	{"idemlint, cold", "nilaway", 0.15},
	{"go vet -vettool, cold", "go vet, cold", 0.35},
}

func report(dir string, jobs []*job) {
	fmt.Printf("%s\n%-28s %8s %8s %8s\n", dir, "", "wall", "CPU", "peak")
	byName := make(map[string]cost)
	for _, j := range jobs {
		byName[j.name] = j.cost
		fmt.Printf("%-28s %7.2fs %7.2fs %6dMB\n", j.name, j.cost.wall.Seconds(), j.cost.cpu.Seconds(), j.cost.peak>>20)
	}
	for _, g := range goals {
		c, base := byName[g.job], byName[g.base]
		if base.wall == 0 || c.wall == 0 {
			continue
		}
		fmt.Printf("%s / %s: wall %.2f, CPU %.2f, peak %.2f (goal: %.2g)\n", g.job, g.base,
			ratio(c.wall, base.wall), ratio(c.cpu, base.cpu), float64(c.peak)/float64(base.peak), g.times)
	}
}

func ratio(a, b time.Duration) float64 { return a.Seconds() / b.Seconds() }
