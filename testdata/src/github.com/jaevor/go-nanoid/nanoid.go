// Package nanoid declares, for tests, what they use of github.com/jaevor/go-nanoid.
package nanoid

type generator = func() string

func ASCII(length int) (_ generator, _ error) { return }

func Canonic() (_ generator, _ error) { return }

func Custom(alphabet string, length int) (_ generator, _ error) { return }

func CustomASCII(alphabet string, length int) (_ generator, _ error) { return }

func CustomUnicode(alphabet string, length int) (_ generator, _ error) { return }

func MustCustomASCII(alphabet string, length int) (_ generator) { return }

func Standard(length int) (_ generator, _ error) { return }
