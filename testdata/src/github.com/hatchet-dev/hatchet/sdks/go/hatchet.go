// Package hatchet declares, for tests, what they use of github.com/hatchet-dev/hatchet/sdks/go.
package hatchet

import "context"

type Client struct{}

type Context interface{ context.Context }

type StandaloneTask struct{}

type StandaloneTaskOption interface{}

type Task struct{}

type TaskOption interface{}

type Workflow struct{}

func (c *Client) NewStandaloneTask(name string, fn any, options ...StandaloneTaskOption) (_ *StandaloneTask) {
	return
}

func (w *Workflow) NewTask(name string, fn any, options ...TaskOption) (_ *Task) { return }

func WithRetries(retries int) (_ TaskOption) { return }
