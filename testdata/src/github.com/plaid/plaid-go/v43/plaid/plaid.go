// Package plaid declares, for tests, what they use of github.com/plaid/plaid-go/v43/plaid.
package plaid

import (
	"context"
	"net/http"
)

type TransferAuthorizationCreateRequest struct {
	IdempotencyKey NullableString
	Amount         string
}

func (o *TransferAuthorizationCreateRequest) SetIdempotencyKey(v string) {}

type ApiTransferAuthorizationCreateRequest struct {
	transferAuthorizationCreateRequest *TransferAuthorizationCreateRequest
}

func (r ApiTransferAuthorizationCreateRequest) TransferAuthorizationCreateRequest(transferAuthorizationCreateRequest TransferAuthorizationCreateRequest) (_ ApiTransferAuthorizationCreateRequest) {
	return
}

func (r ApiTransferAuthorizationCreateRequest) Execute() (_ Response, _ *http.Response, _ error) {
	return
}

func (a *PlaidApiService) TransferAuthorizationCreate(ctx context.Context) (_ ApiTransferAuthorizationCreateRequest) {
	return
}

type TransferCreateRequest struct {
	IdempotencyKey  *string
	Amount          string
	AuthorizationId string
}

func (o *TransferCreateRequest) SetIdempotencyKey(v string) {}

type ApiTransferCreateRequest struct{ transferCreateRequest *TransferCreateRequest }

func (r ApiTransferCreateRequest) TransferCreateRequest(transferCreateRequest TransferCreateRequest) (_ ApiTransferCreateRequest) {
	return
}

func (r ApiTransferCreateRequest) Execute() (_ Response, _ *http.Response, _ error) { return }

func (a *PlaidApiService) TransferCreate(ctx context.Context) (_ ApiTransferCreateRequest) { return }

type TransferRefundCreateRequest struct {
	IdempotencyKey string
	Amount         string
}

func (o *TransferRefundCreateRequest) SetIdempotencyKey(v string) {}

type ApiTransferRefundCreateRequest struct{ transferRefundCreateRequest *TransferRefundCreateRequest }

func (r ApiTransferRefundCreateRequest) TransferRefundCreateRequest(transferRefundCreateRequest TransferRefundCreateRequest) (_ ApiTransferRefundCreateRequest) {
	return
}

func (r ApiTransferRefundCreateRequest) Execute() (_ Response, _ *http.Response, _ error) { return }

func (a *PlaidApiService) TransferRefundCreate(ctx context.Context) (_ ApiTransferRefundCreateRequest) {
	return
}

type WalletTransactionExecuteRequest struct {
	IdempotencyKey string
	Amount         string
}

func (o *WalletTransactionExecuteRequest) SetIdempotencyKey(v string) {}

type ApiWalletTransactionExecuteRequest struct {
	walletTransactionExecuteRequest *WalletTransactionExecuteRequest
}

func (r ApiWalletTransactionExecuteRequest) WalletTransactionExecuteRequest(walletTransactionExecuteRequest WalletTransactionExecuteRequest) (_ ApiWalletTransactionExecuteRequest) {
	return
}

func (r ApiWalletTransactionExecuteRequest) Execute() (_ Response, _ *http.Response, _ error) { return }

func (a *PlaidApiService) WalletTransactionExecute(ctx context.Context) (_ ApiWalletTransactionExecuteRequest) {
	return
}

type BankTransferCreateRequest struct {
	IdempotencyKey string
	Amount         string
}

func (o *BankTransferCreateRequest) SetIdempotencyKey(v string) {}

type ApiBankTransferCreateRequest struct{ bankTransferCreateRequest *BankTransferCreateRequest }

func (r ApiBankTransferCreateRequest) BankTransferCreateRequest(bankTransferCreateRequest BankTransferCreateRequest) (_ ApiBankTransferCreateRequest) {
	return
}

func (r ApiBankTransferCreateRequest) Execute() (_ Response, _ *http.Response, _ error) { return }

func (a *PlaidApiService) BankTransferCreate(ctx context.Context) (_ ApiBankTransferCreateRequest) {
	return
}

type NullableString struct{}

type PlaidApiService struct{}

type Response struct{}

func NewNullableString(val *string) (_ *NullableString) { return }

func NewTransferCreateRequest(accessToken string, accountId string, authorizationId string, description string) (_ *TransferCreateRequest) {
	return
}

func NewTransferRefundCreateRequest(transferId string, amount string, idempotencyKey string) (_ *TransferRefundCreateRequest) {
	return
}

func NewWalletTransactionExecuteRequest(idempotencyKey string, walletId string) (_ *WalletTransactionExecuteRequest) {
	return
}

func NewBankTransferCreateRequest(idempotencyKey string, accessToken string, accountId string) (_ *BankTransferCreateRequest) {
	return
}
