package catalog

import (
	"bytes"
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"
)

//go:embed names.yaml
var namesYAML []byte

// names is the file names.yaml.
type names struct {
	Slots struct {
		Strong, Weak, Trace                      patterns
		NotWeak, About, Filler, Setters, Getters words
	}
	Nouns struct {
		Money, Mail, Asked, Record, Remote, External, Trail, Generator, Token, Built, Request, Movement, Session, Watch, Veto words
	}
	Verbs struct {
		Adverbs, Money, MoneyNoun, MoneyObject        words
		Send, Publish, Create, Remote, Increment      words
		Record, RecordNoun                            words
		Claim, Lock, Release, Check, Get, Set, Delete words
		Mint, MintNoun                                words
		ActsOn                                        words
		All                                           words `yaml:"-"`
	}
	Claims               patterns
	Guards, Transactions words
	Runners, Ends        words
	Finishes, Later      words
	Dedups, Conflicts    words // beginnings of words
	Webhooks             words
	Setups               words
	Absents              patterns
	Counts, Conditions   words
	Answers              struct{ Present, Free words }
	Caches               words
	Versions             patterns
	ConflictCodes        words
	Values               struct{ Identity, Naming, Numbered, State, Addressee, Amount, Attribute words }
	Effects              struct{ Money words }
	Outcomes             struct {
		Unknown, Refused, Success, Again, Status, Failed, Over, Refuses words
		Done, Definite, Open                                            []int
	}
	Relays   struct{ Pending, Marks, StrongMarks, Requeue words }
	Requests struct{ Types, Fingerprints, Replies words }
	Sums     struct{ Balance, Usage, Statistics, Ledger, Delta, GivesBack words }

	Reconciliations struct {
		Named, Age words // Named: beginnings of words
		Last       patterns
		AgeSQL     []string
	}
	Tools struct{ Fresh, Each, Attempt, Reuse words }
	Lives struct {
		Lease, Replay, Keeps, Kept, Tries, Retry, Pause, Running, Failed, Until words
		Unit                                                                    struct{ Day, Hour, Minute, Second, Milli words }
	}

	heads, tails words             // words that are written together: orderid, idempotencykey
	slotEnds     map[byte][][]byte // the last words of slots by their last letter
}

// vocabulary gives names.yaml, read once. A test holds that it can be read.
var vocabulary = sync.OnceValue(func() *names {
	v, err := readNames(namesYAML)
	if err != nil {
		return new(names)
	}
	return v
})

// readNames reads names.yaml; it fails on an unknown key, a word that is not
// lower case, and a word that stands twice in a list.
func readNames(text []byte) (*names, error) {
	v := new(names)
	dec := yaml.NewDecoder(bytes.NewReader(text))
	dec.KnownFields(true)
	if err := dec.Decode(v); err != nil {
		return nil, err
	}
	verbs := &v.Verbs
	verbs.All = union(verbs.Money, verbs.MoneyNoun, verbs.MoneyObject, verbs.Claim)
	v.heads = union(v.Values.Attribute, v.Values.Numbered)
	v.tails = words{}
	ends := maps.Clone(v.Slots.Filler)
	for _, p := range slices.Concat(v.Slots.Strong, v.Slots.Weak, v.Slots.Trace) {
		ends = union(ends, p[len(p)-1])
		if len(p) == 2 {
			v.heads, v.tails = union(v.heads, p[0]), union(v.tails, p[1])
		}
	}
	v.slotEnds = map[byte][][]byte{}
	for _, w := range slices.Sorted(maps.Keys(ends)) {
		last := w[len(w)-1]
		v.slotEnds[last] = append(v.slotEnds[last], []byte(w))
	}
	return v, nil
}

// words are the words of a name; two words of the vocabulary that are written
// together in lower case (idempotencykey, orderid) are taken apart.
func (v *names) words(name string) []string {
	var out []string
	for _, w := range Words(name) {
		head, tail := w, ""
		for i := 2; i < len(w)-1; i++ {
			if v.heads.has(w[:i]) && v.tails.has(w[i:]) {
				head, tail = w[:i], w[i:]
			}
		}
		if out = append(out, head); tail != "" {
			out = append(out, tail)
		}
	}
	return out
}

// words is a set of words.
type words map[string]bool

func (s words) has(w string) bool { return s[w] }

// any reports whether one of the words, or its singular, is in the set.
func (s words) any(list []string) bool {
	return slices.ContainsFunc(list, func(w string) bool { return s[w] || s[singular(w)] })
}

// begins reports whether one of the words begins with one of the set.
func (s words) begins(list []string) bool {
	return slices.ContainsFunc(list, func(w string) bool {
		for i := range w {
			if i > 3 && s[w[:i]] {
				return true
			}
		}
		return s[w]
	})
}

func singular(w string) string {
	if len(w) > 2 {
		return strings.TrimSuffix(w, "s")
	}
	return w
}

func union(sets ...words) words {
	all := words{}
	for _, s := range sets {
		for w := range s {
			all[w] = true
		}
	}
	return all
}

// UnmarshalYAML reads a list of words.
func (s *words) UnmarshalYAML(n *yaml.Node) error {
	var list []string
	if err := n.Decode(&list); err != nil {
		return err
	}
	return s.add(n.Line, list)
}

func (s *words) add(line int, list []string) error {
	if *s == nil {
		*s = words{}
	}
	for _, w := range list {
		if w == "" || strings.Trim(w, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return fmt.Errorf("line %d: %q is not one word in lower case", line, w)
		}
		if (*s)[w] {
			return fmt.Errorf("line %d: %q stands twice in one list", line, w)
		}
		(*s)[w] = true
	}
	return nil
}

// A pattern matches the last words of a name, each by one of some alternatives.
type pattern []words

type patterns []pattern

// UnmarshalYAML reads a list of patterns, "a|b c" for a c and b c.
func (ps *patterns) UnmarshalYAML(n *yaml.Node) error {
	var list []string
	if err := n.Decode(&list); err != nil {
		return err
	}
	for _, text := range list {
		var p pattern
		for _, part := range strings.Fields(text) {
			var alternatives words
			if err := alternatives.add(n.Line, strings.Split(part, "|")); err != nil {
				return err
			}
			p = append(p, alternatives)
		}
		if len(p) == 0 {
			return fmt.Errorf("line %d: a pattern without words", n.Line)
		}
		*ps = append(*ps, p)
	}
	return nil
}

// match returns how many words at the end of the name the first pattern that
// matches takes; 0 if none does.
func (ps patterns) match(name []string) int {
	for _, p := range ps {
		if len(p) <= len(name) && p.matches(name[len(name)-len(p):]) {
			return len(p)
		}
	}
	return 0
}

func (p pattern) matches(name []string) bool {
	for i, w := range name {
		if !p[i].has(w) {
			return false
		}
	}
	return true
}

func endsIn(name []string, last ...string) bool {
	return len(name) >= len(last) && slices.Equal(name[len(name)-len(last):], last)
}
