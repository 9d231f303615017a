// Package rivertype declares, for tests, what they use of github.com/riverqueue/river/rivertype.
package rivertype

import (
	"time"
)

type JobInsertResult struct{}

type JobRow struct {
	ID          int64
	Attempt     int
	AttemptedAt *time.Time
	AttemptedBy []string
	CreatedAt   time.Time
	EncodedArgs []byte
	FinalizedAt *time.Time
	Kind        string
	MaxAttempts int
	Metadata    []byte
	Priority    int
	Queue       string
	ScheduledAt time.Time
	Tags        []string
	UniqueKey   []byte
}
