package driver

import (
	"fmt"
	"os"
	"sync/atomic"
	"time"
)

// A progress writes one line that it overwrites, on a terminal and only if the
// work takes longer than a second.
type progress struct {
	out   *os.File
	total int
	done  atomic.Int64
	quit  chan struct{}
	ended chan struct{}
}

// newProgress returns a progress for out, silent unless out is a terminal.
func newProgress(out any) *progress {
	file, ok := out.(*os.File)
	if !ok {
		return &progress{}
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return &progress{}
	}
	return &progress{out: file}
}

func (p *progress) start(total int) {
	if p.out == nil {
		return
	}
	p.total = total
	p.quit, p.ended = make(chan struct{}), make(chan struct{})
	go func() {
		defer close(p.ended)
		ticks := time.NewTicker(time.Second)
		defer ticks.Stop()
		shown := false
		for {
			select {
			case <-ticks.C:
				fmt.Fprintf(p.out, "\r%d of %d packages", p.done.Load(), p.total)
				shown = true
			case <-p.quit:
				if shown {
					fmt.Fprint(p.out, "\r\033[K")
				}
				return
			}
		}
	}()
}

func (p *progress) step() { p.done.Add(1) }

func (p *progress) stop() {
	if p.out != nil {
		close(p.quit)
		<-p.ended
	}
}
