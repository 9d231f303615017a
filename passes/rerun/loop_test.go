package rerun

import (
	"fmt"
	"strings"
	"testing"
)

const prelude = `package p

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"time"
)

var _ = os.Open

var _ = fmt.Sprint
var _ = log.Print
var _ = time.Sleep
var _ = errors.Is

type Payment struct{ ID string; Cents int }
type Response struct { StatusCode int; Status string; Err error; OK bool; Next string; Items []string }
type bank interface {
	Pay(ctx context.Context, to string, cents int) error
	Send(ctx context.Context, p *Payment) (*Response, error)
	Try(ctx context.Context, to string) bool
	Once(ctx context.Context, to string) (retry bool, err error)
	Post(ctx context.Context, to string) int
	Status(ctx context.Context, id string) (string, error)
	Receive(ctx context.Context) (*Payment, error)
	List(ctx context.Context, page string) (*Response, error)
	Purge(ctx context.Context, n int) (int, error)
	Version(ctx context.Context, id string) (int, error)
	Ping(ctx context.Context) error
}
var ErrTimeout = errors.New("timeout")
var ErrConflict = errors.New("conflict")
var ErrExpiredToken = errors.New("expired token")
func isRetryable(err error) bool { return err != nil }
func isDuplicate(err error) bool { return err != nil }
func shouldRetry(r *Response, err error) bool { return err != nil }
func backoff(n int) time.Duration { return time.Duration(n) }
func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}
`

// Each retry stands beside a near miss that is one edit away.
var loopTests = []struct {
	name string
	call string // the call that is asked about, "Pay" if empty
	body string
	want string // its regions
	why  string // part of what explain says
}{
	{name: "return on success", body: `
func F(ctx context.Context, b bank) (err error) {
	for i := 0; i < 3; i++ {
		if err = b.Pay(ctx, "x", 1); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}`, want: "loop(bank.Pay)", why: "a retry: the loop turns again when bank.Pay fails and ends when it succeeds"},
	{name: "return on failure", body: `
func F(ctx context.Context, b bank) (err error) {
	for i := 0; i < 3; i++ {
		if err = b.Pay(ctx, "x", 1); err != nil {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}`, why: "not a retry: the loop goes on when bank.Pay succeeds"},

	{name: "break on success, over an int", body: `
func F(ctx context.Context, b bank) error {
	var err error
	for i := range 3 {
		err = b.Pay(ctx, "x", 1)
		if err == nil {
			break
		}
		time.Sleep(backoff(i))
	}
	return err
}`, want: "loop(bank.Pay)"},
	{name: "all results gathered", body: `
func F(ctx context.Context, b bank) error {
	var errs []error
	for i := range 3 {
		err := b.Pay(ctx, "x", 1)
		if err != nil {
			errs = append(errs, err)
		}
		time.Sleep(backoff(i))
	}
	return errors.Join(errs...)
}`, why: "the loop goes on when bank.Pay succeeds"},

	{name: "continue on failure", body: `
func F(ctx context.Context, b bank) error {
	for range 3 {
		if err := b.Pay(ctx, "x", 1); err != nil {
			continue
		}
		return nil
	}
	return errors.New("given up")
}`, want: "loop(bank.Pay)"},
	{name: "continue on failure, next item on success", body: `
func F(ctx context.Context, b bank, to []string) error {
	for range 3 {
		if err := b.Pay(ctx, "x", 1); err != nil {
			continue
		}
		log.Print("paid")
	}
	return errors.New("given up")
}`},

	{name: "a number found by the last one", body: `
func F(ctx context.Context, b bank, next map[int]int, n int) (err error) {
	for n != 0 {
		if err = b.Pay(ctx, "x", n); err == nil {
			return nil
		}
		n = next[n]
	}
	return err
}`, why: "not a retry"},
	{name: "two numbers that are found by one another", body: `
func F(ctx context.Context, b bank, next []int, n int) (err error) {
	last := 0
	for n != 0 {
		if err = b.Pay(ctx, "x", last); err == nil {
			return nil
		}
		last, n = n, next[last]
	}
	return err
}`, why: "not a retry"},
	{name: "a counter that is handed over", body: `
func F(ctx context.Context, b bank) (err error) {
	for n := 1; n < 4; n++ {
		if err = b.Pay(ctx, "x", n); err == nil {
			return nil
		}
	}
	return err
}`, want: "loop(bank.Pay)"},

	{name: "range over items", body: `
func F(ctx context.Context, b bank, to []string) error {
	for _, x := range to {
		if err := b.Pay(ctx, x, 1); err == nil {
			return nil
		}
	}
	return errors.New("given up")
}`, why: "not a retry: bank.Pay depends on the range element"},
	{name: "range over delays", body: `
func F(ctx context.Context, b bank, delays []time.Duration) error {
	for _, d := range delays {
		if err := b.Pay(ctx, "x", 1); err == nil {
			return nil
		}
		time.Sleep(d)
	}
	return errors.New("given up")
}`, want: "loop(bank.Pay)"},

	{name: "indexed item", body: `
func F(ctx context.Context, b bank, to []string) error {
	for i := 0; i < len(to); i++ {
		if err := b.Pay(ctx, to[i], 1); err == nil {
			return nil
		}
	}
	return nil
}`, why: "depends on the range element"},
	{name: "first item", body: `
func F(ctx context.Context, b bank, to []string) error {
	for i := 0; i < len(to); i++ {
		if err := b.Pay(ctx, to[0], 1); err == nil {
			return nil
		}
	}
	return nil
}`, want: "loop(bank.Pay)"},

	{name: "map range", body: `
func F(ctx context.Context, b bank, to map[string]int) error {
	for x, n := range to {
		if err := b.Pay(ctx, x, n); err == nil {
			return nil
		}
	}
	return nil
}`, why: "depends on the range element"},
	{name: "endless with select", body: `
func F(ctx context.Context, b bank) error {
	for n := 0; ; n++ {
		err := b.Pay(ctx, "x", 1)
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(backoff(n)):
		}
	}
}`, want: "loop(bank.Pay)"},
	{name: "worker with select", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		if err != nil {
			log.Print(err)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second):
		}
	}
}`},
	{name: "worker that stops when it is told to", body: `
func F(ctx context.Context, b bank) error {
	for {
		if err := b.Pay(ctx, "x", 1); err != nil {
			log.Print(err)
			continue
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second):
		}
	}
}`, why: "the loop goes on when bank.Pay succeeds"},
	{name: "worker that checks the context", body: `
func F(ctx context.Context, b bank) error {
	for {
		if err := b.Pay(ctx, "x", 1); err != nil {
			log.Print(err)
			continue
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
}`},
	{name: "worker that ends when the work is cancelled", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		if errors.Is(err, context.Canceled) {
			return nil
		}
		time.Sleep(time.Second)
	}
}`},

	{name: "condition of the loop", body: `
func F(ctx context.Context, b bank) error {
	err := errors.New("not yet")
	for i := 0; err != nil && i < 3; i++ {
		err = b.Pay(ctx, "x", 1)
	}
	return err
}`, want: "loop(bank.Pay)"},
	{name: "condition of the loop, the other way", body: `
func F(ctx context.Context, b bank) error {
	var err error
	for i := 0; err == nil && i < 3; i++ {
		err = b.Pay(ctx, "x", 1)
	}
	return err
}`},
	{name: "post statement", body: `
func F(ctx context.Context, b bank) error {
	n := 0
	err := b.Ping(ctx)
	for ; err != nil && n < 3; err = b.Pay(ctx, "x", 1) {
		n++
	}
	return err
}`, want: "loop(bank.Pay)"},

	{name: "flag", body: `
func F(ctx context.Context, b bank) {
	done := false
	for i := 0; i < 3 && !done; i++ {
		if err := b.Pay(ctx, "x", 1); err == nil {
			done = true
		}
	}
}`, want: "loop(bank.Pay)"},
	{name: "flag set on failure", body: `
func F(ctx context.Context, b bank) {
	done := false
	for i := 0; i < 3 && !done; i++ {
		if err := b.Pay(ctx, "x", 1); err != nil {
			done = true
		}
	}
}`},

	{name: "goto", body: `
func F(ctx context.Context, b bank) error {
	n := 0
again:
	if err := b.Pay(ctx, "x", 1); err != nil {
		if n++; n < 3 {
			goto again
		}
		return err
	}
	return nil
}`, want: "loop(bank.Pay)"},
	{name: "goto on success", body: `
func F(ctx context.Context, b bank) error {
	n := 0
again:
	if err := b.Pay(ctx, "x", 1); err == nil {
		if n++; n < 3 {
			goto again
		}
		return err
	}
	return nil
}`},

	{name: "retry inside a range", body: `
func F(ctx context.Context, b bank, to []string) error {
	for _, x := range to {
		for try := 0; ; try++ {
			err := b.Pay(ctx, x, 1)
			if err == nil {
				break
			}
			if try == 3 {
				return err
			}
		}
	}
	return nil
}`, want: "loop(bank.Pay)"},
	{name: "labelled continue to the next item", body: `
func F(ctx context.Context, b bank, to []string) error {
items:
	for _, x := range to {
		for range 1 {
			if err := b.Pay(ctx, x, 1); err != nil {
				continue items
			}
			return nil
		}
	}
	return nil
}`, why: "depends on the range element"},
	{name: "labelled continue to the retry", body: `
func F(ctx context.Context, b bank, to string) error {
tries:
	for range 3 {
		for range 1 {
			if err := b.Pay(ctx, to, 1); err != nil {
				continue tries
			}
			return nil
		}
	}
	return nil
}`, want: "loop(bank.Pay)"},
	{name: "all items again", body: `
func F(ctx context.Context, b bank, to []string) error {
	var err error
	for range 3 {
		failed := false
		for _, x := range to {
			if err = b.Pay(ctx, x, 1); err != nil {
				failed = true
				break
			}
		}
		if !failed {
			return nil
		}
	}
	return err
}`, want: "loop(bank.Pay)"},

	{name: "retryable by helper", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		if !isRetryable(err) {
			return err
		}
	}
}`, want: "loop(bank.Pay)"},
	{name: "duplicate by helper", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		if !isDuplicate(err) {
			return err
		}
	}
}`, why: "not a retry: the loop turns again only when bank.Pay was refused"},
	{name: "timeout by errors.Is", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		if errors.Is(err, ErrTimeout) {
			continue
		}
		return err
	}
}`, want: "loop(bank.Pay)"},
	{name: "conflict by errors.Is", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		if errors.Is(err, ErrConflict) {
			continue
		}
		return err
	}
}`, why: "was refused"},
	{name: "expired token by comparison", body: `
func F(ctx context.Context, b bank) error {
	for range 2 {
		err := b.Pay(ctx, "x", 1)
		if err != ErrExpiredToken {
			return err
		}
	}
	return nil
}`, why: "was refused"},

	{name: "status", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) error {
	var last error
	for attempt := 0; attempt < 3; attempt++ {
		resp, err := b.Send(ctx, p)
		if err == nil {
			if resp.StatusCode < 500 {
				return nil
			}
			err = errors.New(resp.Status)
		}
		last = err
		time.Sleep(time.Second << attempt)
	}
	return last
}`, want: "loop(bank.Send)"},
	{name: "status 401 only", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) error {
	for range 2 {
		resp, err := b.Send(ctx, p)
		if err != nil {
			return err
		}
		if resp.StatusCode != 401 {
			return nil
		}
	}
	return nil
}`, why: "was refused"},
	{name: "status 503 only", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) error {
	for range 2 {
		resp, err := b.Send(ctx, p)
		if err != nil {
			return err
		}
		if resp.StatusCode != 503 {
			return nil
		}
	}
	return nil
}`, want: "loop(bank.Send)"},
	{name: "hundreds of a status", call: "Post", body: `
func F(ctx context.Context, b bank) error {
	for range 2 {
		code := b.Post(ctx, "x")
		if code/100 == 2 {
			return nil
		}
	}
	return nil
}`, want: "loop(bank.Post)"},
	{name: "429 only", call: "Post", body: `
func F(ctx context.Context, b bank) error {
	for {
		if code := b.Post(ctx, "x"); code == 429 {
			continue
		}
		return nil
	}
}`, why: "was refused"},
	{name: "two results in one condition", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) error {
	for range 3 {
		resp, err := b.Send(ctx, p)
		ok := err == nil && resp.StatusCode < 300
		if ok {
			return nil
		}
	}
	return nil
}`, want: "loop(bank.Send)"},
	{name: "error in the answer", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) error {
	for range 3 {
		resp, _ := b.Send(ctx, p)
		if resp.Err == nil {
			return nil
		}
	}
	return nil
}`, want: "loop(bank.Send)"},
	{name: "helper on answer and error", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) error {
	for {
		resp, err := b.Send(ctx, p)
		if !shouldRetry(resp, err) {
			return err
		}
	}
}`, want: "loop(bank.Send)"},

	{name: "bool", call: "Try", body: `
func F(ctx context.Context, b bank) {
	for !b.Try(ctx, "x") {
		time.Sleep(time.Second)
	}
}`, want: "loop(bank.Try)"},
	{name: "bool, the other way", call: "Try", body: `
func F(ctx context.Context, b bank) {
	for b.Try(ctx, "x") {
		time.Sleep(time.Second)
	}
}`},
	{name: "bool that asks for another try", call: "Once", body: `
func F(ctx context.Context, b bank) error {
	for {
		retry, err := b.Once(ctx, "x")
		if !retry {
			return err
		}
	}
}`, want: "loop(bank.Once)"},
	{name: "bool that asks for another try, the other way", call: "Once", body: `
func F(ctx context.Context, b bank) error {
	for {
		retry, err := b.Once(ctx, "x")
		if err != nil {
			return err
		}
		if retry {
			return nil
		}
	}
}`},

	{name: "named result in a cell", body: `
func F(ctx context.Context, b bank) (err error) {
	defer func() { err = fmt.Errorf("f: %w", err) }()
	for range 3 {
		err = b.Pay(ctx, "x", 1)
		if err == nil {
			return
		}
	}
	return
}`, want: "loop(bank.Pay)"},
	{name: "switch", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		switch {
		case err == nil:
			return nil
		case errors.Is(err, ErrTimeout):
			time.Sleep(time.Second)
		default:
			return err
		}
	}
}`, want: "loop(bank.Pay)"},
	{name: "switch on conflict", body: `
func F(ctx context.Context, b bank) error {
	for {
		err := b.Pay(ctx, "x", 1)
		switch {
		case err == nil:
			return nil
		case errors.Is(err, ErrConflict):
			time.Sleep(time.Second)
		default:
			return err
		}
	}
}`, why: "was refused"},
	{name: "pause that can fail", body: `
func F(ctx context.Context, b bank) error {
	for i := range 3 {
		err := b.Pay(ctx, "x", 1)
		if err == nil {
			return nil
		}
		if err := pause(ctx, backoff(i)); err != nil {
			return err
		}
	}
	return nil
}`, want: "loop(bank.Pay)"},
	{name: "pause in a worker", body: `
func F(ctx context.Context, b bank) error {
	for {
		if err := b.Pay(ctx, "x", 1); err != nil {
			log.Print(err)
		}
		if err := pause(ctx, time.Second); err != nil {
			return err
		}
	}
}`},
	{name: "deadline in a worker", body: `
func F(ctx context.Context, b bank, deadline time.Time) {
	for {
		if err := b.Pay(ctx, "x", 1); err != nil {
			log.Print(err)
			continue
		}
		if time.Now().After(deadline) {
			return
		}
	}
}`},

	{name: "received payload", call: "Send", body: `
func F(ctx context.Context, b bank) error {
	for {
		p, err := b.Receive(ctx)
		if err != nil {
			return err
		}
		if _, err := b.Send(ctx, p); err == nil {
			return nil
		}
	}
}`, why: "bank.Send depends on the result of bank.Receive on that turn"},
	{name: "payload received before", call: "Send", body: `
func F(ctx context.Context, b bank) error {
	p, err := b.Receive(ctx)
	if err != nil {
		return err
	}
	for {
		if _, err := b.Send(ctx, p); err == nil {
			return nil
		}
	}
}`, want: "loop(bank.Send)"},
	{name: "payload from a channel", call: "Send", body: `
func F(ctx context.Context, b bank, ch chan *Payment) {
	for {
		p := <-ch
		if _, err := b.Send(ctx, p); err == nil {
			return
		}
	}
}`, why: "a received element"},
	{name: "payload from a channel in a select", call: "Send", body: `
func F(ctx context.Context, b bank, ch chan *Payment) {
	for {
		select {
		case p := <-ch:
			if _, err := b.Send(ctx, p); err == nil {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}`, why: "a received element"},
	{name: "payload from a queue field", call: "Send", body: `
type W struct { queue []*Payment }
func (w *W) F(ctx context.Context, b bank) {
	for len(w.queue) > 0 {
		p := w.queue[0]
		w.queue = w.queue[1:]
		if _, err := b.Send(ctx, p); err == nil {
			return
		}
	}
}`, why: "depends on"},
	{name: "payload in a field", call: "Send", body: `
type W struct { p *Payment }
func (w *W) F(ctx context.Context, b bank) {
	for range 3 {
		if _, err := b.Send(ctx, w.p); err == nil {
			return
		}
	}
}`, want: "loop(bank.Send)"},
	{name: "payload made on each turn", call: "Send", body: `
func F(ctx context.Context, b bank, id string) {
	for n := range 3 {
		p := &Payment{ID: id + fmt.Sprint(n), Cents: 5}
		if _, err := b.Send(ctx, p); err == nil {
			return
		}
	}
}`, want: "loop(bank.Send)"},
	{name: "payload made of an item", call: "Send", body: `
func F(ctx context.Context, b bank, ids []string) {
	for _, id := range ids {
		p := &Payment{ID: id, Cents: 5}
		if _, err := b.Send(ctx, p); err == nil {
			return
		}
	}
}`, why: "depends on the range element"},
	{name: "linked list", call: "Pay", body: `
type node struct { to string; next *node }
func F(ctx context.Context, b bank, n *node) {
	for ; n != nil; n = n.next {
		if err := b.Pay(ctx, n.to, 1); err == nil {
			return
		}
	}
}`, why: "moves on with each turn"},

	{name: "pages", call: "List", body: `
func F(ctx context.Context, b bank) error {
	tok := ""
	for {
		r, err := b.List(ctx, tok)
		if err != nil {
			return err
		}
		if r.Next == "" {
			return nil
		}
		tok = r.Next
	}
}`},
	{name: "one page until it answers", call: "List", body: `
func F(ctx context.Context, b bank) error {
	tok := ""
	for {
		r, err := b.List(ctx, tok)
		if err != nil {
			continue
		}
		if r.Next == "" {
			return nil
		}
		return errors.New("more")
	}
}`, want: "loop(bank.List)"},
	{name: "drain", call: "Purge", body: `
func F(ctx context.Context, b bank) error {
	for {
		n, err := b.Purge(ctx, 1000)
		if err != nil {
			return err
		}
		if n == 0 {
			return nil
		}
	}
}`},
	{name: "status poll", call: "Status", body: `
func F(ctx context.Context, b bank, id string) error {
	for attempt := 0; attempt < 60; attempt++ {
		st, err := b.Status(ctx, id)
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		switch st {
		case "done":
			return nil
		case "failed":
			return errors.New("job failed")
		}
		time.Sleep(2 * time.Second)
	}
	return errors.New("timed out")
}`, want: "loop(bank.Status)"},
	{name: "version read on each turn", call: "Pay", body: `
func F(ctx context.Context, b bank) error {
	for {
		v, err := b.Version(ctx, "x")
		if err != nil {
			return err
		}
		if err := b.Pay(ctx, "x", v); err == nil {
			return nil
		}
	}
}`, why: "depends on the result of bank.Version on that turn"},

	{name: "message parsed and stored", call: "Receive", body: `
func parse(p *Payment) (int, error) { return fmt.Sscan(p.ID) }
func F(ctx context.Context, b bank) error {
	for {
		p, err := b.Receive(ctx)
		if err != nil {
			return err
		}
		n, err := parse(p)
		if err != nil {
			return err
		}
		if err := b.Pay(ctx, "x", n); err != nil {
			return err
		}
	}
}`},
	{name: "answer checked by a helper", call: "Send", body: `
func check(r *Response) error { return r.Err }
func F(ctx context.Context, b bank, p *Payment) (err error) {
	for range 3 {
		r, _ := b.Send(ctx, p)
		if err = check(r); err == nil {
			return nil
		}
	}
	return err
}`, want: "loop(bank.Send)"},
	{name: "failover", call: "Pay", body: `
func F(ctx context.Context, banks []bank, to string) (err error) {
	for _, b := range banks {
		if err = b.Pay(ctx, to, 1); err == nil {
			return nil
		}
	}
	return err
}`, want: "loop(bank.Pay) failover"},
	{name: "first one that works", call: "Ping", body: `
func F(ctx context.Context, banks []bank) (err error) {
	for _, b := range banks {
		if err = b.Ping(ctx); err == nil {
			return nil
		}
	}
	return err
}`, why: "depends on the range element"},

	{name: "something found beside an error", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment, n int) error {
	for range n {
		r, err := b.Send(ctx, p)
		if err != nil {
			return err
		}
		if r != nil {
			return errors.New("did not expect an answer")
		}
	}
	return nil
}`},
	{name: "until nothing is left to do", call: "Pay", body: `
func F(ctx context.Context, b bank, items []*Payment) error {
	done := false
	for !done {
		done = true
		for _, it := range items {
			if it.Cents == 0 {
				continue
			}
			done = false
			if err := b.Pay(ctx, "x", 1); err == nil {
				break
			}
			return errors.New("failed")
		}
	}
	return nil
}`},
	{name: "iterator", call: "step", body: `
type it struct { b bank }
func (i *it) step() bool { return i.b.Ping(context.Background()) == nil }
func (i *it) F() bool {
	for {
		if i.step() {
			return true
		}
	}
}`},
	{name: "opened by number", call: "Recv", body: `
type sink interface { Recv(f *os.File) error }
func F(s sink) error {
	for n := 0; ; n++ {
		f, err := os.Open(fmt.Sprint(n))
		if err != nil {
			return err
		}
		if err := s.Recv(f); err == nil {
			return nil
		}
	}
}`, why: "depends on what os.Open finds on that turn"},
	{name: "line of a conversation", call: "Next", body: `
type conn interface { Next(ctx context.Context) (string, error) }
func F(ctx context.Context, c conn) error {
	for {
		line, err := c.Next(ctx)
		if err != nil {
			return err
		}
		if line == "quit" {
			return nil
		}
	}
}`},
	{name: "state that is polled", call: "State", body: `
type conn interface { State(ctx context.Context) (string, error) }
func F(ctx context.Context, c conn) error {
	for {
		st, err := c.State(ctx)
		if err != nil {
			return err
		}
		if st == "done" {
			return nil
		}
	}
}`, want: "loop(conn.State)"},
	{name: "something found, errors tried again", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) *Response {
	for {
		r, err := b.Send(ctx, p)
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		if r != nil {
			return r
		}
	}
}`, want: "loop(bank.Send)"},
	{name: "nothing found, errors tried again", call: "Send", body: `
func F(ctx context.Context, b bank, p *Payment) {
	for {
		r, err := b.Send(ctx, p)
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		if r == nil {
			return
		}
	}
}`},
	{name: "method of the answer", call: "Get", body: `
type conn struct{}
func (c *conn) ReuseConnection() bool { return true }
type pool interface { Get(ctx context.Context) (*conn, error) }
func F(ctx context.Context, p pool) error {
	for {
		c, err := p.Get(ctx)
		if err != nil {
			return err
		}
		if !c.ReuseConnection() {
			return nil
		}
	}
}`},
	{name: "method of the answer that says how it went", call: "Get", body: `
type answer struct{}
func (c *answer) Succeeded() bool { return true }
type pool interface { Get(ctx context.Context) (*answer, error) }
func F(ctx context.Context, p pool) error {
	for {
		c, err := p.Get(ctx)
		if err != nil {
			return err
		}
		if c.Succeeded() {
			return nil
		}
	}
}`, want: "loop(pool.Get)"},
	{name: "walking up", call: "Pay", body: `
func parent(s string) string { return s[:len(s)-1] }
func F(ctx context.Context, b bank, dir string) error {
	for {
		if err := b.Pay(ctx, dir, 1); err == nil {
			return nil
		}
		dir = parent(dir)
	}
}`, why: "depends on a value that moves on with each turn"},
	{name: "key made on the first turn", call: "Pay", body: `
func mint() string { return fmt.Sprint(time.Now()) }
func F(ctx context.Context, b bank) error {
	key := ""
	for {
		if key == "" {
			key = mint()
		}
		if err := b.Pay(ctx, key, 1); err == nil {
			return nil
		}
	}
}`, want: "loop(bank.Pay)"},
	{name: "bool that says something else", call: "Line", body: `
type lines interface { Line() (s string, isPrefix bool, err error) }
func F(l lines) error {
	for {
		_, more, err := l.Line()
		if err != nil {
			return err
		}
		if more {
			return errors.New("line is too long")
		}
	}
}`},
	{name: "condition that is asked", call: "cond", body: `
func F(ctx context.Context, cond func() (bool, error)) error {
	for {
		ok, err := cond()
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		time.Sleep(time.Second)
	}
}`, want: "loop(cond)"},
	{name: "parser of the answer", call: "Question", body: `
type parser struct { s string }
func (p *parser) Start(s string) error { p.s = s; _, err := os.Stat(s); return err }
func (p *parser) Question() error { _, err := os.Stat(p.s); return err }
type conn interface { Read(ctx context.Context) (string, error) }
func F(ctx context.Context, c conn) error {
	for {
		s, err := c.Read(ctx)
		if err != nil {
			return err
		}
		var p parser
		if err := p.Start(s); err != nil {
			continue
		}
		if err := p.Question(); err != nil {
			continue
		}
		return nil
	}
}`},
	{name: "bytes read", call: "Get", body: `
type in interface { Get(ctx context.Context) byte }
func F(ctx context.Context, r in) {
	for r.Get(ctx) != '\n' {
		log.Print("more")
	}
}`},
	{name: "body of the answer", call: "Send", body: `
func remains(items []string) bool { return len(items) > 0 }
func F(ctx context.Context, b bank, p *Payment) error {
	for {
		r, err := b.Send(ctx, p)
		if err != nil {
			return err
		}
		if remains(r.Items) {
			return nil
		}
	}
}`},
	{name: "first receiver that says yes", call: "Try", body: `
func F(ctx context.Context, banks []bank, to string) bool {
	for _, b := range banks {
		if b.Try(ctx, to) {
			return true
		}
	}
	return false
}`, why: "depends on the range element"},
	{name: "items of the answer checked in an inner loop", call: "List", body: `
func add(s string) error { return nil }
func F(ctx context.Context, b bank, n int) error {
	for range n {
		r, err := b.List(ctx, "x")
		if isRetryable(err) {
			continue
		}
		if err != nil {
			return err
		}
		for _, it := range r.Items {
			if err := add(it); err != nil {
				return err
			}
		}
	}
	return nil
}`},
	{name: "first function that works", call: "a function value", body: `
func F(ctx context.Context, fns []func(context.Context, string) error, to string) (err error) {
	for _, fn := range fns {
		if err = fn(ctx, to); err == nil {
			return nil
		}
	}
	return err
}`, why: "depends on the range element"},
	{name: "drained in an inner loop", call: "Try", body: `
func F(ctx context.Context, b bank, done, more chan int) {
	for {
		select {
		case <-done:
			return
		case <-more:
		}
		for {
			if !b.Try(ctx, "x") {
				break
			}
			select {
			case <-done:
				return
			case more <- 1:
			}
		}
	}
}`},
	{name: "literal called in the loop", body: `
func F(ctx context.Context, b bank) error {
	for range 3 {
		err := func() error { return b.Pay(ctx, "x", 1) }()
		if err == nil {
			return nil
		}
	}
	return nil
}`, want: "loop(a function literal)"},
	{name: "literal that captures an item", body: `
func F(ctx context.Context, b bank, to []string) error {
	for _, x := range to {
		err := func() error { return b.Pay(ctx, x, 1) }()
		if err == nil {
			return nil
		}
	}
	return nil
}`, why: "depends on the range element"},
	{name: "literal kept in a variable", body: `
func F(ctx context.Context, b bank) error {
	pay := func() error { return b.Pay(ctx, "x", 1) }
	for range 3 {
		if err := pay(); err == nil {
			return nil
		}
	}
	return nil
}`, want: "loop(a function literal)"},

	{name: "range over a function that counts", body: `
func tries(yield func(int) bool) {}
func F(ctx context.Context, b bank) (err error) {
	for range tries {
		if err = b.Pay(ctx, "x", 1); err == nil {
			return nil
		}
	}
	return err
}`, want: "loop(bank.Pay)"},
	{name: "range over a function of items", body: `
func items(yield func(string) bool) {}
func F(ctx context.Context, b bank) (err error) {
	for to := range items {
		if err = b.Pay(ctx, to, 1); err == nil {
			return nil
		}
	}
	return err
}`, why: "depends on the range element"},
	{name: "range over a function, all of it", body: `
func tries(yield func(int) bool) {}
func F(ctx context.Context, b bank) (err error) {
	for range tries {
		if err = b.Pay(ctx, "x", 1); err != nil {
			return err
		}
	}
	return err
}`},
	{name: "error known by its text", body: `
var errGone = errors.New("the card was declined")
func F(ctx context.Context, b bank) error {
	for {
		if err := b.Pay(ctx, "x", 1); err != errGone {
			return err
		}
	}
}`, why: "was refused"},
	{name: "error known by another text", body: `
var errGone = errors.New("no answer")
func F(ctx context.Context, b bank) error {
	for {
		if err := b.Pay(ctx, "x", 1); err != errGone {
			return err
		}
	}
}`, want: "loop(bank.Pay)"},
	{name: "bounded by tries and a deadline", body: `
func F(ctx context.Context, b bank) (err error) {
	deadline := time.Now().Add(2 * time.Minute)
	for n := 0; n < 8 && time.Now().Before(deadline); n++ {
		if err = b.Pay(ctx, "x", 1); err == nil {
			return nil
		}
		time.Sleep(backoff(n))
	}
	return err
}`, want: "loop(bank.Pay)"},
	{name: "interceptor", call: "invoker", body: `
type Code int
const (
	OK Code = iota
	Unavailable
	DeadlineExceeded
	AlreadyExists
)
func codeOf(err error) Code { return OK }
func Again(tries int) func(ctx context.Context, req any, invoker func(context.Context, any) error) error {
	return func(ctx context.Context, req any, invoker func(context.Context, any) error) error {
		var err error
		for n := 0; n < tries; n++ {
			err = invoker(ctx, req)
			if c := codeOf(err); c != Unavailable && c != DeadlineExceeded {
				return err
			}
			time.Sleep(50 * time.Millisecond << n)
		}
		return err
	}
}`, want: "loop(invoker)"},
	{name: "interceptor that repeats what was refused", call: "invoker", body: `
type Code int
const (
	OK Code = iota
	Unavailable
	DeadlineExceeded
	AlreadyExists
)
func codeOf(err error) Code { return OK }
func Again(tries int) func(ctx context.Context, req any, invoker func(context.Context, any) error) error {
	return func(ctx context.Context, req any, invoker func(context.Context, any) error) error {
		var err error
		for n := 0; n < tries; n++ {
			err = invoker(ctx, req)
			if c := codeOf(err); c != AlreadyExists {
				return err
			}
			time.Sleep(50 * time.Millisecond << n)
		}
		return err
	}
}`, why: "was refused"},
	{name: "options applied", call: "a function value", body: `
type opts struct { key string }
func F(list ...func(*opts)) opts {
	var o opts
	for _, f := range list {
		f(&o)
	}
	return o
}`},
	{name: "errors collected over items", body: `
func F(ctx context.Context, b bank, people []Payment) error {
	var errs []error
	for _, p := range people {
		if err := b.Pay(ctx, p.ID, p.Cents); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", p.ID, err))
			continue
		}
	}
	return errors.Join(errs...)
}`},
	{name: "ticker", body: `
func F(ctx context.Context, b bank) {
	t := time.NewTicker(time.Minute)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
			_ = b.Pay(ctx, "x", 1)
		}
	}
}`},
	{name: "ticker that stops on success", body: `
func F(ctx context.Context, b bank) {
	t := time.NewTicker(time.Minute)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
			if err := b.Pay(ctx, "x", 1); err == nil {
				return
			}
		}
	}
}`, want: "loop(bank.Pay)"},
	{name: "rows", call: "Scan", body: `
type rows interface { Next() bool; Scan(dest ...any) error; Err() error }
func F(ctx context.Context, r rows) error {
	for r.Next() {
		var st string
		if err := r.Scan(&st); err != nil {
			return err
		}
	}
	return r.Err()
}`},
	{name: "payload scanned on each turn", body: `
type rows interface { Next() bool; Scan(dest ...any) error }
func F(ctx context.Context, b bank, r rows) error {
	for r.Next() {
		var to string
		r.Scan(&to)
		if err := b.Pay(ctx, to, 1); err == nil {
			return nil
		}
	}
	return nil
}`, why: "depends on what rows.Scan fills in on that turn"},
	{name: "wait until it runs", call: "State", body: `
type compute interface { State(ctx context.Context, id string) (string, error) }
func F(ctx context.Context, c compute, id string) error {
	for i := 0; i < 120; i++ {
		st, err := c.State(ctx, id)
		if err == nil && st == "RUNNING" {
			return nil
		}
		time.Sleep(5 * time.Second)
	}
	return errors.New("not running in time")
}`, want: "loop(compute.State)"},
	{name: "messages of a batch", call: "one", body: `
func one(ctx context.Context, p *Payment) error { return theBank.Pay(ctx, p.ID, p.Cents) }
var theBank bank
type queue interface { Receive(ctx context.Context) ([]*Payment, error) }
func F(ctx context.Context, q queue) error {
	for ctx.Err() == nil {
		out, err := q.Receive(ctx)
		if err != nil {
			return err
		}
		for _, m := range out {
			_ = one(ctx, m)
		}
	}
	return ctx.Err()
}`},
	{name: "reconnect", call: "Pay", body: `
type dialer interface { Dial(ctx context.Context) (bank, error) }
func F(ctx context.Context, d dialer, in chan string) error {
	for {
		b, err := d.Dial(ctx)
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		for to := range in {
			if err := b.Pay(ctx, to, 1); err != nil {
				break
			}
		}
	}
}`},
	{name: "recursion", body: `
func F(ctx context.Context, b bank, to string, n int) error {
	err := b.Pay(ctx, to, 1)
	if err != nil && n < 3 {
		return F(ctx, b, to, n+1)
	}
	return err
}`, want: "recursion(bank.Pay)"},
	{name: "recursion over items", body: `
func F(ctx context.Context, b bank, to []string) error {
	err := b.Pay(ctx, to[0], 1)
	if err != nil && len(to) > 1 {
		return F(ctx, b, to[1:])
	}
	return err
}`, why: "depends on"},
	{name: "recursion after a refusal", body: `
func F(ctx context.Context, b bank, to string, n int) error {
	err := b.Pay(ctx, to, 1)
	if errors.Is(err, ErrExpiredToken) && n < 3 {
		return F(ctx, b, to, n+1)
	}
	return err
}`, why: "was refused"},
}

func TestLoops(t *testing.T) {
	for _, test := range loopTests {
		t.Run(test.name, func(t *testing.T) {
			s := load(t, prelude+test.body, nil, nil)
			call := test.call
			if call == "" {
				call = "Pay"
			}
			if got := s.regions(call); got != test.want {
				t.Errorf("regions of %s: %q, want %q\n%s", call, got, test.want, s.explained(call))
			}
			if got := s.explained(call); !strings.Contains(got, test.why) {
				t.Errorf("explained as %q, want %q in it", got, test.why)
			}
		})
	}
}

// The answers are the same in each run.
func TestDeterminism(t *testing.T) {
	text := prelude + `
func pay(ctx context.Context, b bank) error { return b.Pay(ctx, "x", 1) }
func again(fn func() error) (err error) {
	for range 3 { if err = fn(); err == nil { return nil } }
	return err
}
func F(ctx context.Context, b bank) (err error) {
	for range 3 {
		if err = again(func() error { return pay(ctx, b) }); err == nil { return nil }
	}
	return err
}
func G(ctx context.Context, b bank) (err error) {
	for range 3 { if err = pay(ctx, b); err == nil { return nil } }
	return again(func() error { return pay(ctx, b) })
}`
	want := ""
	for range 10 {
		s := load(t, text, nil, nil)
		got := s.regions("Pay") + "\n" + s.explained("p.again")
		if want == "" {
			want = got
		}
		if got != want {
			t.Fatalf("now %q, before %q", got, want)
		}
	}
	if !strings.Contains(want, "loop(p.pay) via pay") || !strings.Contains(want, "p.again via pay; p.again via pay") {
		t.Errorf("regions %q, want those of all callers", want)
	}
}

// A generated parser's loop is not looked at, and that is said.
func TestLargeLoop(t *testing.T) {
	var b strings.Builder
	b.WriteString(prelude + "func F(ctx context.Context, b bank, n int) error {\nfor {\nif err := b.Pay(ctx, \"x\", 1); err == nil { return nil }\n")
	for i := range 400 {
		fmt.Fprintf(&b, "if n == %d { n++ }\n", i)
	}
	b.WriteString("}\n}\n")
	s := load(t, b.String(), nil, nil)
	if got := s.regions("Pay"); got != "" {
		t.Errorf("regions %q, want none", got)
	}
	if got := s.explained("Pay"); !strings.Contains(got, "the loop is too large") {
		t.Errorf("explained as %q, want the size as the reason", got)
	}
}
