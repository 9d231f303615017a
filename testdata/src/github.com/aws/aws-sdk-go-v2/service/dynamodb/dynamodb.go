// Package dynamodb declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/dynamodb.
package dynamodb

import (
	"context"

	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	smithydocument "github.com/aws/smithy-go/document"
)

type BatchWriteItemInput struct{ noSmithyDocumentSerde }

type BatchWriteItemOutput struct{ noSmithyDocumentSerde }

type Client struct{}

type DeleteItemInput struct {
	TableName *string
	Key       map[string]types.AttributeValue
	noSmithyDocumentSerde
}

type DeleteItemOutput struct{ noSmithyDocumentSerde }

type ExecuteTransactionInput struct {
	ClientRequestToken *string
	noSmithyDocumentSerde
}

type ExecuteTransactionOutput struct{ noSmithyDocumentSerde }

type ExportTableToPointInTimeInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type ExportTableToPointInTimeOutput struct{ noSmithyDocumentSerde }

type ImportTableInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type ImportTableOutput struct{ noSmithyDocumentSerde }

type Options struct{}

type GetItemInput struct {
	TableName *string
	Key       map[string]types.AttributeValue
	noSmithyDocumentSerde
}

type GetItemOutput struct {
	Item map[string]types.AttributeValue
	noSmithyDocumentSerde
}

type PutItemInput struct {
	TableName           *string
	Item                map[string]types.AttributeValue
	ConditionExpression *string
	noSmithyDocumentSerde
}

type PutItemOutput struct{ noSmithyDocumentSerde }

type TransactWriteItemsInput struct {
	ClientRequestToken *string
	noSmithyDocumentSerde
}

type TransactWriteItemsOutput struct{ noSmithyDocumentSerde }

type UpdateItemInput struct {
	TableName                 *string
	Key                       map[string]types.AttributeValue
	UpdateExpression          *string
	ConditionExpression       *string
	ExpressionAttributeValues map[string]types.AttributeValue
	noSmithyDocumentSerde
}

type UpdateItemOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) BatchWriteItem(ctx context.Context, params *BatchWriteItemInput, optFns ...func(*Options)) (_ *BatchWriteItemOutput, _ error) {
	return
}

func (c *Client) DeleteItem(ctx context.Context, params *DeleteItemInput, optFns ...func(*Options)) (_ *DeleteItemOutput, _ error) {
	return
}

func (c *Client) ExecuteTransaction(ctx context.Context, params *ExecuteTransactionInput, optFns ...func(*Options)) (_ *ExecuteTransactionOutput, _ error) {
	return
}

func (c *Client) ExportTableToPointInTime(ctx context.Context, params *ExportTableToPointInTimeInput, optFns ...func(*Options)) (_ *ExportTableToPointInTimeOutput, _ error) {
	return
}

func (c *Client) ImportTable(ctx context.Context, params *ImportTableInput, optFns ...func(*Options)) (_ *ImportTableOutput, _ error) {
	return
}

func (c *Client) GetItem(ctx context.Context, params *GetItemInput, optFns ...func(*Options)) (_ *GetItemOutput, _ error) {
	return
}

func (c *Client) PutItem(ctx context.Context, params *PutItemInput, optFns ...func(*Options)) (_ *PutItemOutput, _ error) {
	return
}

func (c *Client) TransactWriteItems(ctx context.Context, params *TransactWriteItemsInput, optFns ...func(*Options)) (_ *TransactWriteItemsOutput, _ error) {
	return
}

func (c *Client) UpdateItem(ctx context.Context, params *UpdateItemInput, optFns ...func(*Options)) (_ *UpdateItemOutput, _ error) {
	return
}
