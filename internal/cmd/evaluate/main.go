// Evaluate scores the linter on the labelled case bank.
//
//	go run ./internal/cmd/evaluate [-confidence high|medium|low] [-rules list] [-cases dir]
//
// It runs the rules over the bank, without unversionedkey if nothing else is asked
// for (the bank's right keys have no version), compares what they say with the
// labels as the bank's README tells, and prints a row a flag and a rule, then every miss
// and every false alarm. It exits with 1 where the bank's thresholds.yml is not
// met, and with 2 where it could not run.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run is main with its surroundings given; it returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("evaluate", flag.ContinueOnError)
	flags.SetOutput(stderr)
	confidence := flags.String("confidence", "medium", "lowest `grade` of findings that count: high, medium or low")
	rules := flags.String("rules", "all,-unversionedkey", "`rules` that run, as the command's -rules has them")
	cases := flags.String("cases", "", "`folder` of the case bank (default testdata/cases of this module)")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	failures, err := evaluate(*cases, *confidence, *rules, stdout)
	if err != nil {
		fmt.Fprintln(stderr, "evaluate:", err)
		return 2
	}
	for _, failure := range failures {
		fmt.Fprintln(stderr, "evaluate:", failure)
	}
	return min(len(failures), 1)
}

// evaluate prints the score of the bank in folder dir and returns one line for
// each threshold that is not met.
func evaluate(dir, confidence, rules string, stdout io.Writer) ([]string, error) {
	if dir == "" {
		root, err := moduleRoot()
		if err != nil {
			return nil, err
		}
		dir = filepath.Join(root, "testdata", "cases")
	}
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	cases, err := readBank(dir)
	if err != nil {
		return nil, err
	}
	limits, err := readThresholds(filepath.Join(dir, "thresholds.yml"))
	if err != nil {
		return nil, err
	}
	findings, err := lint(dir, confidence, rules)
	if err != nil {
		return nil, err
	}
	s, err := judge(cases, findings)
	if err != nil {
		return nil, err
	}
	if err := s.print(stdout); err != nil {
		return nil, err
	}
	return limits.check(s), nil
}
