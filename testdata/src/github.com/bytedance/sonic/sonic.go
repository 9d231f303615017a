// Package sonic declares, for tests, what they use of github.com/bytedance/sonic.
package sonic

type API interface {
	MarshalToString(v interface{}) (string, error)
	Marshal(v interface{}) ([]byte, error)
	UnmarshalFromString(str string, v interface{}) error
	Unmarshal(data []byte, v interface{}) error
}

func Marshal(val interface{}) (_ []byte, _ error) { return }

func MarshalIndent(v interface{}, prefix, indent string) (_ []byte, _ error) { return }

func MarshalString(val interface{}) (_ string, _ error) { return }

func Unmarshal(buf []byte, val interface{}) (_ error) { return }

func UnmarshalString(buf string, val interface{}) (_ error) { return }
