// Package rand declares, for tests, what they use of k8s.io/apimachinery/pkg/util/rand.
package rand

func Int() (_ int) { return }

func Int63nRange(min, max int64) (_ int64) { return }

func Intn(max int) (_ int) { return }

func IntnRange(min, max int) (_ int) { return }

func Perm(n int) (_ []int) { return }

func SafeEncodeString(s string) (_ string) { return }

func String(n int) (_ string) { return }
