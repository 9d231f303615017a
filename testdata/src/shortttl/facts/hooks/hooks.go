// Package hooks says in another package for how long.
package hooks

import (
	"net/http"
	"time"

	"github.com/stripe/stripe-go/v82/webhook"
	"shortttl/facts/marks"
)

type Hooks struct {
	Marks  *marks.Store
	Secret string
}

func (h *Hooks) Receive(w http.ResponseWriter, r *http.Request, body []byte) {
	ev, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), h.Secret)
	if err != nil {
		return
	}
	if won, err := h.Marks.Mark(r.Context(), ev.ID, 5*time.Minute); err != nil || !won { // want `"mark:{key}" of Store.Mark is forgotten after 5m \(5 \* time.Minute\), but Stripe sends an event again for 3 days`
		return
	}
	if won, err := h.Marks.MarkFor(r.Context(), ev.ID, 300); err != nil || !won { // want `"mark:{key}" of Store.MarkFor is forgotten after 5m, but Stripe sends an event again for 3 days`
		return
	}
	if won, err := h.Marks.Mark(r.Context(), ev.ID, 5*24*time.Hour); err != nil || !won {
		return
	}
}
