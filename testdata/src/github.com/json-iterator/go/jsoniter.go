// Package jsoniter declares, for tests, what they use of github.com/json-iterator/go.
package jsoniter

type API interface {
	MarshalToString(v interface{}) (string, error)
	Marshal(v interface{}) ([]byte, error)
	MarshalIndent(v interface{}, prefix, indent string) ([]byte, error)
	UnmarshalFromString(str string, v interface{}) error
	Unmarshal(data []byte, v interface{}) error
}

func Marshal(v interface{}) (_ []byte, _ error) { return }

func MarshalIndent(v interface{}, prefix, indent string) (_ []byte, _ error) { return }

func MarshalToString(v interface{}) (_ string, _ error) { return }

func Unmarshal(data []byte, v interface{}) (_ error) { return }

func UnmarshalFromString(str string, v interface{}) (_ error) { return }
