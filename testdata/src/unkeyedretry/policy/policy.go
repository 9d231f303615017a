// Package policy says itself what its client tries again.
package policy

import (
	"bytes"
	"context"
	"net/http"

	"github.com/hashicorp/go-retryablehttp"
)

type IPAM struct{ hc *retryablehttp.Client }

func New() *IPAM {
	hc := retryablehttp.NewClient()
	hc.CheckRetry = func(ctx context.Context, resp *http.Response, err error) (bool, error) {
		return resp != nil && resp.StatusCode == http.StatusTooManyRequests, nil
	}
	return &IPAM{hc}
}

func (i *IPAM) Create(ctx context.Context, body []byte) error {
	req, err := retryablehttp.NewRequestWithContext(ctx, http.MethodPost, "/addresses/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = i.hc.Do(req)
	return err
}
