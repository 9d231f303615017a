// Package chi declares, for tests, what they use of github.com/go-chi/chi/v5.
package chi

import (
	"context"
	"net/http"
)

type Context struct{}

type Mux struct{}

type Router interface {
	Handle(pattern string, h http.Handler)
	HandleFunc(pattern string, h http.HandlerFunc)
	Method(method, pattern string, h http.Handler)
	MethodFunc(method, pattern string, h http.HandlerFunc)
	Delete(pattern string, h http.HandlerFunc)
	Get(pattern string, h http.HandlerFunc)
	Patch(pattern string, h http.HandlerFunc)
	Post(pattern string, h http.HandlerFunc)
	Put(pattern string, h http.HandlerFunc)
}

func (x *Context) URLParam(key string) (_ string) { return }

func (mx *Mux) Delete(pattern string, handlerFn http.HandlerFunc) {}

func (mx *Mux) Handle(pattern string, handler http.Handler) {}

func (mx *Mux) HandleFunc(pattern string, handlerFn http.HandlerFunc) {}

func (mx *Mux) Method(method, pattern string, handler http.Handler) {}

func (mx *Mux) MethodFunc(method, pattern string, handlerFn http.HandlerFunc) {}

func (mx *Mux) Patch(pattern string, handlerFn http.HandlerFunc) {}

func (mx *Mux) Post(pattern string, handlerFn http.HandlerFunc) {}

func (mx *Mux) Put(pattern string, handlerFn http.HandlerFunc) {}

func NewRouter() (_ *Mux) { return }

func URLParam(r *http.Request, key string) (_ string) { return }

func URLParamFromCtx(ctx context.Context, key string) (_ string) { return }

func (mx *Mux) Get(pattern string, handlerFn http.HandlerFunc) {}
