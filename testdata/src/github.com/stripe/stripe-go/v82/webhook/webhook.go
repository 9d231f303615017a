// Package webhook declares, for tests, what they use of github.com/stripe/stripe-go/v82/webhook.
package webhook

import (
	stripe "github.com/stripe/stripe-go/v82"
	"time"
)

type ConstructEventOptions struct{}

func ConstructEvent(payload []byte, header string, secret string) (_ stripe.Event, _ error) { return }

func ConstructEventIgnoringTolerance(payload []byte, header string, secret string) (_ stripe.Event, _ error) {
	return
}

func ConstructEventWithOptions(payload []byte, header string, secret string, options ConstructEventOptions) (_ stripe.Event, _ error) {
	return
}

func ConstructEventWithTolerance(payload []byte, header string, secret string, tolerance time.Duration) (_ stripe.Event, _ error) {
	return
}

func ValidatePayload(payload []byte, header string, secret string) (_ error) { return }

func ValidatePayloadIgnoringTolerance(payload []byte, header string, secret string) (_ error) { return }

func ValidatePayloadWithTolerance(payload []byte, header string, secret string, tolerance time.Duration) (_ error) {
	return
}
