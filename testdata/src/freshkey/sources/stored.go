package sources

import (
	"context"
	"database/sql"
	"net/http"

	"github.com/bradfitz/gomemcache/memcache"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jmoiron/sqlx"
	"go.etcd.io/bbolt"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
)

type payment struct {
	ID  string
	Key string
}

// A value that was stored, or that came with the request, is there again.
func stored(ctx context.Context, b bank, o order, db *sql.DB, conn *pgx.Conn, x *sqlx.DB, g *gorm.DB, m *mongo.Collection, mc *memcache.Client, bolt *bbolt.DB) {
	var key string
	db.QueryRowContext(ctx, "SELECT key FROM payments WHERE id = $1", o.ID).Scan(&key)
	b.Charge(ctx, key)
	var pgKey string
	conn.QueryRow(ctx, "SELECT key FROM payments WHERE id = $1", o.ID).Scan(&pgKey)
	b.Charge(ctx, pgKey)
	var row payment
	x.GetContext(ctx, &row, "SELECT * FROM payments WHERE id = $1", o.ID)
	b.Charge(ctx, row.Key)
	var found payment
	g.Where("id = ?", o.ID).First(&found)
	b.Charge(ctx, found.Key)
	var doc payment
	m.FindOne(ctx, bson.M{"_id": o.ID}).Decode(&doc)
	b.Charge(ctx, doc.Key)
	item, _ := mc.Get(o.ID)
	b.Charge(ctx, string(item.Value))
	bolt.View(func(tx *bbolt.Tx) error {
		return b.Charge(ctx, string(tx.Bucket([]byte("keys")).Get([]byte(o.ID))))
	})
}

func received(ctx context.Context, b bank, r *http.Request) {
	b.Charge(ctx, r.Header.Get("Idempotency-Key"))
	b.Charge(ctx, r.PathValue("key"))
	b.Charge(ctx, r.FormValue("key"))
	b.Charge(ctx, r.URL.Query().Get("key"))
	b.Charge(ctx, "from "+r.RemoteAddr) // want `address of the connection`
}

// A key that is stored before it is used is found again.
func insertedFirst(ctx context.Context, b bank, o order, db *sql.DB) error {
	key := uuid.NewString()
	if _, err := db.ExecContext(ctx, "INSERT INTO payments (id, key) VALUES ($1, $2)", o.ID, key); err != nil {
		return err
	}
	return b.Charge(ctx, key)
}
