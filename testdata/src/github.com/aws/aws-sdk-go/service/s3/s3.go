// Package s3 declares, for tests, what they use of github.com/aws/aws-sdk-go/service/s3.
package s3

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type CopyObjectInput struct{}

type CopyObjectOutput struct{}

type DeleteObjectInput struct{}

type DeleteObjectOutput struct{}

type PutObjectInput struct{}

type PutObjectOutput struct{}

type S3 struct{}

func (c *S3) CopyObject(input *CopyObjectInput) (_ *CopyObjectOutput, _ error) { return }

func (c *S3) CopyObjectWithContext(ctx aws.Context, input *CopyObjectInput, opts ...request.Option) (_ *CopyObjectOutput, _ error) {
	return
}

func (c *S3) DeleteObject(input *DeleteObjectInput) (_ *DeleteObjectOutput, _ error) { return }

func (c *S3) DeleteObjectWithContext(ctx aws.Context, input *DeleteObjectInput, opts ...request.Option) (_ *DeleteObjectOutput, _ error) {
	return
}

func (c *S3) PutObject(input *PutObjectInput) (_ *PutObjectOutput, _ error) { return }

func (c *S3) PutObjectWithContext(ctx aws.Context, input *PutObjectInput, opts ...request.Option) (_ *PutObjectOutput, _ error) {
	return
}
