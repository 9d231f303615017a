// Package ulid declares, for tests, what they use of github.com/oklog/ulid/v2.
package ulid

import (
	"database/sql/driver"
	"io"
	"time"
)

type MonotonicEntropy struct{}

type ULID [16]byte

func DefaultEntropy() (_ io.Reader) { return }

func Make() (id ULID) { return }

func Monotonic(entropy io.Reader, inc uint64) (_ *MonotonicEntropy) { return }

func MustNew(ms uint64, entropy io.Reader) (_ ULID) { return }

func MustNewDefault(t time.Time) (_ ULID) { return }

func MustParse(ulid string) (_ ULID) { return }

func MustParseStrict(ulid string) (_ ULID) { return }

func New(ms uint64, entropy io.Reader) (id ULID, err error) { return }

func Now() (_ uint64) { return }

func Parse(ulid string) (id ULID, err error) { return }

func ParseStrict(ulid string) (id ULID, err error) { return }

func Time(ms uint64) (_ time.Time) { return }

func Timestamp(t time.Time) (_ uint64) { return }

func (id ULID) Bytes() (_ []byte) { return }

func (id ULID) Compare(other ULID) (_ int) { return }

func (id ULID) Entropy() (_ []byte) { return }

func (id ULID) IsZero() (_ bool) { return }

func (id ULID) MarshalBinary() (_ []byte, _ error) { return }

func (id ULID) MarshalText() (_ []byte, _ error) { return }

func (id *ULID) Scan(src interface{}) (_ error) { return }

func (id *ULID) SetEntropy(e []byte) (_ error) { return }

func (id *ULID) SetTime(ms uint64) (_ error) { return }

func (id ULID) String() (_ string) { return }

func (id ULID) Time() (_ uint64) { return }

func (id ULID) Timestamp() (_ time.Time) { return }

func (id *ULID) UnmarshalBinary(data []byte) (_ error) { return }

func (id *ULID) UnmarshalText(v []byte) (_ error) { return }

func (id ULID) Value() (_ driver.Value, _ error) { return }
