package catalog

import "slices"

// MovesMoney reports whether an effect of this verb moves money: charge, refund,
// payout.
func MovesMoney(verb string) bool { return vocabulary().Effects.Money.has(verb) }

// MoneyVerb is the first word of a name that says what is done with money, else
// its first word; "" for a name without words.
func MoneyVerb(name string) string {
	words := Words(name)
	if i := slices.IndexFunc(words, MovesMoney); i >= 0 {
		return words[i]
	}
	if len(words) == 0 {
		return ""
	}
	return words[0]
}

// ErrorName says what the name of an error, of a predicate on one or of a status
// constant means: that nobody knows whether the call was done (unknown), or that
// it was not (refused). Both are false where the words say nothing, or
// contradict each other.
func ErrorName(names ...string) (unknown, refused bool) {
	v := &vocabulary().Outcomes
	for _, name := range names {
		for _, w := range Words(name) {
			unknown = unknown || v.Unknown.has(w)
			refused = refused || v.Refused.has(w)
		}
	}
	if unknown && refused {
		return false, false // ConnectionRefused, RetryOnConflict
	}
	return unknown, refused
}

// SuccessName reports whether a bool of this name says that a call went well.
func SuccessName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Outcomes.Success.has)
}

// AgainName reports whether a bool of this name says that a call failed, or asks
// for another try.
func AgainName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Outcomes.Again.has)
}

// StatusName reports whether something of this name is a status: a code, a state.
func StatusName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Outcomes.Status.has)
}

// Statuses are the HTTP answers that stand for their class when a status is
// compared: the call was done, was definitely refused, or nobody knows. The
// lists are shared and must not be changed.
func Statuses() (done, refused, unknown []int) {
	v := &vocabulary().Outcomes
	return v.Done, v.Definite, v.Open
}

// PendingName reports whether a function of this name lists what is still to be
// done.
func PendingName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Relays.Pending.has)
}

// MarkName reports whether a function of this name notes that something was
// done; strong says that its first word can mean nothing else.
func MarkName(name string) (mark, strong bool) {
	v, words := &vocabulary().Relays, Words(name)
	strong = len(words) > 0 && v.StrongMarks.has(words[0])
	return strong || slices.ContainsFunc(words, v.Marks.has), strong
}

// RequeueName reports whether a function of this name puts an element back where
// it came from.
func RequeueName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Relays.Requeue.has)
}
