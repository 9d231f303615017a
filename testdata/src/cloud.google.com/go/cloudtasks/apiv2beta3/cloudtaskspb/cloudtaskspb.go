// Package cloudtaskspb declares, for tests, what they use of cloud.google.com/go/cloudtasks/apiv2beta3/cloudtaskspb.
package cloudtaskspb

type CreateTaskRequest struct{ Task *Task }

type Task struct{ Name string }
