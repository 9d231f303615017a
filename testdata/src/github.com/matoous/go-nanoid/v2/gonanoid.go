// Package gonanoid declares, for tests, what they use of github.com/matoous/go-nanoid/v2.
package gonanoid

func Generate(alphabet string, size int) (_ string, _ error) { return }

func Must(l ...int) (_ string) { return }

func MustGenerate(alphabet string, size int) (_ string) { return }

func New(l ...int) (_ string, _ error) { return }
