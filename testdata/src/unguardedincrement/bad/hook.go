package bad

import (
	"net/http"

	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
)

// A request that is called a webhook is sent again until it is answered well.
type paidWebhook struct {
	rdb *redis.Client
	db  *gorm.DB
}

type article struct {
	ID    int
	Stock int
}

func (h *paidWebhook) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if err := h.rdb.IncrBy(r.Context(), "coins:"+r.FormValue("member"), 5).Err(); err != nil { // want `cmdable.IncrBy adds to coins: and is repeated by webhook handler`
		w.WriteHeader(http.StatusInternalServerError)
	}
}

func (h *paidWebhook) takeOut(w http.ResponseWriter, r *http.Request) {
	change := h.db.Model(&article{}).Where("id = ?", r.FormValue("article"))
	if err := change.UpdateColumn("stock", gorm.Expr("stock - ?", 1)).Error; err != nil { // want `DB.UpdateColumn adds to stock and is repeated by webhook handler`
		w.WriteHeader(http.StatusInternalServerError)
	}
}
