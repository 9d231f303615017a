// Package statsd declares, for tests, what they use of github.com/cactus/go-statsd-client/v5/statsd.
package statsd

type Client struct{}

type StatSender interface {
	Inc(string, int64, float32, ...Tag) error
	Gauge(string, int64, float32, ...Tag) error
}

type Tag [2]string

func (s *Client) Gauge(stat string, value int64, rate float32, tags ...Tag) (_ error) { return }

func (s *Client) Inc(stat string, value int64, rate float32, tags ...Tag) (_ error) { return }
