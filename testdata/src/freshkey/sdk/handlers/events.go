package handlers

import (
	"context"

	pubsubv1 "cloud.google.com/go/pubsub"
	"github.com/Azure/azure-sdk-for-go/sdk/messaging/azservicebus"
	shopify "github.com/Shopify/sarama"
	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambda"
	sqsv1 "github.com/aws/aws-sdk-go/service/sqs"
	"github.com/confluentinc/confluent-kafka-go/v2/kafka"
	"github.com/dapr/go-sdk/service/common"
	cronv1 "github.com/go-co-op/gocron"
	"github.com/gofiber/fiber/v2"
	fiberv3 "github.com/gofiber/fiber/v3"
	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/streadway/amqp"
)

func onSNSEvent(ctx context.Context, e events.SNSEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onSQSMessage(ctx context.Context, m events.SQSMessage) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onKinesisEvent(ctx context.Context, e events.KinesisEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onDynamoDBEvent(ctx context.Context, e events.DynamoDBEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onKafkaEvent(ctx context.Context, e events.KafkaEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onS3Event(ctx context.Context, e events.S3Event) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

// An alias: the type's name is CloudWatchEvent.
func onEventBridge(ctx context.Context, e events.EventBridgeEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onActiveMQ(ctx context.Context, e events.ActiveMQEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onRabbitMQ(ctx context.Context, e events.RabbitMQEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

// A client may repeat its request: that is no redelivery.
func onGateway(ctx context.Context, r events.APIGatewayV2HTTPRequest) error {
	return pay(uuid.NewString()) // want `new in every call`
}

func onURL(ctx context.Context, r events.LambdaFunctionURLRequest) error {
	return pay(uuid.NewString()) // want `new in every call`
}

func onBalancer(ctx context.Context, r events.ALBTargetGroupRequest) error {
	return pay(uuid.NewString()) // want `new in every call`
}

func start() {
	lambda.Start(func(ctx context.Context) error {
		return pay(uuid.NewString()) // want `new in every call`
	})
}

func onPubSubV1(ctx context.Context, sub *pubsubv1.Subscription) error {
	return sub.Receive(ctx, func(ctx context.Context, m *pubsubv1.Message) {
		_ = pay(uuid.NewString()) // want `new on every delivery`
	})
}

func onServiceBus(ctx context.Context, r *azservicebus.Receiver) error {
	ms, err := r.ReceiveMessages(ctx, 1, nil)
	if err != nil {
		return err
	}
	for range ms {
		_ = pay(uuid.NewString()) // want `new on every delivery`
	}
	return nil
}

type oldClaims struct{}

func (oldClaims) ConsumeClaim(s shopify.ConsumerGroupSession, c shopify.ConsumerGroupClaim) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onOldSQS(c *sqsv1.SQS) error {
	out, err := c.ReceiveMessage(&sqsv1.ReceiveMessageInput{})
	if err != nil {
		return err
	}
	for range out.Messages {
		_ = pay(uuid.NewString()) // want `new on every delivery`
	}
	return nil
}

func onConfluent(c *kafka.Consumer) {
	for {
		if c.Poll(100) != nil {
			_ = pay(uuid.NewString()) // want `new on every delivery`
		}
	}
}

func onOldAMQP(ch *amqp.Channel) error {
	d, ok, err := ch.Get("orders", false)
	if err != nil || !ok {
		return err
	}
	_ = d
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onNATS(js nats.JetStreamContext) error {
	_, err := js.QueueSubscribe("orders", "pay", func(m *nats.Msg) {
		if pay(uuid.NewString()) == nil { // want `new on every delivery`
			_ = m.Ack()
		}
	})
	return err
}

func onDapr(s common.Service) error {
	return s.AddTopicEventHandler(nil, func(ctx context.Context, e *common.TopicEvent) (bool, error) {
		return true, pay(uuid.NewString()) // want `new on every delivery`
	})
}

func weekly(s *cronv1.Scheduler) error {
	_, err := s.Every(1).Do(func() {
		_ = pay(uuid.NewString()) // want `new in every call`
	})
	return err
}

func onFiber(app *fiber.App) {
	app.Post("/pay", func(c *fiber.Ctx) error {
		return pay(uuid.NewString()) // want `new in every call`
	})
}

func onFiberV3(c fiberv3.Ctx) error {
	return pay(uuid.NewString()) // want `new in every call`
}
