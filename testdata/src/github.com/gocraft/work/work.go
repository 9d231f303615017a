// Package work declares, for tests, what they use of github.com/gocraft/work.
package work

type Job struct {
	Name string
	ID   string
	Args map[string]any
}

type JobOptions struct {
	Priority uint
	MaxFails uint
	SkipDead bool
}

type WorkerPool struct{}

func (wp *WorkerPool) Job(name string, fn any) (_ *WorkerPool) { return }

func (wp *WorkerPool) JobWithOptions(name string, jobOpts JobOptions, fn any) (_ *WorkerPool) { return }
