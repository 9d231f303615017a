// Package shortid declares, for tests, what they use of github.com/teris-io/shortid.
package shortid

import (
	"time"
)

type Shortid struct{}

func Generate() (_ string, _ error) { return }

func MustGenerate() (_ string) { return }

func New(worker uint8, alphabet string, seed uint64) (_ *Shortid, _ error) { return }

func (sid *Shortid) Generate() (_ string, _ error) { return }

func (sid *Shortid) GenerateInternal(tm *time.Time, epoch time.Time) (_ string, _ error) { return }

func (sid *Shortid) MustGenerate() (_ string) { return }
