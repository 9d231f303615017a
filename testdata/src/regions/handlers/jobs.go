package handlers

import (
	"context"

	"github.com/RichardKnop/machinery/v1"
	machinery2 "github.com/RichardKnop/machinery/v2"
	faktory "github.com/contribsys/faktory_worker_go"
	gocron1 "github.com/go-co-op/gocron"
	"github.com/go-co-op/gocron/v2"
	"github.com/gocraft/work"
	"github.com/hatchet-dev/hatchet/sdks/go"
	"github.com/hibiken/asynq"
	"github.com/inngest/inngestgo"
	"github.com/riverqueue/river"
	"go.temporal.io/sdk/activity"
	"go.temporal.io/sdk/temporal"
	"go.temporal.io/sdk/worker"
	"go.temporal.io/sdk/workflow"
	cadence "go.uber.org/cadence/workflow"
)

func Gocraft(pool *work.WorkerPool) {
	pool.Job("pay", func(*work.Job) error {
		return effect() // want `^r2 work handler \(`
	})
	pool.JobWithOptions("refund", work.JobOptions{MaxFails: 3}, func(*work.Job) error {
		return effect() // want `^r2 work handler \(`
	})
	pool.JobWithOptions("report", work.JobOptions{MaxFails: 1}, func(*work.Job) error {
		return effect() // want `^no region \(`
	})
}

func Machinery(s *machinery.Server, s2 *machinery2.Server) error {
	if err := s.RegisterTask("pay", machineryPay); err != nil {
		return err
	}
	return s2.RegisterTasks(map[string]any{"refund": machineryRefund})
}

func machineryPay(id string) error {
	return effect() // want `^r2 machinery handler \(`
}

func machineryRefund(id string) error {
	return effect() // want `^r2 machinery handler \(`
}

// machineryHelper is not registered.
func machineryHelper(id string) error {
	return effect() // want `^no region \(`
}

func Faktory(m *faktory.Manager) {
	m.Register("pay", func(ctx context.Context, args ...any) error {
		return effect() // want `^r2 faktory_worker handler \(`
	})
}

func Hatchet(c *hatchet.Client, w *hatchet.Workflow) {
	c.NewStandaloneTask("pay", func(hatchet.Context, string) (string, error) {
		return "", effect() // want `^r2 hatchet handler \(`
	})
	w.NewTask("refund", func(hatchet.Context, string) (string, error) {
		return "", effect() // want `^r2 hatchet handler \(`
	}, hatchet.WithRetries(2))
	w.NewTask("report", func(hatchet.Context, string) (string, error) {
		return "", effect() // want `^no region \(`
	}, hatchet.WithRetries(0))
}

func Inngest(c inngestgo.Client) {
	inngestgo.CreateFunction(c, inngestgo.FunctionOpts{ID: "pay"}, nil, func(ctx context.Context, in inngestgo.Input[string]) (any, error) {
		return nil, effect() // want `^r2 inngestgo handler \(`
	})
	inngestgo.CreateFunction(c, inngestgo.FunctionOpts{ID: "report", Retries: inngestgo.IntPtr(0)}, nil, func(ctx context.Context, in inngestgo.Input[string]) (any, error) {
		return nil, effect() // want `^no region \(`
	})
}

func AsynqServer(s *asynq.Server) error {
	return s.Run(asynq.HandlerFunc(func(context.Context, *asynq.Task) error {
		return effect() // want `^r2 asynq handler \(`
	}))
}

// byType holds handlers in a map, as larger services do.
var byType = map[string]asynq.HandlerFunc{"pay": payTask}

func payTask(ctx context.Context, t *asynq.Task) error {
	return effect() // want `^r2 asynq handler \(`
}

func AsynqMap(mux *asynq.ServeMux) {
	for name, h := range byType {
		mux.Handle(name, h)
	}
}

func RiverFunc() river.Worker[args] {
	return river.WorkFunc(func(context.Context, *river.Job[args]) error {
		return effect() // want `^r2 river handler \(`
	})
}

func Gocron(s *gocron1.Scheduler) {
	s.Every(1).Do(func() {
		effect() // want `^r1 cron job \(`
	})
	gocron.NewTask(func() {
		effect() // want `^r1 cron job \(`
	})
}

// billing is registered as a whole.
type billing struct{}

func (*billing) Charge(ctx context.Context) error {
	return effect() // want `^r2 worker handler \(`
}

// total is no activity: nothing outside can call it.
func (*billing) total(ctx context.Context) error {
	return effect() // want `^no region \(`
}

func Activities(w worker.ActivityRegistry) { w.RegisterActivity(&billing{}) }

func InActivity(ctx context.Context) error {
	_ = activity.GetInfo(ctx)
	return effect() // want `^r2 activity handler \(`
}

func Limited(ctx workflow.Context) {
	ctx = workflow.WithActivityOptions(ctx, workflow.ActivityOptions{RetryPolicy: &temporal.RetryPolicy{MaximumAttempts: 1}})
	workflow.ExecuteActivity(ctx, once)
	ctx = workflow.WithActivityOptions(ctx, workflow.ActivityOptions{RetryPolicy: &temporal.RetryPolicy{MaximumAttempts: 5}})
	workflow.ExecuteLocalActivity(ctx, often)
}

func once(ctx context.Context) error {
	return effect() // want `^no region \(`
}

func often(ctx context.Context) error {
	return effect() // want `^r2 workflow handler \(`
}

// Cadence tries once unless a policy says else.
func Cadence(ctx cadence.Context) {
	cadence.ExecuteActivity(ctx, cadenceOnce)
	ctx = cadence.WithActivityOptions(ctx, cadence.ActivityOptions{RetryPolicy: &cadence.RetryPolicy{MaximumAttempts: 5}})
	cadence.ExecuteActivity(ctx, cadenceOften)
}

func cadenceOnce(ctx context.Context) error {
	return effect() // want `^no region \(`
}

func cadenceOften(ctx context.Context) error {
	return effect() // want `^r2 workflow handler \(`
}
