// Package keys makes keys for other packages.
package keys

import (
	"crypto/rand"
	"encoding/hex"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
)

func Fresh() string { return uuid.NewString() } // want Fresh:`^result 0 ← fresh uuid.NewString$`

func ForOrder(op, id string) string { return op + ":" + id } // want ForOrder:`^result 0 ← const, param 0, param 1$`

func Mixed(id string) string { // want Mixed:`^result 0 ← const, param 0, clock time.Now$`
	return id + "-" + strconv.FormatInt(time.Now().UnixNano(), 10)
}

func Both() (string, string, error) { return "v1", uuid.NewString(), nil } // want Both:`^result 1 ← fresh uuid.NewString$`

// Version tells nobody anything.
func Version() string { return strings.ToUpper("v1") }

// Or fills in what is missing.
func Or(id string) string { // want Or:`^result 0 ← param 0, fresh uuid.NewString$`
	if id == "" {
		return uuid.NewString()
	}
	return id
}

type Request struct{ IdempotencyKey, Note string }

func Build(note string) *Request { // want Build:`^result 0.IdempotencyKey ← const, random rand.Read$`
	var b [8]byte
	_, _ = rand.Read(b[:])
	return &Request{Note: note, IdempotencyKey: hex.EncodeToString(b[:])}
}

func (r *Request) WithKey(k string) *Request { // want WithKey:`^recv.IdempotencyKey ← param 0; returns recv$`
	r.IdempotencyKey = k
	return r
}

func Fill(r *Request) { // want Fill:`^param 0.IdempotencyKey ← fresh uuid.NewString$`
	if r.IdempotencyKey == "" {
		r.IdempotencyKey = uuid.NewString()
	}
}

type Clock interface{ Now() time.Time }

type Maker struct{ clock Clock }

func (m Maker) Next() string { return m.clock.Now().String() } // want Next:`^result 0 ← clock Clock.Now$`

// own is not for others.
func own() string { return uuid.NewString() }

func Own() string { return own() } // want Own:`^result 0 ← fresh uuid.NewString$`
