// Package keys makes keys.
package keys

import "sharednamespace/book"

// Order returns the key of an order, whatever is done for it.
func Order(o book.Order) string { return "order/v1/" + o.ID }

// A Scope is what is done.
type Scope string

// For returns the key of what is done for an order.
func (s Scope) For(o book.Order) string { return string(s) + "/v1/" + o.ID }
