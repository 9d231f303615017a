package good

import (
	"fmt"
	"net/http"

	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
)

type paidWebhook struct {
	rdb *redis.Client
	db  *gorm.DB
}

type article struct {
	ID    int
	Stock int
}

// What is counted gives a number out.
func (h *paidWebhook) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	n, err := h.rdb.IncrBy(r.Context(), "credit-note:"+r.FormValue("member"), 1).Result()
	if err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	fmt.Fprintln(w, n)
}

// What the sender says is set.
func (h *paidWebhook) setStock(w http.ResponseWriter, r *http.Request) {
	change := h.db.Model(&article{}).Where("id = ?", r.FormValue("article"))
	if err := change.UpdateColumn("stock", r.FormValue("stock")).Error; err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

// A form of this page is sent once by a person.
type page struct{ rdb *redis.Client }

func (p *page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if err := p.rdb.IncrBy(r.Context(), "coins:"+r.FormValue("member"), 5).Err(); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}
