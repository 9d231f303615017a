// Package uuid declares, for tests, what they use of github.com/pborman/uuid.
package uuid

import (
	"database/sql/driver"
	guuid "github.com/google/uuid"
	"hash"
)

type Domain byte

type Time = guuid.Time

type UUID []byte

func ClockSequence() (_ int) { return }

func Equal(uuid1, uuid2 UUID) (_ bool) { return }

func GetTime() (_ Time, _ uint16, _ error) { return }

func New() (_ string) { return }

func NewDCEGroup() (_ UUID) { return }

func NewDCEPerson() (_ UUID) { return }

func NewDCESecurity(domain Domain, id uint32) (_ UUID) { return }

func NewHash(h hash.Hash, space UUID, data []byte, version int) (_ UUID) { return }

func NewMD5(space UUID, data []byte) (_ UUID) { return }

func NewRandom() (_ UUID) { return }

func NewSHA1(space UUID, data []byte) (_ UUID) { return }

func NewUUID() (_ UUID) { return }

func Parse(s string) (_ UUID) { return }

func ParseBytes(b []byte) (_ UUID, _ error) { return }

func (u UUID) MarshalBinary() (_ []byte, _ error) { return }

func (u UUID) MarshalText() (_ []byte, _ error) { return }

func (uuid *UUID) Scan(src interface{}) (_ error) { return }

func (uuid UUID) String() (_ string) { return }

func (uuid UUID) URN() (_ string) { return }

func (u *UUID) UnmarshalBinary(data []byte) (_ error) { return }

func (u *UUID) UnmarshalText(data []byte) (_ error) { return }

func (uuid UUID) Value() (_ driver.Value, _ error) { return }
