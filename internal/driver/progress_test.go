package driver

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestProgress(t *testing.T) {
	var out bytes.Buffer
	p := &progress{out: &out, every: time.Millisecond}
	asked := make(chan bool)
	end := p.show(func() string { asked <- true; return "at work" })
	<-asked
	end()
	if got := out.String(); !strings.HasPrefix(got, "\r\033[Kat work") || !strings.HasSuffix(got, "\r\033[K") {
		t.Errorf("wrote %q, want what is done, and nothing left of it in the end", got)
	}

	out.Reset()
	p.every = time.Hour
	p.show(func() string { return "quick" })()
	if out.Len() > 0 {
		t.Errorf("wrote %q of what takes no time", &out)
	}

	file, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if newProgress(file).out != nil {
		t.Error("a file is no terminal, but progress is written to it")
	}
}
