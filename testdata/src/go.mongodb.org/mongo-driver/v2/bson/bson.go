// Package bson declares, for tests, what they use of go.mongodb.org/mongo-driver/v2/bson.
package bson

import (
	"time"
)

type D []E

type DateTime int64

type E struct {
	Key   string
	Value any
}

type M map[string]any

type ObjectID [12]byte

func Marshal(val any) (_ []byte, _ error) { return }

func NewDateTimeFromTime(t time.Time) (_ DateTime) { return }

func NewObjectID() (_ ObjectID) { return }

func NewObjectIDFromTimestamp(timestamp time.Time) (_ ObjectID) { return }

func (id ObjectID) Hex() (_ string) { return }

func (id ObjectID) IsZero() (_ bool) { return }

func (id ObjectID) MarshalText() (_ []byte, _ error) { return }

func (id ObjectID) String() (_ string) { return }

func (id ObjectID) Timestamp() (_ time.Time) { return }

func ObjectIDFromHex(s string) (_ ObjectID, _ error) { return }

func Unmarshal(data []byte, val any) (_ error) { return }
