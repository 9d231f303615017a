// Package increase declares, for tests, what they use of github.com/Increase/increase-go.
package increase

import (
	"context"
	"github.com/Increase/increase-go/internal/param"
	"github.com/Increase/increase-go/option"
)

type ACHTransferService struct{}

type ACHTransferNewParams struct {
	Amount param.Field[int64]
}

func (r *ACHTransferService) New(ctx context.Context, body ACHTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type AccountNumberService struct{}

type AccountNumberNewParams struct{}

func (r *AccountNumberService) New(ctx context.Context, body AccountNumberNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type AccountService struct{}

type AccountNewParams struct{}

func (r *AccountService) New(ctx context.Context, body AccountNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type AccountTransferService struct{}

type AccountTransferNewParams struct{}

func (r *AccountTransferService) New(ctx context.Context, body AccountTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CardPushTransferService struct{}

type CardPushTransferNewParams struct{}

func (r *CardPushTransferService) New(ctx context.Context, body CardPushTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CardService struct{}

type CardNewParams struct{}

func (r *CardService) New(ctx context.Context, body CardNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CheckDepositService struct{}

type CheckDepositNewParams struct{}

func (r *CheckDepositService) New(ctx context.Context, body CheckDepositNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CheckTransferService struct{}

type CheckTransferNewParams struct{}

func (r *CheckTransferService) New(ctx context.Context, body CheckTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type EntityService struct{}

type EntityNewParams struct{}

func (r *EntityService) New(ctx context.Context, body EntityNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type ExternalAccountService struct{}

type ExternalAccountNewParams struct{}

func (r *ExternalAccountService) New(ctx context.Context, body ExternalAccountNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type FednowTransferService struct{}

type FednowTransferNewParams struct{}

func (r *FednowTransferService) New(ctx context.Context, body FednowTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type PhysicalCardService struct{}

type PhysicalCardNewParams struct{}

func (r *PhysicalCardService) New(ctx context.Context, body PhysicalCardNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type RealTimePaymentsTransferService struct{}

type RealTimePaymentsTransferNewParams struct{}

func (r *RealTimePaymentsTransferService) New(ctx context.Context, body RealTimePaymentsTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type SwiftTransferService struct{}

type SwiftTransferNewParams struct{}

func (r *SwiftTransferService) New(ctx context.Context, body SwiftTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type WireDrawdownRequestService struct{}

type WireDrawdownRequestNewParams struct{}

func (r *WireDrawdownRequestService) New(ctx context.Context, body WireDrawdownRequestNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type WireTransferService struct{}

type WireTransferNewParams struct{}

func (r *WireTransferService) New(ctx context.Context, body WireTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type Response struct{ ID string }

func F[T any](value T) (_ param.Field[T]) { return }

func String(value string) (_ param.Field[string]) { return }

func Int(value int64) (_ param.Field[int64]) { return }

func Float(value float64) (_ param.Field[float64]) { return }

func Bool(value bool) (_ param.Field[bool]) { return }
