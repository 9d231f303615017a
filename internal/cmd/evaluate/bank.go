package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// A redFlag is a label of the bank: "1" to "9", "payload", "none", …
// In case.json the numbered ones are numbers.
type redFlag string

// UnmarshalJSON takes a number or a string.
func (f *redFlag) UnmarshalJSON(data []byte) error {
	*f = redFlag(bytes.Trim(data, `"`))
	return nil
}

// A place is a line, or the lines from Line to EndLine, of a case's file.
type place struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	EndLine int    `json:"end_line"`
}

// holds reports whether the finding begins on the place.
func (p place) holds(f finding) bool {
	file := p.File
	if file == "" {
		file = "case.go"
	}
	return f.file == file && p.Line <= f.Line && f.Line <= max(p.Line, p.EndLine)
}

// An expectation is a finding that must be made.
type expectation struct {
	place
	Flag redFlag   `json:"flag"`
	Or   []redFlag `json:"or"` // count as right as well
	Why  string    `json:"why"`
}

// An alternative is a place where a finding is right too.
type alternative struct {
	place
	Flags []redFlag `json:"flags"`
}

// A labelled case is what its case.json says.
type labelled struct {
	ID              string        `json:"id"`
	Source          string        `json:"source"`
	Lang            string        `json:"lang"`
	Flag            redFlag       `json:"flag"`
	Title           string        `json:"title"`
	Expect          []expectation `json:"expect"`
	AlsoOK          []alternative `json:"also_ok"`
	Optional        bool          `json:"optional"`
	OptionalWhy     string        `json:"optional_why"`
	Fixed           bool          `json:"fixed"`
	Pair            string        `json:"pair"`
	Near            redFlag       `json:"near"`
	Style           []string      `json:"style"`
	Evidence        []string      `json:"evidence"`
	Interprocedural bool          `json:"interprocedural"`
}

// readBank reads the labels of all cases below dir, sorted by name. A folder's
// name is its case's id; an unknown field is an error.
func readBank(dir string) ([]labelled, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "case.json"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s holds no case: no folder in it has a case.json", dir)
	}
	var cases []labelled
	for _, file := range files {
		c, err := readCase(file)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		if folder := filepath.Base(filepath.Dir(file)); c.ID != folder {
			return nil, fmt.Errorf("%s: the id is %q, the folder %q: make them one", file, c.ID, folder)
		}
		cases = append(cases, c)
	}
	return cases, nil
}

func readCase(file string) (labelled, error) {
	var c labelled
	data, err := os.ReadFile(file)
	if err != nil {
		return c, err
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	return c, decoder.Decode(&c)
}
