// Package cloudtaskspb declares, for tests, what they use of cloud.google.com/go/cloudtasks/apiv2/cloudtaskspb.
package cloudtaskspb

type CreateTaskRequest struct {
	Parent string
	Task   *Task
}

type Task struct{ Name string }
