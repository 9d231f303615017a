// Package events declares, for tests, what they use of github.com/aws/aws-lambda-go/events.
package events

import (
	"time"
)

type ALBTargetGroupRequest struct{}

type APIGatewayProxyRequest struct {
	Resource                        string
	Path                            string
	HTTPMethod                      string
	Headers                         map[string]string
	MultiValueHeaders               map[string][]string
	QueryStringParameters           map[string]string
	MultiValueQueryStringParameters map[string][]string
	PathParameters                  map[string]string
	StageVariables                  map[string]string
	RequestContext                  APIGatewayProxyRequestContext
	Body                            string
	IsBase64Encoded                 bool
}

type APIGatewayProxyRequestContext struct{ RequestID string }

type APIGatewayV2HTTPRequest struct {
	RequestContext APIGatewayV2HTTPRequestContext
}

type APIGatewayV2HTTPRequestContext struct{ RequestID string }

type ActiveMQEvent struct{}

type ActiveMQMessage struct{ MessageID string }

type CloudWatchEvent struct {
	Version    string
	ID         string
	DetailType string
	Source     string
	AccountID  string
	Time       time.Time
	Region     string
	Resources  []string
}

type DynamoDBEvent struct{ Records []DynamoDBEventRecord }

type DynamoDBEventRecord struct {
	Change  DynamoDBStreamRecord
	EventID string
}

type DynamoDBStreamRecord struct{ SequenceNumber string }

type EventBridgeEvent = CloudWatchEvent

type KafkaEvent struct{ Records map[string][]KafkaRecord }

type KafkaRecord struct {
	Topic     string
	Partition int64
	Offset    int64
}

type KinesisEvent struct{ Records []KinesisEventRecord }

type KinesisEventRecord struct {
	EventID string
	Kinesis KinesisRecord
}

type KinesisRecord struct{ SequenceNumber string }

type LambdaFunctionURLRequest struct{}

type LambdaFunctionURLRequestContext struct{ RequestID string }

type RabbitMQBasicProperties struct{ MessageID *string }

type RabbitMQEvent struct{}

type RabbitMQMessage struct{ BasicProperties RabbitMQBasicProperties }

type S3Entity struct{ Object S3Object }

type S3Event struct{ Records []S3EventRecord }

type S3EventRecord struct{ S3 S3Entity }

type S3Object struct {
	Key       string
	Sequencer string
}

type SNSEntity struct{ MessageID string }

type SNSEvent struct{ Records []SNSEventRecord }

type SNSEventRecord struct{ SNS SNSEntity }

type SQSEvent struct{ Records []SQSMessage }

type SQSMessage struct {
	MessageId              string
	ReceiptHandle          string
	Body                   string
	Md5OfBody              string
	Md5OfMessageAttributes string
	Attributes             map[string]string
	EventSourceARN         string
	EventSource            string
	AWSRegion              string
}
