package sources

import (
	"context"
	"database/sql"
	"net/http"
	"reflect"
	"sync"
	"sync/atomic"

	"github.com/AlekSi/pointer"
	"github.com/aws/aws-sdk-go-v2/aws"
	awsv1 "github.com/aws/aws-sdk-go/aws"
	"github.com/google/uuid"
	"github.com/guregu/null/v5"
	"github.com/samber/lo"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/known/wrapperspb"
	"k8s.io/utils/ptr"
)

func pointers(ctx context.Context, b bank) {
	b.Charge(ctx, *aws.String(uuid.NewString()))                       // want `uuid.NewString`
	b.Charge(ctx, aws.ToString(aws.String(uuid.NewString())))          // want `uuid.NewString`
	b.Charge(ctx, awsv1.StringValue(awsv1.String(uuid.NewString())))   // want `uuid.NewString`
	b.Charge(ctx, *proto.String(uuid.NewString()))                     // want `uuid.NewString`
	b.Charge(ctx, wrapperspb.String(uuid.NewString()).GetValue())      // want `uuid.NewString`
	b.Charge(ctx, ptr.Deref(ptr.To(uuid.NewString()), "none"))         // want `uuid.NewString`
	b.Charge(ctx, *pointer.To(uuid.NewString()))                       // want `uuid.NewString`
	b.Charge(ctx, lo.FromPtr(lo.ToPtr(uuid.NewString())))              // want `uuid.NewString`
	b.Charge(ctx, null.StringFrom(uuid.NewString()).ValueOrZero())     // want `uuid.NewString`
	b.Charge(ctx, reflect.ValueOf(uuid.NewString()).String())          // want `uuid.NewString`
	b.Charge(ctx, lo.Ternary(len(uuid.Nil) > 3, uuid.NewString(), "")) // want `uuid.NewString`
}

func holders(ctx context.Context, b bank) {
	var m sync.Map
	m.Store("key", uuid.NewString()) // want `uuid.NewString`
	kept, _ := m.Load("key")
	b.Charge(ctx, kept.(string))
	var p atomic.Pointer[string]
	s := uuid.NewString() // want `uuid.NewString`
	p.Store(&s)
	b.Charge(ctx, *p.Load())
	h := http.Header{}
	h.Set("Idempotency-Key", uuid.NewString()) // want `idempotency key of Header.Set is new in every call`
	b.Charge(ctx, h.Get("Idempotency-Key"))
	named := sql.Named("key", uuid.NewString()) // want `uuid.NewString`
	b.Charge(ctx, named.Value.(string))
}
