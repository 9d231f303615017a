package config

import (
	"fmt"
	"os"
	"strings"
	"sync"
)

// A Door is a program that runs the rules and differs from others in what it
// prints by itself.
type Door struct {
	// PrintsRule says that the door prints the rule's name beside each message.
	PrintsRule bool
	// PlainIssues says that the door would show each related place as a finding
	// of its own, so they stand at the end of the message.
	PlainIssues bool
	// Error takes what is wrong with the configuration, Note what the user should
	// know besides (a rule that gave up on a package). Each gets a line once a
	// process. By default both print it on standard error.
	Error, Note func(line string)
}

var door = &hooks{seen: map[string]bool{}}

type hooks struct {
	Door
	mu   sync.Mutex
	seen map[string]bool
}

// SetDoor says which door runs the rules. A program calls it before the first
// package is analysed.
func SetDoor(d Door) { door.Door = d }

// TheDoor returns what SetDoor was given.
func TheDoor() Door { return door.Door }

// Note passes a line to the door's Note.
func Note(line string) { door.once(door.Note, line) }

func (h *hooks) error(err error) {
	for line := range strings.SplitSeq(err.Error(), "\n") {
		h.once(h.Error, line)
	}
}

func (h *hooks) once(f func(string), line string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.seen[line] {
		return
	}
	h.seen[line] = true
	if f == nil {
		f = func(line string) { fmt.Fprintln(os.Stderr, "idemlint: "+line) }
	}
	f(line)
}
