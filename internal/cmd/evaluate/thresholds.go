package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"go.yaml.in/yaml/v3"
)

// A threshold is the least that a flag's rules must reach.
type threshold struct {
	Recall    float64 `yaml:"recall"`
	Precision float64 `yaml:"precision"`
}

// thresholds are the committed limits, by flag.
type thresholds map[redFlag]threshold

// readThresholds reads the limits; an unknown field or flag is an error, and
// without the file there are none.
func readThresholds(file string) (thresholds, error) {
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var limits thresholds
	decoder := yaml.NewDecoder(bytes.NewReader(data))
	decoder.KnownFields(true)
	if err := decoder.Decode(&limits); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	for flag := range limits {
		if _, known := rulesOf[flag]; !known {
			return nil, fmt.Errorf("%s: there is no flag %q", file, flag)
		}
	}
	return limits, nil
}

// check returns one line for each limit that s does not meet. A flag without a
// limit has no rule yet that must find it, but no rule may raise a false alarm
// for it either.
func (limits thresholds) check(s *score) []string {
	var failures []string
	for _, flag := range flagOrder {
		t := s.flags[flag]
		limit, ok := limits[flag]
		if !ok {
			if t.wrong > 0 {
				failures = append(failures, fmt.Sprintf("flag %s has no threshold and false alarms: %d", flag, t.wrong))
			}
			continue
		}
		if t.recall() < limit.Recall {
			failures = append(failures, fmt.Sprintf("flag %s: recall %.2f is below %.2f", flag, t.recall(), limit.Recall))
		}
		if t.precision() < limit.Precision {
			failures = append(failures, fmt.Sprintf("flag %s: precision %.2f is below %.2f", flag, t.precision(), limit.Precision))
		}
	}
	return failures
}
