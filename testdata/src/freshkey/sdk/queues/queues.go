// Package queues sends messages under keys that are new in each call, and under
// keys that belong to the order.
package queues

import (
	"context"
	"errors"
	"time"

	"cloud.google.com/go/cloudtasks/apiv2"
	"cloud.google.com/go/cloudtasks/apiv2/cloudtaskspb"
	"github.com/Azure/azure-sdk-for-go/sdk/messaging/azservicebus"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/ecs"
	"github.com/aws/aws-sdk-go-v2/service/sfn"
	"github.com/aws/aws-sdk-go-v2/service/sns"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	awsv1 "github.com/aws/aws-sdk-go/aws"
	sqsv1 "github.com/aws/aws-sdk-go/service/sqs"
	"github.com/google/uuid"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/segmentio/kafka-go"
	"go.temporal.io/sdk/client"
)

type Order struct{ ID string }

func sendSQS(ctx context.Context, c *sqs.Client, o Order) error {
	_, err := c.SendMessage(ctx, &sqs.SendMessageInput{
		MessageBody:            aws.String(o.ID),
		MessageDeduplicationId: aws.String(uuid.NewString()), // want `key of Client.SendMessage is new in every call`
	})
	return err
}

func sendSQSStable(ctx context.Context, c *sqs.Client, o Order) error {
	_, err := c.SendMessage(ctx, &sqs.SendMessageInput{MessageDeduplicationId: aws.String("shipped-" + o.ID)})
	return err
}

func sendSQSBatch(ctx context.Context, c *sqs.Client, orders []Order) error {
	var in sqs.SendMessageBatchInput
	for _, o := range orders {
		in.Entries = append(in.Entries, types.SendMessageBatchRequestEntry{
			Id:                     aws.String(uuid.NewString()), // unique within the batch only
			MessageDeduplicationId: aws.String(o.ID),
		})
	}
	_, err := c.SendMessageBatch(ctx, &in)
	return err
}

func sendSQSOld(c *sqsv1.SQS, o Order) error {
	in := &sqsv1.SendMessageInput{MessageBody: awsv1.String(o.ID)}
	in.SetMessageDeduplicationId(uuid.NewString()) // want `new in every call`
	_, err := c.SendMessage(in)
	return err
}

func publishSNS(ctx context.Context, c *sns.Client, o Order) error {
	_, err := c.Publish(ctx, &sns.PublishInput{
		Message:                aws.String(o.ID),
		MessageDeduplicationId: aws.String(time.Now().Format(time.RFC3339Nano)), // want `new in every call`
	})
	return err
}

func transact(ctx context.Context, c *dynamodb.Client) error {
	_, err := c.TransactWriteItems(ctx, &dynamodb.TransactWriteItemsInput{
		ClientRequestToken: aws.String(uuid.NewString()), // want `new in every call`
	})
	return err
}

func runTask(ctx context.Context, c *ecs.Client, o Order) error {
	_, err := c.RunTask(ctx, &ecs.RunTaskInput{ClientToken: aws.String("fulfil-" + o.ID)})
	return err
}

func startExecution(ctx context.Context, c *sfn.Client, o Order) error {
	_, err := c.StartExecution(ctx, &sfn.StartExecutionInput{
		Name: aws.String(o.ID + "-" + uuid.NewString()),
	})
	return err
}

func cloudTask(ctx context.Context, c *cloudtasks.Client, queue string, o Order) error {
	_, err := c.CreateTask(ctx, &cloudtaskspb.CreateTaskRequest{
		Parent: queue,
		Task:   &cloudtaskspb.Task{Name: queue + "/tasks/" + uuid.NewString()},
	})
	return err
}

func serviceBus(ctx context.Context, s *azservicebus.Sender, o Order) error {
	id := uuid.NewString()
	return s.SendMessage(ctx, &azservicebus.Message{MessageID: &id, Body: []byte(o.ID)}, nil)
}

func natsOption(js nats.JetStreamContext, o Order) error {
	_, err := js.Publish("orders", []byte(o.ID), nats.MsgId(nats.NewInbox())) // want `new in every call \(nats.NewInbox\)`
	return err
}

func natsHeader(js nats.JetStreamContext, o Order) error {
	m := nats.NewMsg("orders")
	m.Header.Set(nats.MsgIdHdr, uuid.NewString()) // want `new in every call`
	_, err := js.PublishMsg(m)
	return err
}

func jetStream(ctx context.Context, js jetstream.JetStream, o Order) error {
	_, err := js.Publish(ctx, "orders", nil, jetstream.WithMsgID(uuid.NewString())) // want `new in every call`
	return err
}

func jetStreamStable(ctx context.Context, js jetstream.JetStream, o Order) error {
	_, err := js.Publish(ctx, "orders", nil, jetstream.WithMsgID("order-"+o.ID))
	return err
}

func enqueue(c *asynq.Client, o Order) error {
	_, err := c.Enqueue(asynq.NewTask("ship", []byte(o.ID)), asynq.TaskID(uuid.NewString()))
	return err
}

func enqueueStable(c *asynq.Client, o Order) error {
	_, err := c.Enqueue(asynq.NewTask("ship", []byte(o.ID), asynq.TaskID("ship-"+o.ID)), asynq.Unique(time.Hour))
	return err
}

func startWorkflow(ctx context.Context, c client.Client, o Order) error {
	_, err := c.ExecuteWorkflow(ctx, client.StartWorkflowOptions{ID: "order-" + uuid.NewString()}, "Fulfil", o.ID)
	return err
}

func startWorkflowStable(ctx context.Context, c client.Client, o Order) error {
	_, err := c.ExecuteWorkflow(ctx, client.StartWorkflowOptions{ID: "order-" + o.ID}, "Fulfil", o.ID)
	return err
}

// retried runs f until it succeeds.
func retried(f func() error) error {
	for {
		err := f()
		if err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
}

// The name of what is made may be new in each call, not in each try of one.
func namesInRetry(ctx context.Context, c client.Client, q *asynq.Client, f *sfn.Client, t *cloudtasks.Client, s *azservicebus.Sender, o Order) error {
	return errors.Join(
		retried(func() error {
			opts := client.StartWorkflowOptions{ID: "order-" + uuid.NewString()} // want `new on every try`
			_, err := c.ExecuteWorkflow(ctx, opts, "Fulfil", o.ID)
			return err
		}),
		retried(func() error {
			_, err := q.Enqueue(asynq.NewTask("ship", nil), asynq.TaskID(uuid.NewString())) // want `new on every try`
			return err
		}),
		retried(func() error {
			_, err := f.StartExecution(ctx, &sfn.StartExecutionInput{Name: aws.String(uuid.NewString())}) // want `new on every try`
			return err
		}),
		retried(func() error {
			_, err := t.CreateTask(ctx, &cloudtaskspb.CreateTaskRequest{Task: &cloudtaskspb.Task{Name: uuid.NewString()}}) // want `new on every try`
			return err
		}),
		retried(func() error {
			id := uuid.NewString() // want `new on every try`
			return s.SendMessage(ctx, &azservicebus.Message{MessageID: &id}, nil)
		}),
	)
}

// The broker dedups by neither: a message id is for the consumer, a record's key
// chooses the partition.
func notKeys(ctx context.Context, ch *amqp.Channel, w *kafka.Writer, o Order) error {
	msg := amqp.Publishing{MessageId: uuid.NewString(), Body: []byte(o.ID)}
	if err := ch.PublishWithContext(ctx, "", "orders", false, false, msg); err != nil {
		return err
	}
	return w.WriteMessages(ctx, kafka.Message{Key: []byte(uuid.NewString()), Value: []byte(o.ID)})
}
