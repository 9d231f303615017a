// Package trace declares, for tests, what they use of go.opentelemetry.io/otel/trace.
package trace

import (
	"context"
)

type Span interface{ SpanContext() SpanContext }

type SpanContext struct{}

type SpanID [8]byte

type TraceID [16]byte

func ContextWithSpan(parent context.Context, span Span) (_ context.Context) { return }

func ContextWithSpanContext(parent context.Context, sc SpanContext) (_ context.Context) { return }

func (sc SpanContext) SpanID() (_ SpanID) { return }

func (sc SpanContext) TraceID() (_ TraceID) { return }

func SpanContextFromContext(ctx context.Context) (_ SpanContext) { return }

func SpanFromContext(ctx context.Context) (_ Span) { return }

func (s SpanID) String() (_ string) { return }

func (t TraceID) String() (_ string) { return }
