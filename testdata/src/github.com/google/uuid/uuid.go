// Package uuid declares, for tests, what they use of github.com/google/uuid.
package uuid

import (
	"database/sql/driver"
	"hash"
	"io"
)

type Domain byte

type NullUUID struct{ Valid bool }

type Time int64

type UUID [16]byte

type Variant byte

type Version byte

var NameSpaceDNS UUID

var NameSpaceOID UUID

var NameSpaceURL UUID

var Nil UUID

func ClockSequence() (_ int) { return }

func FromBytes(b []byte) (uuid UUID, err error) { return }

func GetTime() (_ Time, _ uint16, _ error) { return }

func Must(uuid UUID, err error) (_ UUID) { return }

func MustParse(s string) (_ UUID) { return }

func New() (_ UUID) { return }

func NewDCEGroup() (_ UUID, _ error) { return }

func NewDCEPerson() (_ UUID, _ error) { return }

func NewDCESecurity(domain Domain, id uint32) (_ UUID, _ error) { return }

func NewHash(h hash.Hash, space UUID, data []byte, version int) (_ UUID) { return }

func NewMD5(space UUID, data []byte) (_ UUID) { return }

func NewRandom() (_ UUID, _ error) { return }

func NewRandomFromReader(r io.Reader) (_ UUID, _ error) { return }

func NewSHA1(space UUID, data []byte) (_ UUID) { return }

func NewString() (_ string) { return }

func NewUUID() (_ UUID, _ error) { return }

func NewV6() (_ UUID, _ error) { return }

func NewV7() (_ UUID, _ error) { return }

func NewV7FromReader(r io.Reader) (_ UUID, _ error) { return }

func (nu NullUUID) MarshalBinary() (_ []byte, _ error) { return }

func (nu NullUUID) MarshalJSON() (_ []byte, _ error) { return }

func (nu NullUUID) MarshalText() (_ []byte, _ error) { return }

func (nu *NullUUID) Scan(value interface{}) (_ error) { return }

func (nu *NullUUID) UnmarshalBinary(data []byte) (_ error) { return }

func (nu *NullUUID) UnmarshalJSON(data []byte) (_ error) { return }

func (nu *NullUUID) UnmarshalText(data []byte) (_ error) { return }

func (nu NullUUID) Value() (_ driver.Value, _ error) { return }

func Parse(s string) (_ UUID, _ error) { return }

func ParseBytes(b []byte) (_ UUID, _ error) { return }

func (t Time) UnixTime() (sec, nsec int64) { return }

func (uuid UUID) ClockSequence() (_ int) { return }

func (uuid UUID) Domain() (_ Domain) { return }

func (uuid UUID) ID() (_ uint32) { return }

func (uuid UUID) MarshalBinary() (_ []byte, _ error) { return }

func (uuid UUID) MarshalText() (_ []byte, _ error) { return }

func (uuid UUID) NodeID() (_ []byte) { return }

func (uuid *UUID) Scan(src interface{}) (_ error) { return }

func (uuid UUID) String() (_ string) { return }

func (uuid UUID) Time() (_ Time) { return }

func (uuid UUID) URN() (_ string) { return }

func (uuid *UUID) UnmarshalBinary(data []byte) (_ error) { return }

func (uuid *UUID) UnmarshalText(data []byte) (_ error) { return }

func (uuid UUID) Value() (_ driver.Value, _ error) { return }

func (uuid UUID) Variant() (_ Variant) { return }

func (uuid UUID) Version() (_ Version) { return }

func Validate(s string) (_ error) { return }
