// Package xid declares, for tests, what they use of github.com/rs/xid.
package xid

import (
	"database/sql/driver"
	"time"
)

type ID [rawLen]byte

const rawLen = 12

func FromBytes(b []byte) (_ ID, _ error) { return }

func FromString(id string) (_ ID, _ error) { return }

func (id ID) Bytes() (_ []byte) { return }

func (id ID) Compare(other ID) (_ int) { return }

func (id ID) Counter() (_ int32) { return }

func (id ID) Encode(dst []byte) (_ []byte) { return }

func (id ID) IsNil() (_ bool) { return }

func (id ID) IsZero() (_ bool) { return }

func (id ID) Machine() (_ []byte) { return }

func (id ID) MarshalJSON() (_ []byte, _ error) { return }

func (id ID) MarshalText() (_ []byte, _ error) { return }

func (id ID) Pid() (_ uint16) { return }

func (id *ID) Scan(value interface{}) (err error) { return }

func (id ID) String() (_ string) { return }

func (id ID) Time() (_ time.Time) { return }

func (id *ID) UnmarshalJSON(b []byte) (_ error) { return }

func (id *ID) UnmarshalText(text []byte) (_ error) { return }

func (id ID) Value() (_ driver.Value, _ error) { return }

func New() (_ ID) { return }

func NewWithTime(t time.Time) (_ ID) { return }
