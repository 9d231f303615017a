package config

import (
	"flag"
	"strings"
)

// flags are the values of the flags, set before the first package is analysed.
var flags = struct {
	config     string
	confidence Confidence
	rules      selection
	tests      bool
	own        []string
	baseline   string
}{confidence: Medium}

// RegisterFlags declares the flags on fs. Flags of one name share one value,
// on however many flag sets they are declared.
func RegisterFlags(fs *flag.FlagSet) {
	fs.StringVar(&flags.config, "config", flags.config,
		"configuration `file`, or off (default "+FileName+" in the module's root or above)")
	fs.Func("confidence", "lowest `grade` that is shown: high, medium or low (default medium)", func(s string) error {
		c, err := ParseConfidence(s)
		if err == nil {
			flags.confidence = c
		}
		return err
	})
	fs.Func("rules", "comma-separated `rules`: names, default, all; +name adds, -name removes", func(s string) error {
		sel, err := parseSelection(s)
		if err == nil {
			flags.rules = sel
		}
		return err
	})
	fs.BoolVar(&flags.tests, "tests", flags.tests, "report in test files too")
	fs.Func("own", "comma-separated module path `patterns` (as in GOPRIVATE) that are own code wherever they are stored", func(s string) error {
		flags.own = nil
		if s != "" {
			flags.own = strings.Split(s, ",")
		}
		return nil
	})
	fs.StringVar(&flags.baseline, "baseline", flags.baseline, "`folder` of known findings that are not shown")
}
