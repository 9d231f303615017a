// Package good keeps its operations' keys apart.
package good

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

type scoring interface {
	CreditScore(ctx context.Context, idempotencyKey string, cents int64) error
}

type desk struct {
	bank, other book.Bank
	score       scoring
	rdb         *redis.Client
}

func (d *desk) charge(ctx context.Context, o book.Order) error {
	return d.bank.Charge(ctx, keys.Scope("charge").For(o), o.Cents)
}

func (d *desk) giveBack(ctx context.Context, o book.Order) error {
	return d.bank.Refund(ctx, keys.Scope("refund").For(o), o.Cents)
}

// Only asked, never kept.
func (d *desk) left(ctx context.Context, o book.Order) (int64, error) {
	return d.bank.Balance(ctx, "charge/v1/"+o.ID)
}

// Another provider.
func (d *desk) scored(ctx context.Context, o book.Order) error {
	return d.score.CreditScore(ctx, keys.Scope("charge").For(o), o.Cents)
}

// The same operation from two places, under one key: that is what keys are for.
func (d *desk) chargeAgain(ctx context.Context, o book.Order) error {
	return d.bank.Charge(ctx, keys.Scope("charge").For(o), o.Cents)
}

// The id of another thing.
func (d *desk) ship(ctx context.Context, shipmentID string, cents int64) error {
	return d.bank.Charge(ctx, strings.Join([]string{"parcel", shipmentID}, "-"), cents)
}

func (d *desk) returned(ctx context.Context, returnID string, cents int64) error {
	return d.bank.Payout(ctx, fmt.Sprintf("parcel-%s", returnID), cents)
}

func stripeBoth(bk book.Booking, cents int64) error {
	in := &stripe.ChargeParams{Amount: stripe.Int64(cents)}
	in.SetIdempotencyKey("booking/" + bk.Number + "/charge")
	if _, err := charge.New(in); err != nil {
		return err
	}
	out := &stripe.PayoutParams{Amount: stripe.Int64(cents)}
	out.SetIdempotencyKey("booking/" + bk.Number + "/payout")
	_, err := payout.New(out)
	return err
}

// The key is the caller's, and another one for each call.
func (d *desk) passChargeOn(ctx context.Context, idempotencyKey string) error {
	return d.bank.Charge(ctx, idempotencyKey, 1)
}

func (d *desk) passRefundOn(ctx context.Context, idempotencyKey string) error {
	return d.bank.Refund(ctx, idempotencyKey, 1)
}

func launch(ctx context.Context, api *ecs.Client, task, build string) error {
	_, err := api.RunTask(ctx, &ecs.RunTaskInput{ClientToken: aws.String("build-" + build + "-spot"), TaskDefinition: aws.String(task), Group: aws.String("spot")})
	if err == nil {
		return nil
	}
	_, err = api.RunTask(ctx, &ecs.RunTaskInput{ClientToken: aws.String("build-" + build), TaskDefinition: aws.String(task)})
	return err
}

// The same request again: a retry by hand.
func launchAgain(ctx context.Context, api *ecs.Client, task, build string) error {
	token := "build-" + build
	if _, err := api.RunTask(ctx, &ecs.RunTaskInput{ClientToken: aws.String(token), TaskDefinition: aws.String(task)}); err == nil {
		return nil
	}
	_, err := api.RunTask(ctx, &ecs.RunTaskInput{ClientToken: aws.String(token), TaskDefinition: aws.String(task)})
	return err
}

func sameAgain(ctx context.Context, api *ecs.Client, requestID string) error {
	in := &ecs.RunTaskInput{ClientToken: aws.String(requestID), Group: aws.String("large")}
	if _, err := api.RunTask(ctx, in); err == nil {
		return nil
	}
	_, err := api.RunTask(ctx, in)
	return err
}

func (d *desk) twoParts(ctx context.Context, requestKey string, deposit, rest int64) error {
	if err := d.bank.Charge(ctx, requestKey+":deposit", deposit); err != nil {
		return err
	}
	return d.bank.Charge(ctx, requestKey+":rest", rest)
}

// One of two ways: only one request is made under the key.
func (d *desk) either(ctx context.Context, requestKey string, deposit, rest int64) error {
	if deposit > 0 {
		return d.bank.Charge(ctx, requestKey, deposit)
	}
	return d.bank.Charge(ctx, requestKey, rest)
}

func (d *desk) lines(ctx context.Context, o book.Order, lines []book.Booking) error {
	for _, l := range lines {
		if err := d.bank.Charge(ctx, "lines:"+o.ID+":"+l.Number, l.Cents); err != nil {
			return err
		}
	}
	return nil
}

// On the request, not the client.
func perRequest(c *resty.Client, key string) error {
	_, err := c.SetHeader("User-Agent", "shop").R().SetHeader("Idempotency-Key", key).Post("https://bank.example/payments")
	return err
}

// No key is none that could be shared.
func launchAll(ctx context.Context, api *ecs.Client, tasks []string) error {
	for _, t := range tasks {
		if _, err := api.RunTask(ctx, &ecs.RunTaskInput{TaskDefinition: aws.String(t)}); err != nil {
			return err
		}
	}
	return nil
}

// A claim, its record and its release are one guard.
func (d *desk) chargeOnce(ctx context.Context, o book.Order) error {
	key := "charge:" + o.ID
	won, err := d.rdb.SetNX(ctx, key, 1, time.Hour).Result()
	if err != nil || !won {
		return err
	}
	if err := d.bank.Charge(ctx, key, o.Cents); err != nil {
		d.rdb.Del(ctx, key)
		return err
	}
	return d.rdb.Set(ctx, key, "done", time.Hour).Err()
}

func (d *desk) refundOnce(ctx context.Context, o book.Order) error {
	won, err := d.rdb.SetNX(ctx, "refund:"+o.ID, 1, time.Hour).Result()
	if err != nil || !won {
		return err
	}
	return d.bank.Refund(ctx, "refund:"+o.ID, o.Cents)
}

// The route is in the key.
func (d *desk) once(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		key := r.Method + " " + r.URL.Path + " " + r.Header.Get("Idempotency-Key")
		won, err := d.rdb.SetNX(r.Context(), key, 1, time.Hour).Result()
		if err != nil || !won {
			w.WriteHeader(http.StatusConflict)
			return
		}
		next(w, r)
	}
}

// It guards one operation.
func (d *desk) onceOnly(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		won, err := d.rdb.SetNX(r.Context(), "only/"+r.Header.Get("Idempotency-Key"), 1, time.Hour).Result()
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
	mux.Handle("/only", d.onceOnly(pay))
}
