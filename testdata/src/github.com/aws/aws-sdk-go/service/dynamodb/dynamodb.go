// Package dynamodb declares, for tests, what they use of github.com/aws/aws-sdk-go/service/dynamodb.
package dynamodb

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type BatchWriteItemInput struct{}

type BatchWriteItemOutput struct{}

type DeleteItemInput struct{}

type DeleteItemOutput struct{}

type DynamoDB struct{}

type ExecuteTransactionInput struct{ ClientRequestToken *string }

type ExecuteTransactionOutput struct{}

type PutItemInput struct{}

type PutItemOutput struct{}

type TransactWriteItemsInput struct {
	ClientRequestToken          *string
	ReturnConsumedCapacity      *string
	ReturnItemCollectionMetrics *string
}

type TransactWriteItemsOutput struct{}

func (c *DynamoDB) BatchWriteItem(input *BatchWriteItemInput) (_ *BatchWriteItemOutput, _ error) {
	return
}

func (c *DynamoDB) BatchWriteItemWithContext(ctx aws.Context, input *BatchWriteItemInput, opts ...request.Option) (_ *BatchWriteItemOutput, _ error) {
	return
}

func (c *DynamoDB) DeleteItem(input *DeleteItemInput) (_ *DeleteItemOutput, _ error) { return }

func (c *DynamoDB) DeleteItemWithContext(ctx aws.Context, input *DeleteItemInput, opts ...request.Option) (_ *DeleteItemOutput, _ error) {
	return
}

func (c *DynamoDB) ExecuteTransaction(input *ExecuteTransactionInput) (_ *ExecuteTransactionOutput, _ error) {
	return
}

func (c *DynamoDB) ExecuteTransactionWithContext(ctx aws.Context, input *ExecuteTransactionInput, opts ...request.Option) (_ *ExecuteTransactionOutput, _ error) {
	return
}

func (c *DynamoDB) PutItem(input *PutItemInput) (_ *PutItemOutput, _ error) { return }

func (c *DynamoDB) PutItemWithContext(ctx aws.Context, input *PutItemInput, opts ...request.Option) (_ *PutItemOutput, _ error) {
	return
}

func (c *DynamoDB) TransactWriteItems(input *TransactWriteItemsInput) (_ *TransactWriteItemsOutput, _ error) {
	return
}

func (c *DynamoDB) TransactWriteItemsWithContext(ctx aws.Context, input *TransactWriteItemsInput, opts ...request.Option) (_ *TransactWriteItemsOutput, _ error) {
	return
}

func (s *ExecuteTransactionInput) SetClientRequestToken(v string) (_ *ExecuteTransactionInput) {
	return
}

func (s *TransactWriteItemsInput) SetClientRequestToken(v string) (_ *TransactWriteItemsInput) {
	return
}
