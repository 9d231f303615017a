package driver

import (
	"fmt"
	"io"
	"os"
	"time"
)

// A progress writes one line that it overwrites, on a terminal and only while
// something takes longer than a second. The zero progress is silent.
type progress struct {
	out   io.Writer
	every time.Duration
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
	return &progress{out: file, every: time.Second}
}

// show shows what is being done until the function that it returns is called,
// which takes it away again.
func (p *progress) show(doing func() string) (end func()) {
	if p.out == nil {
		return func() {}
	}
	quit, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		ticks := time.NewTicker(p.every)
		defer ticks.Stop()
		shown := false
		for {
			select {
			case <-ticks.C:
				fmt.Fprintf(p.out, "\r\033[K%s", doing())
				shown = true
			case <-quit:
				if shown {
					fmt.Fprint(p.out, "\r\033[K")
				}
				return
			}
		}
	}()
	return func() {
		close(quit)
		<-ended
	}
}
