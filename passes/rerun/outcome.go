package rerun

import (
	"go/constant"
	"go/token"

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

// named is the class of error that the names tell: refused, unknown, or 0.
func named(names ...string) outcome {
	switch unknown, refused := catalog.ErrorName(names...); {
	case unknown:
		return errUnknown | nilUnknown
	case refused:
		return errRefused | nilRefused
	}
	return 0
}

// compared splits the outcomes of a status, divided by a number, by a comparison
// with a constant. There is none beside an error.
func compared(op token.Token, k constant.Value, by int64) (t, f outcome) {
	done, refused, unknown := catalog.Statuses()
	for _, s := range []struct {
		codes []int
		is    outcome
	}{{[]int{0}, withError}, {done, nilOK}, {refused, nilRefused}, {unknown, nilUnknown}} {
		for _, code := range s.codes {
			if constant.Compare(constant.MakeInt64(int64(code)/by), op, k) {
				t |= s.is
			} else {
				f |= s.is
			}
		}
	}
	return t, f
}
