// Package azcosmos declares, for tests, what they use of github.com/Azure/azure-sdk-for-go/sdk/data/azcosmos.
package azcosmos

import (
	"context"
)

type ContainerClient struct{}

type PartitionKey struct{}

type ItemOptions struct{}

type ItemResponse struct{}

func (c *ContainerClient) CreateItem(ctx context.Context, partitionKey PartitionKey, item []byte, o *ItemOptions) (_ ItemResponse, _ error) {
	return
}

func (c *ContainerClient) UpsertItem(ctx context.Context, partitionKey PartitionKey, item []byte, o *ItemOptions) (_ ItemResponse, _ error) {
	return
}

func (c *ContainerClient) ReplaceItem(ctx context.Context, partitionKey PartitionKey, itemId string, item []byte, o *ItemOptions) (_ ItemResponse, _ error) {
	return
}

func (c *ContainerClient) DeleteItem(ctx context.Context, partitionKey PartitionKey, itemId string, o *ItemOptions) (_ ItemResponse, _ error) {
	return
}
