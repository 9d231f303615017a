// Package gocron declares, for tests, what they use of github.com/go-co-op/gocron/v2.
package gocron

type Scheduler interface{}

type SchedulerOption func(*scheduler) error

type Task func() task

type scheduler struct{}

type task struct{}

func NewScheduler(options ...SchedulerOption) (_ Scheduler, _ error) { return }

func NewTask(function any, parameters ...any) (_ Task) { return }
