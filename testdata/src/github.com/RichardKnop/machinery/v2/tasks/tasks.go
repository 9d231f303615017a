// Package tasks declares, for tests, what they use of github.com/RichardKnop/machinery/v2/tasks.
package tasks

type Signature struct {
	UUID       string
	Name       string
	RetryCount int
}
