package rerun

import (
	"strings"
	"testing"

	"github.com/idemlint/idemlint/internal/catalog"
)

var handlerDeps = map[string]string{
	"queue": `package queue
import "context"
type Task struct{ ID string }
type Writer interface{ Write() }
type Mux struct{}
type Handler interface{ Serve(w Writer, t *Task) }
type HandlerFunc func(w Writer, t *Task)
func (f HandlerFunc) Serve(w Writer, t *Task) { f(w, t) }
func (*Mux) HandleFunc(pattern string, fn func(ctx context.Context, t *Task) error) {}
func (*Mux) Route(pattern string, h Handler) {}
func (*Mux) Routes(pattern string, fn func(w Writer, t *Task)) {}
func Every(spec string, fn func()) {}
type Reader struct{}
type Message struct{ ID string; Body string }
func (*Reader) Fetch(ctx context.Context) (Message, error) { return Message{}, nil }
type Event struct{ ID string }
func Construct(b []byte) (Event, error) { return Event{}, nil }
type Delivery struct{}
`,
}

func handlerRows() map[string]*catalog.Rows {
	body := catalog.Access{Root: catalog.Arg, N: 1}
	row := func(h catalog.Handler) *catalog.Rows { return &catalog.Rows{Handlers: []*catalog.Handler{&h}} }
	return map[string]*catalog.Rows{
		"queue.Mux.HandleFunc": row(catalog.Handler{Func: []catalog.Symbol{"Mux.HandleFunc"}, Body: body, Kind: "job", ID: []catalog.Symbol{"Task.ID"}}),
		"queue.Mux.Route":      row(catalog.Handler{Func: []catalog.Symbol{"Mux.Route"}, Body: body, Kind: "http"}),
		"queue.Mux.Routes":     row(catalog.Handler{Func: []catalog.Symbol{"Mux.Routes"}, Body: body, Kind: "http"}),
		"queue.Every":          row(catalog.Handler{Func: []catalog.Symbol{"Every"}, Body: body, Kind: "cron"}),
		"queue.Task":           row(catalog.Handler{Method: []catalog.Symbol{"Process"}, Param: "Task", Kind: "job"}),
		"queue.Delivery":       row(catalog.Handler{Param: "Delivery", Kind: "queue"}),
		"queue.Writer":         row(catalog.Handler{Param: "Writer", Kind: "http"}),
		"queue.Reader.Fetch":   row(catalog.Handler{Recv: []catalog.Symbol{"Reader.Fetch"}, Kind: "queue"}),
		"queue.Construct":      row(catalog.Handler{Recv: []catalog.Symbol{"Construct"}, Kind: "webhook"}),
		"p.marked":             row(catalog.Handler{Method: []catalog.Symbol{"marked"}, Kind: "queue"}),
	}
}

var handlerTests = []struct {
	name string
	body string
	want string
}{
	{"registered function", `
func pay(ctx context.Context, t *queue.Task) error { return theBank.Pay(ctx, t.ID, 1) }
func F(m *queue.Mux) { m.HandleFunc("pay", pay) }`, "queue handler redeliver R2"},
	{"function that is not registered", `
func pay(ctx context.Context, t *queue.Task) error { return theBank.Pay(ctx, t.ID, 1) }
func other(ctx context.Context, t *queue.Task) error { return nil }
func F(m *queue.Mux) { m.HandleFunc("pay", other) }`, ""},
	{"registered closure", `
func F(m *queue.Mux, b bank) {
	m.HandleFunc("pay", func(ctx context.Context, t *queue.Task) error { return b.Pay(ctx, t.ID, 1) })
}`, "queue handler redeliver R2"},
	{"code beside the registration", `
func F(m *queue.Mux, b bank) {
	b.Pay(context.Background(), "x", 1)
	m.HandleFunc("pay", func(ctx context.Context, t *queue.Task) error { return nil })
}`, ""},
	{"registered method value", `
type svc struct { b bank }
func (s *svc) pay(ctx context.Context, t *queue.Task) error { return s.b.Pay(ctx, t.ID, 1) }
func F(m *queue.Mux, s *svc) { m.HandleFunc("pay", s.pay) }`, "queue handler redeliver R2"},
	{"method of a name with a parameter", `
type svc struct { b bank }
func (s *svc) Process(ctx context.Context, t *queue.Task) error { return s.b.Pay(ctx, t.ID, 1) }
`, "queue handler redeliver R2"},
	{"method of another name", `
type svc struct { b bank }
func (s *svc) Enqueue(ctx context.Context, t *queue.Task) error { return s.b.Pay(ctx, t.ID, 1) }
`, ""},
	{"parameter", `
func pay(ctx context.Context, d queue.Delivery) error { return theBank.Pay(ctx, "x", 1) }`, "queue handler redeliver R2"},
	{"literal with a parameter", `
func F(ctx context.Context) func(d queue.Delivery) error {
	return func(d queue.Delivery) error { return theBank.Pay(ctx, "x", 1) }
}`, "queue handler redeliver R2"},
	{"received", `
func F(ctx context.Context, r *queue.Reader) error {
	for {
		m, err := r.Fetch(ctx)
		if err != nil { return err }
		if err := theBank.Pay(ctx, m.Body, 1); err != nil { return err }
	}
}`, "queue handler redeliver R2"},
	{"before it is received", `
func F(ctx context.Context, r *queue.Reader) error {
	if err := theBank.Pay(ctx, "x", 1); err != nil { return err }
	_, err := r.Fetch(ctx)
	return err
}`, ""},
	{"received and handed to a function", `
func one(ctx context.Context, m queue.Message) error { return theBank.Pay(ctx, m.Body, 1) }
func F(ctx context.Context, r *queue.Reader) error {
	for ctx.Err() == nil {
		m, err := r.Fetch(ctx)
		if err != nil { return err }
		_ = one(ctx, m)
	}
	return nil
}`, "queue handler redeliver R2 via one"},
	{"received by a helper", `
func parse(b []byte) (queue.Event, error) { return queue.Construct(b) }
func F(ctx context.Context, b []byte) error {
	e, err := parse(b)
	if err != nil { return err }
	return theBank.Pay(ctx, e.ID, 1)
}`, "webhook handler redeliver R2"},
	{"received by a helper that keeps it", `
func check(b []byte) error { _, err := queue.Construct(b); return err }
func F(ctx context.Context, b []byte) error {
	if err := check(b); err != nil { return err }
	return theBank.Pay(ctx, "x", 1)
}`, ""},
	{"marked by a directive", `
func marked(ctx context.Context) error { return theBank.Pay(ctx, "x", 1) }`, "queue handler redeliver R2"},
	{"cron", `
func F(ctx context.Context) {
	queue.Every("@daily", func() { theBank.Pay(ctx, "x", 1) })
}`, "cron job redeliver R1"},
	{"reconciler by name", `
type rec struct{}
func (r *rec) Reconcile(ctx context.Context, name string) error { return theBank.Pay(ctx, name, 1) }`, "reconciler redeliver R1"},
	{"reconciling something else", `
func ReconcileCents(ctx context.Context, name string) error { return theBank.Pay(ctx, name, 1) }`, ""},
	{"HTTP handler", `
func pay(w queue.Writer, t *queue.Task) { theBank.Pay(context.Background(), "x", 1) }
func F(m *queue.Mux) { m.Routes("POST /pay", pay) }`, "HTTP handler redeliver R1"},
	{"HTTP handler that reads", `
func pay(w queue.Writer, t *queue.Task) { theBank.Pay(context.Background(), "x", 1) }
func F(m *queue.Mux) { m.Routes("GET /pay", pay) }`, ""},
	{"HTTP handler behind an adapter", `
func F(m *queue.Mux) {
	m.Route("POST /pay", queue.HandlerFunc(func(w queue.Writer, t *queue.Task) { theBank.Pay(context.Background(), "x", 1) }))
}`, "HTTP handler redeliver R1"},
	{"HTTP handler behind middleware", `
func guard(next func() error) func(w queue.Writer, t *queue.Task) {
	return func(w queue.Writer, t *queue.Task) { next() }
}
func pay() error { return theBank.Pay(context.Background(), "x", 1) }
func F(m *queue.Mux) { m.Routes("POST /pay", guard(pay)) }`, "HTTP handler redeliver R1 via pay"},
	{"relay", `
type outbox interface { Pending(ctx context.Context) ([]Payment, error); MarkSent(ctx context.Context, id string) error }
func F(ctx context.Context, o outbox) error {
	rows, err := o.Pending(ctx)
	if err != nil { return err }
	for _, r := range rows {
		if err := theBank.Pay(ctx, r.ID, r.Cents); err != nil { return err }
		if err := o.MarkSent(ctx, r.ID); err != nil { return err }
	}
	return nil
}`, "relay redeliver R2"},
	{"relay that marks first", `
type outbox interface { Pending(ctx context.Context) ([]Payment, error); MarkSent(ctx context.Context, id string) error }
func F(ctx context.Context, o outbox) error {
	rows, err := o.Pending(ctx)
	if err != nil { return err }
	for _, r := range rows {
		if err := o.MarkSent(ctx, r.ID); err != nil { return err }
		if err := theBank.Pay(ctx, r.ID, r.Cents); err != nil { return err }
	}
	return nil
}`, ""},
	{"relay with a function for one item", `
type outbox interface { Pending(ctx context.Context) ([]Payment, error); MarkSent(ctx context.Context, id string) error }
func one(ctx context.Context, o outbox, p Payment) error {
	if err := theBank.Pay(ctx, p.ID, p.Cents); err != nil { return err }
	return o.MarkSent(ctx, p.ID)
}
func F(ctx context.Context, o outbox) error {
	rows, err := o.Pending(ctx)
	if err != nil { return err }
	for _, r := range rows {
		if err := one(ctx, o, r); err != nil { log.Print(err) }
	}
	return nil
}`, "relay redeliver R2 via one"},
	{"list that is only read", `
type outbox interface { Pending(ctx context.Context) ([]Payment, error); Count(ctx context.Context, id string) error }
func F(ctx context.Context, o outbox) error {
	rows, err := o.Pending(ctx)
	if err != nil { return err }
	for _, r := range rows {
		if err := theBank.Pay(ctx, r.ID, r.Cents); err != nil { return err }
		if err := o.Count(ctx, r.ID); err != nil { return err }
	}
	return nil
}`, ""},
	{"requeue by a method that appends", `
type W struct { wait []string }
func (w *W) add(to string) { w.wait = append(w.wait, to) }
func (w *W) F(ctx context.Context) {
	batch := w.wait
	w.wait = nil
	for _, to := range batch {
		if err := theBank.Pay(ctx, to, 1); err != nil { w.add(to) }
	}
}`, "requeue(bank.Pay)"},
	{"failures put elsewhere", `
type W struct { wait, failed []string }
func (w *W) add(to string) { w.failed = append(w.failed, to) }
func (w *W) F(ctx context.Context) {
	batch := w.wait
	w.wait = nil
	for _, to := range batch {
		if err := theBank.Pay(ctx, to, 1); err != nil { w.add(to) }
	}
}`, ""},
	{"requeue by channel", `
func F(ctx context.Context, ch chan string) {
	for to := range ch {
		if err := theBank.Pay(ctx, to, 1); err != nil {
			ch <- to
		}
	}
}`, "requeue(bank.Pay)"},
	{"success sent on", `
func F(ctx context.Context, ch chan string) {
	for to := range ch {
		if err := theBank.Pay(ctx, to, 1); err == nil {
			ch <- to
		}
	}
}`, ""},
	{"requeue by name", `
type queue2 interface { Take(ctx context.Context) (*Payment, error); Requeue(ctx context.Context, p *Payment) error }
func F(ctx context.Context, q queue2) error {
	for {
		p, err := q.Take(ctx)
		if err != nil { return err }
		if err := theBank.Pay(ctx, p.ID, 1); err != nil {
			q.Requeue(ctx, p)
		}
	}
}`, "requeue(bank.Pay)"},
	{"loop in a handler", `
func marked(ctx context.Context) (err error) {
	for range 3 {
		if err = theBank.Pay(ctx, "x", 1); err == nil { return nil }
	}
	return err
}`, "loop(bank.Pay); queue handler redeliver R2"},
}

func TestHandlers(t *testing.T) {
	for _, test := range handlerTests {
		t.Run(test.name, func(t *testing.T) {
			text := strings.Replace(prelude, "import (", "import (\n\"queue\"", 1) + "var _ queue.Task\nvar theBank bank\n" + test.body
			s := load(t, text, handlerDeps, handlerRows())
			if got := s.regions("bank.Pay"); got != test.want {
				t.Errorf("regions: %q, want %q", got, test.want)
			}
		})
	}
}

func TestHandlerID(t *testing.T) {
	text := `package p
import ("context"; "queue")
type bank interface { Pay(context.Context, string) error }
var theBank bank
func pay(ctx context.Context, t *queue.Task) error { return theBank.Pay(ctx, t.ID) }
func F(m *queue.Mux) { m.HandleFunc("pay", pay) }`
	s := load(t, text, handlerDeps, handlerRows())
	at := s.result.At(s.call("bank.Pay"))
	if len(at) != 1 || len(at[0].ID) != 1 || at[0].ID[0] != "Task.ID" {
		t.Errorf("regions %+v, want one with the stable id Task.ID", at)
	}
	if want := "pay is registered by Mux.HandleFunc at p.go:6"; at[0].Why != want {
		t.Errorf("why %q, want %q", at[0].Why, want)
	}
}
