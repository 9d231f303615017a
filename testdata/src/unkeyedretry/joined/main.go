// Command joined puts the parts together: the client that repeats is made here.
package main

import (
	"net/http"

	"github.com/hashicorp/go-retryablehttp"

	"unkeyedretry/joined/billing"
)

func main() {
	rc := retryablehttp.NewClient().StandardClient()
	_ = billing.NewClient(rc) // want `Client.Do \(billing/billing.go:\d+, via billing.NewClient\) is repeated by its client \(Client.StandardClient\) without an idempotency key: a timed-out attempt may already have created it; .* \(unkeyedretry, medium\)`
	_ = billing.NewKeyed(rc)
	_ = billing.NewReader(rc)
	_ = billing.NewClient(http.DefaultClient)
}
