// Package watermill declares, for tests, what they use of github.com/ThreeDotsLabs/watermill.
package watermill

func NewShortUUID() (_ string) { return }

func NewULID() (_ string) { return }

func NewUUID() (_ string) { return }
