package app

import (
	"net/http"

	"rerun/client"
)

// Bank keeps a client that another package has made.
type Bank struct {
	HTTP  *http.Client // want HTTP:`^a client that repeats \(Transport\.RoundTrip, client\.go:10\)$`
	Plain *http.Client
}

func NewBank() *Bank { return &Bank{HTTP: client.New(), Plain: client.Plain()} }

// Own is a client of this package with the other's transport.
var Own = &http.Client{Transport: &client.Transport{}} // want Own:`^a client that repeats \(Transport\.RoundTrip`
