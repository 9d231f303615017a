// Package cuid declares, for tests, what they use of github.com/lucsky/cuid.
package cuid

import (
	"io"
)

func IsCuid(c string) (_ error) { return }

func IsSlug(s string) (_ error) { return }

func New() (_ string) { return }

func NewCrypto(reader io.Reader) (_ string, _ error) { return }

func Slug() (_ string) { return }
