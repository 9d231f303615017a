package driver

import (
	"cmp"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/rule"
)

// An offered is one half of a finding about two packages that do not import each
// other: what a rule could say if there were another half.
type offered struct {
	found
	Offer rule.Offer
}

// join finds the halves that meet and notes the finding at the later one, by
// package, file and line. Where one package imports the other its rule has seen
// both.
func (s *session) join() {
	type half struct {
		u *unit
		o *offered
	}
	meeting := make(map[string][]half)
	for _, u := range s.reported() {
		for i := range u.result.Offers {
			o := &u.result.Offers[i]
			meeting[o.Offer.Meets] = append(meeting[o.Offer.Meets], half{u, o})
		}
	}
	for _, halves := range meeting {
		slices.SortStableFunc(halves, func(a, b half) int {
			return cmp.Or(cmp.Compare(a.u.path(), b.u.path()), compareFindings(a.o.Finding, b.o.Finding))
		})
		for i, second := range halves {
			for _, first := range halves[:i] {
				if first.o.Offer.Apart != second.o.Offer.Apart && apart(first.u, second.u) && !isTestFile(first.o.File) {
					second.u.joined = append(second.u.joined, second.o.with(first.o))
					break
				}
			}
		}
	}
	for _, u := range s.prog.units {
		slices.SortFunc(u.joined, func(a, b found) int { return compareFindings(a.Finding, b.Finding) })
	}
}

// apart reports whether two units are of packages neither of which depends on the
// other.
func apart(a, b *unit) bool {
	if a.folderPath() == b.folderPath() {
		return false
	}
	below := func(u *unit, path string) bool {
		return slices.ContainsFunc(u.below, func(dep *unit) bool { return dep.folderPath() == path })
	}
	return !below(a, b.folderPath()) && !below(b, a.folderPath())
}

func isTestFile(file string) bool { return strings.HasSuffix(file, "_test.go") }

// with returns the finding that an offer is with its other half.
func (o *offered) with(first *offered) found {
	f := o.found
	f.Confidence = min(o.Offer.Confidence, first.Offer.Confidence).String()
	f.Message = strings.NewReplacer(rule.OtherHalf, first.Offer.Name, rule.OtherPlace, first.Offer.Place).Replace(f.Message)
	place := newRelated(nil, rule.Related{At: first.Offer.Place, Message: first.Offer.Name + " uses the key here"})
	f.Related = append([]Related{place}, f.Related...)
	return f
}

// halves returns what a unit offers: an ignore of it hides something, wherever the
// other half is.
func (u *unit) halves() []found {
	var list []found
	for _, o := range u.result.Offers {
		list = append(list, o.found)
	}
	return list
}

// comparedOnly says in the summary that what other packages offer was not looked
// at, where that may matter.
func (s *session) comparedOnly() string {
	whole := slices.ContainsFunc(s.patterns, func(p string) bool { return p == "./..." || p == "all" || p == "..." })
	if whole || !slices.ContainsFunc(s.reported(), func(u *unit) bool { return len(u.result.Offers) > 0 }) {
		return ""
	}
	return ", whose keys are compared with those of packages that they import and with each other only"
}

// found returns all findings of a unit that has a result, of every grade.
func (u *unit) found() []found {
	return slices.Concat(u.result.Found, u.joined)
}
