// Package statsd declares, for tests, what they use of github.com/DataDog/datadog-go/v5/statsd.
package statsd

type Client struct{}

type ClientInterface interface {
	Count(name string, value int64, tags []string, rate float64) error
	Gauge(name string, value float64, tags []string, rate float64) error
	Incr(name string, tags []string, rate float64) error
}

func (c *Client) Count(name string, value int64, tags []string, rate float64) (_ error) { return }

func (c *Client) Gauge(name string, value float64, tags []string, rate float64) (_ error) { return }

func (c *Client) Incr(name string, tags []string, rate float64) (_ error) { return }
