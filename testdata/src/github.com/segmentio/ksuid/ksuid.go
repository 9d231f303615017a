// Package ksuid declares, for tests, what they use of github.com/segmentio/ksuid.
package ksuid

import (
	"database/sql/driver"
	"time"
)

type KSUID [byteLength]byte

const byteLength = 20

func FromBytes(b []byte) (_ KSUID, _ error) { return }

func FromParts(t time.Time, payload []byte) (_ KSUID, _ error) { return }

func (i KSUID) Bytes() (_ []byte) { return }

func (i KSUID) Get() (_ interface{}) { return }

func (i KSUID) IsNil() (_ bool) { return }

func (i KSUID) MarshalBinary() (_ []byte, _ error) { return }

func (i KSUID) MarshalText() (_ []byte, _ error) { return }

func (id KSUID) Next() (_ KSUID) { return }

func (i KSUID) Payload() (_ []byte) { return }

func (id KSUID) Prev() (_ KSUID) { return }

func (i *KSUID) Scan(src interface{}) (_ error) { return }

func (i *KSUID) Set(s string) (_ error) { return }

func (i KSUID) String() (_ string) { return }

func (i KSUID) Time() (_ time.Time) { return }

func (i KSUID) Timestamp() (_ uint32) { return }

func (i *KSUID) UnmarshalBinary(b []byte) (_ error) { return }

func (i *KSUID) UnmarshalText(b []byte) (_ error) { return }

func (i KSUID) Value() (_ driver.Value, _ error) { return }

func New() (_ KSUID) { return }

func NewRandom() (ksuid KSUID, err error) { return }

func NewRandomWithTime(t time.Time) (ksuid KSUID, err error) { return }

func Parse(s string) (_ KSUID, _ error) { return }
