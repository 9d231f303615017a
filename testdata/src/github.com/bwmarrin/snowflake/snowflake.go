// Package snowflake declares, for tests, what they use of github.com/bwmarrin/snowflake.
package snowflake

type ID int64

type Node struct{}

func (f ID) Base2() (_ string) { return }

func (f ID) Base32() (_ string) { return }

func (f ID) Base36() (_ string) { return }

func (f ID) Base58() (_ string) { return }

func (f ID) Base64() (_ string) { return }

func (f ID) Bytes() (_ []byte) { return }

func (f ID) Int64() (_ int64) { return }

func (f ID) IntBytes() (_ [8]byte) { return }

func (f ID) MarshalJSON() (_ []byte, _ error) { return }

func (f ID) Node() (_ int64) { return }

func (f ID) Step() (_ int64) { return }

func (f ID) String() (_ string) { return }

func (f ID) Time() (_ int64) { return }

func (f *ID) UnmarshalJSON(b []byte) (_ error) { return }

func NewNode(node int64) (_ *Node, _ error) { return }

func (n *Node) Generate() (_ ID) { return }

func ParseBase2(id string) (_ ID, _ error) { return }

func ParseBase32(b []byte) (_ ID, _ error) { return }

func ParseBase36(id string) (_ ID, _ error) { return }

func ParseBase58(b []byte) (_ ID, _ error) { return }

func ParseBase64(id string) (_ ID, _ error) { return }

func ParseBytes(id []byte) (_ ID, _ error) { return }

func ParseInt64(id int64) (_ ID) { return }

func ParseIntBytes(id [8]byte) (_ ID) { return }

func ParseString(id string) (_ ID, _ error) { return }
