// Package cloudtasks declares, for tests, what they use of cloud.google.com/go/cloudtasks/apiv2.
package cloudtasks

import (
	"cloud.google.com/go/cloudtasks/apiv2/cloudtaskspb"
	"context"
	gax "github.com/googleapis/gax-go/v2"
)

type Client struct{}

func (c *Client) CreateTask(ctx context.Context, req *cloudtaskspb.CreateTaskRequest, opts ...gax.CallOption) (_ *cloudtaskspb.Task, _ error) {
	return
}
