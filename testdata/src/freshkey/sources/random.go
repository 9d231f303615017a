package sources

import (
	"context"
	crand "crypto/rand"
	"encoding/hex"
	"fmt"
	"hash/maphash"
	"io"
	"math/big"
	"math/rand"
	randv2 "math/rand/v2"
	"os"
	"strings"
	"sync/atomic"
	"time"
)

func random(ctx context.Context, b bank) {
	b.Charge(ctx, fmt.Sprint(rand.Int()))          // want `rand.Int`
	b.Charge(ctx, fmt.Sprint(randv2.IntN(1000)))   // want `rand.IntN`
	b.Charge(ctx, strings.ToLower(crand.Text()))   // want `rand.Text`
	n, _ := crand.Int(crand.Reader, big.NewInt(9)) // want `rand.Reader`
	b.Charge(ctx, n.String())
	p := make([]byte, 16)
	crand.Read(p) // want `rand.Read`
	b.Charge(ctx, hex.EncodeToString(p))
	var q [16]byte
	io.ReadFull(crand.Reader, q[:]) // want `rand.Reader`
	b.Charge(ctx, fmt.Sprintf("%x", q))
	r := rand.New(rand.NewSource(time.Now().UnixNano())) // want `time.Now`
	b.Charge(ctx, fmt.Sprint(r.Int()))
}

// A generator is its seed.
func seeded(ctx context.Context, b bank, o order) {
	r := rand.New(rand.NewSource(int64(len(o.ID))))
	b.Charge(ctx, fmt.Sprint(o.ID, r.Int()))
	s := randv2.New(randv2.NewPCG(1, 2))
	b.Charge(ctx, fmt.Sprint(o.ID, s.IntN(9)))
}

var sequence atomic.Int64

func process(ctx context.Context, b bank, o order) {
	b.Charge(ctx, fmt.Sprint(o.ID, os.Getpid()))     // want `process id`
	b.Charge(ctx, fmt.Sprint(o.ID, sequence.Add(1))) // want `counter`
	host, _ := os.Hostname()                         // want `host name`
	b.Charge(ctx, o.ID+host)
	var h maphash.Hash
	h.WriteString(o.ID)
	b.Charge(ctx, fmt.Sprint(h.Sum64())) // want `hash with a seed of this process`
}
