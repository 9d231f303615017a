package catalog

import "slices"

// DoneName reports whether a state or a mark of this name says that something is
// done: paid, processed, used_at.
func DoneName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Outcomes.Over.has)
}

// RefusesName reports whether a function of this name hands a delivery back.
func RefusesName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Outcomes.Refuses.has)
}

// RequestTypeName reports whether a type of this name is that of a request.
func RequestTypeName(name string) bool { return vocabulary().Requests.Types.any(Words(name)) }

// FingerprintName reports whether something of this name tells one request from
// another: its hash, its body.
func FingerprintName(name string) bool { return vocabulary().Requests.Fingerprints.any(Words(name)) }

// ReplyName reports whether a method of this name writes an answer.
func ReplyName(name string) bool {
	words := Words(name)
	return len(words) > 0 && vocabulary().Requests.Replies.has(words[0])
}
