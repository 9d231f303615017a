// Package goshopify declares, for tests, what they use of github.com/bold-commerce/go-shopify/v4.
package goshopify

import (
	"context"
)

type ApplicationChargeService interface {
	Create(context.Context, ApplicationCharge) (*ApplicationCharge, error)
}

type ApplicationCharge struct{ Id uint64 }

type DraftOrderService interface {
	Create(context.Context, DraftOrder) (*DraftOrder, error)
	Complete(context.Context, uint64, bool) (*DraftOrder, error)
}

type DraftOrder struct{ Id uint64 }

type FulfillmentService interface {
	Create(context.Context, Fulfillment) (*Fulfillment, error)
}

type Fulfillment struct{ Id uint64 }

type GiftCardService interface {
	Create(context.Context, GiftCard) (*GiftCard, error)
}

type GiftCard struct{ Id uint64 }

type InventoryLevelService interface {
	Adjust(context.Context, interface{}) (*InventoryLevel, error)
	Set(context.Context, InventoryLevel) (*InventoryLevel, error)
}

type InventoryLevel struct{ Id uint64 }

type OrderService interface {
	Create(context.Context, Order) (*Order, error)
	Cancel(context.Context, uint64, interface{}) (*Order, error)
	Close(context.Context, uint64) (*Order, error)
}

type Order struct{ Id uint64 }

type RecurringApplicationChargeService interface {
	Create(context.Context, RecurringApplicationCharge) (*RecurringApplicationCharge, error)
}

type RecurringApplicationCharge struct{ Id uint64 }

type TransactionService interface {
	Create(context.Context, uint64, Transaction) (*Transaction, error)
}

type Transaction struct{ Id uint64 }

type UsageChargeService interface {
	Create(context.Context, uint64, UsageCharge) (*UsageCharge, error)
}

type UsageCharge struct{ Id uint64 }
