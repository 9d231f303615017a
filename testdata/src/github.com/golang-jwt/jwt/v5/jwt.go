// Package jwt declares, for tests, what they use of github.com/golang-jwt/jwt/v5.
package jwt

import (
	"time"
)

type Claims interface{}

type MapClaims map[string]any

type NumericDate struct{}

type SigningMethod interface{}

type Token struct{}

type TokenOption func(*Token)

func NewNumericDate(t time.Time) (_ *NumericDate) { return }

func NewWithClaims(method SigningMethod, claims Claims, opts ...TokenOption) (_ *Token) { return }

func (t *Token) SignedString(key any) (_ string, _ error) { return }

func (t *Token) SigningString() (_ string, _ error) { return }
