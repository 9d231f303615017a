// Package asynq declares, for tests, what they use of github.com/hibiken/asynq.
package asynq

import (
	"context"
	"time"
)

type Client struct{}

type Config struct {
	Concurrency              int
	TaskCheckInterval        time.Duration
	Queues                   map[string]int
	StrictPriority           bool
	ShutdownTimeout          time.Duration
	HealthCheckInterval      time.Duration
	DelayedTaskCheckInterval time.Duration
	GroupGracePeriod         time.Duration
	GroupMaxDelay            time.Duration
	GroupMaxSize             int
	JanitorInterval          time.Duration
	JanitorBatchSize         int
}

type Handler interface {
	ProcessTask(context.Context, *Task) error
}

type HandlerFunc func(context.Context, *Task) error

type Option interface{}

type RedisClientOpt struct {
	Network      string
	Addr         string
	Username     string
	Password     string
	DB           int
	DialTimeout  time.Duration
	ReadTimeout  time.Duration
	WriteTimeout time.Duration
	PoolSize     int
}

type RedisConnOpt interface{}

type ResultWriter struct{}

type ServeMux struct{}

type Server struct{}

type Task struct{ opts []Option }

type TaskInfo struct{ ID string }

var ErrDuplicateTask error

var ErrTaskIDConflict error

var SkipRetry error

func (c *Client) Enqueue(task *Task, opts ...Option) (_ *TaskInfo, _ error) { return }

func (c *Client) EnqueueContext(ctx context.Context, task *Task, opts ...Option) (_ *TaskInfo, _ error) {
	return
}

func GetRetryCount(ctx context.Context) (n int, ok bool) { return }

func GetTaskID(ctx context.Context) (id string, ok bool) { return }

func (fn HandlerFunc) ProcessTask(ctx context.Context, task *Task) (_ error) { return }

func MaxRetry(n int) (_ Option) { return }

func NewClient(r RedisConnOpt) (_ *Client) { return }

func NewServeMux() (_ *ServeMux) { return }

func NewServer(r RedisConnOpt, cfg Config) (_ *Server) { return }

func NewTask(typename string, payload []byte, opts ...Option) (_ *Task) { return }

func NewTaskWithHeaders(typename string, payload []byte, headers map[string]string, opts ...Option) (_ *Task) {
	return
}

func Queue(name string) (_ Option) { return }

func (w *ResultWriter) TaskID() (_ string) { return }

func Retention(d time.Duration) (_ Option) { return }

func (mux *ServeMux) Handle(pattern string, handler Handler) {}

func (mux *ServeMux) HandleFunc(pattern string, handler func(context.Context, *Task) error) {}

func (srv *Server) Run(handler Handler) (_ error) { return }

func (srv *Server) Start(handler Handler) (_ error) { return }

func (t *Task) Payload() (_ []byte) { return }

func (t *Task) Type() (_ string) { return }

func TaskID(id string) (_ Option) { return }

func Unique(ttl time.Duration) (_ Option) { return }
