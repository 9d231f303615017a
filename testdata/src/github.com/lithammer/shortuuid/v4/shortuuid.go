// Package shortuuid declares, for tests, what they use of github.com/lithammer/shortuuid/v4.
package shortuuid

type Encoder interface{}

func New() (_ string) { return }

func NewWithAlphabet(abc string) (_ string) { return }

func NewWithEncoder(enc Encoder) (_ string) { return }

func NewWithNamespace(name string) (_ string) { return }
