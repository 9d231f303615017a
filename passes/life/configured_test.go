package life

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/idemlint/idemlint/passes/config"
)

// A horizon of the configuration holds where all of its words are among the names.
func TestConfigured(t *testing.T) {
	file := filepath.Join(t.TempDir(), ".idemlint.yml")
	if err := os.WriteFile(file, []byte("version: 1\nhorizons: {queue.refunds: 7d}\nrules: {shortttl: {floor: 48h}}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := config.Analyzer.Flags.Set("config", file); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { config.Analyzer.Flags.Set("config", "") })
	s := config.For(filepath.Join(filepath.Dir(file), "a.go"), "a")
	if s.Err != nil {
		t.Fatal(s.Err)
	}
	f := &finder{settings: s}
	for name, want := range map[string]time.Duration{"seen:refunds-queue": 7 * 24 * time.Hour, "seen:refunds": 0, "charges": 0} {
		n, ok := f.configured(&site{names: []string{"a", name}})
		if n.Span != want || ok != (want > 0) {
			t.Errorf("%s: the horizon is %v, want %v", name, n.Span, want)
		}
	}
	if got := f.least(); got != 48*time.Hour {
		t.Errorf("the floor is %v, want 48h", got)
	}
}
