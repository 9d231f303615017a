// Package gocron declares, for tests, what they use of github.com/go-co-op/gocron.
package gocron

type Job struct {
	jobFunction
	random
}

type Scheduler struct{}

type eventListeners struct{}

type jobFunction struct {
	*jobRunTimes
	eventListeners
}

type jobRunTimes struct{}

type random struct{}

func (s *Scheduler) Do(jobFun interface{}, params ...interface{}) (_ *Job, _ error) { return }

func (s *Scheduler) DoWithJobDetails(jobFun interface{}, params ...interface{}) (_ *Job, _ error) {
	return
}

func (s *Scheduler) Every(interval interface{}) (_ *Scheduler) { return }
