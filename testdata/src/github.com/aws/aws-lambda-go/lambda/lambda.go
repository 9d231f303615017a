// Package lambda declares, for tests, what they use of github.com/aws/aws-lambda-go/lambda.
package lambda

import (
	"context"
	"io"
)

type Handler interface{}

type HandlerFunc[TIn, TOut any] interface{}

type Option func(*handlerOptions)

type handlerFunc func(context.Context, []byte) (io.Reader, error)

type handlerOptions struct{ handlerFunc }

func NewHandler(handlerFunc interface{}) (_ Handler) { return }

func NewHandlerWithOptions(handlerFunc interface{}, options ...Option) (_ Handler) { return }

func Start(handler interface{}) {}

func StartHandlerFunc[TIn any, TOut any, H HandlerFunc[TIn, TOut]](handler H, options ...Option) {}

func StartWithContext(ctx context.Context, handler interface{}) {}

func StartWithOptions(handler interface{}, options ...Option) {}
