// Package cloudtaskspb declares, for tests, what they use of cloud.google.com/go/cloudtasks/apiv2beta2/cloudtaskspb.
package cloudtaskspb

type CreateTaskRequest struct{ Task *Task }

type Task struct{ Name string }
