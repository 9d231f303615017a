// Package v1 declares, for tests, what they use of k8s.io/apimachinery/pkg/apis/meta/v1.
package v1

import (
	"time"
)

type MicroTime struct{}

type Time struct{}

func NewMicroTime(time time.Time) (_ MicroTime) { return }

func NewTime(time time.Time) (_ Time) { return }

func Now() (_ Time) { return }

func NowMicro() (_ MicroTime) { return }
