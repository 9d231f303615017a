package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A finding is a line of the command's JSON output.
type finding struct {
	Rule       string `json:"rule"`
	Confidence string `json:"confidence"`
	File       string `json:"file"`
	Line       int    `json:"line"`
	Message    string `json:"message"`

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

// lint builds the command from the module at root, runs it over the bank in
// dir and returns its findings at or above the grade.
func lint(root, dir, confidence string) ([]finding, error) {
	tmp, err := os.MkdirTemp("", "evaluate")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	command := filepath.Join(tmp, "idemlint.exe")
	build := exec.Command("go", "build", "-o", command, "./cmd/idemlint")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build ./cmd/idemlint: %w\n%s", err, out)
	}
	run := exec.Command(command, "-f", "json", "-confidence", confidence, "-cache", "off", "-config", "off", "-fail", "none", "./...")
	run.Dir = dir
	run.Env = append(os.Environ(), "GOWORK=off")
	var stderr bytes.Buffer
	run.Stderr = &stderr
	out, err := run.Output()
	if err != nil {
		return nil, fmt.Errorf("idemlint in %s: %w\n%s", dir, err, &stderr)
	}
	return decode(out, dir)
}

// decode reads the command's JSON lines and splits each file name into case and
// the file below the case's folder; dir is the bank's folder.
func decode(out []byte, dir string) ([]finding, error) {
	var findings []finding
	for line := range bytes.Lines(out) {
		var f finding
		if err := json.Unmarshal(line, &f); err != nil {
			return nil, fmt.Errorf("the command printed what is no finding: %s: %w", bytes.TrimSpace(line), err)
		}
		name := f.File
		if filepath.IsAbs(name) {
			var err error
			if name, err = filepath.Rel(dir, name); err != nil {
				return nil, err
			}
		}
		f.id, f.file, _ = strings.Cut(filepath.ToSlash(name), "/")
		findings = append(findings, f)
	}
	return findings, nil
}
