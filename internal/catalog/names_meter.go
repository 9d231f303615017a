package catalog

import (
	"slices"
	"strings"
)

// ReconcileName reports whether a function or type of this name compares two
// accounts of what happened.
func ReconcileName(name string) bool { return vocabulary().Reconciliations.Named.begins(Words(name)) }

// AgeName reports whether something of this name says how old what is open is, or
// when it last went well: oldest_seconds, staleness, last_success_timestamp.
func AgeName(name string) bool {
	v, words := &vocabulary().Reconciliations, Words(name)
	return slices.ContainsFunc(words, v.Age.has) || v.Last.match(words) > 0
}

// AgeSQL reports whether a statement asks how old something is.
func AgeSQL(text string) bool {
	text = strings.ToLower(text)
	return slices.ContainsFunc(vocabulary().Reconciliations.AgeSQL, func(s string) bool { return strings.Contains(text, s) })
}
