// Package uuid declares, for tests, what they use of github.com/gofrs/uuid/v5.
package uuid

import (
	"database/sql/driver"
	"time"
)

type Gen struct{}

type Generator interface {
	NewV1() (UUID, error)
	NewV3(ns UUID, name string) UUID
	NewV4() (UUID, error)
	NewV5(ns UUID, name string) UUID
	NewV6() (UUID, error)
	NewV7() (UUID, error)
}

type NullUUID struct{}

type Timestamp uint64

type UUID [Size]byte

var NamespaceURL UUID

const Size = 16

func FromBytes(input []byte) (_ UUID, _ error) { return }

func FromBytesOrNil(input []byte) (_ UUID) { return }

func FromString(text string) (_ UUID, _ error) { return }

func FromStringOrNil(input string) (_ UUID) { return }

func (g *Gen) NewV1() (_ UUID, _ error) { return }

func (g *Gen) NewV3(ns UUID, name string) (u UUID) { return }

func (g *Gen) NewV4() (_ UUID, _ error) { return }

func (g *Gen) NewV5(ns UUID, name string) (u UUID) { return }

func (g *Gen) NewV6() (_ UUID, _ error) { return }

func (g *Gen) NewV7() (_ UUID, _ error) { return }

func Must(u UUID, err error) (_ UUID) { return }

func NewGen() (_ *Gen) { return }

func NewV1() (_ UUID, _ error) { return }

func NewV1AtTime(atTime time.Time) (_ UUID, _ error) { return }

func NewV3(ns UUID, name string) (_ UUID) { return }

func NewV4() (_ UUID, _ error) { return }

func NewV5(ns UUID, name string) (_ UUID) { return }

func NewV6() (_ UUID, _ error) { return }

func NewV6AtTime(atTime time.Time) (_ UUID, _ error) { return }

func NewV7() (_ UUID, _ error) { return }

func NewV7AtTime(atTime time.Time) (_ UUID, _ error) { return }

func (u NullUUID) MarshalJSON() (_ []byte, _ error) { return }

func (u *NullUUID) Scan(src any) (_ error) { return }

func (u *NullUUID) UnmarshalJSON(b []byte) (_ error) { return }

func (u NullUUID) Value() (_ driver.Value, _ error) { return }

func TimestampFromV1(u UUID) (_ Timestamp, _ error) { return }

func TimestampFromV6(u UUID) (_ Timestamp, _ error) { return }

func TimestampFromV7(u UUID) (_ Timestamp, _ error) { return }

func (u UUID) Bytes() (_ []byte) { return }

func (u UUID) IsNil() (_ bool) { return }

func (u UUID) MarshalBinary() (_ []byte, _ error) { return }

func (u UUID) MarshalText() (_ []byte, _ error) { return }

func (u *UUID) Parse(s string) (_ error) { return }

func (u *UUID) Scan(src any) (_ error) { return }

func (u UUID) String() (_ string) { return }

func (u *UUID) UnmarshalBinary(data []byte) (_ error) { return }

func (u *UUID) UnmarshalText(b []byte) (_ error) { return }

func (u UUID) Value() (_ driver.Value, _ error) { return }

func (u UUID) Variant() (_ byte) { return }

func (u UUID) Version() (_ byte) { return }
