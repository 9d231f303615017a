// Package echo declares, for tests, what they use of github.com/labstack/echo/v4.
package echo

import (
	"net/http"
	"net/url"
)

type Context interface {
	Request() *http.Request
	Param(name string) string
	ParamValues() []string
	QueryParam(name string) string
	QueryParams() url.Values
	QueryString() string
	FormValue(name string) string
	FormParams() (url.Values, error)
	Cookie(name string) (*http.Cookie, error)
	Bind(i any) error
	JSON(code int, i any) error
}

type DefaultBinder struct{}

type Echo struct {
	filesystem
	common
}

type Group struct{ common }

type HandlerFunc func(c Context) error

type MiddlewareFunc func(next HandlerFunc) HandlerFunc

type Route struct{}

type common struct{}

type filesystem struct{}

func (b *DefaultBinder) Bind(i interface{}, c Context) (err error) { return }

func (b *DefaultBinder) BindBody(c Context, i interface{}) (err error) { return }

func (b *DefaultBinder) BindHeaders(c Context, i interface{}) (_ error) { return }

func (b *DefaultBinder) BindPathParams(c Context, i interface{}) (_ error) { return }

func (b *DefaultBinder) BindQueryParams(c Context, i interface{}) (_ error) { return }

func (e *Echo) Add(method, path string, handler HandlerFunc, middleware ...MiddlewareFunc) (_ *Route) {
	return
}

func (e *Echo) Any(path string, handler HandlerFunc, middleware ...MiddlewareFunc) (_ []*Route) {
	return
}

func (e *Echo) DELETE(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func (e *Echo) Match(methods []string, path string, handler HandlerFunc, middleware ...MiddlewareFunc) (_ []*Route) {
	return
}

func (e *Echo) PATCH(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func (e *Echo) POST(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func (e *Echo) PUT(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func (g *Group) Add(method, path string, handler HandlerFunc, middleware ...MiddlewareFunc) (_ *Route) {
	return
}

func (g *Group) Any(path string, handler HandlerFunc, middleware ...MiddlewareFunc) (_ []*Route) {
	return
}

func (g *Group) DELETE(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func (g *Group) Match(methods []string, path string, handler HandlerFunc, middleware ...MiddlewareFunc) (_ []*Route) {
	return
}

func (g *Group) PATCH(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func (g *Group) POST(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func (g *Group) PUT(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }

func New() (e *Echo) { return }

func (e *Echo) GET(path string, h HandlerFunc, m ...MiddlewareFunc) (_ *Route) { return }
