// Package nuid declares, for tests, what they use of github.com/nats-io/nuid.
package nuid

type NUID struct{}

func (n *NUID) Next() (_ string) { return }

func New() (_ *NUID) { return }

func Next() (_ string) { return }
