// Package uuid declares, for tests, what they use of github.com/satori/go.uuid.
package uuid

import (
	"database/sql/driver"
)

type NullUUID struct{}

type UUID [Size]byte

var NamespaceURL UUID

const Size = 16

func Equal(u1 UUID, u2 UUID) (_ bool) { return }

func FromBytes(input []byte) (u UUID, err error) { return }

func FromBytesOrNil(input []byte) (_ UUID) { return }

func FromString(input string) (u UUID, err error) { return }

func FromStringOrNil(input string) (_ UUID) { return }

func Must(u UUID, err error) (_ UUID) { return }

func NewV1() (_ UUID) { return }

func NewV2(domain byte) (_ UUID) { return }

func NewV3(ns UUID, name string) (_ UUID) { return }

func NewV4() (_ UUID) { return }

func NewV5(ns UUID, name string) (_ UUID) { return }

func (u *NullUUID) Scan(src interface{}) (_ error) { return }

func (u NullUUID) Value() (_ driver.Value, _ error) { return }

func (u UUID) Bytes() (_ []byte) { return }

func (u UUID) MarshalBinary() (data []byte, err error) { return }

func (u UUID) MarshalText() (text []byte, err error) { return }

func (u *UUID) Scan(src interface{}) (_ error) { return }

func (u UUID) String() (_ string) { return }

func (u *UUID) UnmarshalBinary(data []byte) (err error) { return }

func (u *UUID) UnmarshalText(text []byte) (err error) { return }

func (u UUID) Value() (_ driver.Value, _ error) { return }

func (u UUID) Variant() (_ byte) { return }

func (u UUID) Version() (_ byte) { return }
