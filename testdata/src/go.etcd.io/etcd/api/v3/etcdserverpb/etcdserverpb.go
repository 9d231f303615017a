// Package etcdserverpb declares, for tests, what they use of go.etcd.io/etcd/api/v3/etcdserverpb.
package etcdserverpb

type DeleteRangeResponse struct{}

type PutResponse struct{}

type RangeResponse struct{ Count int64 }

type TxnResponse struct{ Succeeded bool }
