// Package gjson declares, for tests, what they use of github.com/tidwall/gjson.
package gjson

import (
	"time"
)

type Result struct{}

func Get(json, path string) (_ Result) { return }

func GetBytes(json []byte, path string) (_ Result) { return }

func GetMany(json string, path ...string) (_ []Result) { return }

func GetManyBytes(json []byte, path ...string) (_ []Result) { return }

func Parse(json string) (_ Result) { return }

func ParseBytes(json []byte) (_ Result) { return }

func (t Result) Array() (_ []Result) { return }

func (t Result) Bool() (_ bool) { return }

func (t Result) Exists() (_ bool) { return }

func (t Result) Float() (_ float64) { return }

func (t Result) Get(path string) (_ Result) { return }

func (t Result) Int() (_ int64) { return }

func (t Result) IsArray() (_ bool) { return }

func (t Result) IsObject() (_ bool) { return }

func (t Result) Map() (_ map[string]Result) { return }

func (t Result) String() (_ string) { return }

func (t Result) Time() (_ time.Time) { return }

func (t Result) Uint() (_ uint64) { return }

func (t Result) Value() (_ any) { return }
