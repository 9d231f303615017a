// Package bad has operations that share keys.
package bad

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/ecs"
	"github.com/go-resty/resty/v2"
	"github.com/redis/go-redis/v9"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
	"github.com/stripe/stripe-go/v82/payout"

	"sharednamespace/book"
	"sharednamespace/keys"
)

type desk struct {
	bank book.Bank
	rdb  *redis.Client
}

func (d *desk) charge(ctx context.Context, o book.Order) error {
	return d.bank.Charge(ctx, keys.Order(o), o.Cents)
}

func (d *desk) giveBack(ctx context.Context, o book.Order) error {
	return d.bank.Refund(ctx, keys.Order(o), o.Cents) // want `Bank.Refund builds the same key as Bank.Charge \("order/v1/" \+ Order.ID, bad.go:\d+\): .* \(sharednamespace, medium\)`
}

// The name of a parameter says what it is of; how the parts are joined does not matter.
func (d *desk) joined(ctx context.Context, shipmentID string, cents int64) error {
	return d.bank.Charge(ctx, strings.Join([]string{"ship", shipmentID}, "-"), cents)
}

func (d *desk) formatted(ctx context.Context, shipmentID string, cents int64) error {
	return d.bank.Payout(ctx, fmt.Sprintf("ship-%s", shipmentID), cents) // want `Bank.Payout builds the same key as Bank.Charge \("ship-" \+ shipmentID, bad.go:\d+\): .* \(sharednamespace, medium\)`
}

func stripeBoth(bk book.Booking, cents int64) error {
	in := &stripe.ChargeParams{Amount: stripe.Int64(cents)}
	in.SetIdempotencyKey(bookingKey(bk))
	if _, err := charge.New(in); err != nil {
		return err
	}
	out := &stripe.PayoutParams{Amount: stripe.Int64(cents)}
	out.SetIdempotencyKey(bookingKey(bk)) // want `payout.New builds the same key as charge.New`
	_, err := payout.New(out)
	return err
}

func bookingKey(bk book.Booking) string { return "booking/" + bk.Number }

// A bare id says too little: it is reported at low confidence.
func (d *desk) bare(ctx context.Context, id string) error {
	return d.bank.Charge(ctx, "x"+id, 1)
}

func (d *desk) bareToo(ctx context.Context, id string) error {
	return d.bank.Refund(ctx, "x"+id, 1) // want `Bank.Refund builds the same key as Bank.Charge .* \(sharednamespace, low\)`
}

// One token for two requests.
func launch(ctx context.Context, api *ecs.Client, task, build string) error {
	token := "build-" + build
	_, err := api.RunTask(ctx, &ecs.RunTaskInput{ClientToken: aws.String(token), TaskDefinition: aws.String(task), Group: aws.String("spot")})
	if err == nil {
		return nil
	}
	_, err = api.RunTask(ctx, &ecs.RunTaskInput{
		TaskDefinition: aws.String(task),
		ClientToken:    aws.String(token), // want `Client.RunTask is called again under the key of the call before \(bad.go:\d+\), with another request: it is refused, or answered with the first result; give each request a key of its own \(sharednamespace, medium\)`
	})
	return err
}

// The request is changed and sent again.
func lessAndLess(ctx context.Context, api *ecs.Client, requestID string) error {
	in := &ecs.RunTaskInput{ClientToken: aws.String(requestID), Group: aws.String("large")}
	if _, err := api.RunTask(ctx, in); err == nil {
		return nil
	}
	in.Group = aws.String("small")
	_, err := api.RunTask(ctx, in) // want `Client.RunTask is called again under the key of the call before`
	return err
}

func (d *desk) twoParts(ctx context.Context, requestKey string, deposit, rest int64) error {
	if err := d.bank.Charge(ctx, requestKey, deposit); err != nil {
		return err
	}
	return d.bank.Charge(ctx, requestKey, rest) // want `Bank.Charge is called again under the key of the call before \(bad.go:\d+\), with another request: .* \(sharednamespace, medium\)`
}

func (d *desk) undo(ctx context.Context, requestKey string, cents int64) error {
	if err := d.bank.Charge(ctx, requestKey, cents); err == nil {
		return nil
	}
	return d.bank.Refund(ctx, requestKey, cents) // want `Bank.Refund builds the same key as Bank.Charge`
}

// One key for all lines of an order.
func (d *desk) lines(ctx context.Context, o book.Order, lines []book.Booking) error {
	for _, l := range lines {
		if err := d.bank.Charge(ctx, "lines:"+o.ID, l.Cents); err != nil { // want `Bank.Charge is called under one key for each of several things \(Booking.Cents differs\): .* \(sharednamespace, medium\)`
			return err
		}
	}
	return nil
}

// Claims of two operations in one store.
func (d *desk) chargeOnce(ctx context.Context, o book.Order) error {
	won, err := d.rdb.SetNX(ctx, "once:"+o.ID, 1, time.Hour).Result()
	if err != nil || !won {
		return err
	}
	return d.bank.Charge(ctx, "c:"+o.ID, o.Cents)
}

func (d *desk) refundOnce(ctx context.Context, o book.Order) error {
	won, err := d.rdb.SetNX(ctx, "once:"+o.ID, 1, time.Hour).Result() // want `cmdable.SetNX builds the same key as cmdable.SetNX \("once:" \+ Order.ID, bad.go:\d+\)`
	if err != nil || !won {
		return err
	}
	return d.bank.Refund(ctx, "r:"+o.ID, o.Cents)
}

// A guard around whatever it is given, under what the client sent.
func (d *desk) once(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		key := "seen/" + r.Header.Get("Idempotency-Key") // want `key claimed by cmdable.SetNX is what the client sent, whatever next is: .* \(sharednamespace, medium\)`
		won, err := d.rdb.SetNX(r.Context(), key, 1, time.Hour).Result()
		if err != nil || !won {
			w.WriteHeader(http.StatusConflict)
			return
		}
		next(w, r)
	}
}

func (d *desk) routes(mux *http.ServeMux, pay, giveBack http.HandlerFunc) {
	mux.Handle("/pay", d.once(pay))
	mux.Handle("/give", d.once(giveBack))
}

// A default of the client's.
func clientWide(key string) *resty.Client {
	return resty.New().SetHeader("Idempotency-Key", key) // want `Client.SetHeader gives every request of the client one idempotency key: .* \(sharednamespace, medium\)`
}

// Parts that run into one another.
func (d *desk) together(ctx context.Context, orderID, lineID string) error {
	return d.bank.Charge(ctx, orderID+lineID, 1) // want `parts of the idempotency key of Bank.Charge run into one another \(orderID and lineID\): .* \(sharednamespace, low\)`
}
