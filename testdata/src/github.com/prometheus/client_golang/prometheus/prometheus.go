// Package prometheus declares, for tests, what they use of github.com/prometheus/client_golang/prometheus.
package prometheus

type Counter interface {
	Inc()
	Add(float64)
}

type CounterOpts Opts

type CounterVec struct{}

type Gauge interface {
	Set(float64)
	Inc()
	Add(float64)
	SetToCurrentTime()
}

type GaugeOpts Opts

type GaugeVec struct{}

type Opts struct {
	Namespace string
	Name      string
	Help      string
}

func NewCounter(opts CounterOpts) (_ Counter) { return }

func NewCounterVec(opts CounterOpts, labelNames []string) (_ *CounterVec) { return }

func NewGauge(opts GaugeOpts) (_ Gauge) { return }

func NewGaugeVec(opts GaugeOpts, labelNames []string) (_ *GaugeVec) { return }

func (v *CounterVec) WithLabelValues(lvs ...string) (_ Counter) { return }

func (v *GaugeVec) WithLabelValues(lvs ...string) (_ Gauge) { return }
