// Package sonyflake declares, for tests, what they use of github.com/sony/sonyflake.
package sonyflake

import (
	"time"
)

type Settings struct{ StartTime time.Time }

type Sonyflake struct{}

func Decompose(id uint64) (_ map[string]uint64) { return }

func ElapsedTime(id uint64) (_ time.Duration) { return }

func MachineID(id uint64) (_ uint64) { return }

func NewSonyflake(st Settings) (_ *Sonyflake) { return }

func SequenceNumber(id uint64) (_ uint64) { return }

func (sf *Sonyflake) NextID() (_ uint64, _ error) { return }
