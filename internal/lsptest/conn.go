package lsptest

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/textproto"
	"strconv"
	"sync"
	"time"
)

// A message is any message of JSON-RPC.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   json.RawMessage `json:"error,omitempty"`
}

// A conn carries messages to and from a server, with LSP's headers.
type conn struct {
	handle func(m message) (answer any) // takes notifications and requests; called one at a time

	writing sync.Mutex
	out     io.Writer

	mu      sync.Mutex
	changed chan struct{} // closed and replaced when something has arrived
	lastID  int
	answers map[int]message
}

func newConn(out io.Writer, handle func(message) any) *conn {
	return &conn{handle: handle, out: out, changed: make(chan struct{}), answers: map[int]message{}}
}

// read takes what the server sends, until it ends.
func (c *conn) read(in io.Reader) {
	r := bufio.NewReader(in)
	for {
		header, err := textproto.NewReader(r).ReadMIMEHeader()
		if err != nil {
			return
		}
		n, err := strconv.Atoi(header.Get("Content-Length"))
		if err != nil {
			return
		}
		body := make([]byte, n)
		if _, err := io.ReadFull(r, body); err != nil {
			return
		}
		var m message
		if json.Unmarshal(body, &m) == nil {
			c.take(m)
		}
	}
}

func (c *conn) take(m message) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if m.Method == "" {
		var id int
		if json.Unmarshal(m.ID, &id) == nil {
			c.answers[id] = m
		}
	} else if answer := c.handle(m); len(m.ID) > 0 {
		c.send(message{ID: m.ID, Result: encode(answer)})
	}
	close(c.changed)
	c.changed = make(chan struct{})
}

func encode(v any) json.RawMessage {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // a value of the test itself
	}
	return data
}

// send writes a message. To a server that has ended it writes nothing, and a call
// then says that there is no answer.
func (c *conn) send(m message) {
	m.Version = "2.0"
	body := encode(m)
	c.writing.Lock()
	defer c.writing.Unlock()
	fmt.Fprintf(c.out, "Content-Length: %d\r\n\r\n%s", len(body), body)
}

// call sends a request and returns its result. It fails if the server says so or
// does not answer.
func (c *conn) call(method string, params any) (json.RawMessage, error) {
	c.mu.Lock()
	c.lastID++
	id := c.lastID
	c.mu.Unlock()
	c.send(message{ID: encode(id), Method: method, Params: encode(params)})
	var m message
	err := c.wait(func() (ok bool) { m, ok = c.answers[id]; return ok })
	if len(m.Error) > 0 {
		err = errors.New(string(m.Error))
	}
	return m.Result, err
}

// patience is how long an answer may take on a loaded machine with cold caches.
const patience = 5 * time.Minute

// wait waits until cond holds, which is asked whenever something has arrived.
func (c *conn) wait(cond func() bool) error {
	limit := time.After(patience)
	for {
		c.mu.Lock()
		ok, changed := cond(), c.changed
		c.mu.Unlock()
		if ok {
			return nil
		}
		select {
		case <-changed:
		case <-limit:
			return errors.New("the server does not answer")
		}
	}
}
