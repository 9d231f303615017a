package received

import (
	"context"
	"fmt"
	"net/http"

	pubsub "cloud.google.com/go/pubsub/v2"
	"github.com/Azure/azure-sdk-for-go/sdk/messaging/azservicebus"
	"github.com/IBM/sarama"
	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambdacontext"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	sqsv1 "github.com/aws/aws-sdk-go/service/sqs"
	ckafka "github.com/confluentinc/confluent-kafka-go/v2/kafka"
	"github.com/dapr/go-sdk/service/common"
	"github.com/gin-contrib/requestid"
	"github.com/gin-gonic/gin"
	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
	"github.com/gofiber/fiber/v2"
	fiberv3 "github.com/gofiber/fiber/v3"
	requestidv3 "github.com/gofiber/fiber/v3/middleware/requestid"
	"github.com/labstack/echo/v4"
	"github.com/nats-io/nats.go"
	"github.com/streadway/amqp"
	"github.com/twmb/franz-go/pkg/kgo"
)

type request struct {
	Key string
}

func bySQSPointer(m types.Message) error { return charge(aws.ToString(m.MessageId)) }

func bySQSPointerReceipt(m types.Message) error {
	return charge(aws.ToString(m.ReceiptHandle)) // want `receipt handle`
}

func byOldSQS(m *sqsv1.Message) error { return charge(*m.MessageId) }

func byOldSQSReceipt(m *sqsv1.Message) error {
	return charge(*m.ReceiptHandle) // want `receipt handle`
}

func bySNS(e events.SNSEvent) error { return charge(e.Records[0].SNS.MessageID) }

func byEventBridge(e events.EventBridgeEvent) error { return charge(e.ID) }

func byKinesis(e events.KinesisEvent) error { return charge(e.Records[0].EventID) }

func byTable(e events.DynamoDBEvent) error { return charge(e.Records[0].EventID) }

func byLambdaReceipt(ctx context.Context, m events.SQSMessage) error {
	return charge(m.ReceiptHandle) // want `receipt handle`
}

func byInvocation(ctx context.Context) error {
	lc, _ := lambdacontext.FromContext(ctx)
	return charge(lc.AwsRequestID) // want `invocation id`
}

func byGatewayV2(ctx context.Context, r events.APIGatewayV2HTTPRequest) error {
	return charge(r.RequestContext.RequestID) // want `request id`
}

func bySarama(m *sarama.ConsumerMessage) error {
	return charge(fmt.Sprintf("%s-%d-%d", m.Topic, m.Partition, m.Offset))
}

func byRecord(r *kgo.Record) error {
	return charge(fmt.Sprintf("%s-%d-%d", r.Topic, r.Partition, r.Offset))
}

func byConfluent(m *ckafka.Message) error {
	return charge(fmt.Sprint(*m.TopicPartition.Topic, m.TopicPartition.Partition, m.TopicPartition.Offset))
}

func byPubSub(m *pubsub.Message) error { return charge(m.ID) }

func byServiceBus(m *azservicebus.ReceivedMessage) error { return charge(m.MessageID) }

func byLockToken(m *azservicebus.ReceivedMessage) error {
	return charge(fmt.Sprintf("%x", m.LockToken)) // want `lock token`
}

func byOldAMQP(d amqp.Delivery) error { return charge(d.MessageId) }

func byOldDeliveryTag(d amqp.Delivery) error {
	return charge(fmt.Sprint(d.DeliveryTag)) // want `delivery tag`
}

func byWatermill(m *message.Message) error { return charge(m.UUID) }

func byNATS(m *nats.Msg) error {
	md, err := m.Metadata()
	if err != nil {
		return err
	}
	return charge(fmt.Sprint(md.Stream, md.Sequence.Stream))
}

func byNATSConsumer(m *nats.Msg) error {
	md, err := m.Metadata()
	if err != nil {
		return err
	}
	return charge(fmt.Sprint(md.Sequence.Consumer)) // want `consumer sequence`
}

func byDapr(e *common.TopicEvent) error { return charge(e.ID) }

func byUpdate(u tgbotapi.Update) error { return charge(fmt.Sprint(u.UpdateID)) }

func byGinBody(c *gin.Context) {
	var r request
	if err := c.ShouldBindJSON(&r); err != nil {
		return
	}
	c.JSON(http.StatusOK, charge(r.Key))
}

func byGinParam(c *gin.Context) { c.JSON(http.StatusOK, charge(c.Param("key"))) }

func byGinRequestID(c *gin.Context) {
	c.JSON(http.StatusOK, charge(requestid.Get(c))) // want `request id`
}

func byEchoBody(c echo.Context) error {
	var r request
	if err := c.Bind(&r); err != nil {
		return err
	}
	return charge(r.Key + c.Param("part"))
}

func byFiberBody(c *fiber.Ctx) error {
	var r request
	if err := c.BodyParser(&r); err != nil {
		return err
	}
	return charge(r.Key + c.Params("part"))
}

func byFiberV3(c fiberv3.Ctx) error { return charge(c.Get("Idempotency-Key") + c.Params("part")) }

func byFiberRequestID(c fiberv3.Ctx) error {
	return charge(requestidv3.FromContext(c)) // want `request id`
}
