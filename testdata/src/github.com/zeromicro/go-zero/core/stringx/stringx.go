// Package stringx declares, for tests, what they use of github.com/zeromicro/go-zero/core/stringx.
package stringx

func Rand() (_ string) { return }

func RandId() (_ string) { return }

func Randn(n int) (_ string) { return }
