package config_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/idemlint/idemlint/passes/config"
)

const rows = `version: 1
apis:
  example.com/pay:
    calls:
      - {func: Client.Charge, effect: {class: keyed, verb: charge}, key: arg0}
      - {func: Client.Refund, effect: {class: keyed, verb: refund}}
      - {func: sub.Send, effect: {class: keyed, verb: send}}
`

func TestAPIs(t *testing.T) {
	dir, cleanup, err := analysistest.WriteFiles(map[string]string{
		"example.com/pay/pay.go": "package pay\n\ntype Client struct{}\n\nfunc (Client) Charge(key string) {}\n",
		"shop/shop.go":           "package shop\n\nimport \"example.com/pay\"\n\nvar c pay.Client\n",
		"alone/alone.go":         "package alone\n",
	})
	if err != nil {
		t.Fatal(err)
	}
	defer cleanup()
	name := filepath.Join(dir, "rows.yml")
	if err := os.WriteFile(name, []byte(rows), 0o666); err != nil {
		t.Fatal(err)
	}
	fs := flag.NewFlagSet("", flag.PanicOnError)
	config.RegisterFlags(fs)
	fs.Set("config", name)
	var lines []string
	config.SetDoor(config.Door{Error: func(line string) { lines = append(lines, line) }})
	defer func() { config.SetDoor(config.Door{}); fs.Set("config", "") }()

	alone := analysistest.Run(t, dir, config.Analyzer, "alone")[0].Result.(*config.Settings)
	if alone.Err != nil {
		t.Errorf("a package that does not load the library: %v", alone.Err)
	}
	shop := analysistest.Run(t, dir, config.Analyzer, "shop")[0].Result.(*config.Settings)
	want := name + ":6: example.com/pay declares no Client.Refund"
	if shop.Err == nil || shop.Err.Error() != want {
		t.Errorf("error is %v, want %s", shop.Err, want)
	}
	if !slices.Equal(lines, []string{want}) {
		t.Errorf("the door got %q, want %q", lines, want)
	}
	if lib := shop.Catalog.Library("example.com/pay"); lib == nil || len(lib.Calls) != 3 {
		t.Errorf("the catalog has %+v of the library", lib)
	}
}

// No grade has none below it.
func TestDown(t *testing.T) {
	for c, want := range map[config.Confidence]config.Confidence{config.High: config.Medium, config.Medium: config.Low, config.Low: config.Low, 0: 0} {
		if got := c.Down(); got != want {
			t.Errorf("below %v is %v, want %v", c, got, want)
		}
	}
}
