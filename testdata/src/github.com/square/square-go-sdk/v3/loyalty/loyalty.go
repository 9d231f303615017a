// Package loyalty declares, for tests, what they use of github.com/square/square-go-sdk/v3/loyalty.
package loyalty

type AccumulateLoyaltyPointsRequest struct {
	IdempotencyKey string
}

func (r *AccumulateLoyaltyPointsRequest) SetIdempotencyKey(idempotencyKey string) {}

type AdjustLoyaltyPointsRequest struct {
	IdempotencyKey string
}

func (r *AdjustLoyaltyPointsRequest) SetIdempotencyKey(idempotencyKey string) {}

type RedeemLoyaltyRewardRequest struct {
	IdempotencyKey string
}

func (r *RedeemLoyaltyRewardRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateLoyaltyAccountRequest struct {
	IdempotencyKey string
}

func (r *CreateLoyaltyAccountRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateLoyaltyRewardRequest struct {
	IdempotencyKey string
}

func (r *CreateLoyaltyRewardRequest) SetIdempotencyKey(idempotencyKey string) {}
