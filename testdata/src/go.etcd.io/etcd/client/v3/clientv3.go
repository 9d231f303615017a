// Package clientv3 declares, for tests, what they use of go.etcd.io/etcd/client/v3.
package clientv3

import (
	"context"
	pb "go.etcd.io/etcd/api/v3/etcdserverpb"
)

type Auth interface{}

type Client struct {
	Cluster
	KV
	Lease
	Watcher
	Auth
	Maintenance
}

type Cluster interface{}

type Cmp struct{}

type DeleteResponse pb.DeleteRangeResponse

type GetResponse pb.RangeResponse

type KV interface {
	Put(ctx context.Context, key, val string, opts ...OpOption) (*PutResponse, error)
	Get(ctx context.Context, key string, opts ...OpOption) (*GetResponse, error)
	Delete(ctx context.Context, key string, opts ...OpOption) (*DeleteResponse, error)
}

type Lease interface{}

type Maintenance interface{}

type Op struct{}

type OpOption func(*Op)

type PutResponse pb.PutResponse

type Txn interface {
	If(cs ...Cmp) Txn
	Then(ops ...Op) Txn
	Else(ops ...Op) Txn
	Commit() (*TxnResponse, error)
}

type TxnResponse pb.TxnResponse

type Watcher interface{}

func Compare(cmp Cmp, result string, v any) (_ Cmp) { return }

func CreateRevision(key string) (_ Cmp) { return }

func LeaseValue(key string) (_ Cmp) { return }

func ModRevision(key string) (_ Cmp) { return }

func OpDelete(key string, opts ...OpOption) (_ Op) { return }

func OpGet(key string, opts ...OpOption) (_ Op) { return }

func OpPut(key, val string, opts ...OpOption) (_ Op) { return }

func Value(key string) (_ Cmp) { return }

func Version(key string) (_ Cmp) { return }
