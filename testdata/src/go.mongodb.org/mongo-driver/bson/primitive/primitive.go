// Package primitive declares, for tests, what they use of go.mongodb.org/mongo-driver/bson/primitive.
package primitive

import (
	"time"
)

type DateTime int64

type ObjectID [12]byte

func NewDateTimeFromTime(t time.Time) (_ DateTime) { return }

func NewObjectID() (_ ObjectID) { return }

func NewObjectIDFromTimestamp(timestamp time.Time) (_ ObjectID) { return }

func (id ObjectID) Hex() (_ string) { return }

func (id ObjectID) IsZero() (_ bool) { return }

func (id ObjectID) MarshalText() (_ []byte, _ error) { return }

func (id ObjectID) String() (_ string) { return }

func (id ObjectID) Timestamp() (_ time.Time) { return }

func ObjectIDFromHex(s string) (_ ObjectID, _ error) { return }
