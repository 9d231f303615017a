package main

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/idemlint/idemlint/analyzers"
	"github.com/idemlint/idemlint/internal/driver"
	"github.com/idemlint/idemlint/passes/config"
)

// A finding is what the linter says of a line of the bank.
type finding struct {
	driver.Finding

	id   string // the case
	file string // below the case's folder
}

// moduleRoot returns the folder of the module around the working directory.
func moduleRoot() (string, error) {
	out, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOMOD: %w", err)
	}
	gomod := strings.TrimSpace(string(out))
	if filepath.Base(gomod) != "go.mod" {
		return "", errors.New("not inside a module: run it in a checkout of idemlint")
	}
	return filepath.Dir(gomod), nil
}

// lint runs the rules over the bank in dir, as the stand-alone command does, and
// returns their findings at or above the grade. It fails where a case does not
// load.
func lint(dir, confidence, rules string) ([]finding, error) {
	for flag, value := range map[string]string{"confidence": confidence, "config": "off", "rules": rules} {
		if err := config.Analyzer.Flags.Set(flag, value); err != nil {
			return nil, fmt.Errorf("-%s: %w", flag, err)
		}
	}
	var gaveUp []error
	config.SetDoor(config.Door{PrintsRule: true, Note: func(line string) { gaveUp = append(gaveUp, errors.New(line)) }})
	suite := &driver.Suite{Analyzers: analyzers.All()}
	found, err := suite.Analyze(context.Background(), dir, "./...")
	if err := errors.Join(append(gaveUp, err)...); err != nil {
		return nil, err
	}
	var findings []finding
	for _, f := range found {
		findings = append(findings, newFinding(f))
	}
	return findings, nil
}

// newFinding splits the finding's file, which is relative to the bank, into the
// case and the file below the case's folder.
func newFinding(f driver.Finding) finding {
	id, file, _ := strings.Cut(filepath.ToSlash(f.File), "/")
	return finding{f, id, file}
}
