// Package bad is what the want-comment harness itself is tested on.
package bad

import (
	"github.com/stripe/stripe-go/v82"

	"wanttest/facts"
)

func New() string {
	return stripe.NewIdempotencyKey() // want `call of NewIdempotencyKey, which is foreign: .* \(toy\)$`
}

func Both() string {
	return facts.Helper() + stripe.NewIdempotencyKey() // want `call of Helper, which has a fact: .* \(toy, medium\)$` `call of NewIdempotencyKey`
}
