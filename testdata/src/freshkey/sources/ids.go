package sources

import (
	"context"
	"fmt"

	"github.com/bwmarrin/snowflake"
	gofrs "github.com/gofrs/uuid/v5"
	"github.com/google/uuid"
	hashiuuid "github.com/hashicorp/go-uuid"
	"github.com/jonboulle/clockwork"
	"github.com/lithammer/shortuuid/v4"
	"github.com/lucsky/cuid"
	"github.com/matoous/go-nanoid/v2"
	"github.com/nats-io/nuid"
	"github.com/nrednav/cuid2"
	"github.com/oklog/ulid/v2"
	"github.com/redis/go-redis/v9"
	"github.com/rs/xid"
	satori "github.com/satori/go.uuid"
	"github.com/segmentio/ksuid"
	"github.com/sony/sonyflake"
	"github.com/teris-io/shortid"
	"go.mongodb.org/mongo-driver/bson/primitive"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.opentelemetry.io/otel/trace"
)

func ids(ctx context.Context, b bank) {
	b.Charge(ctx, uuid.NewString())                   // want `uuid.NewString`
	b.Charge(ctx, uuid.Must(uuid.NewV7()).String())   // want `uuid.NewV7`
	b.Charge(ctx, gofrs.Must(gofrs.NewV4()).String()) // want `uuid.NewV4`
	b.Charge(ctx, satori.NewV4().String())            // want `uuid.NewV4`
	b.Charge(ctx, xid.New().String())                 // want `xid.New`
	b.Charge(ctx, ulid.Make().String())               // want `ulid.Make`
	b.Charge(ctx, ksuid.New().String())               // want `ksuid.New`
	b.Charge(ctx, gonanoid.Must())                    // want `gonanoid.Must`
	b.Charge(ctx, cuid.New())                         // want `cuid.New`
	b.Charge(ctx, cuid2.Generate())                   // want `cuid2.Generate`
	b.Charge(ctx, shortid.MustGenerate())             // want `shortid.MustGenerate`
	b.Charge(ctx, shortuuid.New())                    // want `shortuuid.New`
	b.Charge(ctx, nuid.Next())                        // want `nuid.Next`
	b.Charge(ctx, primitive.NewObjectID().Hex())      // want `primitive.NewObjectID`
	b.Charge(ctx, bson.NewObjectID().Hex())           // want `bson.NewObjectID`
	id, _ := hashiuuid.GenerateUUID()                 // want `uuid.GenerateUUID`
	b.Charge(ctx, id)
}

func made(ctx context.Context, b bank, n *snowflake.Node, s *sonyflake.Sonyflake, c clockwork.Clock, r *redis.Client) {
	b.Charge(ctx, n.Generate().String())      // want `Node.Generate`
	b.Charge(ctx, fmt.Sprint(c.Now().Unix())) // want `Clock.Now`
	next, _ := s.NextID()                     // want `Sonyflake.NextID`
	b.Charge(ctx, fmt.Sprint(next))
	count, _ := r.Incr(ctx, "payments").Result() // want `counter`
	b.Charge(ctx, fmt.Sprint(count))
	b.Charge(ctx, trace.SpanFromContext(ctx).SpanContext().SpanID().String()) // want `span id`
}

// Ids that are read, or made of a name.
func named(ctx context.Context, b bank, o order, r *redis.Client) {
	b.Charge(ctx, gofrs.NewV5(gofrs.NamespaceURL, o.ID).String())
	b.Charge(ctx, satori.NewV5(satori.NamespaceURL, o.ID).String())
	b.Charge(ctx, shortuuid.NewWithNamespace(o.ID))
	parsed, _ := ksuid.Parse(o.ID)
	b.Charge(ctx, parsed.String())
	stored, _ := r.Get(ctx, "key:"+o.ID).Result()
	b.Charge(ctx, stored)
}
