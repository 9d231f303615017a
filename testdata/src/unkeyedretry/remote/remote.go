// Package remote repeats calls of remote services, through clients as generators
// make them.
package remote

import (
	"context"

	"connectrpc.com/connect"
	"github.com/avast/retry-go/v4"
	mwretry "github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry"
	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"

	"unkeyedretry/remote/shippb"
)

func charge(ctx context.Context, c shippb.ParcelServiceClient, account string) error {
	return retry.Do(func() error {
		_, err := c.ChargePostage(ctx, &shippb.ChargePostageRequest{Account: account, Cents: 490}) // want `ParcelServiceClient.ChargePostage is repeated by retry.Do .* without an idempotency key: a timed-out attempt may already have moved the money; .* \(unkeyedretry\)`
		return err
	})
}

func chargeKeyed(ctx context.Context, c shippb.ParcelServiceClient, account, order string) error {
	return retry.Do(func() error {
		_, err := c.ChargePostage(ctx, &shippb.ChargePostageRequest{Account: account, Cents: 490, IdempotencyKey: "postage:" + order})
		return err
	})
}

func label(ctx context.Context, c shippb.ParcelServiceClient) error {
	return retry.Do(func() error {
		_, err := c.CreateLabel(ctx, &shippb.CreateLabelRequest{Grams: 90}) // want `ParcelServiceClient.CreateLabel is repeated .* \(unkeyedretry, low\)`
		return err
	})
}

// parcel has an id in the thing that is made.
func parcel(ctx context.Context, c shippb.ParcelServiceClient, id string) error {
	return retry.Do(func() error {
		_, err := c.CreateParcel(ctx, &shippb.CreateParcelRequest{Parcel: &shippb.Parcel{Id: id}})
		return err
	})
}

func update(ctx context.Context, c shippb.ParcelServiceClient) error {
	return retry.Do(func() error {
		_, err := c.PublishUpdate(ctx, &shippb.PublishUpdateRequest{Text: "late"}) // want `ParcelServiceClient.PublishUpdate is repeated .* \(unkeyedretry, medium\)`
		return err
	})
}

// updateKeyed has the key beside the message.
func updateKeyed(ctx context.Context, c shippb.ParcelServiceClient, event string) error {
	ctx = metadata.AppendToOutgoingContext(ctx, "idempotency-key", event)
	return retry.Do(func() error {
		_, err := c.PublishUpdate(ctx, &shippb.PublishUpdateRequest{Text: "late"})
		return err
	})
}

// harmless reads, and sets what is absolute.
func harmless(ctx context.Context, c shippb.ParcelServiceClient) error {
	return retry.Do(func() error {
		if _, err := c.GetParcel(ctx, &shippb.GetParcelRequest{}); err != nil {
			return err
		}
		if _, err := c.SearchParcels(ctx, &shippb.GetParcelRequest{}); err != nil {
			return err
		}
		_, err := c.SetWeight(ctx, &shippb.SetWeightRequest{Grams: 90})
		return err
	})
}

// quietly repeats by an interceptor, which the call does not show.
func quietly(ctx context.Context) error {
	conn, err := grpc.NewClient("ship:443", grpc.WithUnaryInterceptor(mwretry.UnaryClientInterceptor(mwretry.WithMax(3))))
	if err != nil {
		return err
	}
	_, err = shippb.NewParcelServiceClient(conn).ChargePostage(ctx, &shippb.ChargePostageRequest{Cents: 490}) // want `ParcelServiceClient.ChargePostage is repeated by its client \(retry.UnaryClientInterceptor\) without an idempotency key: .* \(unkeyedretry, medium\)`
	return err
}

// plainly has a connection that repeats nothing.
func plainly(ctx context.Context) error {
	conn, err := grpc.NewClient("ship:443")
	if err != nil {
		return err
	}
	_, err = shippb.NewParcelServiceClient(conn).ChargePostage(ctx, &shippb.ChargePostageRequest{Cents: 490})
	return err
}

// TicketServiceClient is what protoc-gen-connect-go makes.
type TicketServiceClient interface {
	RefundTicket(context.Context, *connect.Request[RefundTicketRequest]) (*connect.Response[Ticket], error)
	ListTickets(context.Context, *connect.Request[RefundTicketRequest]) (*connect.Response[Ticket], error)
}

type RefundTicketRequest struct {
	Seat  string
	Cents int64
}

type Ticket struct{ Seat string }

func refund(ctx context.Context, c TicketServiceClient) error {
	return retry.Do(func() error {
		_, err := c.RefundTicket(ctx, connect.NewRequest(&RefundTicketRequest{Cents: 100})) // want `TicketServiceClient.RefundTicket is repeated .* \(unkeyedretry\)`
		return err
	})
}

func refundKeyed(ctx context.Context, c TicketServiceClient, id string) error {
	return retry.Do(func() error {
		req := connect.NewRequest(&RefundTicketRequest{Cents: 100})
		req.Header().Set("Idempotency-Key", id)
		_, err := c.RefundTicket(ctx, req)
		return err
	})
}

func list(ctx context.Context, c TicketServiceClient) error {
	return retry.Do(func() error {
		_, err := c.ListTickets(ctx, connect.NewRequest(&RefundTicketRequest{}))
		return err
	})
}

// again is an interceptor that tries what it is given.
func again(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, req connect.AnyRequest) (resp connect.AnyResponse, err error) {
		for range 3 {
			if resp, err = next(ctx, req); err == nil { // want `next, whatever it is given to send, is repeated by the loop .* \(unkeyedretry\)`
				return resp, nil
			}
		}
		return nil, err
	}
}

// againKeyed tries only what carries a key.
func againKeyed(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, req connect.AnyRequest) (resp connect.AnyResponse, err error) {
		if req.Header().Get("Idempotency-Key") == "" {
			return next(ctx, req)
		}
		for range 3 {
			if resp, err = next(ctx, req); err == nil {
				return resp, nil
			}
		}
		return nil, err
	}
}
