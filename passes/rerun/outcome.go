package rerun

import (
	"go/constant"
	"go/token"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// An outcome is a set of ways in which a call may have ended: with or without an
// error, and done, definitely refused, or nobody knows.
type outcome uint8

const (
	nilOK outcome = 1 << iota
	nilRefused
	nilUnknown
	errRefused
	errUnknown

	noError    = nilOK | nilRefused | nilUnknown
	withError  = errRefused | errUnknown
	refused    = nilRefused | errRefused
	unknown    = nilUnknown | errUnknown
	anyOutcome = noError | withError
)

// Words that say of an error's, a predicate's or a constant's name what it means.
var (
	unknownWords = words("timeout deadline exceeded unavailable temporary temporarily transient retry retryable retriable retryably " +
		"internal aborted canceled cancelled gateway overloaded reset refused busy network connection lost")
	refusedWords = words("conflict duplicate exists existing already exist absent notfound found missing invalid unauthorized unauthenticated " +
		"forbidden denied permission expired stale argument precondition mismatch exhausted throttle throttled throttling " +
		"toomanyrequests ratelimit ratelimited limited rate quota version taken constraint violation serialization deadlock locked " +
		"permanent fatal rejected declined bad")
)

func words(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}

// named is the class of error that the names tell: refused, unknown, or 0.
func named(names ...string) outcome {
	var r outcome
	for _, name := range names {
		for _, w := range catalog.Words(name) {
			if unknownWords[w] {
				r |= errUnknown | nilUnknown
			}
			if refusedWords[w] {
				r |= errRefused | nilRefused
			}
		}
	}
	if r&refused != 0 && r&unknown != 0 {
		return 0 // ConnectionRefused, RetryOnConflict: the words do not decide
	}
	return r
}

// statuses are answers that stand for their class when a status is compared; there
// is none beside an error.
var statuses = []struct {
	code int64
	is   outcome
}{
	{0, withError}, {200, nilOK}, {201, nilOK}, {202, nilOK}, {204, nilOK}, {302, nilRefused}, {304, nilRefused},
	{400, nilRefused}, {401, nilRefused}, {402, nilRefused}, {403, nilRefused}, {404, nilRefused}, {409, nilRefused},
	{412, nilRefused}, {422, nilRefused}, {429, nilRefused}, {408, nilUnknown},
	{500, nilUnknown}, {502, nilUnknown}, {503, nilUnknown}, {504, nilUnknown}, {599, nilUnknown},
}

// compared splits the outcomes of a status, divided by a number, by a comparison
// with a constant.
func compared(op token.Token, k constant.Value, by int64) (t, f outcome) {
	for _, s := range statuses {
		if constant.Compare(constant.MakeInt64(s.code/by), op, k) {
			t |= s.is
		} else {
			f |= s.is
		}
	}
	return t, f
}
