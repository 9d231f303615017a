// Package metric declares, for tests, what they use of go.opentelemetry.io/otel/metric.
package metric

import "context"

type AddOption interface{}

type Float64Counter interface {
	Add(ctx context.Context, incr float64, options ...AddOption)
}

type Float64Gauge interface {
	Record(ctx context.Context, value float64, options ...RecordOption)
}

type Float64UpDownCounter interface {
	Add(ctx context.Context, incr float64, options ...AddOption)
}

type Int64Counter interface {
	Add(ctx context.Context, incr int64, options ...AddOption)
}

type Int64Gauge interface {
	Record(ctx context.Context, value int64, options ...RecordOption)
}

type Int64UpDownCounter interface {
	Add(ctx context.Context, incr int64, options ...AddOption)
}

type RecordOption interface{}
