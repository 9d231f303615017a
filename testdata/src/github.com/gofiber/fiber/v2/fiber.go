// Package fiber declares, for tests, what they use of github.com/gofiber/fiber/v2.
package fiber

type App struct{}

type Config struct{}

type Ctx struct{}

type Group struct{}

type Handler = func(*Ctx) error

type Router interface {
	Post(path string, handlers ...Handler) Router
	Put(path string, handlers ...Handler) Router
	Delete(path string, handlers ...Handler) Router
	Patch(path string, handlers ...Handler) Router
	Add(method, path string, handlers ...Handler) Router
	All(path string, handlers ...Handler) Router
}

func (app *App) Add(method, path string, handlers ...Handler) (_ Router) { return }

func (app *App) All(path string, handlers ...Handler) (_ Router) { return }

func (app *App) Delete(path string, handlers ...Handler) (_ Router) { return }

func (app *App) Patch(path string, handlers ...Handler) (_ Router) { return }

func (app *App) Post(path string, handlers ...Handler) (_ Router) { return }

func (app *App) Put(path string, handlers ...Handler) (_ Router) { return }

func (c *Ctx) Body() (_ []byte) { return }

func (c *Ctx) BodyParser(out interface{}) (_ error) { return }

func (c *Ctx) BodyRaw() (_ []byte) { return }

func (c *Ctx) Cookies(key string, defaultValue ...string) (_ string) { return }

func (c *Ctx) FormValue(key string, defaultValue ...string) (_ string) { return }

func (c *Ctx) Get(key string, defaultValue ...string) (_ string) { return }

func (c *Ctx) GetReqHeaders() (_ map[string][]string) { return }

func (c *Ctx) JSON(data interface{}, ctype ...string) (_ error) { return }

func (c *Ctx) Params(key string, defaultValue ...string) (_ string) { return }

func (c *Ctx) ParamsInt(key string, defaultValue ...int) (_ int, _ error) { return }

func (c *Ctx) ParamsParser(out interface{}) (_ error) { return }

func (c *Ctx) Query(key string, defaultValue ...string) (_ string) { return }

func (c *Ctx) QueryInt(key string, defaultValue ...int) (_ int) { return }

func (c *Ctx) QueryParser(out interface{}) (_ error) { return }

func (grp *Group) Add(method, path string, handlers ...Handler) (_ Router) { return }

func (grp *Group) All(path string, handlers ...Handler) (_ Router) { return }

func (grp *Group) Delete(path string, handlers ...Handler) (_ Router) { return }

func (grp *Group) Patch(path string, handlers ...Handler) (_ Router) { return }

func (grp *Group) Post(path string, handlers ...Handler) (_ Router) { return }

func (grp *Group) Put(path string, handlers ...Handler) (_ Router) { return }

func New(config ...Config) (_ *App) { return }

func (app *App) Get(path string, handlers ...Handler) (_ Router) { return }
