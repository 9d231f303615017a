package handlers

import (
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/go-chi/chi/v5"
	"github.com/gofiber/fiber/v2"
	"github.com/labstack/echo/v4"
)

func Chi(r chi.Router) {
	r.Post("/pay", func(w http.ResponseWriter, r *http.Request) {
		effect() // want `^r1 HTTP handler \(`
	})
	r.Get("/pay", func(w http.ResponseWriter, r *http.Request) {
		effect() // want `^no region \(`
	})
	r.MethodFunc("PUT", "/pay", func(w http.ResponseWriter, r *http.Request) {
		effect() // want `^r1 HTTP handler \(`
	})
}

func Echo(e *echo.Echo) {
	e.POST("/pay", func(c echo.Context) error {
		return effect() // want `^r1 HTTP handler \(`
	})
	e.GET("/pay", func(c echo.Context) error {
		return effect() // want `^no region \(`
	})
	e.Add("POST", "/pay", func(c echo.Context) error {
		return effect() // want `^r1 HTTP handler \(`
	})
}

func Fiber(app *fiber.App) {
	app.Post("/pay", func(c *fiber.Ctx) error {
		return effect() // want `^r1 HTTP handler \(`
	})
	app.Get("/pay", func(c *fiber.Ctx) error {
		return effect() // want `^no region \(`
	})
	app.Add("PUT", "/pay", func(c *fiber.Ctx) error {
		return effect() // want `^r1 HTTP handler \(`
	})
}

func GinRoutes(r gin.IRoutes, g *gin.RouterGroup) {
	r.POST("/pay", func(c *gin.Context) {
		effect() // want `^r1 HTTP handler \(`
	})
	g.Handle("POST", "/pay", func(c *gin.Context) {
		effect() // want `^r1 HTTP handler \(`
	})
}
