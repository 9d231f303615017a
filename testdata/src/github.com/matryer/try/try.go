// Package try declares, for tests, what they use of github.com/matryer/try.
package try

type Func func(attempt int) (retry bool, err error)

func Do(fn Func) (_ error) { return }
