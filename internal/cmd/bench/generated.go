package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// startUp compares one process that answers for a foreign package, of which go vet
// starts hundreds, with a program that does nothing.
func startUp(tmp, binary string) error {
	dir := filepath.Join(tmp, "start")
	empty := filepath.Join(tmp, "empty")
	unit := filepath.Join(dir, "unit.cfg")
	for name, text := range map[string]string{
		"go.mod":   "module empty\n\ngo 1.25\n",
		"main.go":  "package main\n\nfunc main() {}\n",
		"unit.cfg": fmt.Sprintf(`{"ImportPath": "bench.invalid/vendor/p", "GoFiles": [%q], "VetxOnly": true, "VetxOutput": %q}`, "/bench/vendor/p/p.go", filepath.Join(dir, "vetx")),
	} {
		if err := write(filepath.Join(dir, name), text); err != nil {
			return err
		}
	}
	build := exec.Command("go", "build", "-o", empty, ".")
	build.Dir = dir
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %v\n%s", err, out)
	}
	var least [2]time.Duration
	for turn := range 50 {
		for i, args := range [][]string{{empty}, {binary, unit}} {
			c, err := measure(dir, args, nil)
			if err != nil {
				return err
			}
			if turn == 0 || c.wall < least[i] {
				least[i] = c.wall
			}
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "vetx")); err != nil {
		return fmt.Errorf("the unit was not answered: %v", err)
	}
	ms := func(d time.Duration) float64 { return d.Seconds() * 1000 }
	fmt.Printf("start of a process under go vet: %.1f ms, an empty program: %.1f ms, more: %.1f ms (goal: 15)\n", ms(least[1]), ms(least[0]), ms(least[1]-least[0]))
	return nil
}

// grow measures modules that differ in the number of their packages only.
func grow(tmp, binary string) error {
	fmt.Printf("%-28s %8s %8s %12s\n", "generated module, cold", "wall", "CPU", "CPU/package")
	for _, n := range []int{100, 300, 1000} {
		dir := filepath.Join(tmp, "grow", fmt.Sprint(n))
		if err := generate(dir, n); err != nil {
			return err
		}
		if _, err := measure(dir, []string{"go", "list", "-export", "-deps", "-test", "./..."}, nil); err != nil {
			return err
		}
		c, err := measure(dir, []string{binary, "-cache", "off", "-fail", "none", "./..."}, nil)
		if err != nil {
			return err
		}
		fmt.Printf("%-28s %7.2fs %7.2fs %10.2fms\n", fmt.Sprint(n, " packages"), c.wall.Seconds(), c.cpu.Seconds(), c.cpu.Seconds()*1000/float64(n))
	}
	return nil
}

// generate writes a module of n packages, each of which sends a key that another
// makes, ten to a layer.
func generate(dir string, n int) error {
	if err := write(filepath.Join(dir, "go.mod"), "module example.com/grown\n\ngo 1.25\n"); err != nil {
		return err
	}
	for i := range n {
		imports, key := `"crypto/rand"`, "prefix + rand.Text()"
		if below := i - 10; below >= 0 {
			imports, key = fmt.Sprintf("%q", fmt.Sprintf("example.com/grown/p%d", below)), fmt.Sprintf("p%d.Key(prefix)", below)
		}
		text := fmt.Sprintf(`package p%d

import %s

type Client interface {
	//idemlint:effect charge key=key
	Charge(key string, cents int) error
}

type Order struct{ ID string; Cents int }

func Key(prefix string) string { return %s }

func Pay(c Client, orders []Order) (err error) {
	for _, o := range orders {
		for range 3 {
			if err = c.Charge(Key("pay-"+o.ID), o.Cents); err == nil {
				break
			}
		}
	}
	return err
}
`, i, imports, key)
		if err := write(filepath.Join(dir, fmt.Sprintf("p%d", i), "p.go"), text); err != nil {
			return err
		}
	}
	return nil
}

func write(name, text string) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o666)
}
