// Package s3 declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/s3.
package s3

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type CompleteMultipartUploadInput struct{ noSmithyDocumentSerde }

type CompleteMultipartUploadOutput struct{ noSmithyDocumentSerde }

type CopyObjectInput struct{ noSmithyDocumentSerde }

type CopyObjectOutput struct{ noSmithyDocumentSerde }

type CreateMultipartUploadInput struct{ noSmithyDocumentSerde }

type CreateMultipartUploadOutput struct{ noSmithyDocumentSerde }

type DeleteObjectInput struct{ noSmithyDocumentSerde }

type DeleteObjectOutput struct{ noSmithyDocumentSerde }

type DeleteObjectsInput struct{ noSmithyDocumentSerde }

type DeleteObjectsOutput struct{ noSmithyDocumentSerde }

type Options struct{}

type PutObjectInput struct{ noSmithyDocumentSerde }

type PutObjectOutput struct{ noSmithyDocumentSerde }

type RenameObjectInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type RenameObjectOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) CompleteMultipartUpload(ctx context.Context, params *CompleteMultipartUploadInput, optFns ...func(*Options)) (_ *CompleteMultipartUploadOutput, _ error) {
	return
}

func (c *Client) CopyObject(ctx context.Context, params *CopyObjectInput, optFns ...func(*Options)) (_ *CopyObjectOutput, _ error) {
	return
}

func (c *Client) CreateMultipartUpload(ctx context.Context, params *CreateMultipartUploadInput, optFns ...func(*Options)) (_ *CreateMultipartUploadOutput, _ error) {
	return
}

func (c *Client) DeleteObject(ctx context.Context, params *DeleteObjectInput, optFns ...func(*Options)) (_ *DeleteObjectOutput, _ error) {
	return
}

func (c *Client) DeleteObjects(ctx context.Context, params *DeleteObjectsInput, optFns ...func(*Options)) (_ *DeleteObjectsOutput, _ error) {
	return
}

func (c *Client) PutObject(ctx context.Context, params *PutObjectInput, optFns ...func(*Options)) (_ *PutObjectOutput, _ error) {
	return
}

func (c *Client) RenameObject(ctx context.Context, params *RenameObjectInput, optFns ...func(*Options)) (_ *RenameObjectOutput, _ error) {
	return
}
