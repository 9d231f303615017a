// Package rand declares, for tests, what they use of golang.org/x/exp/rand.
package rand

func Float64() (_ float64) { return }

func Int() (_ int) { return }

func Int63() (_ int64) { return }

func Intn(n int) (_ int) { return }

func Uint64() (_ uint64) { return }
