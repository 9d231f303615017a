// Package fiber declares, for tests, what they use of github.com/gofiber/fiber/v3.
package fiber

type App struct{}

type Bind struct{}

type Config struct{}

type Ctx interface {
	Get(key string, defaultValue ...string) string
	Body() []byte
	Params(key string, defaultValue ...string) string
	Query(key string, defaultValue ...string) string
}

type DefaultCtx struct {
	DefaultReq
	DefaultRes
}

type DefaultReq struct{}

type DefaultRes struct{}

type Req interface {
	BodyRaw() []byte
	Body() []byte
	Cookies(key string, defaultValue ...string) string
	FormValue(key string, defaultValue ...string) string
	Get(key string, defaultValue ...string) string
	Params(key string, defaultValue ...string) string
	Query(key string, defaultValue ...string) string
}

type Router interface{}

func (app *App) Post(path string, handler any, handlers ...any) (_ Router) { return }

func (b *Bind) All(out any) (_ error) { return }

func (b *Bind) Body(out any) (_ error) { return }

func (b *Bind) Cookie(out any) (_ error) { return }

func (b *Bind) Form(out any) (_ error) { return }

func (b *Bind) Header(out any) (_ error) { return }

func (b *Bind) JSON(out any) (_ error) { return }

func (b *Bind) Query(out any) (_ error) { return }

func (b *Bind) URI(out any) (_ error) { return }

func (b *Bind) XML(out any) (_ error) { return }

func (c *DefaultCtx) Get(key string, defaultValue ...string) (_ string) { return }

func (c *DefaultCtx) GetReqHeaders() (_ map[string][]string) { return }

func (r *DefaultReq) Body() (_ []byte) { return }

func (r *DefaultReq) BodyRaw() (_ []byte) { return }

func (r *DefaultReq) Cookies(key string, defaultValue ...string) (_ string) { return }

func (r *DefaultReq) FormValue(key string, defaultValue ...string) (_ string) { return }

func (r *DefaultReq) Get(key string, defaultValue ...string) (_ string) { return }

func (r *DefaultReq) Params(key string, defaultValue ...string) (_ string) { return }

func (r *DefaultReq) Query(key string, defaultValue ...string) (_ string) { return }

func New(config ...Config) (_ *App) { return }
