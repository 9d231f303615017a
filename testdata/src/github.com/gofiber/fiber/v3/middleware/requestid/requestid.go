// Package requestid declares, for tests, what they use of github.com/gofiber/fiber/v3/middleware/requestid.
package requestid

func FromContext(ctx any) (_ string) { return }
