package catalog

import (
	"slices"
	"time"
)

// LeaseName reports whether something of this name is held for a while and given
// back, or slows something down: a lock, a cooldown. Forgetting it is its purpose.
func LeaseName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Lives.Lease.has)
}

// ReplayName reports whether a length of time of this name says how long what was
// done may be done again: the retention of a queue, the time for a redrive.
func ReplayName(name string) bool {
	v, words := &vocabulary().Lives, Words(name)
	if slices.ContainsFunc(words, v.Pause.has) {
		return false
	}
	for i, w := range words {
		if v.Replay.has(w) || i+1 < len(words) && v.Replay.has(w+words[i+1]) {
			return true
		}
	}
	return slices.ContainsFunc(words, v.Keeps.has) && v.Kept.any(words)
}

// TriesName reports whether a number of this name says how often something is tried:
// maxAttempts.
func TriesName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Lives.Tries.has)
}

// PauseName reports whether a length of time of this name is what lies between two
// tries: retryDelay.
func PauseName(name string) bool {
	words := Words(name)
	return slices.ContainsFunc(words, vocabulary().Lives.Pause.has) && slices.ContainsFunc(words, vocabulary().Lives.Retry.has)
}

// RunningState reports whether the value of a mark says that the work goes on, or
// is only held: "in_progress", "locked".
func RunningState(value string) bool {
	return slices.ContainsFunc(Words(value), vocabulary().Lives.Running.has)
}

// FailedState reports whether the value of a mark lets the next attempt in.
func FailedState(value string) bool {
	return slices.ContainsFunc(Words(value), vocabulary().Lives.Failed.has)
}

// UntilName reports whether a field or variable of this name says until when, or
// for how long, something is remembered: ExpiresAt, TTL.
func UntilName(name string) bool {
	words := Words(name)
	if n := len(words); n > 1 && (words[n-1] == "at" || words[n-1] == "time" || words[n-1] == "on") {
		words = words[:n-1]
	}
	return len(words) > 0 && vocabulary().Lives.Until.has(words[len(words)-1])
}

// UnitName returns the unit of time that a number of this name counts: an hour for
// ttlHours; 0 if the name does not say.
func UnitName(name string) time.Duration {
	words := Words(name)
	if len(words) == 0 {
		return 0
	}
	last, units := words[len(words)-1], &vocabulary().Lives.Unit
	switch {
	case units.Day.has(last):
		return 24 * time.Hour
	case units.Hour.has(last):
		return time.Hour
	case units.Minute.has(last):
		return time.Minute
	case units.Second.has(last):
		return time.Second
	case units.Milli.has(last):
		return time.Millisecond
	}
	return 0
}
