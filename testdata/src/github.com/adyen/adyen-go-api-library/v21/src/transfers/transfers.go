// Package transfers declares, for tests, what they use of github.com/adyen/adyen-go-api-library/v21/src/transfers.
package transfers

import (
	"context"
	"net/http"
)

type TransfersApi struct{}

type TransfersApiTransferFundsInput struct{ idempotencyKey *string }

func (a *TransfersApi) TransferFundsInput() (_ TransfersApiTransferFundsInput) { return }

func (a *TransfersApi) TransferFunds(ctx context.Context, r TransfersApiTransferFundsInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r TransfersApiTransferFundsInput) IdempotencyKey(idempotencyKey string) (_ TransfersApiTransferFundsInput) {
	return
}

func (r TransfersApiTransferFundsInput) TransferInfo(request Request) (_ TransfersApiTransferFundsInput) {
	return
}

func (r TransfersApiTransferFundsInput) WWWAuthenticate(request Request) (_ TransfersApiTransferFundsInput) {
	return
}

type TransfersApiReturnTransferInput struct{ idempotencyKey *string }

func (a *TransfersApi) ReturnTransferInput() (_ TransfersApiReturnTransferInput) { return }

func (a *TransfersApi) ReturnTransfer(ctx context.Context, r TransfersApiReturnTransferInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r TransfersApiReturnTransferInput) IdempotencyKey(idempotencyKey string) (_ TransfersApiReturnTransferInput) {
	return
}

func (r TransfersApiReturnTransferInput) ReturnTransferRequest(request Request) (_ TransfersApiReturnTransferInput) {
	return
}

type CapitalApi struct{}

type CapitalApiRequestGrantPayoutInput struct{ idempotencyKey *string }

func (a *CapitalApi) RequestGrantPayoutInput() (_ CapitalApiRequestGrantPayoutInput) { return }

func (a *CapitalApi) RequestGrantPayout(ctx context.Context, r CapitalApiRequestGrantPayoutInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r CapitalApiRequestGrantPayoutInput) CapitalGrantInfo(request Request) (_ CapitalApiRequestGrantPayoutInput) {
	return
}

func (r CapitalApiRequestGrantPayoutInput) IdempotencyKey(idempotencyKey string) (_ CapitalApiRequestGrantPayoutInput) {
	return
}

type Request struct{ Reference string }

type Response struct{}
