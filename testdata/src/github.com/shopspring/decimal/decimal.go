// Package decimal declares, for tests, what they use of github.com/shopspring/decimal.
package decimal

import (
	"database/sql/driver"
	"math/big"
)

type Decimal struct{}

func (d Decimal) Abs() (_ Decimal) { return }

func (d Decimal) Add(d2 Decimal) (_ Decimal) { return }

func (d Decimal) BigInt() (_ *big.Int) { return }

func (d Decimal) Ceil() (_ Decimal) { return }

func (d Decimal) Cmp(d2 Decimal) (_ int) { return }

func (d Decimal) Coefficient() (_ *big.Int) { return }

func (d Decimal) Copy() (_ Decimal) { return }

func (d Decimal) Div(d2 Decimal) (_ Decimal) { return }

func (d Decimal) DivRound(d2 Decimal, precision int32) (_ Decimal) { return }

func (d Decimal) Equal(d2 Decimal) (_ bool) { return }

func (d Decimal) Floor() (_ Decimal) { return }

func (d Decimal) GreaterThan(d2 Decimal) (_ bool) { return }

func (d Decimal) GreaterThanOrEqual(d2 Decimal) (_ bool) { return }

func (d Decimal) InexactFloat64() (_ float64) { return }

func (d Decimal) IntPart() (_ int64) { return }

func (d Decimal) IsNegative() (_ bool) { return }

func (d Decimal) IsPositive() (_ bool) { return }

func (d Decimal) IsZero() (_ bool) { return }

func (d Decimal) LessThan(d2 Decimal) (_ bool) { return }

func (d Decimal) LessThanOrEqual(d2 Decimal) (_ bool) { return }

func (d Decimal) MarshalJSON() (_ []byte, _ error) { return }

func (d Decimal) MarshalText() (text []byte, err error) { return }

func (d Decimal) Mod(d2 Decimal) (_ Decimal) { return }

func (d Decimal) Mul(d2 Decimal) (_ Decimal) { return }

func (d Decimal) Neg() (_ Decimal) { return }

func (d Decimal) Pow(d2 Decimal) (_ Decimal) { return }

func (d Decimal) Round(places int32) (_ Decimal) { return }

func (d Decimal) RoundBank(places int32) (_ Decimal) { return }

func (d Decimal) Shift(shift int32) (_ Decimal) { return }

func (d Decimal) Sign() (_ int) { return }

func (d Decimal) String() (_ string) { return }

func (d Decimal) StringFixed(places int32) (_ string) { return }

func (d Decimal) StringFixedBank(places int32) (_ string) { return }

func (d Decimal) Sub(d2 Decimal) (_ Decimal) { return }

func (d Decimal) Truncate(precision int32) (_ Decimal) { return }

func (d Decimal) Value() (_ driver.Value, _ error) { return }

func New(value int64, exp int32) (_ Decimal) { return }

func NewFromBigInt(value *big.Int, exp int32) (_ Decimal) { return }

func NewFromFloat(value float64) (_ Decimal) { return }

func NewFromFloat32(value float32) (_ Decimal) { return }

func NewFromInt(value int64) (_ Decimal) { return }

func NewFromInt32(value int32) (_ Decimal) { return }

func NewFromString(value string) (_ Decimal, _ error) { return }

func RequireFromString(value string) (_ Decimal) { return }
