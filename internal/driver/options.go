package driver

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"

	"github.com/idemlint/idemlint/passes/config"
)

// options are the flags of the stand-alone command, besides those of config.
type options struct {
	format, output string
	fail           string
	tags           string
	cache          string
	freeze         string
	fix, diff      bool
	parallel       int
	list, version  bool
	patterns       []string
}

const usage = `usage: idemlint [flags] packages
       idemlint explain rule
       idemlint explain file.go:line

Points at the places where a retry, a replay, a crash or a second request at
the same time would produce a second effect. Packages are written as for the
go command; ./... means all below the current folder. A package that is named
like a verb is written ./explain.

Exit: 0 nothing found, 1 findings, 2 wrong usage or packages that do not load.

`

// parseOptions reads the command line. It returns flag.ErrHelp after it printed
// the usage on request, and an error of one line for what is wrong.
func parseOptions(args []string, stdout io.Writer) (*options, error) {
	o := new(options)
	fs := flag.NewFlagSet("idemlint", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	config.RegisterFlags(fs)
	fs.StringVar(&o.format, "f", "text", "output `format`: text, json, sarif or github")
	fs.StringVar(&o.output, "o", "", "write the output to `file` instead of standard output")
	fs.StringVar(&o.fail, "fail", "", "lowest `grade` that makes the exit code 1: high, medium, low or none (default what is shown)")
	fs.StringVar(&o.tags, "tags", "", "comma-separated build `tags`")
	fs.StringVar(&o.cache, "cache", os.Getenv("IDEMLINT_CACHE"), "`folder` that keeps results over runs, or off (default $IDEMLINT_CACHE, else idemlint in the user's cache folder)")
	fs.StringVar(&o.freeze, "freeze", "", "write what is found to this `folder`, for use with -baseline")
	fs.BoolVar(&o.fix, "fix", false, "apply the suggested fixes")
	fs.BoolVar(&o.diff, "diff", false, "print what -fix would change")
	fs.IntVar(&o.parallel, "p", runtime.GOMAXPROCS(0), "`number` of packages analysed at once")
	fs.BoolVar(&o.list, "list", false, "list the rules")
	fs.BoolVar(&o.version, "version", false, "print the version")
	err := fs.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(stdout, usage)
		fs.SetOutput(stdout)
		fs.PrintDefaults()
		return nil, err
	}
	if err != nil {
		return nil, fmt.Errorf("%v (idemlint -help lists the flags)", err)
	}
	o.patterns = fs.Args()
	return o, o.validate()
}

func (o *options) validate() error {
	if !slices.Contains([]string{"text", "json", "sarif", "github"}, o.format) {
		return fmt.Errorf("-f %s: unknown format: want text, json, sarif or github", o.format)
	}
	if o.fail != "" && o.fail != "none" {
		if _, err := config.ParseConfidence(o.fail); err != nil {
			return fmt.Errorf("-fail: %v, or none", err)
		}
	}
	if o.parallel < 1 {
		return fmt.Errorf("-p %d: want at least 1", o.parallel)
	}
	if len(o.patterns) == 0 && !o.list && !o.version {
		return errors.New("no packages named: idemlint ./... takes all below the current folder (idemlint -help)")
	}
	return nil
}
