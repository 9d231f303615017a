// Package aws declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/aws.
package aws

import (
	"time"
)

type NopRetryer struct{}

func Bool(v bool) (_ *bool) { return }

func Int(v int) (_ *int) { return }

func Int32(v int32) (_ *int32) { return }

func Int64(v int64) (_ *int64) { return }

func String(v string) (_ *string) { return }

func StringMap(vs map[string]string) (_ map[string]*string) { return }

func StringSlice(vs []string) (_ []*string) { return }

func Time(v time.Time) (_ *time.Time) { return }

func ToBool(p *bool) (v bool) { return }

func ToInt(p *int) (v int) { return }

func ToInt32(p *int32) (v int32) { return }

func ToInt64(p *int64) (v int64) { return }

func ToString(p *string) (v string) { return }

func ToStringMap(vs map[string]*string) (_ map[string]string) { return }

func ToStringSlice(vs []*string) (_ []string) { return }

func ToTime(p *time.Time) (v time.Time) { return }
