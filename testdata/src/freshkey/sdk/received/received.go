// Package received makes keys of what came in: an id that a redelivery keeps is
// right, one that each delivery brings anew is not.
package received

import (
	"context"
	"fmt"
	"net/http"

	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/gin-gonic/gin"
	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/gofiber/fiber/v2"
	"github.com/google/go-github/v75/github"
	"github.com/hibiken/asynq"
	"github.com/labstack/echo/v4"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/riverqueue/river"
	"github.com/segmentio/kafka-go"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/webhook"
	"go.temporal.io/sdk/activity"
	"google.golang.org/grpc/metadata"
)

// charge is the effect; key is its idempotency key.
func charge(key string) error {
	p := &stripe.PaymentIntentParams{}
	p.SetIdempotencyKey(key)
	_, err := paymentintent.New(p)
	return err
}

func bySQS(m types.Message) error { return charge("charge-" + *m.MessageId) }

func bySQSReceipt(m types.Message) error {
	return charge("charge-" + *m.ReceiptHandle) // want `receipt handle`
}

func byLambda(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		if err := charge("charge-" + m.MessageId); err != nil {
			return err
		}
	}
	return nil
}

func byGateway(ctx context.Context, r events.APIGatewayProxyRequest) error {
	return charge(r.RequestContext.RequestID) // want `request id`
}

func byKafka(m kafka.Message) error {
	return charge(fmt.Sprintf("charge-%s-%d-%d", m.Topic, m.Partition, m.Offset))
}

func byAMQP(d amqp.Delivery) error { return charge(d.MessageId) }

func byDeliveryTag(d amqp.Delivery) error {
	return charge(fmt.Sprint("charge-", d.DeliveryTag)) // want `delivery tag`
}

func byStream(m jetstream.Msg) error {
	md, err := m.Metadata()
	if err != nil {
		return err
	}
	return charge(fmt.Sprintf("%s-%d", md.Stream, md.Sequence.Stream))
}

func byConsumer(m jetstream.Msg) error {
	md, err := m.Metadata()
	if err != nil {
		return err
	}
	return charge(fmt.Sprintf("%s-%d", md.Stream, md.Sequence.Consumer)) // want `consumer sequence`
}

func byTask(ctx context.Context, t *asynq.Task) error {
	id, _ := asynq.GetTaskID(ctx)
	return charge("charge-" + id)
}

type args struct{ Order string }

func (args) Kind() string { return "charge" }

type worker struct{ river.WorkerDefaults[args] }

func (w *worker) Work(ctx context.Context, job *river.Job[args]) error {
	return charge(fmt.Sprintf("charge-%d", job.ID))
}

func byActivity(ctx context.Context) error {
	info := activity.GetInfo(ctx)
	return charge(info.WorkflowExecution.ID + "/" + info.ActivityID)
}

func byTaskToken(ctx context.Context) error {
	return charge(string(activity.GetInfo(ctx).TaskToken)) // want `task token`
}

func byWebhook(r *http.Request, body []byte) error {
	e, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), "secret")
	if err != nil {
		return err
	}
	return charge("event-" + e.ID)
}

func byGitHub(r *http.Request) error { return charge(github.DeliveryID(r)) }

func byGin(c *gin.Context) { c.JSON(200, charge(c.GetHeader("Idempotency-Key"))) }

func byEcho(c echo.Context) error { return charge(c.Request().Header.Get("Idempotency-Key")) }

func byFiber(c *fiber.Ctx) error { return charge(c.Get("Idempotency-Key")) }

func byChi(w http.ResponseWriter, r *http.Request) { _ = charge(chi.URLParam(r, "order")) }

func byRequestID(w http.ResponseWriter, r *http.Request) {
	_ = charge(middleware.GetReqID(r.Context())) // want `request id`
}

func byMetadata(ctx context.Context) error {
	md, _ := metadata.FromIncomingContext(ctx)
	if keys := md.Get("idempotency-key"); len(keys) > 0 {
		return charge(keys[0])
	}
	return nil
}

func byTool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	key, err := req.RequireString("idempotency_key")
	if err != nil {
		return nil, err
	}
	return nil, charge(key)
}
