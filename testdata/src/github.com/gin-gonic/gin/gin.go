// Package gin declares, for tests, what they use of github.com/gin-gonic/gin.
package gin

import (
	"github.com/gin-gonic/gin/binding"
	"net/http"
)

type Context struct{ Request *http.Request }

type Engine struct{ RouterGroup }

type HandlerFunc func(*Context)

type IRoutes interface {
	Handle(string, string, ...HandlerFunc) IRoutes
	Any(string, ...HandlerFunc) IRoutes
	POST(string, ...HandlerFunc) IRoutes
	DELETE(string, ...HandlerFunc) IRoutes
	PATCH(string, ...HandlerFunc) IRoutes
	PUT(string, ...HandlerFunc) IRoutes
}

type OptionFunc func(*Engine)

type RouterGroup struct{}

func (c *Context) Bind(obj any) (_ error) { return }

func (c *Context) BindHeader(obj any) (_ error) { return }

func (c *Context) BindJSON(obj any) (_ error) { return }

func (c *Context) BindQuery(obj any) (_ error) { return }

func (c *Context) BindUri(obj any) (_ error) { return }

func (c *Context) BindXML(obj any) (_ error) { return }

func (c *Context) BindYAML(obj any) (_ error) { return }

func (c *Context) Cookie(name string) (_ string, _ error) { return }

func (c *Context) DefaultPostForm(key, defaultValue string) (_ string) { return }

func (c *Context) DefaultQuery(key, defaultValue string) (_ string) { return }

func (c *Context) GetHeader(key string) (_ string) { return }

func (c *Context) GetPostForm(key string) (_ string, _ bool) { return }

func (c *Context) GetPostFormArray(key string) (values []string, ok bool) { return }

func (c *Context) GetQuery(key string) (_ string, _ bool) { return }

func (c *Context) GetQueryArray(key string) (values []string, ok bool) { return }

func (c *Context) GetRawData() (_ []byte, _ error) { return }

func (c *Context) Header(key, value string) {}

func (c *Context) JSON(code int, obj any) {}

func (c *Context) MustBindWith(obj any, b binding.Binding) (_ error) { return }

func (c *Context) Param(key string) (_ string) { return }

func (c *Context) PostForm(key string) (value string) { return }

func (c *Context) PostFormArray(key string) (values []string) { return }

func (c *Context) Query(key string) (value string) { return }

func (c *Context) QueryArray(key string) (values []string) { return }

func (c *Context) Set(key any, value any) {}

func (c *Context) ShouldBind(obj any) (_ error) { return }

func (c *Context) ShouldBindBodyWith(obj any, bb binding.BindingBody) (err error) { return }

func (c *Context) ShouldBindBodyWithJSON(obj any) (_ error) { return }

func (c *Context) ShouldBindHeader(obj any) (_ error) { return }

func (c *Context) ShouldBindJSON(obj any) (_ error) { return }

func (c *Context) ShouldBindQuery(obj any) (_ error) { return }

func (c *Context) ShouldBindUri(obj any) (_ error) { return }

func (c *Context) ShouldBindWith(obj any, b binding.Binding) (_ error) { return }

func (c *Context) ShouldBindXML(obj any) (_ error) { return }

func (c *Context) ShouldBindYAML(obj any) (_ error) { return }

func Default(opts ...OptionFunc) (_ *Engine) { return }

func (group *RouterGroup) Any(relativePath string, handlers ...HandlerFunc) (_ IRoutes) { return }

func (group *RouterGroup) DELETE(relativePath string, handlers ...HandlerFunc) (_ IRoutes) { return }

func (group *RouterGroup) Handle(httpMethod, relativePath string, handlers ...HandlerFunc) (_ IRoutes) {
	return
}

func (group *RouterGroup) PATCH(relativePath string, handlers ...HandlerFunc) (_ IRoutes) { return }

func (group *RouterGroup) GET(relativePath string, handlers ...HandlerFunc) (_ IRoutes) { return }

func (group *RouterGroup) POST(relativePath string, handlers ...HandlerFunc) (_ IRoutes) { return }

func (group *RouterGroup) PUT(relativePath string, handlers ...HandlerFunc) (_ IRoutes) { return }
