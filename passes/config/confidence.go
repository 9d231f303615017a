package config

import "fmt"

// Confidence says how sure a finding is.
type Confidence uint8

// The grades of confidence, lowest first.
const (
	Low Confidence = iota + 1
	Medium
	High
)

func (c Confidence) String() string {
	return [...]string{"none", "low", "medium", "high"}[c]
}

// Down returns the next lower grade; Low stays Low, and no grade none.
func (c Confidence) Down() Confidence {
	if c <= Low {
		return c
	}
	return c - 1
}

// ParseConfidence reads the name of a grade.
func ParseConfidence(s string) (Confidence, error) {
	for c := Low; c <= High; c++ {
		if c.String() == s {
			return c, nil
		}
	}
	return 0, fmt.Errorf("unknown confidence %q: want high, medium or low", s)
}
