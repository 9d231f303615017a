// Package requestid declares, for tests, what they use of github.com/gin-contrib/requestid.
package requestid

import (
	"github.com/gin-gonic/gin"
)

func Get(c *gin.Context) (_ string) { return }
