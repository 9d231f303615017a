package handlers

import (
	"context"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/messaging/azservicebus"
	shopify "github.com/Shopify/sarama"
	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambda"
	sqs1 "github.com/aws/aws-sdk-go/service/sqs"
	confluent "github.com/confluentinc/confluent-kafka-go/v2/kafka"
	"github.com/dapr/go-sdk/service/common"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/rabbitmq/amqp091-go"
	"github.com/segmentio/kafka-go"
	"github.com/streadway/amqp"
)

func Confluent(c *confluent.Consumer) error {
	for {
		if _, err := c.ReadMessage(time.Second); err != nil {
			return err
		}
		effect() // want `^r2 kafka handler \(`
	}
}

func OldSarama(c shopify.PartitionConsumer) {
	for range c.Messages() {
		effect() // want `^r2 sarama handler \(`
	}
}

// ReadAndCommit is told of each message at most once.
func ReadAndCommit(ctx context.Context, r *kafka.Reader) error {
	if _, err := r.ReadMessage(ctx); err != nil {
		return err
	}
	return effect() // want `^no region \(`
}

func RabbitConsume(ch *amqp091.Channel) error {
	ds, err := ch.Consume("orders", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for range ds {
		effect() // want `^r2 amqp091 handler \(`
	}
	return nil
}

// RabbitAuto acknowledges what it has not yet worked on.
func RabbitAuto(ch *amqp091.Channel) error {
	ds, err := ch.Consume("orders", "", true, false, false, false, nil)
	if err != nil {
		return err
	}
	for range ds {
		effect() // want `^no region \(`
	}
	return nil
}

func RabbitContext(ctx context.Context, ch *amqp091.Channel) error {
	ds, err := ch.ConsumeWithContext(ctx, "orders", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for range ds {
		effect() // want `^r2 amqp091 handler \(`
	}
	return nil
}

func RabbitGetAuto(ch *amqp091.Channel) error {
	if _, ok, err := ch.Get("orders", true); err != nil || !ok {
		return err
	}
	return effect() // want `^no region \(`
}

func OldRabbitConsume(ch *amqp.Channel) error {
	ds, err := ch.Consume("orders", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for range ds {
		effect() // want `^r2 amqp handler \(`
	}
	return nil
}

func OldRabbit(ch *amqp.Channel) error {
	if _, ok, err := ch.Get("orders", false); err != nil || !ok {
		return err
	}
	effect() // want `^r2 amqp handler \(`
	if _, ok, err := ch.Get("orders", true); err != nil || !ok {
		return err
	}
	return effect() // want `^r2 amqp handler \(`
}

func OldRabbitAuto(ch *amqp.Channel) error {
	if _, ok, err := ch.Get("orders", true); err != nil || !ok {
		return err
	}
	return effect() // want `^no region \(`
}

func JetStream(js nats.JetStream, nc *nats.Conn) {
	js.Subscribe("orders", func(*nats.Msg) {
		effect() // want `^r2 nats handler \(`
	})
	js.QueueSubscribe("orders", "pay", func(*nats.Msg) {
		effect() // want `^r2 nats handler \(`
	})
	nc.Subscribe("orders", func(*nats.Msg) { // core NATS delivers at most once
		effect() // want `^no region \(`
	})
}

func JetStreamNext(c jetstream.Consumer) error {
	if _, err := c.Next(); err != nil {
		return err
	}
	return effect() // want `^r2 jetstream handler \(`
}

func ServiceBus(ctx context.Context, r *azservicebus.Receiver) error {
	if _, err := r.ReceiveMessages(ctx, 1, nil); err != nil {
		return err
	}
	return effect() // want `^r2 azservicebus handler \(`
}

func Dapr(s common.Service) error {
	return s.AddTopicEventHandler(nil, func(ctx context.Context, e *common.TopicEvent) (bool, error) {
		return true, effect() // want `^r2 common handler \(`
	})
}

func Watermill(r *message.Router, s message.Subscriber, p message.Publisher) {
	r.AddHandler("pay", "orders", s, "paid", p, func(*message.Message) ([]*message.Message, error) {
		return nil, effect() // want `^r2 message handler \(`
	})
	r.AddConsumerHandler("pay", "orders", s, func(*message.Message) error {
		return effect() // want `^r2 message handler \(`
	})
}

func WatermillLoop(ctx context.Context, s message.Subscriber) error {
	ms, err := s.Subscribe(ctx, "orders")
	if err != nil {
		return err
	}
	for range ms {
		effect() // want `^r2 message handler \(`
	}
	return nil
}

func OldSQS(c *sqs1.SQS) error {
	if _, err := c.ReceiveMessage(nil); err != nil {
		return err
	}
	return effect() // want `^r2 sqs handler \(`
}

func SNS(ctx context.Context, e events.SNSEvent) error {
	return effect() // want `^r2 events handler \(`
}

func Kinesis(ctx context.Context, e events.KinesisEvent) error {
	return effect() // want `^r2 events handler \(`
}

func EventBridge(ctx context.Context, e events.EventBridgeEvent) error {
	return effect() // want `^r2 events handler \(`
}

func CloudWatch(ctx context.Context, e events.CloudWatchEvent) error {
	return effect() // want `^r2 events handler \(`
}

func Gateway(ctx context.Context, e events.APIGatewayProxyRequest) error {
	return effect() // want `^r1 HTTP handler \(`
}

func StartWith(ctx context.Context) {
	lambda.StartWithContext(ctx, func(ctx context.Context, e any) error {
		return effect() // want `^r1 HTTP handler \(`
	})
}

// Start is given a handler of an event that is not known.
func Start() {
	lambda.Start(func(ctx context.Context, e any) error {
		return effect() // want `^r1 HTTP handler \(`
	})
}
